// Writes the texts for a posted change: the body of its pull request or review, the comment and the summary.
import type { ChangeRow } from '../transcript/events.ts';
import { counted } from '../wording.ts';
import { tooLongNote, toSuggestion } from './findings-words.ts';
import { alert, type Block, blocks, details, heading, type Line, paragraph, quiet, table } from './render/blocks.ts';
import { shorten } from './render/cut.ts';
import { toFittingMarkdown, toMarkdown } from './render/markdown.ts';
import { renderRichText } from './render/rich-text.ts';

export interface PostedChange {
  /** `added` and `removed` are null for binary content. */
  readonly paths: readonly Pick<ChangeRow, 'path' | 'status' | 'added' | 'removed'>[];
  /** Changes that the policy left behind, from the file of changes. */
  readonly leftBehind: readonly { readonly path: string; readonly rule: string }[];
  readonly answer: string;
  readonly runUrl: string | undefined;
  readonly base: string;
}

export type PostedAs =
  | { readonly is: 'commit'; readonly sha: string; readonly url: string; readonly branch: string }
  | {
      readonly is: 'pull-request';
      readonly number: number;
      readonly url: string;
      readonly baseBranch: string;
      readonly sha: string;
    }
  | { readonly is: 'suggestions'; readonly url: string };

/** Leaves room for a hidden line: GitHub accepts 65,536 characters. */
const maxBytes = 60_000;
const maxPath = 200;
const rowCounts = [100, 20, 5];

export function toPostedText(change: PostedChange, postedAs: PostedAs): string {
  return toFittingMarkdown(rowCounts, maxBytes, (rows) =>
    blocks(toHeading(postedAs), toLeftAlert(change), toPathTable(change.paths, rows)),
  );
}

function toHeading(postedAs: PostedAs): Block {
  switch (postedAs.is) {
    case 'commit': {
      const commit: Line = ['commit ', { code: postedAs.sha.slice(0, 12), href: postedAs.url }];
      return heading("✅ The intern's change is committed", [commit, ['on ', { code: postedAs.branch }]]);
    }
    case 'pull-request': {
      const pull: Line = [{ code: `pull request ${postedAs.number}`, href: postedAs.url }];
      return heading("✅ The intern's change is a pull request", [pull, ['into ', { code: postedAs.baseBranch }]]);
    }
    case 'suggestions':
      return heading("✅ The intern's change is suggested", [[{ code: 'review', href: postedAs.url }]]);
    default:
      return postedAs satisfies never;
  }
}

const maxLeftBehind = 10;

/** Warns at the top that files were left behind: the change may be incomplete without them. */
function toLeftAlert({ leftBehind }: PostedChange): Block | undefined {
  if (leftBehind.length === 0) return undefined;
  const names = leftBehind
    .slice(0, maxLeftBehind)
    .flatMap(({ path }, index): Line => [...(index === 0 ? [] : [', ']), { code: shorten(path, maxPath) }]);
  const more = leftBehind.length > maxLeftBehind ? ' and more' : '';
  return alert('NOTE', 'Left behind, so the change may be incomplete: ', ...names, `${more}.`);
}

/** Makes all text harmless in a commit message too, because a squash merge may copy the body into one. */
export function toPullBody(change: PostedChange): string {
  const { answer, paths, runUrl, base } = change;
  const hasAnswer = answer.trim() !== '';
  const html = hasAnswer ? breakUpCommands(renderRichText(answer)) : '';
  const by: Line = runUrl === undefined ? [] : [' by a ', { code: 'workflow run', href: runUrl }];
  return toFittingMarkdown(rowCounts, maxBytes, (rows) =>
    blocks(
      paragraph('An agent changed these files. Nobody has read them yet.'),
      toLeftAlert(change),
      toPathTable(paths, rows),
      hasAnswer && { type: 'rich', html, text: answer, speaker: 'The intern' },
      quiet('Made from commit ', { code: base.slice(0, 12) }, ...by),
    ),
  );
}

// Breaks up commands that GitHub obeys in commit messages. There, HTML is plain text, so `<code>` hides nothing (GitHub
// docs, "Skipping workflow runs", "Linking a pull request to an issue", "Creating a commit with multiple authors").
function breakUpCommands(html: string): string {
  return html
    .replaceAll(/\[(?=(?:skip ci|ci skip|no ci|skip actions|actions skip)\])/gi, '[&#8203;')
    .replaceAll(/(?:skip-checks|-by)(?=\s*:)/gi, '$&&#8203;')
    .replaceAll(/@(?=\w)|(?<!&)#(?=\d)|GH-(?=\d)|:(?=\/\/)/gi, '$&&#8203;');
}

/** `rest` has files that could not be suggested whole; `diff` is undefined for binary content. */
export function toSuggestionsBody(
  change: PostedChange,
  suggested: number,
  rest: readonly { readonly path: string; readonly status: string; readonly diff: string | undefined }[],
): string {
  const opening = `An agent changed ${counted(change.paths.length, 'file')}: ${counted(suggested, 'suggestion')}.`;
  let text = toMarkdown(blocks(paragraph(opening), toLeftAlert(change), toPathTable(change.paths, 20)));
  let omitted = 0;
  for (const { path, status, diff } of rest) {
    const shown: Block[] = diff === undefined ? [] : [{ type: 'code', text: diff.trimEnd(), isDiff: true }];
    const note = diff === undefined ? ', which is not text' : '';
    const summary = [`not suggested: ${status} `, { code: shorten(path, maxPath) }, note] as const;
    const more = toMarkdown([details(summary, ...shown)]);
    if (Buffer.byteLength(text) + Buffer.byteLength(more) > maxBytes) omitted += 1;
    else text += `\n${more}`;
  }
  if (omitted === 0) return text;
  const note = `The diffs of ${counted(omitted, 'file')} are too long for a review. The file of changes has them: "interns changes FILE --patch".`;
  return `${text}\n${toMarkdown([alert('WARNING', note)])}`;
}

export function toSuggestionText({ path, text }: { readonly path: string; readonly text: string }): string {
  const block = toSuggestion({ path, side: 'new', suggestion: text });
  return block === '' ? toMarkdown([tooLongNote]) : block;
}

function toPathTable(paths: PostedChange['paths'], maxRows: number): readonly Block[] {
  const rows = paths
    .slice(0, maxRows)
    .map(({ path, status, added, removed }): readonly Line[] => [
      [{ code: shorten(path, maxPath) }],
      [status],
      [added === null || removed === null ? 'binary' : `+${added} −${removed}`],
    ]);
  const omitted = paths.length - rows.length;
  return blocks(table(['File', 'Status', 'Lines'], rows), omitted > 0 && quiet(`${omitted} more.`));
}

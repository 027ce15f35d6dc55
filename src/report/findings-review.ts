// Writes a review with findings as a summary, as texts of a GitHub review and its threads, and as annotations.
import type { Finding, Severity } from '../findings/finding.ts';
import type { FindingRow, PlacedFinding, ReviewOutcome } from '../findings/review.ts';
import { separateBlocks } from '../findings/top-level-blocks.ts';
import { type RunRecord, separateMessages } from '../transcript/run-record.ts';
import { maxMessage } from './ending.ts';
import {
  explainUnsure,
  isTooLong,
  toCounts,
  toFateCounts,
  toFateWords,
  tooLongNote,
  toPlace,
  toSuggestion,
  verdictWords,
} from './findings-words.ts';
import type { ShownLevel } from './intern-words.ts';
import {
  alert,
  type Block,
  blocks,
  code,
  details,
  heading,
  type Line,
  lines,
  paragraph,
  quiet,
  table,
} from './render/blocks.ts';
import { keepFitting, shorten } from './render/cut.ts';
import { toFittingMarkdown, toMarkdown } from './render/markdown.ts';
import { renderRichText } from './render/rich-text.ts';

const maxPlace = 200;

/** Includes the intern's words only at the level `full`. */
export function toReviewBlocks(outcome: ReviewOutcome, level: ShownLevel, rows: number): readonly Block[] {
  const { verdict, review, head } = outcome;
  const count = review.findings.length + (review.leftOut?.count ?? 0);
  const commit: Line | undefined = head === undefined ? undefined : ['commit ', { code: head.slice(0, 12) }];
  const status = heading(verdictWords[verdict], lines(commit, [count === 0 ? 'no findings' : `${count} found`]));
  if (level === 'none') return [status];
  const counts = toCounts(outcome.rows.map(({ finding }) => finding));
  const shown = level === 'full' ? toTable(outcome.rows, rows) : counts !== '' && paragraph(`Findings: ${counts}.`);
  return blocks(status, toAlerts(outcome), shown);
}

function toAlerts(outcome: ReviewOutcome): readonly Block[] {
  const { verdict, review, remarks } = outcome;
  const { unreadable, leftOut } = review;
  const warnings = [
    verdict === 'unsure' && explainUnsure(outcome),
    verdict === 'changes' && unreadable > 0 && `Findings that can't be read: ${unreadable}.`,
    leftOut !== undefined && `Findings left out (too many): ${leftOut.count}. The verdict counts them.`,
    ...remarks,
  ];
  return blocks(...warnings.map((words) => words !== false && alert('WARNING', shorten(words, maxMessage))));
}

function toTable(findingRows: readonly FindingRow[], maxRows: number): readonly Block[] {
  if (findingRows.length === 0) return [];
  const rows = findingRows
    .slice(0, maxRows)
    .map(({ finding, fate, url }): readonly Line[] => [
      [finding.severity],
      [{ code: shorten(toPlace(finding), maxPlace), href: url }],
      [finding.title],
      [toFateWords(fate)],
    ]);
  const omitted = findingRows.length - rows.length;
  const note = omitted > 0 && quiet(`The file of findings has ${omitted} more.`);
  return blocks(table(['Severity', 'Place', 'Finding', 'State'], rows), note);
}

interface ReviewTextFacts {
  readonly outcome: Pick<ReviewOutcome, 'verdict' | 'review' | 'head' | 'rows' | 'remarks'>;
  readonly round: number;
  /** Findings without a thread, the worst first. */
  readonly unthreaded: readonly PlacedFinding[];
}

/** Leaves room for the hidden mark in the first line: GitHub accepts 65,536 characters. */
const maxBytes = 60_000;

export function toReviewText({ outcome, round, unthreaded }: ReviewTextFacts): string {
  const { verdict, review, head, rows, remarks } = outcome;
  const facts = quiet(`Round ${round} · commit `, { code: head?.slice(0, 12) ?? '' });
  const verdictLine = `${verdictWords[verdict]}.`;
  if (rows.length === 0 && verdict === 'pass') {
    return toMarkdown([paragraph({ strong: verdictLine }, ' Nothing new.'), facts]);
  }
  const unsure = verdict === 'unsure' ? [explainUnsure(outcome)] : [];
  const opening = blocks(
    paragraph({ strong: verdictLine }, ` ${toFateCounts(rows)}`),
    review.summary !== '' && { type: 'prose', text: review.summary },
    [...unsure, ...remarks].map((words) => alert('WARNING', words)),
  );
  return [toMarkdown(opening), ...keepWithinBytes(unthreaded.map(toUnthreadedText)), toMarkdown([facts])].join('\n');
}

/** Shows a suggestion as code, because GitHub can't commit one from the body of a review. */
export function toUnthreadedText({ finding }: Pick<PlacedFinding, 'finding'>): string {
  const summary = [{ strong: finding.severity }, ' ', { code: toPlace(finding) }, ` ${finding.title}`] as const;
  return toMarkdown([details(summary, ...toBodyBlocks(finding), ...toSuggestionBlocks(finding))]);
}

function toSuggestionBlocks(finding: PlacedFinding['finding']): readonly Block[] {
  if (finding.suggestion === undefined) return [];
  return [isTooLong(finding) ? tooLongNote : code(finding.suggestion)];
}

function keepWithinBytes(entries: readonly string[]): readonly string[] {
  const fitting = keepFitting(entries, maxBytes);
  const omitted = entries.length - fitting.length;
  return omitted === 0 ? fitting : [...fitting, toMarkdown([quiet(`The job summary has ${omitted} more.`)])];
}

/** Numbers of table rows to try, until the comment fits. */
const rowCounts = [200, 100, 50, 25, 10];

/** `otherBytes` are the bytes that other parts of the comment take. */
export function toReviewComment(outcome: ReviewOutcome, otherBytes: number): string {
  return toFittingMarkdown(rowCounts, maxBytes - otherBytes, (rows) => toReviewBlocks(outcome, 'full', rows));
}

export function toThreadText(finding: Finding): string {
  const suggestion = toSuggestion(finding);
  const text = toMarkdown(blocks(toFindingBlocks(finding), isTooLong(finding) && tooLongNote));
  return suggestion === '' ? text : `${text}\n${suggestion}`;
}

/** Writes a reply in an earlier thread. A suggestion becomes code: a click could commit it to the wrong lines. */
export function toAnswerText(finding: Finding): string {
  return toMarkdown([...toFindingBlocks(finding), ...toSuggestionBlocks(finding)]);
}

function toFindingBlocks(finding: Finding): readonly Block[] {
  return [paragraph({ strong: finding.severity }, ` · ${finding.title}`), ...toBodyBlocks(finding)];
}

function toBodyBlocks({ body }: Finding): readonly Block[] {
  return body.trim() === '' ? [] : [{ type: 'rich', html: renderRichText(body), text: body }];
}

export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** Undefined unless the finding is on lines of the diff's new side. */
  readonly place?: { readonly file: string; readonly line: number; readonly endLine: number };
}

const levels = { critical: 'error', major: 'error', minor: 'warning', note: 'notice' } as const satisfies Readonly<
  Record<Severity, Annotation['kind']>
>;

export function toAnnotations(findings: readonly PlacedFinding[]): readonly Annotation[] {
  return findings.map(({ finding, placement }) => {
    const { severity, title, body, path, line, end_line: endLine, side } = finding;
    const message = body === '' ? title : body;
    const annotation = { kind: levels[severity], title: `${severity}: ${title}` };
    return placement.in === 'diff' && side === 'new'
      ? { ...annotation, message, place: { file: path, line, endLine } }
      : { ...annotation, message: `${toPlace(finding)}: ${message}` };
  });
}

/** Removes the fenced blocks with findings. If the middle of the text was left out, searches only the end for them. */
export function removeFindingsBlocks(record: RunRecord): RunRecord {
  const separated = separateMessages(record);
  const { head, tail, omitted } = separated.text;
  if (omitted > 0) return { ...separated, text: { head, tail: separateBlocks(tail).text, omitted } };
  return { ...separated, text: { head: separateBlocks(head + tail).text, tail: '', omitted } };
}

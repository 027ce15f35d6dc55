// Writes parts of findings in words: place, severities, fate, suggestion, and why a review is unsure.
import type { WhyElsewhere } from '../findings/diff.ts';
import { type Finding, type FindingPlace, type Severity, severities } from '../findings/finding.ts';
import type { Fate, FindingRow, ReviewOutcome } from '../findings/review.ts';
import type { Verdict } from '../findings/verdict.ts';
import { visibleText } from '../log.ts';
import { countInWords } from '../wording.ts';
import { code, quiet } from './render/blocks.ts';
import { toFencedBlock, toMarkdown } from './render/markdown.ts';
import { isDisguised } from './shown-question.ts';

export const verdictWords: Readonly<Record<Verdict, string>> = {
  pass: '✅ The review passes',
  changes: '❌ The review asks for changes',
  unsure: '⚠️ The review is not sure',
  none: '❌ There is no review',
};

export function toPlace({ path, line, end_line, side }: FindingPlace): string {
  const lines = end_line === line ? `${line}` : `${line}-${end_line}`;
  return `${path}:${lines}${side === 'old' ? ' (before)' : ''}`;
}

export function toCounts(findings: readonly { readonly severity: Severity }[]): string {
  const all = findings.map(({ severity }) => severity);
  return countInWords(all, Object.fromEntries(severities.map((severity) => [severity, severity]))).join(', ');
}

const elsewhereReasons: Readonly<Record<WhyElsewhere, string>> = {
  'unknown-file': 'not a file of this diff',
  'no-diff': 'GitHub shows no diff of the file',
  'outside-diff': 'not on lines of the diff',
};

export function toFateWords(fate: Fate): string {
  if (fate.is === 'elsewhere') return elsewhereReasons[fate.why];
  return fate.is === 'below-floor' ? 'below the floor' : fateWords[fate.is];
}

export function explainUnsure({ review }: Pick<ReviewOutcome, 'review'>): string {
  const { problem, unreadable, internVerdict } = review;
  if (problem !== undefined) return `The intern was asked twice, but its findings still can't be read. ${problem}`;
  if (unreadable > 0) return `${unreadable === 1 ? 'One finding' : `${unreadable} findings`} can't be read.`;
  if (internVerdict === 'unsure') return 'The intern says that it is not sure.';
  return `The intern asks for changes, but no finding reaches the severity of "fail-at".`;
}

const fateWords = {
  new: 'new',
  known: 'known',
  settled: 'settled',
  gone: 'gone',
  elsewhere: 'not on lines of the diff',
  'below-floor': 'below the floor of this round',
  'beyond-max': 'beyond max-findings',
} as const satisfies Readonly<Record<FindingRow['fate']['is'], string>>;

export function toFateCounts(rows: readonly FindingRow[]): string {
  const fates = rows.map(({ fate }) => fate.is);
  return rows.length === 0 ? 'Nothing found.' : `Findings: ${countInWords(fates, fateWords).join(', ')}.`;
}

/** Returns undefined if a part of the URL is unknown, or for lines of the old side: the head may not have the file. */
export function toBlobUrl(
  env: Readonly<Record<string, string | undefined>>,
  { path, line, end_line, side }: FindingPlace,
  commits: { readonly head: string } | undefined,
): string | undefined {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  if (commits === undefined || side === 'old' || !/^https?:\/\//.test(server) || repository === '') return undefined;
  const file = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const lines = end_line === line ? `L${line}` : `L${line}-L${end_line}`;
  return `${server}/${repository}/blob/${commits.head}/${file}#${lines}`;
}

/** GitHub refuses a whole review if one comment has more than 65,536 characters. */
const maxBytes = 40_000;

export function isTooLong({ suggestion = '' }: Pick<Finding, 'suggestion'>): boolean {
  return Buffer.byteLength(suggestion) > maxBytes;
}

export const tooLongNote = quiet('The suggestion is too long for a comment.');

// A person must see exactly what a click commits (GitHub docs, "Commenting on a pull request"). So text that hides or
// imitates something, changes in `.github/`, and changes to old lines, which can't be committed, become plain code.
export function toSuggestion(finding: Pick<Finding, 'path' | 'side' | 'suggestion'>): string {
  const { path, side, suggestion } = finding;
  if (suggestion === undefined || isTooLong(finding)) return '';
  const text = suggestion.replace(/\n$/, '');
  const isClear = visibleText(text) === text && !text.split('\n').some(isDisguised);
  if (side === 'old' || path.toLowerCase().startsWith('.github/') || !isClear) return toMarkdown([code(text)]);
  return `${toFencedBlock(suggestion === '' ? '' : `${text}\n`, 'suggestion')}\n`;
}

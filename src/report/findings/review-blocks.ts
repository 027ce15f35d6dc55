// The beginning of a report on a review: its verdict, what needs attention, and a table of the findings.
import type { FindingRow, ReviewOutcome } from '../../findings/review.ts';
import type { Block, Line } from '../render/blocks.ts';
import { shorten } from '../render/cut.ts';
import type { ShownLevel } from '../shown-level.ts';
import { maxMessage } from '../status.ts';
import { countOf, toCounts, toFateWords, toPlace, verdictWords, whyUnsure } from './words.ts';

/** Longest path that a cell shows whole. */
const maxPlace = 200;

/** The blocks of a review, with at most this many rows. Below the level `full` there is nothing of what the intern wrote. */
export function toReviewBlocks(outcome: ReviewOutcome, level: ShownLevel, rows: number): readonly Block[] {
  const { verdict, review, head } = outcome;
  const facts: Line[] = [
    ...(head === undefined ? [] : [['commit ', { code: head.slice(0, 12) }]]),
    [countOf(review) === 0 ? 'no findings' : `${countOf(review)} found`],
  ];
  const heading: Block = { type: 'heading', line: [verdictWords[verdict]], facts };
  if (level === 'none') return [heading];
  const shown = level === 'full' ? toTable(outcome.rows, rows) : toCountLine(outcome.rows);
  return [heading, ...toAlerts(outcome), ...shown];
}

function toAlerts(outcome: ReviewOutcome): readonly Block[] {
  const { verdict, review, remarks } = outcome;
  const { unreadable, leftOut } = review;
  const said = [
    ...(verdict === 'unsure' ? [whyUnsure(outcome)] : []),
    ...(verdict === 'changes' && unreadable > 0 ? [`Findings that can't be read: ${unreadable}.`] : []),
    ...(leftOut === undefined
      ? []
      : [`Findings beyond those that are kept: ${leftOut.count}. The verdict counts them.`]),
    ...remarks,
  ];
  return said.map((words) => ({ type: 'alert', kind: 'WARNING', line: [shorten(words, maxMessage)] }));
}

function toCountLine(rows: readonly FindingRow[]): readonly Block[] {
  const counts = toCounts(rows.map(({ finding }) => finding));
  return counts === '' ? [] : [{ type: 'paragraph', line: [`Findings: ${counts}.`] }];
}

function toTable(all: readonly FindingRow[], most: number): readonly Block[] {
  if (all.length === 0) return [];
  const rows = all
    .slice(0, most)
    .map(({ finding, fate, url }): readonly Line[] => [
      [finding.severity],
      [{ code: shorten(toPlace(finding), maxPlace), href: url }],
      [finding.title],
      [toFateWords(fate)],
    ]);
  const table: Block = { type: 'table', header: ['Severity', 'Place', 'Finding', 'State'], rows };
  const left = all.length - rows.length;
  return left === 0 ? [table] : [table, { type: 'quiet', lines: [[`${left} more are in the file of findings.`]] }];
}

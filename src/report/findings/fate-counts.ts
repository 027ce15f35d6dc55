// What became of the findings of a round, in numbers.
import type { FindingRow } from '../../findings/review.ts';

const words = {
  new: 'new',
  known: 'known',
  settled: 'settled',
  gone: 'gone',
  elsewhere: 'not on lines of the diff',
  'below-floor': 'below the floor of this round',
  'beyond-max': 'beyond max-findings',
} as const satisfies Readonly<Record<FindingRow['fate']['is'], string>>;

const order = Object.keys(words);

/** `Findings: 2 new, 1 known.`; of nothing, `Nothing found.` */
export function toFateCounts(rows: readonly FindingRow[]): string {
  const counts = Map.groupBy(rows, ({ fate }) => fate.is);
  const told = [...counts].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return rows.length === 0
    ? 'Nothing found.'
    : `Findings: ${told.map(([is, all]) => `${all.length} ${words[is]}`).join(', ')}.`;
}

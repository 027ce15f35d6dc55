// Adds up the totals of several runs, and writes them as a report.
import type { RunRecord } from '../../transcript/run-record.ts';
import { counted } from '../../wording.ts';
import { conclusions, wasInterrupted } from '../ending.ts';
import { isHookRun, toCost, toSpan } from '../facts.ts';
import type { Decision } from '../pauses.ts';
import { type Block, blocks, heading, type Line, paragraph, table } from '../render/blocks.ts';
import { shorten } from '../render/cut.ts';
import type { ShownRun } from './shown-run.ts';

export type Totals = ReturnType<typeof toTotals>;

const maxCounts = 10;

export function toTotals(runs: readonly Pick<ShownRun, 'record'>[]) {
  const records = runs.map(({ record }) => record);
  const sum = (readAmount: (record: RunRecord) => number): number =>
    records.reduce((total, record) => total + readAmount(record), 0);
  const times = records.flatMap(({ first_at: first, last_at: last }) =>
    first === null || last === null ? [] : [{ first, last, ms: Math.max(0, Date.parse(last) - Date.parse(first)) }],
  );
  const firstTimes = times.map(({ first }) => first).toSorted();
  const lastTimes = times.map(({ last }) => last).toSorted();
  // A transcript without an end counts as `failed`. A hook's transcript never has one, so these counts leave it out.
  const nonHook = records.filter((record) => !isHookRun(record));
  const byConclusion = Map.groupBy(nonHook, ({ conclusion }) => conclusion ?? 'failed');
  const decided = records.flatMap(({ pauses, error }) =>
    pauses.flatMap((pause) => {
      const decision = pause.decisions.at(-1);
      return decision === undefined ? [] : [{ ...decision, isInterrupted: wasInterrupted(pause, error) }];
    }),
  );
  const rejected = decided.filter((one) => ['reject', 'stop'].includes(one.outcome) && !one.isInterrupted);
  return {
    runs: runs.length,
    first_at: firstTimes[0] ?? null,
    last_at: lastTimes.at(-1) ?? null,
    conclusions: Object.fromEntries(Array.from(byConclusion, ([conclusion, group]) => [conclusion, group.length])),
    prompt_tokens: sum(({ usage }) => usage?.prompt_tokens ?? 0),
    completion_tokens: sum(({ usage }) => usage?.completion_tokens ?? 0),
    /** In USD, without runs whose cost the service did not report. */
    cost: sum(({ usage }) => usage?.cost ?? 0),
    without_cost: records.filter(({ usage }) => typeof usage?.cost !== 'number').length,
    ms: times.reduce((total, { ms }) => total + ms, 0),
    pauses: sum(({ pauses }) => pauses.length),
    rejected: rejected.length,
    most_asked: findMostFrequent(decided),
    most_rejected: findMostFrequent(rejected),
  };
}

function findMostFrequent(decisions: readonly Pick<Decision, 'operation' | 'kind'>[]) {
  const counts = Map.groupBy(decisions, ({ operation, kind }) => operation ?? kind ?? 'question');
  const all = Array.from(counts, ([operation, { length: count }]) => ({ operation, count }));
  return all.toSorted((a, b) => b.count - a.count || (a.operation < b.operation ? -1 : 1)).slice(0, maxCounts);
}

export function toTotalsBlocks(totals: Totals): readonly Block[] {
  const { runs, pauses, rejected, most_asked, most_rejected } = totals;
  const endings = Object.entries(conclusions).flatMap(([conclusion, { sign }]) => {
    const count = totals.conclusions[conclusion] ?? 0;
    return count === 0 ? [] : [`${sign} ${count} ${conclusion}`];
  });
  const facts: readonly Line[] = [
    [`${toSpan(totals.ms)} in all`],
    [`${totals.prompt_tokens.toLocaleString('en')} tokens in, ${totals.completion_tokens.toLocaleString('en')} out`],
    [`${toCost(totals.cost)}${totals.without_cost === 0 ? '' : ` (cost of ${totals.without_cost} not known)`}`],
    ...toPeriod(totals),
  ];
  const count = pauses === 1 ? '1 question was asked' : `${pauses} questions were asked`;
  return blocks(
    heading(counted(runs, 'run'), facts),
    endings.length > 0 && paragraph(endings.join(' · ')),
    paragraph(`${count}, ${rejected} rejected.`),
    toCounts('Asked most', most_asked),
    toCounts('Rejected most', most_rejected),
  );
}

function toPeriod({ first_at, last_at }: Totals): readonly Line[] {
  if (first_at === null || last_at === null) return [];
  const [from, to] = [first_at.slice(0, 10), last_at.slice(0, 10)];
  return [[from === to ? from : `${from} to ${to}`]];
}

function toCounts(title: string, counts: ReturnType<typeof findMostFrequent>): Block | undefined {
  const rows = counts.map(({ operation, count }) => [[{ code: shorten(operation, 300) }], [String(count)]]);
  return rows.length === 0 ? undefined : table([title, 'Times'], rows);
}

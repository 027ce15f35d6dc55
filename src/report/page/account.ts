// The totals of several runs: added up, and as a report.
import type { Conclusion } from '../../transcript/events.ts';
import { counted } from '../../wording.ts';
import { conclusions, wasInterrupted } from '../ending.ts';
import { isOfHook, toCost, toSpan } from '../facts.ts';
import { type Block, blocks, heading, type Line, paragraph, table } from '../render/blocks.ts';
import { shorten } from '../render/cut.ts';
import type { ShownRun } from './shown-run.ts';

export type Account = ReturnType<typeof toAccount>;

const maxCounts = 10;
/** The intern chooses the operations. */
const maxOperations = 10_000;

export function toAccount(runs: readonly Pick<ShownRun, 'record'>[]) {
  const questions = new Map<string, number>();
  const rejected = new Map<string, number>();
  /** A transcript without an end counts as `failed`; that of a hook ends in nothing, and counts as none. */
  const conclusions: Partial<Record<Conclusion, number>> = {};
  // The cost is USD of the runs whose service reported it.
  const sum = { prompt_tokens: 0, completion_tokens: 0, cost: 0, without_cost: 0, ms: 0, pauses: 0, rejected: 0 };
  let first_at: string | null = null;
  let last_at: string | null = null;
  for (const { record } of runs) {
    const { usage, first_at: first, last_at: last } = record;
    const conclusion = record.conclusion ?? 'failed';
    if (!isOfHook(record)) conclusions[conclusion] = (conclusions[conclusion] ?? 0) + 1;
    sum.prompt_tokens += usage?.prompt_tokens ?? 0;
    sum.completion_tokens += usage?.completion_tokens ?? 0;
    if (typeof usage?.cost === 'number') sum.cost += usage.cost;
    else sum.without_cost += 1;
    if (first !== null && last !== null) {
      sum.ms += Math.max(0, Date.parse(last) - Date.parse(first));
      if (first_at === null || first < first_at) first_at = first;
      if (last_at === null || last > last_at) last_at = last;
    }
    for (const pause of record.pauses) {
      const decision = pause.decisions.at(-1);
      sum.pauses += 1;
      if (decision === undefined) continue;
      const operation = decision.operation ?? decision.kind ?? 'question';
      countIn(questions, operation);
      if (decision.outcome !== 'reject' && decision.outcome !== 'stop') continue;
      if (wasInterrupted(pause, record.error)) continue;
      sum.rejected += 1;
      countIn(rejected, operation);
    }
  }
  const most = { most_asked: mostOf(questions), most_rejected: mostOf(rejected) };
  return { runs: runs.length, first_at, last_at, conclusions, ...sum, ...most };
}

function countIn(counts: Map<string, number>, operation: string): void {
  const before = counts.get(operation);
  if (before !== undefined || counts.size < maxOperations) counts.set(operation, (before ?? 0) + 1);
}

function mostOf(counts: ReadonlyMap<string, number>) {
  const all = [...counts].map(([operation, count]) => ({ operation, count }));
  return all.toSorted((a, b) => b.count - a.count || (a.operation < b.operation ? -1 : 1)).slice(0, maxCounts);
}

export function toAccountBlocks(account: Account): readonly Block[] {
  const { runs, pauses, rejected, most_asked, most_rejected } = account;
  const counts = new Map<string, number>(Object.entries(account.conclusions));
  const endings = Object.entries(conclusions).flatMap(([conclusion, { sign }]) => {
    const count = counts.get(conclusion) ?? 0;
    return count === 0 ? [] : [`${sign} ${count} ${conclusion}`];
  });
  const facts: readonly Line[] = [
    [`${toSpan(account.ms)} in all`],
    [`${toCount(account.prompt_tokens)} tokens in, ${toCount(account.completion_tokens)} out`],
    [`${toCost(account.cost)}${account.without_cost === 0 ? '' : ` (cost of ${account.without_cost} not known)`}`],
    ...toPeriod(account),
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

function toCount(count: number): string {
  return count.toLocaleString('en');
}

function toPeriod({ first_at, last_at }: Account): readonly Line[] {
  if (first_at === null || last_at === null) return [];
  const [from, to] = [first_at.slice(0, 10), last_at.slice(0, 10)];
  return [[from === to ? from : `${from} to ${to}`]];
}

function toCounts(title: string, counts: ReturnType<typeof mostOf>): Block | undefined {
  const rows = counts.map(({ operation, count }) => [[{ code: shorten(operation, 300) }], [String(count)]]);
  return rows.length === 0 ? undefined : table([title, 'Times'], rows);
}

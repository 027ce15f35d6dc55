// The totals of runs as a report: for a terminal, a job summary, or the top of a page.

import type { Conclusion } from '../../transcript/events.ts';
import { conclusionSigns } from '../conclusion.ts';
import { toCost } from '../facts.ts';
import type { Block, Line } from '../render/blocks.ts';
import { shorten } from '../render/cut.ts';
import { toSpan } from '../span.ts';
import type { Account, AskedCount } from './account.ts';

const order: readonly Conclusion[] = ['finished', 'paused', 'rejected', 'ended', 'failed', 'skipped'];

/** The totals as blocks. */
export function toAccountBlocks(account: Account): readonly Block[] {
  const { runs, pauses, rejected, most_asked, most_rejected } = account;
  const ended = order.flatMap((conclusion) => {
    const count = account.conclusions[conclusion] ?? 0;
    return count === 0 ? [] : [`${conclusionSigns[conclusion]} ${count} ${conclusion}`];
  });
  const facts: readonly Line[] = [
    [`${toSpan(account.ms)} in all`],
    [`${toCount(account.prompt_tokens)} tokens in, ${toCount(account.completion_tokens)} out`],
    [`${toCost(account.cost)}${account.without_cost === 0 ? '' : ` (cost of ${account.without_cost} not known)`}`],
    ...toPeriod(account),
  ];
  const asked = pauses === 1 ? '1 question was asked' : `${pauses} questions were asked`;
  return [
    { type: 'heading', line: [runs === 1 ? '1 run' : `${runs} runs`], facts },
    { type: 'paragraph', line: [ended.join(' · ')] },
    { type: 'paragraph', line: [`${asked}, ${rejected} rejected.`] },
    ...toCounts('Asked most', most_asked),
    ...toCounts('Rejected most', most_rejected),
  ];
}

/** Sums are long: thousands are parted. */
function toCount(count: number): string {
  return count.toLocaleString('en');
}

function toPeriod({ first_at, last_at }: Account): readonly Line[] {
  if (first_at === null || last_at === null) return [];
  const [from, to] = [first_at.slice(0, 10), last_at.slice(0, 10)];
  return [[from === to ? from : `${from} to ${to}`]];
}

function toCounts(title: string, counts: readonly AskedCount[]): readonly Block[] {
  if (counts.length === 0) return [];
  const rows = counts.map(({ operation, count }): readonly Line[] => [
    [{ code: shorten(operation, 300) }],
    [String(count)],
  ]);
  return [{ type: 'table', header: [title, 'Times'], rows }];
}

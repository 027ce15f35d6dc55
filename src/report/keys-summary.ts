// Keys as a report: what changes, old and new; what does not apply and why; what failed; what the keys may spend and have used.
import type { KeyResult, KeysReport } from '../keys/outcome.ts';
import { toElsewhereLine, toKeyLines } from './keys/lines.ts';
import { describeBroken } from './keys/safety.ts';
import { changesTable, conditionsTable, requestsTable, usageTable } from './keys/tables.ts';
import { toUsdPerDay } from './keys/words.ts';
import type { Block } from './render/blocks.ts';

/** So many alerts of one kind. */
const maxAlerts = 50;

/** The blocks of a report on keys; amounts in USD, times in UTC. */
export function toKeysBlocks(report: KeysReport, nowMs: number): readonly Block[] {
  const { results, broken } = report;
  const failed = results.filter(({ outcome }) => outcome.state === 'failed');
  return [
    { type: 'heading', line: [headingOf(report)] },
    ...alerts('CAUTION', failed.flatMap(toKeyLines)),
    ...alerts('CAUTION', broken.map(describeBroken)),
    ...alerts(
      'WARNING',
      results.flatMap((result) => toElsewhereLine(result) ?? []),
    ),
    ...changesTable(report),
    ...total(report),
    ...requestsTable(results),
    ...conditionsTable(results),
    ...(report.asked === 'update' ? usageTable(results, nowMs) : []),
  ];
}

function headingOf(report: KeysReport): string {
  const { asked, results, broken, isHeldBack } = report;
  const count = (...states: readonly KeyResult['outcome']['state'][]): number =>
    results.filter(({ outcome }) => states.includes(outcome.state)).length;
  const isBad = count('failed') > 0 || broken.length > 0;
  if (asked !== 'update') {
    return `${signOf(report, isBad, count('planned'))} ${describePlan(asked, results.length, count('planned'), count('failed'))}`;
  }
  const parts = [
    [count('updated'), 'updated'],
    [count('unchanged'), 'already as asked'],
    [count('planned'), isHeldBack || broken.length > 0 ? 'held back' : 'planned'],
    [count('dry_run'), 'to be sent (dry run)'],
    [count('skipped'), 'skipped'],
    [count('failed'), 'failed'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `${isBad ? '❌' : '✅'} Keys: ${said.join(', ')}`;
}

function signOf({ asked }: KeysReport, isBad: boolean, changes: number): string {
  if (isBad) return '❌';
  if (changes === 0) return '✅';
  return asked === 'check' ? '⚠' : '📝';
}

function describePlan(asked: 'plan' | 'check', keys: number, changes: number, unread: number): string {
  const all = `${keys} ${keys === 1 ? 'key' : 'keys'}`;
  if (unread > 0) {
    const also =
      changes === 0 ? '' : `, ${changes} more ${asked === 'check' ? 'not as the file says' : 'would change'}`;
    return `${asked === 'check' ? 'Drift' : 'Plan'}: ${unread} of ${all} could not be read${also}`;
  }
  if (asked === 'check') {
    return changes === 0 ? `No drift in ${all}` : `Drift: ${changes} of ${all} ${changes === 1 ? 'differs' : 'differ'}`;
  }
  return changes === 0 ? `Plan: nothing to do for ${all}` : `Plan: ${changes} of ${all} would change`;
}

function alerts(kind: 'CAUTION' | 'WARNING', lines: readonly string[]): readonly Block[] {
  const more = lines.length - maxAlerts;
  const rest = more > 0 ? [`And ${more} more; the log has them.`] : [];
  return [...lines.slice(0, maxAlerts), ...rest].map((line) => ({ type: 'alert', kind, line: [line] }));
}

/** What all enabled keys together may spend, before and after. */
function total({ total: sums }: KeysReport): readonly Block[] {
  if (sums === undefined) return [];
  const [before = '', after = ''] = [sums.before, sums.after].map(toUsdPerDay);
  const what = 'Limits of the enabled keys together: ';
  if (before === after) return [{ type: 'paragraph', line: [what, { strong: before }, ', as before.'] }];
  return [{ type: 'paragraph', line: [what, { strong: before }, ' before, ', { strong: after }, ' after.'] }];
}

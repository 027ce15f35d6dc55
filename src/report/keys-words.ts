// Describes API keys in words: amounts, changes, conditions, broken safety limits, and log lines.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import { RunError, type ToolkitError } from '../errors.ts';
import type { UsageCheck } from '../keys/entry.ts';
import type { EntryVerdict, FieldChange } from '../keys/fold.ts';
import { type KeyResult, type KeysReport, toFailure } from '../keys/outcome.ts';
import type { BrokenLimit, Raise } from '../keys/safety.ts';
import { describeSchedule } from '../keys/schedule.ts';
import { counted } from '../wording.ts';
import { shorten } from './render/cut.ts';

export const maxName = 200;

export function toUsd(amount: number): string {
  if (amount === Number.POSITIVE_INFINITY) return 'no limit';
  return amount > 0 && amount < 0.005 ? 'USD <0.01' : `USD ${amount.toFixed(2)}`;
}

export function toUsdPerDay(amount: number): string {
  return amount === Number.POSITIVE_INFINITY ? toUsd(amount) : `${toUsd(amount)} a day`;
}

function nameKey({ name, hash }: Pick<ApiKeyRecord, 'name' | 'hash'>): string {
  return `"${shorten(name, maxName)}" (${shorten(hash, maxName)})`;
}

export function describeValue(field: keyof KeyUpdate, value: FieldChange['old']): string {
  if (value === null) return field === 'limit' ? 'no limit' : 'no reset';
  if (typeof value === 'number') return toUsd(value);
  return field === 'name' ? `"${shorten(String(value), maxName)}"` : shorten(String(value), maxName);
}

function describeChanges(changes: readonly FieldChange[]): string {
  return changes
    .map(({ field, old, new: now }) => `${field} ${describeValue(field, old)} → ${describeValue(field, now)}`)
    .join(', ');
}

/** Returns a clause that can follow "because". */
export function describeVerdict({ entry, state, usageCheck }: EntryVerdict): string {
  const { schedule, usage } = entry.when ?? {};
  const time = schedule === undefined ? '' : describeSchedule(schedule);
  if (state === 'out_of_time') return `it is not ${time}`;
  const clauses = time === '' ? [] : [`it is ${time}`];
  if (state === 'unread') clauses.push(`it depends on ${usage?.of ?? ''} usage, which was not read`);
  else if (usageCheck !== undefined) clauses.push(describeUsage(usageCheck));
  return clauses.join(', and ');
}

function describeUsage({ condition, isMet, used, byok, limit, threshold }: UsageCheck): string {
  const byokNote = byok === null || byok === 0 ? '' : ` (${toUsd(byok)} of it on your own provider keys)`;
  const usage = `${condition.of} usage ${toUsd(used)}${byokNote}`;
  const { atLeast } = condition;
  if ('usd' in atLeast) return `${usage} ${isMet ? 'reaches' : 'is below'} ${toUsd(atLeast.usd)}`;
  if (limit === null || threshold === null) return `the key has no limit to take ${atLeast.percent}% of; ${usage}`;
  return `${usage} ${isMet ? 'reaches' : 'is below'} ${atLeast.percent}% of ${toUsd(limit)} (${toUsd(threshold)})`;
}

const maxMessage = 2_000;

/** Returns lines in the order of the file: one for the outcome and, unless it failed, one for each skipped entry. */
export function toKeyLines(result: KeyResult): readonly string[] {
  const { key, entries, outcome } = result;
  if (outcome.state === 'failed') return [toOutcomeLine(result)];
  const firstTaken = entries.findIndex(({ state }) => state === 'taken');
  return entries.flatMap((verdict, index) => {
    if (index === firstTaken) return [toOutcomeLine(result)];
    if (verdict.state === 'taken') return [];
    return [`Key ${shorten(key.shownHash, maxName)} (${verdict.entry.source}): skipped, ${describeVerdict(verdict)}.`];
  });
}

export function toOtherChangesLine({ outcome }: KeyResult): string | undefined {
  if (outcome.state !== 'updated' || outcome.otherChanges.length === 0) return undefined;
  return `Key ${nameKey(outcome.record)} was changed by somebody else between the plan and the update: ${describeChanges(outcome.otherChanges)}. The plan was made before that change.`;
}

function toOutcomeLine({ key, entries, outcome }: KeyResult): string {
  const prefix = `Key ${shorten(key.shownHash, maxName)} (${key.source})`;
  switch (outcome.state) {
    case 'updated':
      return `Key ${nameKey(outcome.record)}: ${outcome.changes === undefined ? describeUpdate(entries[0]?.entry.update ?? {}) : describeChanges(outcome.changes)}.`;
    case 'unchanged':
      return `Key ${nameKey(outcome.record)}: already as requested.`;
    case 'planned':
      return `Key ${nameKey(outcome.record)} would change: ${describeChanges(outcome.changes)}.`;
    case 'dry_run':
      return `Would send ${outcome.request.method} ${outcome.request.url} ${outcome.request.body ?? ''}`;
    case 'skipped':
      return `${prefix}: skipped.`;
    case 'failed':
      return `${prefix}: ${shorten(outcome.error.message, maxMessage)} (${outcome.error.code})`;
    default:
      return outcome satisfies never;
  }
}

function describeUpdate(update: KeyUpdate): string {
  return Object.entries(update)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? toUsd(value) : JSON.stringify(value)}`)
    .join(', ');
}

const maxNamedLimits = 5;

export function toError(report: KeysReport): ToolkitError | null {
  return toFailure(report) ?? safetyError(report);
}

export function describeBroken(broken: BrokenLimit): string {
  switch (broken.limit) {
    case 'max_changes':
      return `max_changes is ${broken.allowed}, but ${counted(broken.changes, 'key')} would change.`;
    case 'raise_at_most':
      return `raise_at_most is ${broken.allowed}x, but key ${shorten(broken.key, 2 * maxName)} would ${describeRaise(broken)}.`;
    case 'total_at_most':
      return `total_at_most is ${toUsdPerDay(broken.allowed)}, but the limits of the enabled keys would add up to ${broken.total === Number.POSITIVE_INFINITY ? 'no limit at all' : toUsdPerDay(broken.total)}.`;
    case 'never_disable_all':
      return `never_disable_all is set, but ${broken.keys === 1 ? 'the only key' : `all ${broken.keys} keys`} of the file would be disabled.`;
    default:
      return broken satisfies never;
  }
}

function safetyError({ mode, brokenLimits }: KeysReport): RunError | null {
  if (brokenLimits.length === 0) return null;
  const more = brokenLimits.length > maxNamedLimits ? ` And ${brokenLimits.length - maxNamedLimits} more.` : '';
  const descriptions = brokenLimits.slice(0, maxNamedLimits).map(describeBroken).join(' ');
  const what = brokenLimits.length === 1 ? 'a limit of safety' : 'limits of safety';
  const consequence = mode === 'update' ? 'nothing was sent' : 'an update would send nothing';
  const message = `The plan breaks ${what}, so ${consequence}. ${descriptions}${more} Change the file, or raise the limit if you mean it.`;
  return new RunError('safety_limit_broken', message);
}

function describeRaise({ raise, before, after }: Extract<BrokenLimit, { limit: 'raise_at_most' }>): string {
  const reasons: Readonly<Record<NonNullable<Raise['reason']>, string>> = {
    enabled: `be enabled with ${toUsdPerDay(after)}`,
    gets_reset: `get a reset, so that its limit comes back again and again (${toUsdPerDay(after)})`,
    byok: 'no longer count usage of your own provider keys',
    no_limit: `go from ${toUsdPerDay(before)} to no limit`,
    from_nothing: `go from nothing to ${toUsdPerDay(after)}`,
  };
  if (raise.reason !== undefined) return `${reasons[raise.reason]}, an unlimited raise`;
  return `go from ${toUsdPerDay(before)} to ${toUsdPerDay(after)} (${Number(raise.factor.toFixed(2))}x)`;
}

/** Lists nothing if the update was held back. */
export function toChangeList({ mode, results }: KeysReport) {
  const state = mode === 'update' ? 'updated' : 'planned';
  return results.flatMap(({ key, outcome }) => {
    if (outcome.state !== state || outcome.changes === undefined) return [];
    const fields = Object.fromEntries(outcome.changes.map((one) => [one.field, { old: one.old, new: one.new }]));
    const { hash, name } = outcome.record;
    return [{ hash, name, source: key.source, fields }];
  });
}

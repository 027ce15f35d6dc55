// The words for keys, the same everywhere: amounts, values of fields, conditions.
import type { ApiKeyRecord, KeyUpdate } from '../../contract/keys.ts';
import type { FieldChange } from '../../keys/changes.ts';
import type { EntryVerdict } from '../../keys/fold.ts';
import { describeSchedule } from '../../keys/schedule.ts';
import type { UsageReading } from '../../keys/usage.ts';
import { shorten } from '../render/cut.ts';

/** Characters of a name, a hash or a value that a report shows. */
export const maxName = 200;

/** An amount in USD with two decimals; one without bound is no limit. */
export function toUsd(amount: number): string {
  if (amount === Number.POSITIVE_INFINITY) return 'no limit';
  return amount > 0 && amount < 0.005 ? 'USD <0.01' : `USD ${amount.toFixed(2)}`;
}

/** An amount a day. */
export function toUsdPerDay(amount: number): string {
  return amount === Number.POSITIVE_INFINITY ? toUsd(amount) : `${toUsd(amount)} a day`;
}

/** A key by its name and its hash. */
export function callKey({ name, hash }: Pick<ApiKeyRecord, 'name' | 'hash'>): string {
  return `"${shorten(name, maxName)}" (${shorten(hash, maxName)})`;
}

/** The value of a field. */
export function describeValue(field: keyof KeyUpdate, value: FieldChange['old']): string {
  if (value === null) return field === 'limit' ? 'no limit' : 'no reset';
  if (typeof value === 'number') return toUsd(value);
  return field === 'name' ? `"${shorten(String(value), maxName)}"` : shorten(String(value), maxName);
}

/** Changes on one line: `limit USD 50.00 → USD 60.00, disabled false → true`. */
export function describeChanges(changes: readonly FieldChange[]): string {
  return changes
    .map((change) => {
      const [old, now] = [change.old, change.new].map((value) => describeValue(change.field, value));
      return `${change.field} ${old} → ${now}`;
    })
    .join(', ');
}

/** Why an entry applies, or does not: goes on after "because". */
export function describeVerdict({ entry, state, reading }: EntryVerdict): string {
  const { schedule, usage } = entry.when ?? {};
  const time = schedule === undefined ? '' : describeSchedule(schedule);
  if (state === 'out_of_time') return `it is not ${time}`;
  const isTime = time === '' ? [] : [`it is ${time}`];
  if (state === 'unread')
    return [...isTime, `it depends on ${usage?.of ?? ''} usage, which was not read`].join(', and ');
  return [...isTime, ...(reading === undefined ? [] : [describeReading(reading)])].join(', and ');
}

/** What decided: usage against the amount, in the numbers of the record. */
function describeReading({ condition, holds, used, byok, limit, threshold }: UsageReading): string {
  const own = byok === null || byok === 0 ? '' : ` (${toUsd(byok)} of it on own provider keys)`;
  const usage = `${condition.of} usage ${toUsd(used)}${own}`;
  const { atLeast } = condition;
  if ('usd' in atLeast) return `${usage} ${holds ? 'reaches' : 'is below'} ${toUsd(atLeast.usd)}`;
  if (limit === null || threshold === null) return `the key has no limit to take ${atLeast.percent}% of; ${usage}`;
  const share = `${atLeast.percent}% of ${toUsd(limit)} (${toUsd(threshold)})`;
  return `${usage} ${holds ? 'reaches' : 'is below'} ${share}`;
}

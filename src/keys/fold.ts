// Folds the entries of one key that are due into one update, in the order of the file, and lists its changes.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import { InputError } from '../errors.ts';
import { judgeUsage, type KeyEntry, type UsageCondition, type UsageReading } from './entry.ts';
import { isDue } from './schedule.ts';

export interface FieldChange {
  readonly field: keyof KeyUpdate;
  readonly old: string | number | boolean | null;
  readonly new: string | number | boolean | null;
}

const fields = ['limit', 'limit_reset', 'disabled', 'include_byok_in_limit', 'name'] as const;

export function changesOf(record: ApiKeyRecord, update: KeyUpdate): readonly FieldChange[] {
  return differencesOf(record, afterUpdate(record, update));
}

function differencesOf(old: ApiKeyRecord, now: ApiKeyRecord): readonly FieldChange[] {
  return fields
    .filter((field) => now[field] !== old[field])
    .map((field) => ({ field, old: old[field], new: now[field] }));
}

export function toUpdate(changes: readonly FieldChange[]): KeyUpdate {
  return Object.fromEntries(changes.map((change) => [change.field, change.new]));
}

export function afterUpdate(record: ApiKeyRecord, update: KeyUpdate): ApiKeyRecord {
  const given = Object.entries(update).filter(([, value]) => value !== undefined);
  return { ...record, ...Object.fromEntries(given) };
}

export function changedElsewhere(
  read: ApiKeyRecord,
  sent: readonly FieldChange[],
  answered: ApiKeyRecord,
): readonly FieldChange[] {
  return differencesOf(read, answered).filter(({ field }) => !sent.some((change) => change.field === field));
}

export interface EntryVerdict {
  readonly entry: KeyEntry;
  readonly state: 'taken' | 'out_of_time' | 'below' | 'unread';
  readonly reading: UsageReading | undefined;
}

export function isInTime({ when }: KeyEntry, nowMs: number): boolean {
  return when?.schedule === undefined || isDue(when.schedule, nowMs);
}

/**
 * Tests conditions on the record as it was read; undefined if it was not read. A percentage is of the limit that the
 * entries before leave.
 *
 * @throws {InputError} `input_invalid`: a percentage of a limit whose reset differs from the condition's period
 */
export function foldEntries(entries: readonly KeyEntry[], record: ApiKeyRecord | undefined, nowMs: number) {
  let update: KeyUpdate = {};
  const verdicts = entries.map((entry): EntryVerdict => {
    const verdict = judgeEntry(entry, record, update, nowMs);
    if (verdict.state === 'taken') update = { ...update, ...entry.update };
    return verdict;
  });
  return { update, verdicts };
}

function judgeEntry(entry: KeyEntry, record: ApiKeyRecord | undefined, folded: KeyUpdate, nowMs: number): EntryVerdict {
  const verdict = (state: EntryVerdict['state'], reading?: UsageReading): EntryVerdict => ({ entry, state, reading });
  if (!isInTime(entry, nowMs)) return verdict('out_of_time');
  const condition = entry.when?.usage;
  if (condition === undefined) return verdict('taken');
  if (record === undefined) return verdict('unread');
  const { limit, limit_reset } = afterUpdate(record, folded);
  refuseOtherPeriod(entry, condition, limit, limit_reset);
  const reading = judgeUsage(condition, record, limit);
  return verdict(reading.holds ? 'taken' : 'below', reading);
}

function refuseOtherPeriod(
  { source }: KeyEntry,
  { of, atLeast }: UsageCondition,
  limit: number | null,
  reset: string | null,
): void {
  // A percentage of no limit never holds, whatever the reset would be.
  if ('usd' in atLeast || limit === null || of === (reset ?? 'total')) return;
  const found = reset === null ? 'has no reset' : `has the reset "${reset}"`;
  const message = `The condition of ${source} is a percentage with "of: ${of}", but the limit of the key ${found}. Use "of: ${reset ?? 'total'}", or an amount in USD.`;
  throw new InputError('input_invalid', message, { source });
}

// Combines the applicable entries of one key into one update, in the order of the file, and lists what it changes.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import { InputError } from '../errors.ts';
import { checkUsage, type KeyEntry, type UsageCheck, type UsageCondition } from './entry.ts';
import { isDue } from './schedule.ts';

export interface FieldChange {
  readonly field: keyof KeyUpdate;
  readonly old: string | number | boolean | null;
  readonly new: string | number | boolean | null;
}

const fields = ['limit', 'limit_reset', 'disabled', 'include_byok_in_limit', 'name'] as const;

export function listChanges(record: ApiKeyRecord, update: KeyUpdate): readonly FieldChange[] {
  return compareRecords(record, applyUpdate(record, update));
}

function compareRecords(before: ApiKeyRecord, after: ApiKeyRecord): readonly FieldChange[] {
  return fields
    .filter((field) => after[field] !== before[field])
    .map((field) => ({ field, old: before[field], new: after[field] }));
}

export function toUpdate(changes: readonly FieldChange[]): KeyUpdate {
  return Object.fromEntries(changes.map((change) => [change.field, change.new]));
}

export function applyUpdate(record: ApiKeyRecord, update: KeyUpdate): ApiKeyRecord {
  const presentFields = Object.entries(update).filter(([, value]) => value !== undefined);
  return { ...record, ...Object.fromEntries(presentFields) };
}

export function listOtherChanges(before: ApiKeyRecord, sentChanges: readonly FieldChange[], after: ApiKeyRecord) {
  return compareRecords(before, after).filter(({ field }) => !sentChanges.some((change) => change.field === field));
}

export interface EntryVerdict {
  readonly entry: KeyEntry;
  readonly state: 'taken' | 'out_of_time' | 'below' | 'unread';
  readonly usageCheck: UsageCheck | undefined;
}

export function isInTime({ when }: KeyEntry, nowMs: number): boolean {
  return when?.schedule === undefined || isDue(when.schedule, nowMs);
}

/**
 * Combines the entries whose conditions are met. Usage is that of `record`, the key before any update, undefined if it
 * was not read. A percentage refers to the limit as the preceding entries leave it.
 *
 * @throws {InputError} `input_invalid`: a condition in percent whose period is not that of the limit's reset
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

function judgeEntry(entry: KeyEntry, record: ApiKeyRecord | undefined, update: KeyUpdate, nowMs: number): EntryVerdict {
  const toVerdict = (state: EntryVerdict['state'], usageCheck?: UsageCheck) => ({ entry, state, usageCheck });
  if (!isInTime(entry, nowMs)) return toVerdict('out_of_time');
  const condition = entry.when?.usage;
  if (condition === undefined) return toVerdict('taken');
  if (record === undefined) return toVerdict('unread');
  const { limit, limit_reset } = applyUpdate(record, update);
  refuseOtherPeriod(entry, condition, limit, limit_reset);
  const usageCheck = checkUsage(condition, record, limit);
  return toVerdict(usageCheck.isMet ? 'taken' : 'below', usageCheck);
}

function refuseOtherPeriod(
  { source }: KeyEntry,
  { of, atLeast }: UsageCondition,
  limit: number | null,
  reset: string | null,
): void {
  // Without a limit, no usage meets a percentage, whatever the reset.
  if ('usd' in atLeast || limit === null || of === (reset ?? 'total')) return;
  const resetText = reset === null ? 'has no reset' : `has the reset "${reset}"`;
  const message = `The condition of ${source} is a percentage with "of: ${of}", but the limit of the key ${resetText}. Use "of: ${reset ?? 'total'}", or an amount in USD.`;
  throw new InputError('input_invalid', message, { source });
}

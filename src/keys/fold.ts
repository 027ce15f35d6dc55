// The entries of one key as one update: which of them are due, and the fields that they leave, in the order of the file.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import { InputError } from '../errors.ts';
import { afterUpdate } from './changes.ts';
import type { KeyEntry } from './entry.ts';
import { isDue } from './schedule.ts';
import type { UsageCondition, UsageReading } from './usage.ts';
import { judgeUsage } from './usage.ts';

/** What became of an entry. */
export interface EntryVerdict {
  readonly entry: KeyEntry;
  /** `unread`: it depends on a record that was not read. */
  readonly state: 'taken' | 'out_of_time' | 'below' | 'unread';
  /** What its condition on usage came to, where one was judged. */
  readonly reading: UsageReading | undefined;
}

/** The update that the entries of a key come to, and what became of each. */
export interface Fold {
  /** May be empty. */
  readonly update: KeyUpdate;
  readonly verdicts: readonly EntryVerdict[];
}

/** Whether the time of an entry has come; its condition on usage may still keep it out. */
export function isInTime({ when }: KeyEntry, nowMs: number): boolean {
  return when?.schedule === undefined || isDue(when.schedule, nowMs);
}

/**
 * Fold the entries of a key: a later one overwrites what an earlier one says. Conditions see the record as it was read, a
 * percentage the limit that the earlier entries leave.
 *
 * @param record - undefined: it was not read, and entries with a condition on usage are left out as `unread`
 * @throws {InputError} `input_invalid`: a percentage of a limit whose reset is another than the period of the condition
 */
export function foldEntries(entries: readonly KeyEntry[], record: ApiKeyRecord | undefined, nowMs: number): Fold {
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
  throw new InputError('input_invalid', otherPeriod(source, of, reset), { source });
}

/** What is wrong with a percentage of a limit that is one of another period. */
function otherPeriod(source: string, of: string, reset: string | null): string {
  const found = reset === null ? 'has no reset' : `has the reset "${reset}"`;
  const use = reset === null ? 'total' : reset;
  return `The condition of ${source} is a percentage with "of: ${of}", but the limit of the key ${found}. Use "of: ${use}", or an amount in USD.`;
}

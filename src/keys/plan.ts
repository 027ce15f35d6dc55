// Reads every key of a file, plans its changes, and sends them.
import type { ApiKeyRecord } from '../contract/keys.ts';
import type { ToolkitError } from '../errors.ts';
import type { KeyEntry } from './entry.ts';
import { applyUpdate, type FieldChange, foldEntries, listChanges, listOtherChanges, toUpdate } from './fold.ts';
import type { KeyOutcome, KeyResult } from './outcome.ts';
import { forEachKey, type KeyAnswer, type KeyRequests } from './requests.ts';
import type { Step } from './safety.ts';

export type PlannedKey = Omit<KeyResult, 'outcome'> &
  ({ readonly record: ApiKeyRecord; readonly changes: readonly FieldChange[] } | { readonly error: ToolkitError });

export function groupByKey(entries: readonly KeyEntry[]): readonly (readonly [KeyEntry, ...KeyEntry[]])[] {
  const groups = [...Map.groupBy(entries, ({ hash }) => hash).values()];
  return groups.flatMap(([first, ...rest]) => (first === undefined ? [] : [[first, ...rest] as const]));
}

/** @throws {InputError} `input_invalid`: a condition is a percentage, of another period than the key's limit has */
export async function planKeys(entries: readonly KeyEntry[], requests: KeyRequests, nowMs: number) {
  const answers = await forEachKey(groupByKey(entries), async (group) => ({
    group,
    answer: await requests.read(group[0]),
  }));
  return answers.map(({ group, answer }) => planKey(group, answer, nowMs));
}

function planKey(group: readonly [KeyEntry, ...KeyEntry[]], answer: KeyAnswer, nowMs: number): PlannedKey {
  const [key] = group;
  if ('error' in answer) return { key, entries: foldEntries(group, undefined, nowMs).verdicts, error: answer.error };
  const { record } = answer;
  const { update, verdicts } = foldEntries(group, record, nowMs);
  return { key, entries: verdicts, record, changes: listChanges(record, update) };
}

export function toSteps(plan: readonly PlannedKey[]): readonly Step[] {
  return plan.flatMap((planned) => {
    if ('error' in planned) return [];
    const { record, changes } = planned;
    const after = applyUpdate(record, toUpdate(changes));
    return [{ keyName: `"${record.name}" (${record.hash})`, before: record, after, isChanged: changes.length > 0 }];
  });
}

/** Sends the changes of a plan; without `requests`, only reports them. */
export function applyPlan(plan: readonly PlannedKey[], requests?: KeyRequests): Promise<readonly KeyResult[]> {
  return forEachKey(plan, async (planned) => {
    const { key, entries } = planned;
    return { key, entries, outcome: await applyPlannedKey(planned, requests) };
  });
}

async function applyPlannedKey(planned: PlannedKey, requests: KeyRequests | undefined): Promise<KeyOutcome> {
  if ('error' in planned) return { state: 'failed', error: planned.error };
  const { key, record, changes, entries } = planned;
  if (changes.length === 0) {
    return { state: entries.some(({ state }) => state === 'taken') ? 'unchanged' : 'skipped', record };
  }
  if (requests === undefined) return { state: 'planned', record, changes };
  const answer = await requests.update(key, toUpdate(changes));
  if ('error' in answer) return { state: 'failed', error: answer.error };
  const otherChanges = listOtherChanges(record, changes, answer.record);
  return { state: 'updated', record: answer.record, changes, otherChanges };
}

export async function updateWithoutReading(entry: KeyEntry, requests: KeyRequests): Promise<KeyResult> {
  const answer = await requests.update(entry, entry.update);
  const outcome: KeyOutcome =
    'error' in answer
      ? { state: 'failed', error: answer.error }
      : { state: 'updated', record: answer.record, changes: undefined, otherChanges: [] };
  return { key: entry, entries: [{ entry, state: 'taken', usageCheck: undefined }], outcome };
}

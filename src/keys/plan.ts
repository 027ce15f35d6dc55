// Reads every key of a file, plans its changes, and sends them.

import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import type { ToolkitError } from '../errors.ts';
import type { KeyEntry, NamedKey } from './entry.ts';
import {
  afterUpdate,
  changedElsewhere,
  changesOf,
  differingPart,
  type EntryVerdict,
  type FieldChange,
  foldEntries,
} from './fold.ts';
import type { KeyOutcome, KeyResult } from './outcome.ts';
import { forEachKey, type KeyAnswer, type KeyRequests } from './requests.ts';
import type { Step } from './safety.ts';

export interface ReadKey {
  readonly state: 'read';
  readonly key: NamedKey;
  readonly entries: readonly EntryVerdict[];
  readonly record: ApiKeyRecord;
  readonly changes: readonly FieldChange[];
  readonly update: KeyUpdate;
}

export interface UnreadKey {
  readonly state: 'unreadable';
  readonly key: NamedKey;
  readonly entries: readonly EntryVerdict[];
  readonly error: ToolkitError;
}

export type PlannedKey = ReadKey | UnreadKey;

export function groupByKey(entries: readonly KeyEntry[]): readonly (readonly [KeyEntry, ...KeyEntry[]])[] {
  const groups = [...Map.groupBy(entries, ({ hash }) => hash).values()];
  return groups.flatMap(([first, ...rest]) => (first === undefined ? [] : [[first, ...rest] as const]));
}

/** @throws {InputError} `input_invalid`: a percentage of a limit whose reset differs from the condition's period */
export async function planKeys(
  entries: readonly KeyEntry[],
  requests: KeyRequests,
  nowMs: number,
): Promise<readonly PlannedKey[]> {
  const answers = await forEachKey(groupByKey(entries), async (group) => ({
    group,
    answer: await requests.read(group[0]),
  }));
  return answers.map(({ group, answer }) => planKey(group, answer, nowMs));
}

function planKey(group: readonly [KeyEntry, ...KeyEntry[]], answer: KeyAnswer, nowMs: number): PlannedKey {
  const [key] = group;
  if ('error' in answer) {
    return { state: 'unreadable', key, entries: foldEntries(group, undefined, nowMs).verdicts, error: answer.error };
  }
  const { record } = answer;
  const { update, verdicts } = foldEntries(group, record, nowMs);
  return {
    state: 'read',
    key,
    entries: verdicts,
    record,
    changes: changesOf(record, update),
    update: differingPart(record, update),
  };
}

export function stepsOf(plan: readonly PlannedKey[]): readonly Step[] {
  return plan.flatMap((planned) => {
    if (planned.state !== 'read') return [];
    const { record, update, changes } = planned;
    const called = `"${record.name}" (${record.hash})`;
    return [{ called, before: record, after: afterUpdate(record, update), changes: changes.length > 0 }];
  });
}

export function toPlanResults(plan: readonly PlannedKey[]): readonly KeyResult[] {
  return plan.map((planned) => ({ key: planned.key, entries: planned.entries, outcome: outcomeOf(planned) }));
}

function outcomeOf(planned: PlannedKey): KeyOutcome {
  if (planned.state === 'unreadable') return { state: 'failed', error: planned.error };
  const { record, changes, entries } = planned;
  if (changes.length > 0) return { state: 'planned', record, changes };
  return entries.some(({ state }) => state === 'taken') ? { state: 'unchanged', record } : { state: 'skipped', record };
}

export function sendPlan(plan: readonly PlannedKey[], requests: KeyRequests): Promise<readonly KeyResult[]> {
  return forEachKey(plan, async (planned) => {
    const sends = planned.state === 'read' && planned.changes.length > 0;
    const outcome = sends ? await sendChanges(planned, requests) : outcomeOf(planned);
    return { key: planned.key, entries: planned.entries, outcome };
  });
}

export async function sendUnread(entry: KeyEntry, requests: KeyRequests): Promise<KeyResult> {
  const answer = await requests.update(entry, entry.update);
  const outcome: KeyOutcome =
    'error' in answer
      ? { state: 'failed', error: answer.error }
      : { state: 'updated', record: answer.record, changes: undefined, elsewhere: [] };
  return { key: entry, entries: [{ entry, state: 'taken', reading: undefined }], outcome };
}

async function sendChanges(
  { key, record: read, update, changes }: ReadKey,
  requests: KeyRequests,
): Promise<KeyOutcome> {
  const answer = await requests.update(key, update);
  if ('error' in answer) return { state: 'failed', error: answer.error };
  const { record } = answer;
  return { state: 'updated', record, changes, elsewhere: changedElsewhere(read, update, record) };
}

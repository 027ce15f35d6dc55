// Sends what a plan would change, and nothing else.

import { changedElsewhere } from './changes.ts';
import type { KeyEntry } from './entry.ts';
import type { KeyOutcome, KeyResult } from './outcome.ts';
import type { PlannedKey, ReadKey } from './plan.ts';
import { outcomeOf } from './plan.ts';
import type { KeyRequests } from './requests.ts';
import { forEachKey } from './requests.ts';

/** Send the differences of a plan, at most four at once. The results have the order of the plan. */
export function sendPlan(plan: readonly PlannedKey[], requests: KeyRequests): Promise<readonly KeyResult[]> {
  return forEachKey(plan, async (planned) => {
    const sends = planned.state === 'read' && planned.changes.length > 0;
    const outcome = sends ? await sendChanges(planned, requests) : outcomeOf(planned);
    return { key: planned.key, entries: planned.entries, outcome };
  });
}

/** Send one entry as it stands: its key is not read before. */
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

// PATCH /keys/{hash}: updates a key.
import { receivedKeyUpdate } from '../../contract/keys.ts';
import { type JsonResponse, ok, readJsonBody, refuse, refuseUnknownKey, type ServiceRequest } from '../http/message.ts';
import type { ServiceState } from '../state.ts';
import { toKeyRecord, updateKey } from '../store/key-usage.ts';

export async function updateApiKey(request: ServiceRequest, state: ServiceState, hash: string): Promise<JsonResponse> {
  const caller = await state.callers.identify(request);
  if (typeof caller === 'string') return refuseUnknownKey(caller);
  const { key, via } = caller;
  if (key.type !== 'management' || via !== 'api_key') return refuseUnknownKey('not a management key');
  const body = await readJsonBody(request, 64 * 1024, (status, message) =>
    status === 408 ? refuse(408, 408, message) : reject(message),
  );
  const update = receivedKeyUpdate.safeParse(body);
  if (!update.success) return reject(`${update.error.issues[0]?.path.map(String).join('.') || 'The body'} is invalid.`);
  if ((update.data.limit ?? 0) < 0) return reject('limit must not be negative.');
  const retryAfterSeconds = state.keyUpdateRate.take(key.hash);
  if (retryAfterSeconds !== undefined) return refuse(429, 429, 'Too many key updates.', { retryAfterSeconds });
  const stored = state.store.findKey(hash);
  // The store may still have a key that was removed from the configuration.
  if (stored === undefined || !state.config.keys.some((configured) => configured.hash === hash))
    return refuse(404, 404, 'No such key.');
  // Don't await between read and write, so that concurrent updates can't overwrite each other.
  const updated = updateKey(stored, update.data, state.clock.now());
  state.store.saveKey(updated);
  return ok({ data: toKeyRecord(updated, state.clock.now()) }, 'key_updated');
}

function reject(message: string): JsonResponse {
  return refuse(400, 400, message);
}

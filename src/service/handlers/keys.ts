// PATCH /keys/{hash}: updates a key.
import { receivedKeyUpdate } from '../../contract/keys.ts';
import {
  isJsonType,
  type JsonResponse,
  readJson,
  refuse,
  refuseUnknownKey,
  type ServiceRequest,
} from '../http/message.ts';
import type { ServiceState } from '../state.ts';
import { toKeyRecord, updateKey } from '../store/key-usage.ts';

const maxKeyUpdateBytes = 64 * 1024;

export async function updateApiKey(request: ServiceRequest, state: ServiceState, hash: string): Promise<JsonResponse> {
  const identified = await state.callers.identify(request);
  if ('refusal' in identified) return refuseUnknownKey(identified.refusal);
  const { key, via } = identified.caller;
  if (key.type !== 'management' || via !== 'api_key') return refuseUnknownKey('not a management key');
  const body = await request.readBody(maxKeyUpdateBytes);
  if (body.outcome === 'too_slow' || body.outcome === 'aborted')
    return refuse(408, 408, 'The request did not arrive in time.');
  if (body.outcome === 'too_large') return bad(`The request body exceeds ${maxKeyUpdateBytes} bytes.`);
  if (!isJsonType(request.headers['content-type'])) return bad('The request must be application/json.');
  const json = readJson(body.bytes);
  if (json === undefined) return bad('The request body is not valid JSON.');
  const update = receivedKeyUpdate.safeParse(json.value);
  if (!update.success) return bad(`${update.error.issues[0]?.path.map(String).join('.') || 'The body'} is invalid.`);
  if ((update.data.limit ?? 0) < 0) return bad('limit must not be negative.');
  const retryAfterSeconds = state.keyUpdateRate.take(key.hash);
  if (retryAfterSeconds !== undefined) return refuse(429, 429, 'Too many key updates.', { retryAfterSeconds });
  const stored = state.store.key(hash);
  // A key removed from the configuration may still be stored.
  if (stored === undefined || !state.config.keys.some((known) => known.hash === hash))
    return refuse(404, 404, 'No such key.');
  // No await between read and write, so that concurrent updates follow one another.
  const updated = updateKey(stored, update.data, state.clock.now());
  state.store.saveKey(updated);
  return {
    kind: 'json',
    status: 200,
    body: { data: toKeyRecord(updated, state.clock.now()) },
    decision: 'key_updated',
  };
}

function bad(message: string): JsonResponse {
  return refuse(400, 400, message);
}

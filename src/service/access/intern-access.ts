// Who may use the routes under `/interns` (docs/service-api.md, "Authentication", 1 to 4 and 6).

import type { JsonResponse, ServiceRequest } from '../http/message.ts';
import { refuse, refuseUnknownKey } from '../http/refusals.ts';
import type { Caller, Callers } from './callers.ts';

/** A caller who may go on, or the answer that ends the request; none of these carries metadata. */
export type Admission = { readonly caller: Caller } | { readonly refusal: JsonResponse };

/** Admits a member of the programme with a standard key whose creator is active. */
export async function admit(request: ServiceRequest, callers: Callers): Promise<Admission> {
  const identified = await callers.identify(request);
  if ('refusal' in identified) return { refusal: refuseUnknownKey(identified.refusal) };
  const { key } = identified.caller;
  if (key.type !== 'standard') return { refusal: refuseUnknownKey(`key "${key.hash}" is a management key`) };
  if (!key.programme) {
    const isChat = request.path.endsWith('/chat/completions');
    return {
      refusal: refuse(404, isChat ? 404 : 'not_found', 'Not found.', { reason: 'outside the interns programme' }),
    };
  }
  if (!key.creator_active) {
    const message = "The key's creator is no longer a member of the organization. An admin must reassign the key.";
    return { refusal: refuse(403, 403, message, { reason: `creator of key "${key.hash}" is not active` }) };
  }
  return identified;
}

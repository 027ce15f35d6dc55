// Whether a request may use the paths under `/_`: on this machine only, and from a page only with the starter's token.
import type { IncomingMessage } from 'node:http';
import { readBearer } from '../access/callers.ts';
import type { StarterToken } from '../access/starter-token.ts';
import { senderOf } from './local-request.ts';

/** Who may. */
export interface ControlRules {
  readonly token: StarterToken;
  /** Whether programs of this machine need the token too. A page always does. */
  readonly isTokenNeeded: boolean;
}

/** Whether a request may use the routes under `/_` (docs/local-service.md, "Make it fail"). */
export function mayControl(incoming: IncomingMessage, { token, isTokenNeeded }: ControlRules): boolean {
  const sender = senderOf(incoming);
  if (sender === 'elsewhere') return false;
  return (sender === 'program' && !isTokenNeeded) || token.matches(readBearer(incoming.headers.authorization));
}

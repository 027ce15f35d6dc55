// The state that the handlers of one service share.
import type { Intern as InternRecord } from '../../contract/interns.ts';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { Callers } from '../access/callers.ts';
import type { IssuerKeys } from '../access/issuer-keys.ts';
import type { RateLimit } from '../access/rate-limit.ts';
import type { FederationPolicy } from '../config/config.ts';
import type { Intern } from '../interns/intern.ts';
import type { AttachmentOptions } from '../runs/attachment.ts';

/** An intern of the service: its record, and what takes its turns. */
export interface ServedIntern {
  readonly record: InternRecord;
  readonly intern: Intern;
}

/** A federation policy with the issuer whose tokens it takes. */
export interface ServedPolicy {
  readonly policy: FederationPolicy;
  readonly issuerId: string;
  readonly issuer: string;
  readonly keys: IssuerKeys;
}

/** Shared by the handlers of one service; no two services share any of it. */
export interface ServiceState extends AttachmentOptions {
  readonly callers: Callers;
  readonly accessTokens: AccessTokens;
  /** Newest first. */
  readonly interns: readonly ServedIntern[];
  readonly policies: ReadonlyMap<string, ServedPolicy>;
  readonly turnRate: RateLimit;
  readonly exchangeRate: RateLimit;
  readonly keyUpdateRate: RateLimit;
}

/** The place of an intern in the list. */
export interface Position {
  readonly created_at: string;
  readonly id: string;
}

/** Newest first; of two made in the same millisecond the greater id (docs/service-api.md, "GET /interns"). */
export function newestFirst(a: Position, b: Position): number {
  return isNewer(a, b) ? -1 : isNewer(b, a) ? 1 : 0;
}

/** Tells whether `a` stands before `b`. */
export function isNewer(a: Position, b: Position): boolean {
  const difference = Date.parse(a.created_at) - Date.parse(b.created_at);
  return difference === 0 ? a.id > b.id : difference > 0;
}

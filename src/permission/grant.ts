// Follows a late answer to a question: the circumstances that bind it, and its stages until it is used once or lost.
import { sha256 } from '../crypto.ts';
import { canonicalJson, ownField } from '../json.ts';
import type { Pause } from './pause.ts';

const idFields = ['tool_call_id', 'interaction_id', 'session_id'];
const fieldsOutsideDigest: ReadonlySet<string> = new Set(['options', ...idFields]);

/** Returns the SHA-256 in hexadecimal of the arguments without the options and the ids. */
export function digestPause(pause: Pause): string {
  const digestFields = Object.entries(pause.arguments).filter(([name]) => !fieldsOutsideDigest.has(name));
  return sha256(canonicalJson(Object.fromEntries(digestFields)));
}

/** Tells whether a pause has an id that is not in `ids`. The digest does not cover ids, so they are compared here. */
export function namesOtherId(pause: Pause, ids: readonly string[]): boolean {
  return idFields.some((name) => {
    const id = ownField(pause.arguments, name);
    return id !== undefined && !(typeof id === 'string' && ids.includes(id));
  });
}

export interface Circumstances {
  /** A SHA-256; null if there is no policy. */
  readonly policy: string | null;
  readonly head: string;
  readonly base: string;
  /** An answer counts only while the pull request is `ready`. */
  readonly state: 'ready' | 'draft' | 'closed';
  readonly intern: string;
  readonly approvalMode: string;
  readonly service: string;
  readonly session: string;
}

export interface Binding extends Omit<Circumstances, 'state'> {
  readonly digest: string;
  /** When it expires, in epoch milliseconds. */
  readonly untilMs: number;
}

export function whyVoid(binding: Binding, now: Circumstances, nowMs: number): string | undefined {
  // Negated, so that NaN counts as expired.
  if (!(nowMs < binding.untilMs)) return `It expired at ${toTime(binding.untilMs)}.`;
  if (now.head !== binding.head) {
    return `The pull request has changed: its head was ${shortenId(binding.head)} then and is ${shortenId(now.head)} now.`;
  }
  if (now.base !== binding.base) return 'The pull request now goes into another branch.';
  if (now.state !== 'ready') return `The pull request is ${now.state === 'draft' ? 'a draft' : 'closed'} now.`;
  if (now.policy !== binding.policy) return 'The permission policy has changed since.';
  if (now.service !== binding.service)
    return `It was asked through ${binding.service}, but this job uses ${now.service}.`;
  if (now.intern !== binding.intern) return 'It was asked by an intern other than the one that this job runs.';
  if (now.approvalMode !== binding.approvalMode) {
    return `The approval mode was "${binding.approvalMode}" then and is "${now.approvalMode}" now.`;
  }
  return now.session === binding.session ? undefined : 'It was asked in another session.';
}

function shortenId(id: string): string {
  return id.slice(0, 12);
}

export function toTime(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? 'an unknown time' : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export type Parked = { readonly is: 'parked'; readonly binding: Binding };
export type Allowed = { readonly is: 'allowed'; readonly binding: Binding };
export type Claimed = { readonly is: 'claimed'; readonly binding: Binding };
export type Used = { readonly is: 'used' };
export type Lost = { readonly is: 'lost'; readonly why: string };
/** A refusal by {@link allow} leaves the question parked. */
export type Refused = { readonly is: 'refused'; readonly why: string };

export interface Moment {
  readonly now: Circumstances;
  /** In epoch milliseconds. */
  readonly nowMs: number;
}

export function allow({ binding }: Parked, { now, nowMs }: Moment): Allowed | Refused {
  const why = whyVoid(binding, now, nowMs);
  return why === undefined ? { is: 'allowed', binding } : { is: 'refused', why };
}

/** @param isFirst - whether no other answer claimed the question before */
export function claim({ binding }: Allowed, isFirst: boolean): Claimed | Refused {
  return isFirst ? { is: 'claimed', binding } : { is: 'refused', why: 'Another answer came first.' };
}

export function isForDigest({ binding }: Claimed, digest: string): boolean {
  return binding.digest === digest;
}

export function redeem(grant: Claimed, digest: string, { now, nowMs }: Moment): Claimed | Used | Lost {
  if (!isForDigest(grant, digest)) return grant;
  const why = whyVoid(grant.binding, now, nowMs);
  return why === undefined ? { is: 'used' } : { is: 'lost', why };
}

export function endUnused(grant: Claimed | Used | Lost): Used | Lost {
  return grant.is === 'claimed' ? { is: 'lost', why: 'The intern did not ask for exactly this again.' } : grant;
}

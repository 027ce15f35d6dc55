// A late answer: the digest of its pause, the circumstances that it is bound to, and its life up to its one use.

import { createHash } from 'node:crypto';
import type { Pause } from './pause.ts';
import { canonicalJson, ownField } from './text/json.ts';

const idFields = ['tool_call_id', 'interaction_id', 'session_id'];
/** New each time that the same question comes: the answers that it takes, and its own ids. */
const notAsked: ReadonlySet<string> = new Set(['options', ...idFields]);

/** Digests the arguments, without the options and the question's own ids: SHA-256 over sorted keys, hexadecimal. */
export function digestOfPause(pause: Pause): string {
  const asked = Object.entries(pause.arguments).filter(([name]) => !notAsked.has(name));
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(asked)))
    .digest('hex');
}

/**
 * Finds a field for the question's own id that names something else, such as the session that is to be ended: that is part of the
 * question, and {@link digestOfPause} leaves it out.
 *
 * @param ids - of the question itself
 */
export function namesOther(pause: Pause, ids: readonly string[]): boolean {
  return idFields.some((name) => {
    const id = ownField(pause.arguments, name);
    return id !== undefined && !(typeof id === 'string' && ids.includes(id));
  });
}

export interface Circumstances {
  /** SHA-256 of the permission policy; null where there is none. */
  readonly policy: string | null;
  /** Commit at the head of the pull request. */
  readonly head: string;
  /** Branch that the pull request goes into. */
  readonly base: string;
  /** An answer counts only while the pull request is open and no draft. */
  readonly state: 'ready' | 'draft' | 'closed';
  readonly intern: string;
  readonly approvalMode: string;
  /** Origin of the service. */
  readonly service: string;
  readonly session: string;
}

/** Binds a parked question: an answer counts for exactly these arguments, in exactly these circumstances. */
export interface Binding extends Omit<Circumstances, 'state'> {
  /** As `digestOfPause` makes it. */
  readonly digest: string;
  /** An answer counts, and may be used, up to then: epoch milliseconds. */
  readonly untilMs: number;
}

/** Characters of a commit or digest that tell it apart. */
const shownCharacters = 12;

/** Explains why an answer does not count now; undefined when it does. */
export function whyVoid(bound: Binding, now: Circumstances, nowMs: number): string | undefined {
  // An expiry that is no number is over as well.
  if (!(nowMs < bound.untilMs)) return `Its time was over at ${toTime(bound.untilMs)}.`;
  if (now.head !== bound.head) {
    return `The pull request has changed: its head was ${brief(bound.head)} then and is ${brief(now.head)} now.`;
  }
  if (now.base !== bound.base) return 'The pull request goes into another branch than then.';
  if (now.state !== 'ready') return `The pull request is ${now.state === 'draft' ? 'a draft' : 'closed'} now.`;
  if (now.policy !== bound.policy) return 'The permission policy has changed since.';
  if (now.service !== bound.service) return `It was asked through ${bound.service}, and this job uses ${now.service}.`;
  if (now.intern !== bound.intern) return 'It was asked by an intern other than the one that this job runs.';
  if (now.approvalMode !== bound.approvalMode) {
    return `The approval mode was "${bound.approvalMode}" then and is "${now.approvalMode}" now.`;
  }
  return now.session === bound.session ? undefined : 'It was asked in another session.';
}

function brief(id: string): string {
  return id.slice(0, shownCharacters);
}

/** Writes a time for people: `2026-01-02 03:04 UTC`. */
export function toTime(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? 'an unknown time' : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A stage of an answer that still has its binding. */
interface Stage<Is extends string> {
  readonly is: Is;
  readonly binding: Binding;
}

/** A question that nobody answered in time. */
export type Parked = Stage<'parked'>;

/** A person allowed it, and nothing that it is bound to has changed; whether somebody was first is not known yet. */
export type Allowed = Stage<'allowed'>;

/** No other answer can take it any more. */
export type Claimed = Stage<'claimed'>;

/** It allowed its one pause. */
export interface Used {
  readonly is: 'used';
}

/** It was claimed and allows nothing any more. */
export interface Lost {
  readonly is: 'lost';
  readonly why: string;
}

/** The question stays as it is. */
export interface Refused {
  readonly is: 'refused';
  readonly why: string;
}

export interface Moment {
  readonly now: Circumstances;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

export function allow({ binding }: Parked, { now, nowMs }: Moment): Allowed | Refused {
  const why = whyVoid(binding, now, nowMs);
  return why === undefined ? { is: 'allowed', binding } : { is: 'refused', why };
}

/** Claims the answer, by something that happens once: `isFirst` says whether this one made it happen. */
export function claim({ binding }: Allowed, isFirst: boolean): Claimed | Refused {
  return isFirst ? { is: 'claimed', binding } : { is: 'refused', why: 'Another answer was first.' };
}

export function isFor({ binding }: Claimed, digest: string): boolean {
  return binding.digest === digest;
}

/** Meets a pause of the intern: the grant stays as it is for any other digest, and ends with its own. */
export function meet(grant: Claimed, digest: string, { now, nowMs }: Moment): Claimed | Used | Lost {
  if (!isFor(grant, digest)) return grant;
  const why = whyVoid(grant.binding, now, nowMs);
  return why === undefined ? { is: 'used' } : { is: 'lost', why };
}

/** Ends with the run. */
export function end(grant: Claimed | Used | Lost): Used | Lost {
  return grant.is === 'claimed' ? { is: 'lost', why: 'The intern did not ask for exactly this again.' } : grant;
}

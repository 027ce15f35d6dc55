// A late answer: the digest of its pause, the circumstances that it is bound to, and its states up to its one use.

import { createHash } from 'node:crypto';
import type { Pause } from './pause.ts';
import { canonicalJson, ownField } from './text/json.ts';

const idFields = ['tool_call_id', 'interaction_id', 'session_id'];
/** Fields that change each time the same question is asked: its options and its own ids. */
const notAsked: ReadonlySet<string> = new Set(['options', ...idFields]);

/** Digests the arguments, without the options and the question's own ids: SHA-256 over sorted keys, hexadecimal. */
export function digestOfPause(pause: Pause): string {
  const asked = Object.entries(pause.arguments).filter(([name]) => !notAsked.has(name));
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(asked)))
    .digest('hex');
}

/**
 * Tells whether a field for the question's own id holds another id, such as that of a session to end. That id is part
 * of the question, but {@link digestOfPause} leaves it out.
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
  /** Made by {@link digestOfPause}. */
  readonly digest: string;
  /** Expiry of the question, and of a claimed answer, in epoch milliseconds. */
  readonly untilMs: number;
}

/** Characters of a commit or digest to show. */
const shownCharacters = 12;

/** Explains why an answer does not count now; undefined when it does. */
export function whyVoid(bound: Binding, now: Circumstances, nowMs: number): string | undefined {
  // Negated, so that an expiry of NaN counts as over.
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

/** A person allowed it in unchanged circumstances; another answer may have been first. */
export type Allowed = Stage<'allowed'>;

/** Taken by one answer; no other can claim it. */
export type Claimed = Stage<'claimed'>;

/** Allowed its one pause. */
export interface Used {
  readonly is: 'used';
}

/** Was claimed, and allows nothing any more. */
export interface Lost {
  readonly is: 'lost';
  readonly why: string;
}

/** The answer does not count; the question stays parked. */
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

/** Claims the question for one answer. `isFirst`: this answer won the step that only one can win. */
export function claim({ binding }: Allowed, isFirst: boolean): Claimed | Refused {
  return isFirst ? { is: 'claimed', binding } : { is: 'refused', why: 'Another answer was first.' };
}

export function isFor({ binding }: Claimed, digest: string): boolean {
  return binding.digest === digest;
}

/** Applies the grant to a pause: a pause with another digest leaves it as it is, its own ends it. */
export function meet(grant: Claimed, digest: string, { now, nowMs }: Moment): Claimed | Used | Lost {
  if (!isFor(grant, digest)) return grant;
  const why = whyVoid(grant.binding, now, nowMs);
  return why === undefined ? { is: 'used' } : { is: 'lost', why };
}

/** Ends the grant with the run. */
export function end(grant: Claimed | Used | Lost): Used | Lost {
  return grant.is === 'claimed' ? { is: 'lost', why: 'The intern did not ask for exactly this again.' } : grant;
}

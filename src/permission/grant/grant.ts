// The life of a late answer, from the parked question to its one use. Each step takes only the state that comes before it.
import type { Binding, Circumstances } from './binding.ts';
import { whyVoid } from './binding.ts';

/** A question that nobody answered in time. */
export interface Parked {
  readonly is: 'parked';
  readonly binding: Binding;
}

/** A person allowed it, and nothing that it is bound to has changed; whether somebody was first is not known yet. */
export interface Allowed {
  readonly is: 'allowed';
  readonly binding: Binding;
}

/** No other answer can take it any more. */
export interface Claimed {
  readonly is: 'claimed';
  readonly binding: Binding;
}

/** It allowed its one pause. */
export interface Used {
  readonly is: 'used';
}

/** It was claimed and allows nothing any more. */
export interface Lost {
  readonly is: 'lost';
  readonly why: string;
}

/** The answer does not count; the question stays as it is. */
export interface Refused {
  readonly is: 'refused';
  readonly why: string;
}

/** When something happens, and in which circumstances. */
export interface Moment {
  readonly now: Circumstances;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** A person allows what is parked. */
export function allow({ binding }: Parked, { now, nowMs }: Moment): Allowed | Refused {
  const why = whyVoid(binding, now, nowMs);
  return why === undefined ? { is: 'allowed', binding } : { is: 'refused', why };
}

/** The answer is claimed, by something that happens once: `isFirst` says whether this one made it happen. */
export function claim({ binding }: Allowed, isFirst: boolean): Claimed | Refused {
  return isFirst ? { is: 'claimed', binding } : { is: 'refused', why: 'Another answer was first.' };
}

/** Whether a pause is the one that a claimed grant is for. */
export function isFor({ binding }: Claimed, digest: string): boolean {
  return binding.digest === digest;
}

/** The intern pauses for something: the grant stays as it is for any other digest, and ends with its own. */
export function meet(grant: Claimed, digest: string, { now, nowMs }: Moment): Claimed | Used | Lost {
  if (!isFor(grant, digest)) return grant;
  const why = whyVoid(grant.binding, now, nowMs);
  return why === undefined ? { is: 'used' } : { is: 'lost', why };
}

/** The run ends. */
export function end(grant: Claimed | Used | Lost): Used | Lost {
  return grant.is === 'claimed' ? { is: 'lost', why: 'The intern did not ask for exactly this again.' } : grant;
}

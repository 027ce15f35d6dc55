// What the answer to a parked question is bound to, and why it no longer holds.

/** The circumstances of a run, as far as an answer depends on them. */
export interface Circumstances {
  /** SHA-256 of the permission policy; null where there is none. */
  readonly policy: string | null;
  /** Commit at the head of the pull request. */
  readonly head: string;
  /** Id of the intern. */
  readonly intern: string;
  readonly approvalMode: string;
  /** Origin of the service. */
  readonly service: string;
  readonly session: string;
}

/** What a parked question keeps: an answer counts for exactly these arguments, in exactly these circumstances. */
export interface Binding extends Circumstances {
  /** Of the arguments, as `digestOfPause` makes it. */
  readonly digest: string;
  /** Until when an answer counts and may be used, epoch milliseconds. */
  readonly untilMs: number;
}

/** Characters of a commit or digest that tell it apart. */
const shownCharacters = 12;

/** Why an answer does not count now, as a sentence; undefined when it does. */
export function whyVoid(bound: Binding, now: Circumstances, nowMs: number): string | undefined {
  // An expiry that is no number is over as well.
  if (!(nowMs < bound.untilMs)) return `Its time was over at ${toTime(bound.untilMs)}.`;
  if (now.head !== bound.head) {
    return `The pull request has changed: its head was ${brief(bound.head)} then and is ${brief(now.head)} now.`;
  }
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

/** A time as people read it: `2026-01-02 03:04 UTC`. */
export function toTime(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? 'an unknown time' : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

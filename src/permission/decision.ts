// The types of a request to a policy, and of its decision.
import type { Pause } from './pause.ts';
import type { ListName, RuleVerb } from './policy.ts';

/** A person allowed the pause before the run (docs/pull-requests.md, "A late answer"). */
export const grantRule = 'grant';

/** A person was asked; no id in a file can have parentheses. */
export const personRule = '(person)';

/** A pause to decide about. */
export interface PermissionRequest {
  readonly toolCallId: string;
  /** The JSON as streamed. */
  readonly arguments: string;
}

/** A question is answered with `answer`, or declined with `reject`. */
export type AnswerClass = 'allow' | 'reject' | 'answer';

export type Outcome = AnswerClass | 'stop';

export interface TraceEntry {
  readonly id: string;
  readonly list: ListName | 'default';
  readonly matched: boolean;
  readonly because: string;
}

/** A decision about a pause (docs/policy.md, "The policy commands", `explain`). */
export interface PermissionDecision {
  /** The pause as judged; null if it can't be (docs/policy.md, "A pause that can't be judged"). */
  readonly pause: Pause | null;
  /** From the arguments; null if missing or unreadable. */
  readonly kind: string | null;
  /** From the arguments; null if missing or unreadable. */
  readonly operation: string | null;
  /** For people: a command's folder, variables and other arguments; undefined if all are the default. */
  readonly place: string | undefined;
  /** The verb of the deciding entry, even if the outcome differs. */
  readonly verb: RuleVerb | 'answer';
  /** The string to send; null for a stop or an `ask`. */
  readonly answer: string | null;
  /** The result; `ask` only from `decide`. */
  readonly outcome: Outcome | 'ask';
  /** Id of the deciding entry, or `default`, `malformed`, `grant` or `(person)`. */
  readonly rule: string;
  /** The entry's reason, or why the outcome differs from its verb. */
  readonly reason: string | null;
  /** Every entry that applies to this kind of pause, in order, and `default` last; empty if it could not be judged. */
  readonly trace: readonly TraceEntry[];
  /** The steps from the verb to the answer, on one line; null for a stop before the first step. */
  readonly ladder: string | null;
  /** The run's spending before this decision, on one line. */
  readonly budgets: string;
}

/** A person's wish (docs/policy.md, "How a pause is decided"). */
export type PersonWish = 'allow' | 'allow-always' | 'reject' | { readonly value: unknown };

export interface PersonAnswerError {
  readonly error: string;
}

export interface Spent {
  readonly answers: number;
  readonly allows: number;
  readonly rejectsInARow: number;
}

export interface Counts {
  readonly spent: Spent;
  readonly entries: ReadonlyMap<string, number>;
  readonly pauses: ReadonlyMap<string, number>;
}

/** Decides the pauses of one run and counts its spending. */
export interface Decisions {
  decide(request: PermissionRequest): PermissionDecision;
  /** After an `ask` that nobody answered: the reject ladder, or a decline (rule 12). */
  nobodyAnswered(request: PermissionRequest): PermissionDecision;
  /** After an `ask` that a person answered: the decision, or why the wish does not fit the pause. */
  personAnswered(request: PermissionRequest, wish: PersonWish): PermissionDecision | PersonAnswerError;
  /** After the service refused an answer with 400: the reject ladder the first time, then a stop (rule 7). */
  refused(request: PermissionRequest, decision: PermissionDecision): PermissionDecision;
  /** The counts so far. */
  counts(): Counts;
}

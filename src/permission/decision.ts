// Types of a decision: the request to a policy, and its answer.
import type { Pause } from './pause.ts';
import type { ListName, RuleVerb } from './policy.ts';

/** The rule where a person allowed the pause before the run (docs/pull-requests.md, "A late answer"). */
export const grantRule = 'grant';

/** A pause to decide about. */
export interface PermissionRequest {
  readonly toolCallId: string;
  /** The JSON as streamed. */
  readonly arguments: string;
}

/** The class of an answer; a question is answered with `answer`, or declined with `reject`. */
export type AnswerClass = 'allow' | 'reject' | 'answer';

/** The end of a pause. */
export type Outcome = AnswerClass | 'stop';

/** One line of an explanation: an entry of a list, and why it matched or did not. */
export interface TraceEntry {
  readonly id: string;
  readonly list: ListName | 'default';
  readonly matched: boolean;
  readonly because: string;
}

/** A decision about a pause (docs/policy.md, "The policy commands", `explain`). */
export interface PermissionDecision {
  /** The arguments as they were judged; null when they can't be (docs/policy.md, "A pause that can't be judged"). */
  readonly pause: Pause | null;
  /** As in the arguments; null when it is missing or can't be read. */
  readonly kind: string | null;
  /** As in the arguments; null when it is missing or can't be read. */
  readonly operation: string | null;
  /** Place of a command, for people; undefined for the root of the work folder without an environment of its own. */
  readonly place: string | undefined;
  /** The verb of the deciding entry, whatever comes of it. */
  readonly verb: RuleVerb | 'answer';
  /** The string to send; null for a stop, and for an ask that waits for a person. */
  readonly answer: string | null;
  /** The result; `ask` only from `decide`. */
  readonly outcome: Outcome | 'ask';
  /** An id of the file, `default`, `malformed` or `grant`. */
  readonly rule: string;
  /** The entry's reason, or why something else came of it than it says. */
  readonly reason: string | null;
  /** Every entry that the pause went through, in order, and `default` last; empty when it could not be judged. */
  readonly trace: readonly TraceEntry[];
  /** The way from the verb to the answer, on one line; null when the verb did not come into it. */
  readonly ladder: string | null;
  /** Spending of the run before this decision, on one line. */
  readonly budgets: string;
}

/** A person's wish (docs/policy.md, "How a pause is decided"). */
export type PersonWish = 'allow' | 'allow-always' | 'reject' | { readonly value: unknown };

/** A person's answer that does not fit the pause; another may be given. */
export interface PersonAnswerError {
  readonly error: string;
}

/** Budgets that the answers of a run have used up. */
export interface Spent {
  readonly answers: number;
  readonly allows: number;
  readonly rejectsInARow: number;
}

/** Counts of a run, to be stored when several processes make its decisions. */
export interface Counts {
  readonly spent: Spent;
  /** Uses of each entry, by its id. */
  readonly entries: ReadonlyMap<string, number>;
  /** Times that each pause came, by its arguments as canonical JSON. */
  readonly pauses: ReadonlyMap<string, number>;
}

/** The decisions of one run; it counts what the run spends. */
export interface Decisions {
  decide(request: PermissionRequest): PermissionDecision;
  /** After an `ask` that nobody answered: the reject ladder, or a decline (rule 12). */
  nobodyAnswered(request: PermissionRequest): PermissionDecision;
  /** After an `ask`: what the person wants, or why it does not fit. */
  personAnswered(request: PermissionRequest, wish: PersonWish): PermissionDecision | PersonAnswerError;
  /** After the service refused an answer with 400: once the reject ladder, then a stop (rule 7). */
  refused(request: PermissionRequest, decision: PermissionDecision): PermissionDecision;
  /** Counts so far. */
  counts(): Counts;
}

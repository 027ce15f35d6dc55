// Defines the types of a request to a policy, and of the policy's decision.
import type { Pause } from './pause.ts';
import type { RuleVerb } from './policy.ts';

/** A decision's `rule` if a person allowed the same request before this run (docs/pull-requests.md, "A late answer"). */
export const grantRule = 'grant';

/** A decision's `rule` if a person is asked because no entry decides. No id in a file can be this: none has parentheses. */
export const personRule = '(person)';

/** A pause to decide about. */
export interface PermissionRequest {
  readonly toolCallId: string;
  /** The JSON as it was streamed. */
  readonly arguments: string;
}

/** What an answer does. The answer to a question is an `answer`, or a `reject` if it declines. */
export type AnswerClass = 'allow' | 'reject' | 'answer';

export type Outcome = AnswerClass | 'stop';

export interface TraceEntry {
  readonly id: string;
  readonly list: 'guards' | 'rules' | 'questions' | 'default';
  readonly matched: boolean;
  readonly because: string;
}

/** A decision about a pause (docs/policy.md, "The policy commands", `explain`). */
export interface PermissionDecision {
  /** The pause as judged; null if it can't be judged (docs/policy.md, "A pause that can't be judged"). */
  readonly pause: Pause | null;
  /** From the arguments; null if it is missing or can't be read. */
  readonly kind: string | null;
  /** From the arguments; null if it is missing or can't be read. */
  readonly operation: string | null;
  /** The folder, variables and other arguments of a command, for people; undefined if all are as usual. */
  readonly place: string | undefined;
  /** The verb of the entry that decided, even if the outcome is another. */
  readonly verb: RuleVerb | 'answer';
  /** The string to send; null for `stop` and `ask`. */
  readonly answer: string | null;
  /** Only `decide` returns `ask`. */
  readonly outcome: Outcome | 'ask';
  /** The id of the entry that decided, or `default`, `malformed`, `grant` or `(person)`. */
  readonly rule: string;
  /** The reason in the entry, or why the outcome is not that of its verb. */
  readonly reason: string | null;
  /** Every entry for this kind of pause, in order; the last is `default`. Empty if the pause could not be judged. */
  readonly trace: readonly TraceEntry[];
  /** The options tried from the verb to the answer, on one line; null if the run stopped before any was tried. */
  readonly ladder: string | null;
  /** What the run had spent before this decision, on one line. */
  readonly budgets: string;
}

/** What a person may want (docs/policy.md, "How a pause is decided"). */
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

/** Decides the pauses of one run, and counts what it spends. */
export interface Decisions {
  decide(request: PermissionRequest): PermissionDecision;
  /** Call it if nobody answered an `ask`: rejects, or declines a question with fields, else stops the run. */
  nobodyAnswered(request: PermissionRequest): PermissionDecision;
  /** Call it if a person answered an `ask`: decides, or says why the wish does not fit the pause. */
  personAnswered(request: PermissionRequest, wish: PersonWish): PermissionDecision | PersonAnswerError;
  /** Call it if the service refused an answer with 400: rejects, or stops the run if that was refused too. */
  refused(request: PermissionRequest, decision: PermissionDecision): PermissionDecision;
  counts(): Counts;
}

/** Names the grant as the rule of an allow. Leaves a reject as it is: a budget is used up, or no allow is offered. */
export function toGranted(decision: PermissionDecision, reason = decision.reason): PermissionDecision {
  return decision.outcome === 'allow' ? { ...decision, rule: grantRule, reason } : decision;
}

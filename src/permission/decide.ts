// One run's decisions: from a pause to the string to send, with what decided and why.

import { type Answering, type Outcome, startAnswering } from './answering.ts';
import { type Pause, readPause } from './arguments.ts';
import { describeBudget, startTally } from './budget.ts';
import { type CannedAnswer, hasFields } from './canned-answer.ts';
import type { RunContext } from './context.ts';
import { type Deciding, evaluate, isPermission, type TraceEntry } from './evaluate.ts';
import { canonicalJson } from './json.ts';
import { chooseOption } from './ladder.ts';
import { readPersonAnswer } from './person-answer.ts';
import type { Policy, RuleVerb } from './policy.ts';

export type { RunContext } from './context.ts';
export { unknownContext } from './context.ts';
export type { TraceEntry } from './evaluate.ts';

/** A pause to decide about. */
export interface PermissionRequest {
  readonly toolCallId: string;
  /** The JSON as streamed. */
  readonly arguments: string;
}

/** What is decided about a pause (design, "Tools around it", `explain`). */
export interface PermissionDecision {
  /** As in the arguments; null when it is missing or can't be read. */
  readonly kind: string | null;
  /** As in the arguments; null when it is missing or can't be read. */
  readonly operation: string | null;
  /** What the deciding entry says; `stop` where an `ask` is stopped before anyone is asked. */
  readonly verb: RuleVerb | 'answer';
  /** The string to send; null for a stop, and for an ask that waits for a person. */
  readonly answer: string | null;
  /** What comes of it; `ask` only from `decide`. */
  readonly outcome: Outcome | 'ask';
  /** An id of the file, `default` or `malformed`. */
  readonly rule: string;
  /** The entry's reason, or why something else came of it than it says. */
  readonly reason: string | null;
  readonly trace: readonly TraceEntry[];
  /** The way from the verb to the answer, on one line; null when the verb did not come into it. */
  readonly ladder: string | null;
  /** What the run had spent before this decision, on one line. */
  readonly budgets: string;
}

/** What a person may want (design, "Rules of evaluation", 12). */
export type PersonWish = 'allow' | 'allow-always' | 'reject' | { readonly value: unknown };

/** A person's answer that does not fit the pause; another may be given. */
export interface PersonAnswerError {
  readonly error: string;
}

/** The decisions of one run; it counts what the run spends. */
export interface Decisions {
  /** Decide about a pause. */
  decide(request: PermissionRequest): PermissionDecision;
  /** After an `ask` that nobody answered: the reject ladder, or a decline (rule 12). */
  nobodyAnswered(request: PermissionRequest, decision: PermissionDecision): PermissionDecision;
  /** After an `ask`: what the person wants, or why it does not fit. */
  personAnswered(
    request: PermissionRequest,
    decision: PermissionDecision,
    wish: PersonWish,
  ): PermissionDecision | PersonAnswerError;
  /** After the service refused an answer with 400: once the reject ladder, then a stop (rule 7). */
  refused(request: PermissionRequest, decision: PermissionDecision): PermissionDecision;
}

/** A pause that has been judged, kept for what comes after it. */
interface Judged {
  readonly pause: Pause;
  readonly rule: string;
  readonly reason: string | null;
  readonly verb: PermissionDecision['verb'];
  readonly answer: CannedAnswer | undefined;
  readonly trace: readonly TraceEntry[];
  readonly budgets: string;
  /** The answering as it was before this pause, to take back what the service refused. */
  readonly before: Answering;
}

/** Begin a run under a policy (design, "Rules of evaluation"). Nothing of an earlier run is remembered. */
export function startDecisions(policy: Policy, context: RunContext): Decisions {
  const usedEntries = startTally();
  const samePauses = startTally();
  const judged = new Map<string, Judged>();
  const retried = new Set<string>();
  let answering = startAnswering(policy.budget);

  const judgedOf = (request: PermissionRequest): Judged => {
    const found = judged.get(request.toolCallId);
    if (found === undefined) throw new TypeError(`The pause "${request.toolCallId}" has not been decided.`);
    return found;
  };

  const send = (pause: Judged, verb: Judged['verb'], why: string | null): PermissionDecision => {
    const step = answering.answer({ pause: pause.pause, verb, canned: pause.answer });
    answering = step.next;
    return decisionOf(pause, { ...step, reason: step.why ?? why ?? pause.reason });
  };

  return {
    decide(request) {
      const pause = readPause(request.arguments);
      if ('malformed' in pause) return malformed(pause.malformed, describeBudget(policy.budget, answering.spent, 0));
      const text = canonicalJson(pause.arguments);
      const seen = samePauses.get(text);
      samePauses.add(text);
      const { deciding, trace } = evaluate(policy, pause, context);
      const current = judgedPause(deciding, policy, {
        pause,
        trace,
        before: answering,
        budgets: describeBudget(policy.budget, answering.spent, seen),
      });
      judged.set(request.toolCallId, current);
      retried.delete(request.toolCallId);
      const used = usedEntries.get(current.rule);
      const limit = limitOf(deciding);
      if (current.verb === 'stop') return stopped(current, null);
      if (answering.spent.answers >= policy.budget.answers)
        return stopped(current, `The ${policy.budget.answers} answers of this run are used up.`);
      if (seen >= policy.budget.same_pause)
        return stopped(current, `The same pause came more than ${policy.budget.same_pause} times.`);
      if (limit !== undefined && used >= limit) {
        const why = `The limit ${limit} of "${current.rule}" is used up.`;
        return deciding.list === 'questions' ? stopped(current, why) : send(current, 'reject', why);
      }
      usedEntries.add(current.rule);
      return current.verb === 'ask' ? ask(current) : send(current, current.verb, null);
    },
    nobodyAnswered(request) {
      return send(judgedOf(request), 'reject', 'Nobody answered.');
    },
    personAnswered(request, _decision, wish) {
      const current = judgedOf(request);
      const answer = readPersonAnswer(wish, current.pause);
      if ('error' in answer) return answer;
      return send({ ...current, answer: answer.canned }, answer.verb, 'A person decided.');
    },
    refused(request, decision) {
      const current = judgedOf(request);
      const why = `The service refused the answer ${JSON.stringify(decision.answer)}.`;
      if (retried.has(request.toolCallId)) return stopped(current, why);
      retried.add(request.toolCallId);
      answering = current.before;
      return send(current, 'reject', why);
    },
  };
}

function judgedPause(
  deciding: Deciding,
  policy: Policy,
  rest: Pick<Judged, 'pause' | 'trace' | 'before' | 'budgets'>,
): Judged {
  if (deciding.list === 'default') {
    const verb = isPermission(rest.pause) ? policy.default : 'stop';
    return { ...rest, rule: 'default', reason: null, verb, answer: undefined };
  }
  const { entry } = deciding;
  const answer = deciding.list === 'questions' ? deciding.entry.answer : undefined;
  return { ...rest, rule: entry.id, reason: entry.reason, verb: entry.verb ?? 'answer', answer };
}

function limitOf(deciding: Deciding): number | undefined {
  return deciding.list === 'rules' || deciding.list === 'questions' ? deciding.entry.limit : undefined;
}

/** Ask a person, unless there is nothing that the person could say. */
function ask(current: Judged): PermissionDecision {
  const { pause } = current;
  if (isPermission(pause) && chooseOption('allow-always', pause.options) === undefined) {
    return stopped({ ...current, verb: 'stop' }, 'No known option is offered, so there is nothing to ask.');
  }
  return decisionOf(current, { outcome: 'ask', text: null, ladder: askLadder(pause), reason: current.reason });
}

function askLadder(pause: Pause): string {
  if (!isPermission(pause))
    return `ask: a person decides; without one ${hasFields(pause.arguments) ? 'decline' : 'stop'}`;
  return `ask: a person decides; without one ${chooseOption('reject', pause.options) ?? 'stop'}`;
}

function stopped(current: Judged, why: string | null): PermissionDecision {
  const verb = current.verb === 'ask' ? 'stop' : current.verb;
  return decisionOf({ ...current, verb }, { outcome: 'stop', text: null, ladder: null, reason: why ?? current.reason });
}

function decisionOf(
  current: Judged,
  end: {
    readonly outcome: PermissionDecision['outcome'];
    readonly text: string | null;
    readonly ladder: string | null;
    readonly reason: string | null;
  },
): PermissionDecision {
  return {
    kind: current.pause.kind ?? null,
    operation: current.pause.operation ?? null,
    verb: current.verb,
    answer: end.text,
    outcome: end.outcome,
    rule: current.rule,
    reason: end.reason,
    trace: current.trace,
    ladder: end.ladder,
    budgets: current.budgets,
  };
}

function malformed(why: string, budgets: string): PermissionDecision {
  return {
    kind: null,
    operation: null,
    verb: 'stop',
    answer: null,
    outcome: 'stop',
    rule: 'malformed',
    reason: `The pause can't be judged: ${why}.`,
    trace: [],
    ladder: null,
    budgets,
  };
}

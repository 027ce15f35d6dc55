// Decides the pauses of one run: the string to send, the rule that decided, and the reason.

import { canonicalJson } from '../../json.ts';
import type { RunContext } from '../context.ts';
import type { Counts, Decisions, PermissionDecision, PermissionRequest, Spent, TraceEntry } from '../decision.ts';
import { isMatched, judge as judgeEntry } from '../match/conditions.ts';
import { describePlace } from '../match/place.ts';
import { isPermission, type Pause, readPause } from '../pause.ts';
import type { CannedAnswer, Policy, RuleVerb } from '../policy.ts';
import { answerTo, chooseOption, describeBudget, type LadderVerb, nothingSpent, spend } from './answering.ts';
import { hasFields, readPersonAnswer } from './canned-answer.ts';

export type { RunContext } from '../context.ts';
export { unknownContext } from '../context.ts';
export type * from '../decision.ts';

interface Deciding {
  readonly list: TraceEntry['list'];
  readonly entry: {
    readonly id: string;
    readonly reason: string | null;
    /** Undefined for an answer. */
    readonly verb: RuleVerb | undefined;
    readonly answer?: CannedAnswer | undefined;
    readonly limit?: number | undefined;
  };
}

interface Judged {
  readonly pause: Pause;
  readonly entry: Deciding['entry'];
  readonly trace: () => readonly TraceEntry[];
  readonly budgets: string;
  readonly seen: number;
  /** What was spent before; it is restored if the service refuses the answer. */
  readonly before: Spent;
  wasRefused: boolean;
}

interface Run {
  readonly policy: Policy;
  readonly context: RunContext;
  readonly usedEntries: Map<string, number>;
  readonly samePauses: Map<string, number>;
  /** The last judgement, by tool call. */
  readonly judged: Map<string, Judged>;
  spent: Spent;
}

/**
 * Begins the decisions of a run under a policy (docs/policy.md, "How a pause is decided"), or continues from the counts
 * in `kept`. Knows nothing of other runs.
 */
export function startDecisions(policy: Policy, context: RunContext, kept?: Counts): Decisions {
  const run: Run = {
    policy,
    context,
    usedEntries: new Map(kept?.entries),
    samePauses: new Map(kept?.pauses),
    judged: new Map(),
    spent: kept?.spent ?? nothingSpent,
  };
  return {
    decide: (request) => decide(run, request),
    nobodyAnswered: (request) => send(run, judgedOf(run, request), 'reject', 'Nobody answered.'),
    personAnswered(request, wish) {
      const judged = judgedOf(run, request);
      const answer = readPersonAnswer(wish, judged.pause);
      if ('error' in answer) return answer;
      return send(run, judged, answer.verb, 'A person decided.', answer.canned);
    },
    refused: (request, decision) => refused(run, request, decision),
    counts: () => ({ spent: run.spent, entries: new Map(run.usedEntries), pauses: new Map(run.samePauses) }),
  };
}

function decide(run: Run, request: PermissionRequest): PermissionDecision {
  const pause = readPause(request.arguments);
  if ('error' in pause) return malformed(run, pause.error);
  const judged = judge(run, pause);
  run.judged.set(request.toolCallId, judged);
  const { id, verb = 'answer', limit } = judged.entry;
  if (verb === 'stop') return stopped(judged, null);
  const usedUp = whyUsedUp(run, judged);
  if (usedUp !== undefined) return stopped(judged, usedUp);
  const uses = run.usedEntries.get(id) ?? 0;
  if (limit !== undefined && uses >= limit) {
    const why = `The limit ${limit} of "${id}" is used up.`;
    return isPermission(pause) ? send(run, judged, 'reject', why) : stopped(judged, why);
  }
  run.usedEntries.set(id, uses + 1);
  return verb === 'ask' ? ask(judged) : send(run, judged, verb, null);
}

function judge(run: Run, pause: Pause): Judged {
  const text = canonicalJson(pause.arguments);
  const seen = run.samePauses.get(text) ?? 0;
  run.samePauses.set(text, seen + 1);
  const { deciding, trace } = evaluate(run.policy, pause, run.context);
  const budgets = describeBudget(run.policy.budget, run.spent, seen);
  return { pause, entry: deciding.entry, trace, budgets, seen, before: run.spent, wasRefused: false };
}

/** Applies the budget, whatever the entry says; `answers` comes first. */
function whyUsedUp({ policy: { budget }, spent }: Run, { seen }: Judged): string | undefined {
  if (spent.answers >= budget.answers) return `The ${budget.answers} answers of this run are used up.`;
  return seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : undefined;
}

function judgedOf(run: Run, request: PermissionRequest): Judged {
  const judged = run.judged.get(request.toolCallId);
  if (judged === undefined) throw new TypeError(`The pause "${request.toolCallId}" has not been decided.`);
  return judged;
}

function send(
  run: Run,
  judged: Judged,
  verb: LadderVerb | 'answer',
  why: string | null,
  canned: CannedAnswer | undefined = judged.entry.answer,
): PermissionDecision {
  const bounds = { budget: run.policy.budget, spent: run.spent };
  const { outcome, answer, ladder, reason } = answerTo(judged.pause, verb, canned, bounds);
  if (outcome !== 'stop') run.spent = spend(run.spent, outcome);
  return decisionOf(judged, { outcome, answer, ladder, reason: reason ?? why ?? judged.entry.reason });
}

function refused(run: Run, request: PermissionRequest, { answer }: PermissionDecision): PermissionDecision {
  const judged = judgedOf(run, request);
  const why = `The service refused the answer ${JSON.stringify(answer)}.`;
  if (judged.wasRefused) return stopped(judged, why);
  judged.wasRefused = true;
  // An answer that was refused was not given: it has neither used up an allow nor ended a row of rejects.
  run.spent = judged.before;
  return send(run, judged, 'reject', why);
}

function ask(judged: Judged): PermissionDecision {
  const { pause } = judged;
  if (isPermission(pause) && chooseOption('allow-always', pause.options) === undefined) {
    return stopped(judged, 'No known option is offered, so there is nothing to ask.');
  }
  const declined = hasFields(pause.arguments) ? 'decline' : undefined;
  const fallback = isPermission(pause) ? chooseOption('reject', pause.options) : declined;
  const ladder = `ask: a person decides; without one ${fallback ?? 'stop'}`;
  return decisionOf(judged, { outcome: 'ask', answer: null, ladder, reason: judged.entry.reason });
}

function stopped(judged: Judged, why: string | null): PermissionDecision {
  return decisionOf(judged, { outcome: 'stop', answer: null, ladder: null, reason: why ?? judged.entry.reason });
}

function decisionOf(
  { pause, entry, trace, budgets }: Judged,
  end: Pick<PermissionDecision, 'outcome' | 'answer' | 'ladder' | 'reason'>,
): PermissionDecision {
  let told: readonly TraceEntry[] | undefined;
  return {
    pause,
    kind: pause.kind ?? null,
    operation: pause.operation ?? null,
    place: describePlace(pause),
    verb: entry.verb ?? 'answer',
    rule: entry.id,
    budgets,
    ...end,
    // Build it only when it is read: the reasons of ten thousand entries take longer than the decision.
    get trace() {
      told ??= trace();
      return told;
    },
  };
}

function malformed(run: Run, why: string): PermissionDecision {
  return {
    pause: null,
    kind: null,
    operation: null,
    place: undefined,
    verb: 'stop',
    answer: null,
    outcome: 'stop',
    rule: 'malformed',
    reason: `The pause can't be judged: ${why}.`,
    trace: [],
    ladder: null,
    budgets: describeBudget(run.policy.budget, run.spent, 0),
  };
}

/** `trace` lists every entry with the reason; on demand, because it costs more than the decision. */
export function evaluate(policy: Policy, pause: Pause, context: RunContext) {
  const list = isPermission(pause) ? 'rules' : 'questions';
  const entries = [
    ...policy.guards.map((entry) => ({ entry, list: 'guards', mode: 'guard' }) as const),
    ...policy[list].map((entry) => ({ entry, list, mode: 'rule' }) as const),
  ];
  const found = entries.findIndex(({ entry, mode }) => isMatched(entry, pause, context, mode));
  const verb = list === 'rules' ? policy.default : 'stop';
  const byDefault: Deciding = { list: 'default', entry: { id: 'default', reason: null, verb } };
  const trace = (): readonly TraceEntry[] => {
    const because = found === -1 ? `no guard and no ${list === 'rules' ? 'rule' : 'question'} matches` : 'not reached';
    const told = entries.map(({ entry, list: name, mode }, index) => {
      const isReached = found === -1 || index <= found;
      const judged = isReached ? judgeEntry(entry, pause, context, mode) : { matched: false, because };
      return { id: entry.id, list: name, ...judged };
    });
    return [...told, { id: 'default', list: 'default', matched: found === -1, because }];
  };
  return { deciding: entries[found] ?? byDefault, trace };
}

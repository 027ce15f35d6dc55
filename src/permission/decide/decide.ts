// Decides the pauses of one run: the string to send, the rule that decided, and the reason.
import { canonicalJson } from '../../json.ts';
import type { RunContext } from '../context.ts';
import type { Counts, Decisions, PermissionDecision, PermissionRequest, Spent, TraceEntry } from '../decision.ts';
import { explainEntry, isMatched } from '../match/conditions.ts';
import { describePlace } from '../match/place.ts';
import { isPermission, type Pause, readPause } from '../pause.ts';
import type { CannedAnswer, Policy, RuleVerb } from '../policy.ts';
import { chooseAnswer, chooseOption, describeBudget, type LadderVerb, nothingSpent, spend } from './answering.ts';
import { canBeDeclined, readPersonAnswer } from './canned-answer.ts';

export type { RunContext } from '../context.ts';
export { unknownContext } from '../context.ts';
export type * from '../decision.ts';

interface DecidingEntry {
  readonly list: TraceEntry['list'];
  readonly entry: {
    readonly id: string;
    readonly reason: string | null;
    /** Undefined if the entry has an `answer` instead. */
    readonly verb: RuleVerb | undefined;
    readonly answer?: CannedAnswer | undefined;
    readonly limit?: number | undefined;
  };
}

interface JudgedPause {
  readonly pause: Pause;
  readonly entry: DecidingEntry['entry'];
  readonly trace: () => readonly TraceEntry[];
  readonly budgets: string;
  readonly earlierCount: number;
  /** The spending before this pause. It is restored if the service refuses the answer. */
  readonly spentBefore: Spent;
  wasRefused: boolean;
}

interface Run {
  readonly policy: Policy;
  readonly context: RunContext;
  readonly entryCounts: Map<string, number>;
  readonly pauseCounts: Map<string, number>;
  /** The last judgement, by tool call. */
  readonly lastJudged: Map<string, JudgedPause>;
  spent: Spent;
}

/** Begins the decisions of a run (docs/policy.md, "How a pause is decided"), or continues from its `earlier` counts. */
export function startDecisions(policy: Policy, context: RunContext, earlier?: Counts): Decisions {
  const run: Run = {
    policy,
    context,
    entryCounts: new Map(earlier?.entries),
    pauseCounts: new Map(earlier?.pauses),
    lastJudged: new Map(),
    spent: earlier?.spent ?? nothingSpent,
  };
  return {
    decide: (request) => decide(run, request),
    nobodyAnswered: (request) => answerPause(run, findJudged(run, request), 'reject', 'Nobody answered.'),
    personAnswered(request, wish) {
      const judged = findJudged(run, request);
      const reading = readPersonAnswer(wish, judged.pause);
      if ('error' in reading) return reading;
      return answerPause(run, judged, reading.verb, 'A person decided.', reading.answer);
    },
    refused: (request, decision) => answerRefusal(run, request, decision),
    counts: () => ({ spent: run.spent, entries: new Map(run.entryCounts), pauses: new Map(run.pauseCounts) }),
  };
}

function decide(run: Run, request: PermissionRequest): PermissionDecision {
  const pause = readPause(request.arguments);
  if ('error' in pause) return stopMalformed(run, pause.error);
  const judged = judge(run, pause);
  run.lastJudged.set(request.toolCallId, judged);
  const { id, verb = 'answer', limit } = judged.entry;
  if (verb === 'stop') return stopRun(judged, null);
  const usedUp = whyUsedUp(run, judged);
  if (usedUp !== undefined) return stopRun(judged, usedUp);
  const uses = run.entryCounts.get(id) ?? 0;
  if (limit !== undefined && uses >= limit) {
    const why = `The limit ${limit} of "${id}" is used up.`;
    return isPermission(pause) ? answerPause(run, judged, 'reject', why) : stopRun(judged, why);
  }
  run.entryCounts.set(id, uses + 1);
  return verb === 'ask' ? askPerson(judged) : answerPause(run, judged, verb, null);
}

function judge(run: Run, pause: Pause): JudgedPause {
  const text = canonicalJson(pause.arguments);
  const earlierCount = run.pauseCounts.get(text) ?? 0;
  run.pauseCounts.set(text, earlierCount + 1);
  const { deciding, trace } = evaluate(run.policy, pause, run.context);
  const budgets = describeBudget(run.policy.budget, run.spent, earlierCount);
  return { pause, entry: deciding.entry, trace, budgets, earlierCount, spentBefore: run.spent, wasRefused: false };
}

/** Checks the budgets that stop a run whatever the entry says. */
function whyUsedUp({ policy: { budget }, spent }: Run, { earlierCount }: JudgedPause): string | undefined {
  if (spent.answers >= budget.answers) return `The ${budget.answers} answers of this run are used up.`;
  return earlierCount >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : undefined;
}

function findJudged(run: Run, request: PermissionRequest): JudgedPause {
  const judged = run.lastJudged.get(request.toolCallId);
  if (judged === undefined) throw new TypeError(`The pause "${request.toolCallId}" has not been decided.`);
  return judged;
}

function answerPause(
  run: Run,
  judged: JudgedPause,
  verb: LadderVerb | 'answer',
  why: string | null,
  canned: CannedAnswer | undefined = judged.entry.answer,
): PermissionDecision {
  const bounds = { budget: run.policy.budget, spent: run.spent };
  const { outcome, answer, ladder, reason } = chooseAnswer(judged.pause, verb, canned, bounds);
  if (outcome !== 'stop') run.spent = spend(run.spent, outcome);
  return toDecision(judged, { outcome, answer, ladder, reason: reason ?? why ?? judged.entry.reason });
}

function answerRefusal(run: Run, request: PermissionRequest, { answer }: PermissionDecision): PermissionDecision {
  const judged = findJudged(run, request);
  const why = `The service refused the answer ${JSON.stringify(answer)}.`;
  if (judged.wasRefused) return stopRun(judged, why);
  judged.wasRefused = true;
  // A refused answer does not count: it has neither used up an allow nor ended a row of rejects.
  run.spent = judged.spentBefore;
  return answerPause(run, judged, 'reject', why);
}

function askPerson(judged: JudgedPause): PermissionDecision {
  const { pause } = judged;
  // The ladder of "allow-always" has every known option.
  if (isPermission(pause) && chooseOption('allow-always', pause.options) === undefined)
    return stopRun(judged, 'No known option is offered, so there is nothing to ask.');
  const decline = canBeDeclined(pause.arguments) ? 'decline' : undefined;
  const fallback = isPermission(pause) ? chooseOption('reject', pause.options) : decline;
  const ladder = `ask: a person decides; without one ${fallback ?? 'stop'}`;
  return toDecision(judged, { outcome: 'ask', answer: null, ladder, reason: judged.entry.reason });
}

function stopRun(judged: JudgedPause, why: string | null): PermissionDecision {
  return toDecision(judged, { outcome: 'stop', answer: null, ladder: null, reason: why ?? judged.entry.reason });
}

function toDecision(
  { pause, entry, trace, budgets }: JudgedPause,
  result: Pick<PermissionDecision, 'outcome' | 'answer' | 'ladder' | 'reason'>,
): PermissionDecision {
  let builtTrace: readonly TraceEntry[] | undefined;
  return {
    pause,
    kind: pause.kind ?? null,
    operation: pause.operation ?? null,
    place: describePlace(pause),
    verb: entry.verb ?? 'answer',
    rule: entry.id,
    budgets,
    ...result,
    // Built on first access: the reasons of ten thousand entries take longer than the decision.
    get trace() {
      builtTrace ??= trace();
      return builtTrace;
    },
  };
}

function stopMalformed(run: Run, why: string): PermissionDecision {
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

export function evaluate(policy: Policy, pause: Pause, context: RunContext) {
  const list = isPermission(pause) ? 'rules' : 'questions';
  const entries = [
    ...policy.guards.map((entry) => ({ entry, list: 'guards', mode: 'guard' }) as const),
    ...policy[list].map((entry) => ({ entry, list, mode: 'rule' }) as const),
  ];
  const decidingIndex = entries.findIndex(({ entry, mode }) => isMatched(entry, pause, context, mode));
  const verb = list === 'rules' ? policy.default : 'stop';
  const defaultEntry: DecidingEntry = { list: 'default', entry: { id: 'default', reason: null, verb } };
  const isDefault = decidingIndex === -1;
  const trace = (): readonly TraceEntry[] => {
    const judgedEntries = entries.map(({ entry, list: name, mode }, index) => {
      const isReached = isDefault || index <= decidingIndex;
      const judged = isReached ? explainEntry(entry, pause, context, mode) : { matched: false, because: 'not reached' };
      return { id: entry.id, list: name, ...judged };
    });
    const because = isDefault ? `no guard and no ${list === 'rules' ? 'rule' : 'question'} matches` : 'not reached';
    return [...judgedEntries, { id: 'default', list: 'default', matched: isDefault, because }];
  };
  return { deciding: entries[decidingIndex] ?? defaultEntry, trace };
}

// What holds in every state that can be reached, and for every step (docs/service-api.md, "Chat run").
import { interactionDeadlineMs, maxStreamMs } from '../../src/contract/limits.ts';
import { transitions } from '../../src/service/runs/runs.ts';
import type { StoredRun } from '../../src/service/store/store.ts';
import type { World } from './world.ts';

/** What is remembered of a state, to be compared with the one after it. */
export interface Snapshot {
  readonly runs: readonly StoredRun[];
  readonly open: ReadonlyMap<
    string,
    {
      readonly id: string;
      readonly pendingId: string | null;
      readonly deadlineAtMs: number | null;
      readonly startedAtMs: number;
    }
  >;
  readonly begun: number;
  readonly nowMs: number;
}

/** What a state is, as far as invariants compare states. */
export function takeSnapshot({ machine, clients }: World): Snapshot {
  const { store, begun, clock } = machine;
  // Before anybody asks for an open run: by then one that is late is closed.
  const runs = store.runs().map((run) => structuredClone(run));
  const open = clients.flatMap(({ sessionId }) => {
    const run = machine.runs().findOpenRun('intern-1', sessionId);
    if (run === undefined) return [];
    const { id, pending, startedAt } = run;
    const question = { pendingId: pending?.toolCallId ?? null, deadlineAtMs: pending?.deadlineAtMs ?? null };
    return [[sessionId, { id, ...question, startedAtMs: Date.parse(startedAt) }] as const];
  });
  return { runs, open: new Map(open), begun: begun.length, nowMs: clock().now() };
}

/** What does not hold after a step. */
export function findBroken(world: World, action: string, before: Snapshot): readonly string[] {
  const after = takeSnapshot(world);
  return [
    ...checkStep(world, action, before, after),
    ...checkOthers(world, action, before, after),
    ...checkRuns(before, after),
    ...checkQuestions(world, before, after),
    ...checkDeadlines(before, after),
    ...checkSessions(world, after),
    ...checkCharges(world),
    ...checkStreams(world),
  ];
}

/** Each request is answered as the API says, and starts what it says. */
function checkStep({ clients, machine }: World, action: string, before: Snapshot, after: Snapshot): readonly string[] {
  const [name = '', what = ''] = action.split(': ');
  const client = clients.find(({ sessionId }) => sessionId === name);
  const status = client?.last?.status;
  const open = before.open.get(name);
  const started = after.begun - before.begun;
  if (what === 'prompt') {
    const expected = open === undefined ? 200 : 409;
    const isOne = started === (expected === 200 ? 1 : 0);
    return status === expected && isOne ? [] : [`a prompt was answered ${status}, and started ${started} runs`];
  }
  if (what === 'disconnect') return after.open.has(name) ? [`${name} has a run whose client has gone`] : [];
  if (started !== 0) return [`"${action}" started ${started} runs`];
  if (what !== 'answer' && what !== 'wrong answer' && what !== 'answer to the question before') return [];
  const id = client?.calls.at(what === 'answer to the question before' ? -2 : -1);
  const isPending = open !== undefined && open.pendingId === id;
  const isOfOpenRun =
    open !== undefined && machine.store.findQuestionOrigin('intern-1', name, id ?? '')?.runId === open.id;
  const expected = isPending ? (what === 'wrong answer' ? 400 : 200) : isOfOpenRun ? 404 : 409;
  return status === expected ? [] : [`"${action}" was answered ${status} instead of ${expected}`];
}

/**
 * What happens in one session changes nothing of another, but that time goes by. So each moves as it would alone, and what one
 * may do, several may do at once.
 */
function checkOthers({ clients }: World, action: string, before: Snapshot, after: Snapshot): readonly string[] {
  const own = clients.find(({ sessionId }) => action.startsWith(`${sessionId}: `))?.sessionId;
  if (own === undefined) return []; // a deadline or a restart, which are everybody's
  const others = clients.filter(({ sessionId }) => sessionId !== own);
  return others
    .filter(({ sessionId }) => {
      const open = before.open.get(sessionId);
      // Some steps take their time: what a run or its question has is over by then.
      const endAtMs = open?.deadlineAtMs ?? (open?.startedAtMs ?? after.nowMs) + maxStreamMs;
      return endAtMs > after.nowMs && whatIsOf(sessionId, before) !== whatIsOf(sessionId, after);
    })
    .map(({ sessionId }) => `"${action}" has changed ${sessionId}`);
}

function whatIsOf(sessionId: string, { runs, open }: Snapshot): string {
  return JSON.stringify([runs.filter((run) => run.sessionId === sessionId), open.get(sessionId)]);
}

function checkRuns(before: Snapshot, after: Snapshot): readonly string[] {
  return after.runs.flatMap(({ id, state }) => {
    const was = before.runs.find((run) => run.id === id)?.state ?? 'running';
    // A process that died leaves its running runs to the next one, which ends them.
    const isMove = was === state || Object.values(transitions[was]).includes(state);
    return isMove ? [] : [`run ${id} went from ${was} to ${state}`];
  });
}

function checkQuestions({ answered }: World, before: Snapshot, after: Snapshot): readonly string[] {
  return after.runs.flatMap(({ id, pending, state }) => {
    const problems =
      (state === 'paused') === (pending !== null)
        ? []
        : [`run ${id} is ${state}, and its question is ${pending?.toolCallId}`];
    if (pending === null) return problems;
    const was = before.runs.find((run) => run.id === id)?.pending;
    const isSame = was?.toolCallId === pending.toolCallId;
    const isMoved = isSame && was.deadlineAtMs !== pending.deadlineAtMs;
    const isWrong = !isSame && pending.deadlineAtMs !== after.nowMs + interactionDeadlineMs;
    const isAgain = answered.has(pending.toolCallId);
    return [
      ...problems,
      ...(isMoved || isWrong
        ? [`the deadline of question ${pending.toolCallId} is ${pending.deadlineAtMs - after.nowMs} ms ahead`]
        : []),
      ...(isAgain ? [`question ${pending.toolCallId} is open again`] : []),
      ...(pending.deadlineAtMs <= after.nowMs ? [`question ${pending.toolCallId} is open after its deadline`] : []),
    ];
  });
}

/** The deadline of an open question stays where it was, in memory as in the store. */
function checkDeadlines(before: Snapshot, after: Snapshot): readonly string[] {
  return [...after.open].flatMap(([name, { pendingId, deadlineAtMs }]) => {
    const was = before.open.get(name);
    const isMoved = pendingId !== null && was?.pendingId === pendingId && was.deadlineAtMs !== deadlineAtMs;
    return isMoved ? [`the deadline of question ${pendingId} has moved`] : [];
  });
}

function checkSessions({ machine, clients }: World, { runs }: Snapshot): readonly string[] {
  return clients.flatMap(({ sessionId }) => {
    const openIds = runs.filter(
      (run) => run.sessionId === sessionId && (run.state === 'paused' || run.state === 'running'),
    );
    const known = machine.runs().findOpenRun('intern-1', sessionId);
    const others = openIds.filter(({ id }) => id !== known?.id);
    return [
      ...(openIds.length > 1 ? [`${sessionId} has ${openIds.length} open runs`] : []),
      ...(others.length > 0 ? [`run ${others[0]?.id} of ${sessionId} is open in the store alone`] : []),
    ];
  });
}

/** Each report costs 1 USD and has a name that comes once. */
function checkCharges({ machine }: World): readonly string[] {
  const names = new Set(machine.intern.reported);
  const charged = machine.charged();
  return charged <= names.size && machine.intern.reported.length === names.size
    ? []
    : [`${charged} USD were charged, and reported was ${machine.intern.reported.join(', ')}`];
}

function checkStreams({ clients }: World): readonly string[] {
  return clients.flatMap(({ stream, sessionId }) => {
    const done = (stream?.text.split('data: [DONE]').length ?? 1) - 1;
    const finishes = (stream?.text.match(/"finish_reason":"/g) ?? []).length;
    const expected = stream?.isEnded === true ? 1 : 0;
    return done === expected && finishes === expected
      ? []
      : [`a response of ${sessionId} has ${finishes} ends and ${done} [DONE]`];
  });
}

// What holds for the runs of the service (docs/service-api.md, "Chat run").
import { interactionDeadlineMs } from '../../../src/contract/limits.ts';
import { transitions } from '../../../src/service/runs/runs.ts';
import { costsOfJob, firstCost } from '../scenario/playbook.ts';
import type { Simulated } from '../simulation.ts';
import type { Invariant } from './invariant.ts';
import { isTerminal, livesOf } from './run-lives.ts';

/** Promises of the service about its runs. */
export const runInvariants: readonly Invariant[] = [
  { name: 'a session never has two runs at once', check: checkSessions },
  { name: 'a run ends once', check: checkEnds },
  { name: 'a run moves by the table', check: checkMoves },
  { name: 'the deadline of a question is five minutes after it, and never moves', check: checkDeadlines },
  { name: 'a question is open until its deadline at most', check: checkClosing },
  { name: 'a question takes one answer, in time, and is not open again', check: checkAnswers },
  { name: 'nothing is charged twice', check: checkCharges },
  { name: 'no run stays open', check: checkOpen },
];

function checkSessions({ history }: Simulated): readonly string[] {
  const lives = livesOf(history);
  return lives.flatMap((life, index) =>
    lives
      .slice(0, index)
      .filter(({ sessionId, overAtOrder }) => sessionId === life.sessionId && (overAtOrder ?? life.order) >= life.order)
      .map(({ runId }) => `run ${life.runId} began while run ${runId} of session ${life.sessionId} was open`),
  );
}

function checkEnds({ history }: Simulated): readonly string[] {
  return livesOf(history).flatMap(({ runId, states }) => {
    const end = states.findIndex(({ state }) => isTerminal(state));
    return end === -1
      ? []
      : states.slice(end + 1).map(({ state }) => `run ${runId} had ended, and was stored as ${state}`);
  });
}

function checkMoves({ history }: Simulated): readonly string[] {
  return history.applied
    .filter(({ before, trigger, after }) => transitions[before][trigger] !== after)
    .map(({ runId, before, trigger, after }) => `run ${runId} went by ${trigger} from ${before} to ${after}`);
}

function checkDeadlines({ history }: Simulated): readonly string[] {
  const first = new Map<string, number>();
  return history.stored.flatMap(({ pending, atMs, id }) => {
    if (pending === null) return [];
    const { toolCallId, deadlineAtMs } = pending;
    const expected = first.get(toolCallId) ?? atMs + interactionDeadlineMs;
    first.set(toolCallId, expected);
    const offMs = deadlineAtMs - expected;
    return offMs === 0 ? [] : [`the deadline of question ${toolCallId} of run ${id} is off by ${offMs} ms`];
  });
}

/** While no process runs, nothing closes a question. */
const longestOutageMs = 60_000;

function checkClosing({ history, endedAtMs }: Simulated): readonly string[] {
  const slackMs = history.deaths.length > 0 ? longestOutageMs : 0;
  const asked = new Map(
    history.stored.flatMap(({ pending, id }) => (pending === null ? [] : [[pending.toolCallId, id]])),
  );
  return [...asked].flatMap(([toolCallId, runId]) => {
    const states = history.stored.filter(({ id }) => id === runId);
    const first = states.findIndex(({ pending }) => pending?.toolCallId === toolCallId);
    const closed = states.slice(first).find(({ pending }) => pending?.toolCallId !== toolCallId);
    const openMs = (closed?.atMs ?? endedAtMs) - (states[first]?.atMs ?? 0);
    return openMs <= interactionDeadlineMs + slackMs ? [] : [`question ${toolCallId} was open for ${openMs} ms`];
  });
}

function checkAnswers({ history }: Simulated): readonly string[] {
  const taken = new Map<string, number>();
  const twice = history.verdicts.flatMap(({ decision, requestId, atMs }) => {
    const toolCallId = history.requests[requestId - 1]?.chat?.answer?.toolCallId;
    if (decision !== 'answered' || toolCallId === undefined) return [];
    const before = taken.has(toolCallId);
    taken.set(toolCallId, atMs);
    const asked = history.stored.find(({ pending }) => pending?.toolCallId === toolCallId);
    if (asked === undefined) return [`question ${toolCallId} was answered and never asked`];
    const isLate = atMs > asked.atMs + interactionDeadlineMs;
    return [
      ...(before ? [`question ${toolCallId} took two answers`] : []),
      ...(isLate ? [`question ${toolCallId} took an answer ${atMs - asked.atMs} ms after it came`] : []),
    ];
  });
  const again = history.stored.flatMap(({ pending, atMs }) => {
    const takenAtMs = pending === null ? undefined : taken.get(pending.toolCallId);
    return takenAtMs !== undefined && atMs > takenAtMs
      ? [`question ${pending?.toolCallId} was open after its answer`]
      : [];
  });
  return [...twice, ...again];
}

/** Each report of usage costs four times what the one before it costs: the sum tells how often each was charged. */
function checkCharges({ history, key, scenario }: Simulated): readonly string[] {
  const units = Math.round((key?.usage.total ?? 0) / firstCost);
  const begun = scenario.jobs.map(({ prompt }) => history.begun.filter((run) => run.prompt === prompt).length);
  const counts = Array.from({ length: 2 * costsOfJob }, (_, index) => Math.floor(units / 4 ** index) % 4);
  const often = counts.flatMap((count, index) => {
    const runs = begun[Math.floor(index / costsOfJob)] ?? 0;
    return count <= runs ? [] : [`report ${index + 1} of usage was charged ${count} times in ${runs} runs`];
  });
  // A process that dies may have charged what its run no longer tells.
  const told = livesOf(history).reduce((sum, { states }) => sum + (states.at(-1)?.usage?.cost ?? 0), 0);
  const isTold = history.deaths.length > 0 || Math.round(told / firstCost) === units;
  return isTold ? often : [...often, `the key was charged ${units} units, and the runs tell of ${told / firstCost}`];
}

function checkOpen({ history }: Simulated): readonly string[] {
  return livesOf(history)
    .filter(({ overAtOrder }) => overAtOrder === undefined)
    .map(({ runId, states }) => `run ${runId} is ${states.at(-1)?.state ?? 'running'} long after everything`);
}

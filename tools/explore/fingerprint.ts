// What makes two states of an exploration the same: everything but names and absolute times.
import type { StoredRun } from '../../src/service/store/store.ts';
import type { Client, World } from './world.ts';

/** A text that two states share when nothing that can happen tells them apart. Sessions have no order. */
export function fingerprint(world: World): string {
  const { clients, restarts, machine } = world;
  const deadlines = machine.store
    .runs()
    .flatMap(({ pending }) => (pending === null ? [] : [pending.deadlineAtMs]))
    .toSorted((a, b) => a - b);
  const parts = clients.map((client) => describe(client, world, deadlines)).toSorted();
  return JSON.stringify([restarts, parts]);
}

function describe(client: Client, { machine }: World, deadlines: readonly number[]): string {
  const { sessionId, prompts, calls, stream } = client;
  const runs = machine.store.runs().filter((run) => run.sessionId === sessionId);
  const open = machine.runs().findOpenRun('intern-1', sessionId);
  const turn = machine.intern.going.get(sessionId);
  return JSON.stringify({
    prompts,
    open: open === undefined ? null : [open.state, indexOf(open.pending?.toolCallId, calls)],
    // Runs that are over differ in nothing but what may still be answered to them.
    stored: runs.map(({ id, state, pending }) => [
      state,
      pending === null ? null : rankOf(pending, deadlines),
      id === open?.id,
    ]),
    calls: calls.slice(-2).map((id) => askedBy(id, sessionId, runs, machine)),
    stream: stream === undefined ? null : stream.isEnded,
    turn: turn === undefined ? null : turn.asked,
    waiting: machine.intern.waiting.get(sessionId)?.left.isMeanwhileLeft ?? null,
    reported: machine.intern.reported.filter((name) => name.endsWith(sessionId)).length,
  });
}

/** Which of the session's runs a known question is of, and whether that is the open one. */
function askedBy(id: string, sessionId: string, runs: readonly StoredRun[], { store }: World['machine']): unknown {
  const asked = store.findQuestionOrigin('intern-1', sessionId, id);
  return asked === undefined ? null : runs.findIndex((run) => run.id === asked.runId);
}

function indexOf(id: string | undefined, calls: readonly string[]): number | null {
  return id === undefined ? null : calls.indexOf(id) - calls.length;
}

function rankOf(
  { deadlineAtMs, continuation }: NonNullable<StoredRun['pending']>,
  deadlines: readonly number[],
): unknown {
  return [deadlines.indexOf(deadlineAtMs), continuation];
}

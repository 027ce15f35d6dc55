// A store in plain memory: what was written outlives a process, and a step costs nothing that an exploration would feel.
import type { StoredKey } from '../../src/service/store/key-usage.ts';
import type { Store, StoredRun, StoredSession } from '../../src/service/store/store.ts';

/** A store, and what stands in it. */
export interface MemoryStore extends Store {
  /** All runs, in the order in which they were first stored. */
  runs(): readonly StoredRun[];
}

/** An empty store. What goes in and what comes out are copies, as from a disk. */
export function createMemoryStore(): MemoryStore {
  const keys = new Map<string, StoredKey>();
  const sessions = new Map<string, StoredSession>();
  const runs = new Map<string, StoredRun>();
  const questions = new Map<string, string>();
  const kept = new Map<string, string>();
  const nameOf = (...parts: readonly string[]): string => JSON.stringify(parts);
  const session: Store['getSession'] = (internId, sessionId) =>
    sessions.get(nameOf(internId, sessionId)) ?? { turns: 0, standing: {} };
  return {
    findKey: (hash) => keys.get(hash),
    saveKey: (key) => void keys.set(key.hash, key),
    getSession: session,
    saveStanding: (internId, sessionId, standing) =>
      void sessions.set(nameOf(internId, sessionId), { ...session(internId, sessionId), standing }),
    findAgentSession: () => undefined,
    saveAgentSession() {},
    saveRun(run) {
      const { internId, sessionId, pending } = run;
      runs.set(run.id, structuredClone(run));
      sessions.set(nameOf(internId, sessionId), { ...session(internId, sessionId), turns: run.turn });
      if (pending !== null) questions.set(nameOf(internId, sessionId, pending.toolCallId), run.id);
    },
    listOpenRuns: () =>
      [...runs.values()]
        .filter(({ state }) => state === 'running' || state === 'paused')
        .map((run) => structuredClone(run)),
    listLastRuns: () => [],
    findQuestionOrigin(internId, sessionId, toolCallId) {
      const runId = questions.get(nameOf(internId, sessionId, toolCallId));
      const run = runs.get(runId ?? '');
      return run === undefined ? undefined : { runId: run.id, state: run.state, why: run.why ?? null };
    },
    getOrCreate(name, make) {
      const value = kept.get(name) ?? make();
      kept.set(name, value);
      return value;
    },
    atomically: (work) => work(),
    close() {},
    runs: () => [...runs.values()],
  };
}

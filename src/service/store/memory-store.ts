// Stores in plain memory what `store.ts` stores in a database, for a service without a data folder.
import type { StoredKey } from './key-usage.ts';
import { isOpen, newSession, type Store, type StoredRun, toKey } from './store.ts';

const maxRuns = 10_000;
const runsBetweenCleanups = 500;

/** Creates an empty store. It returns what was saved itself, not a copy: change nothing of it. */
export function createMemoryStore(): Store {
  const keys = new Map<string, StoredKey>();
  const texts = new Map<string, string>();
  const sessions = new Map<string, ReturnType<Store['getSession']>>();
  const agentSessions = new Map<string, ReturnType<Store['findAgentSession']>>();
  const runs = new Map<string, StoredRun>(); // in the order in which they were first saved
  const runIdsByQuestion = new Map<string, string>();
  const getSession: Store['getSession'] = (...ids) => sessions.get(toKey(...ids)) ?? newSession;
  const forgetOldRuns = (): void => {
    for (const [id, run] of runs) {
      if (runs.size <= maxRuns) return;
      if (!isOpen(run)) runs.delete(id);
    }
  };
  return {
    findKey: (hash) => keys.get(hash),
    saveKey: (key) => void keys.set(key.hash, key),
    getSession,
    saveStanding: (internId, sessionId, standing) =>
      void sessions.set(toKey(internId, sessionId), { ...getSession(internId, sessionId), standing }),
    findAgentSession: (...ids) => agentSessions.get(toKey(...ids)),
    saveAgentSession: (internId, sessionId, session) => void agentSessions.set(toKey(internId, sessionId), session),
    saveRun(run) {
      const { id, internId, sessionId, turn, pending } = run;
      // Copy an open run, because its texts still grow. Drop those of a run that is over: only the console would show them.
      runs.set(id, isOpen(run) ? structuredClone(run) : { ...run, prompt: '', reply: '' });
      if (runs.size >= maxRuns + runsBetweenCleanups) forgetOldRuns();
      const session = toKey(internId, sessionId);
      sessions.set(session, { ...(sessions.get(session) ?? newSession), turns: turn });
      if (pending !== null) runIdsByQuestion.set(toKey(internId, sessionId, pending.toolCallId), id);
    },
    listLastRuns: (max) => [...runs.values()].toReversed().slice(0, max),
    listOpenRuns: () => [...runs.values()].filter(isOpen),
    findQuestionOrigin(...ids) {
      const run = runs.get(runIdsByQuestion.get(toKey(...ids)) ?? '');
      return run && { runId: run.id, state: run.state, why: run.why ?? null };
    },
    getOrCreate(name, make) {
      const text = texts.get(name) ?? make();
      texts.set(name, text);
      return text;
    },
    atomically: (work) => work(), // undoes nothing: no write here fails
    close() {},
  };
}

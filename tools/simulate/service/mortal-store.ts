// The store as one process of the service has it: what it writes is noted, and from its death on it writes nothing.
import type { Store } from '../../../src/service/store/store.ts';
import type { History } from '../history.ts';

/** One process, as its store knows it. */
export interface MortalStoreOptions {
  readonly store: Store;
  readonly history: History;
  readonly now: () => number;
  /** Number of the process. */
  readonly process: number;
  readonly isAlive: () => boolean;
  /** Called before and after each write: the process may be killed there. */
  readonly aroundWrite: (moment: 'before' | 'after') => void;
}

/** The store in the hands of one process. */
export function createMortalStore({ store, history, now, process, isAlive, aroundWrite }: MortalStoreOptions): Store {
  const live = (): void => {
    if (!isAlive()) throw new Error('This process is dead.');
  };
  const write = <Result>(work: () => Result): Result => {
    live();
    aroundWrite('before');
    live();
    const result = work();
    aroundWrite('after');
    live();
    return result;
  };
  return {
    findKey: (hash) => {
      live();
      return store.findKey(hash);
    },
    saveKey: (key) => write(() => store.saveKey(key)),
    getSession: (internId, sessionId) => {
      live();
      return store.getSession(internId, sessionId);
    },
    saveStanding: (...choices) => write(() => store.saveStanding(...choices)),
    findAgentSession: (...session) => store.findAgentSession(...session),
    saveAgentSession: (...session) => write(() => store.saveAgentSession(...session)),
    saveRun: (run) =>
      write(() => {
        store.saveRun(run);
        const { id, state, pending, reply, usage } = run;
        history.stored.push({ order: history.next(), id, state, pending, reply, usage, atMs: now(), process });
        history.log('store', `run ${id} ${state}${pending === null ? '' : ` ${pending.toolCallId}`}`);
      }),
    listOpenRuns: () => store.listOpenRuns(),
    listLastRuns: (most) => store.listLastRuns(most),
    findQuestionOrigin: (...question) => {
      live();
      return store.findQuestionOrigin(...question);
    },
    getOrCreate: (name, make) => store.getOrCreate(name, make),
    atomically: (work) => {
      live();
      return store.atomically(work);
    },
    close() {},
  };
}

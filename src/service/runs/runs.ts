// Keeps the open runs, and moves each from state to state (docs/service-api.md, "Chat run").
import { describeError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Turn, Words } from '../interns/intern.ts';
import { isOpen, type Store, type StoredRun, toKey } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

export type RunState = StoredRun['state'];

export type RunTrigger =
  | 'turn_complete'
  | 'question'
  | 'answer'
  | 'deadline'
  | 'client_left'
  | 'intern_ended'
  | 'severed'
  | 'timeout'
  | 'replay_overflow';

/** The next state, by state and trigger (docs/service-api.md, "Chat run"); any other trigger is ignored. */
export const transitions: Readonly<Record<RunState, Readonly<Partial<Record<RunTrigger, RunState>>>>> = {
  running: {
    turn_complete: 'finished',
    question: 'paused',
    client_left: 'cancelled',
    intern_ended: 'ended',
    severed: 'ended',
    timeout: 'ended',
  },
  paused: {
    answer: 'running',
    client_left: 'paused',
    deadline: 'cancelled',
    intern_ended: 'ended',
    replay_overflow: 'cancelled',
  },
  finished: {},
  cancelled: {},
  ended: {},
};

export type PendingQuestion = NonNullable<StoredRun['pending']>;

type RunRecord = Omit<StoredRun, 'reply'>;

/** A run. Only {@link Runs.apply} changes its state. */
export type Run = { -readonly [Field in keyof RunRecord]: RunRecord[Field] } & {
  /** The words of the reply, joined only when the run is stored. */
  readonly pieces: string[];
  updateSummary?: string;
};

export type Runs = ReturnType<typeof createRuns>;

type RunWatcher = (run: Run, words?: Words) => void;

export interface RunsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** @returns a function that stops the intern's work, to be called when the run is no longer paused */
  readonly continueWhilePaused: (run: Run, paused: PausedRun) => () => void;
}

export interface PausedRun {
  save(): void;
  end(why: string): void;
}

/** Takes over the runs that an earlier process left paused, and ends those that it left running. */
export function createRuns(options: RunsOptions) {
  const { store, clock, log } = options;
  const openBySession = new Map<string, Run>();
  const reservedSessions = new Set<string>();
  const watchers = new Set<RunWatcher>();
  const pauses = watchPauses(options, (run, trigger) => apply(run, trigger));
  /** Moves a run to its next state, which is stored first. @returns whether `transitions` has this move */
  const apply = (run: Run, trigger: RunTrigger, pending: PendingQuestion | null = null): boolean => {
    const state = transitions[run.state][trigger];
    if (state === undefined) return false;
    if (state === run.state) return true;
    const isClosing = !isOpen({ state });
    try {
      store.saveRun(toStored({ ...run, state, pending, unheard: isClosing ? [] : run.unheard }));
    } catch (error: unknown) {
      // End the run anyway. In the store, the next process ends it, at the deadline if it was paused.
      if (!isClosing) throw error;
      log.error(`The end of run ${run.id} could not be stored: ${describeError(error)}`);
    }
    Object.assign(run, { state, pending });
    pauses.follow(run);
    if (isClosing) openBySession.delete(toKey(run.internId, run.sessionId));
    return true;
  };

  for (const run of takeOverRuns(store)) {
    openBySession.set(toKey(run.internId, run.sessionId), run);
    pauses.follow(run);
  }

  const findOpenRun = (internId: string, sessionId: string): Run | undefined => {
    const run = openBySession.get(toKey(internId, sessionId));
    // Compare the times: a request may come after the deadline, and before its timer fires.
    const isLate = run !== undefined && run.pending !== null && run.pending.deadlineAtMs <= clock.now();
    return isLate && apply(run, 'deadline') ? undefined : run;
  };

  return {
    findOpenRun,
    /** @returns a function that releases the session; undefined if the session is in use */
    reserve(internId: string, sessionId: string): (() => void) | undefined {
      const key = toKey(internId, sessionId);
      if (findOpenRun(internId, sessionId) !== undefined || reservedSessions.has(key)) return undefined;
      reservedSessions.add(key);
      return () => void reservedSessions.delete(key);
    },
    countPaused: (internId: string) =>
      [...openBySession.values()].filter((run) => run.internId === internId && run.state === 'paused').length,
    // Leave the run unstored until it pauses or ends: if the service is killed, the client sees its response break off.
    begin(fields: Omit<StoredRun, 'state' | 'pending' | 'reply' | 'unheard'>): Run {
      const run: Run = { ...fields, pieces: [], unheard: [], state: 'running', pending: null };
      openBySession.set(toKey(run.internId, run.sessionId), run);
      for (const notify of watchers) notify(run);
      return run;
    },
    listOpen: (): readonly Run[] => [...openBySession.values()],
    watch(watcher: RunWatcher): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    notifyWords(run: Run, words: Words): void {
      // Do nothing without watchers: chunks come a hundred times a second.
      if (watchers.size > 0) for (const notify of watchers) notify(run, words);
    },
    apply,
    stop: pauses.stop,
  };
}

function watchPauses({ store, clock, continueWhilePaused }: RunsOptions, apply: (run: Run, by: RunTrigger) => void) {
  const stopsByRun = new Map<Run, () => void>();
  return {
    follow(run: Run): void {
      stopsByRun.get(run)?.();
      stopsByRun.delete(run);
      if (run.pending === null) return;
      const { deadlineAtMs } = run.pending;
      const cancelDeadline = clock.setTimer(deadlineAtMs - clock.now(), () => apply(run, 'deadline'));
      const stopIntern = continueWhilePaused(run, {
        save: () => store.saveRun(toStored(run)),
        end(why) {
          run.why = why;
          apply(run, 'intern_ended');
        },
      });
      stopsByRun.set(run, () => {
        cancelDeadline();
        stopIntern();
      });
    },
    stop(): void {
      for (const stopRun of stopsByRun.values()) stopRun();
      stopsByRun.clear();
    },
  };
}

function takeOverRuns(store: Store): readonly Run[] {
  return store.listOpenRuns().flatMap(({ reply, ...stored }) => {
    if (stored.state === 'paused') return [{ ...stored, pieces: [reply] }];
    store.saveRun({ ...stored, reply, state: 'ended' });
    return [];
  });
}

export function toTurn({ sessionId, prompt, turn, approvalMode }: Run, standing: Turn['standing']): Turn {
  return { sessionId, prompt, turn, approvalMode, standing };
}

function toStored({ pieces, updateSummary: _summary, ...stored }: Run): StoredRun {
  return { ...stored, reply: pieces.join('') };
}

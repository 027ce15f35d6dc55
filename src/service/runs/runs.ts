// Runs: their states, the moves between these, and the runs that are open (docs/service-api.md, "Chat run").
import { describeError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Turn, Words } from '../interns/intern.ts';
import { isOpen, type Store, type StoredRun } from '../store/store.ts';
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

/** A run, whose state nothing but {@link Runs.apply} changes. */
export type Run = { -readonly [Field in keyof RunRecord]: RunRecord[Field] } & {
  /** The words of the reply, joined once, when they are stored. */
  readonly pieces: string[];
  account?: string;
};

export type Runs = ReturnType<typeof createRuns>;

type RunWatcher = (run: Run, words?: Words) => void;

export interface RunsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** @returns a function that stops the intern's work; called when the run is no longer paused */
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
  const heldSessions = new Set<string>();
  const watchers = new Set<RunWatcher>();
  const pauses = followPauses(options, (run, trigger) => apply(run, trigger));
  /** Stores a move before anyone hears of it. @returns whether the table has this move */
  const apply = (run: Run, trigger: RunTrigger, pending: PendingQuestion | null = null): boolean => {
    const state = transitions[run.state][trigger];
    if (state === undefined || state === run.state) return state !== undefined;
    const isClosing = !isOpen({ state });
    try {
      store.saveRun(toStored({ ...run, state, pending, unheard: isClosing ? [] : run.unheard }));
    } catch (error: unknown) {
      // End the run even so: the next process ends it in the store.
      if (!isClosing) throw error;
      log.error(`The end of run ${run.id} could not be stored: ${describeError(error)}`);
    }
    Object.assign(run, { state, pending });
    pauses.follow(run);
    if (isClosing) openBySession.delete(keyOf(run.internId, run.sessionId));
    return true;
  };

  for (const run of takeOverRuns(store)) {
    openBySession.set(keyOf(run.internId, run.sessionId), run);
    pauses.follow(run);
  }

  const openRun = (internId: string, sessionId: string): Run | undefined => {
    const run = openBySession.get(keyOf(internId, sessionId));
    // Compare the times: a request may come after the deadline, and before its timer fires.
    const isLate = run !== undefined && run.pending !== null && run.pending.deadlineAtMs <= clock.now();
    return isLate && apply(run, 'deadline') ? undefined : run;
  };

  return {
    openRun,
    /** @returns a function that gives the session back; undefined if the session is taken */
    hold(internId: string, sessionId: string): (() => void) | undefined {
      const key = keyOf(internId, sessionId);
      if (openRun(internId, sessionId) !== undefined || heldSessions.has(key)) return undefined;
      heldSessions.add(key);
      return () => void heldSessions.delete(key);
    },
    pausedCount: (internId: string) =>
      [...openBySession.values()].filter((run) => run.internId === internId && run.state === 'paused').length,
    // Store it only when it pauses or ends: no response is complete before that.
    begin(started: Omit<StoredRun, 'state' | 'pending' | 'reply' | 'unheard'>): Run {
      const run: Run = { ...started, pieces: [], unheard: [], state: 'running', pending: null };
      openBySession.set(keyOf(run.internId, run.sessionId), run);
      for (const tell of watchers) tell(run);
      return run;
    },
    open: (): readonly Run[] => [...openBySession.values()],
    watch(watcher: RunWatcher): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    notifyWords(run: Run, words: Words): void {
      // Do nothing without watchers: chunks come a hundred times a second.
      if (watchers.size > 0) for (const tell of watchers) tell(run, words);
    },
    apply,
    stop: pauses.stop,
  };
}

function followPauses(
  { store, clock, continueWhilePaused }: RunsOptions,
  apply: (run: Run, trigger: RunTrigger) => void,
) {
  const stopsByRun = new Map<Run, () => void>();
  return {
    follow(run: Run): void {
      stopsByRun.get(run)?.();
      stopsByRun.delete(run);
      if (run.pending === null) return;
      const { deadlineAtMs } = run.pending;
      const cancelDeadline = clock.setTimer(deadlineAtMs - clock.now(), () => apply(run, 'deadline'));
      const endUnheard = continueWhilePaused(run, {
        save: () => store.saveRun(toStored(run)),
        end(why) {
          run.why = why;
          apply(run, 'intern_ended');
        },
      });
      stopsByRun.set(run, () => {
        cancelDeadline();
        endUnheard();
      });
    },
    stop(): void {
      for (const stopFollowing of stopsByRun.values()) stopFollowing();
      stopsByRun.clear();
    },
  };
}

function takeOverRuns(store: Store): readonly Run[] {
  return store.openRuns().flatMap(({ reply, ...kept }) => {
    if (kept.state === 'paused') return [{ ...kept, pieces: [reply] }];
    store.saveRun({ ...kept, reply, state: 'ended' });
    return [];
  });
}

export function turnOf(run: Run, standing: Turn['standing']): Turn {
  const { sessionId, prompt, turn, approvalMode } = run;
  return { sessionId, prompt, turn, approvalMode, standing };
}

function toStored({ pieces, account: _account, ...stored }: Run): StoredRun {
  return { ...stored, reply: pieces.join('') };
}

function keyOf(internId: string, sessionId: string): string {
  // The length says where the intern's id ends, since ids may have spaces.
  return `${internId.length} ${internId} ${sessionId}`;
}

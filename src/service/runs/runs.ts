// Runs: their states, what moves them from one to the next, and the open ones (docs/service-api.md, "Chat run").
import { describeError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import type { Turn, Words } from '../interns/intern.ts';
import type { Store, StoredRun } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

/** The states of a run (docs/service-api.md, "Chat run", columns "State" and "Next state"). */
export type RunState = StoredRun['state'];

/** Triggers that can move a run (docs/service-api.md, "Chat run", column "Trigger"). */
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

/** Moves runs by state and trigger (docs/service-api.md, "Chat run"). A move that is not here can't happen and is ignored. */
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

/** An open run. Only {@link Runs.apply} changes its state; what it produced grows while it is running. */
export type Run = { -readonly [Field in keyof RunRecord]: RunRecord[Field] } & {
  /** The intern's words, in pieces: joined once, when they are stored. */
  readonly pieces: string[];
  account?: string;
};

export type Runs = ReturnType<typeof createRuns>;

/** Hears of a run: without words, that it began. */
type RunWatcher = (run: Run, words?: Words) => void;

export interface RunsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /**
   * Lets the intern of a paused run go on while nobody listens.
   *
   * @returns ends that, when the run is no longer paused
   */
  readonly goOnUnheard: (run: Run, paused: PausedRun) => () => void;
}

/** Acts on a paused run in the name of its intern. */
export interface PausedRun {
  save(): void;
  /** Ends it: its intern no longer waits for an answer, for this reason. */
  end(why: string): void;
}

/** Keeps the runs of a service, with those that an earlier process left paused; those it left running have ended with it. */
export function createRuns(options: RunsOptions) {
  const { store, clock } = options;
  const open = new Map<string, Run>();
  const held = new Set<string>();
  const watchers = new Set<RunWatcher>();
  const paused = createWaiting(options, (run, trigger) => apply(run, trigger));
  /**
   * Moves a run by the table, durably, before anyone hears of it.
   *
   * @param pending - the question, when the trigger is one
   * @returns whether the table has such a move
   */
  const apply = (run: Run, trigger: RunTrigger, pending: PendingQuestion | null = null): boolean => {
    const state = transitions[run.state][trigger];
    if (state === undefined || state === run.state) return state !== undefined;
    const isClosing = state !== 'running' && state !== 'paused';
    if (isClosing) storeEnd(run, { state, pending }, options);
    else store.saveRun(toStored(run, { state, pending, unheard: run.unheard }));
    Object.assign(run, { state, pending });
    paused.follow(run);
    if (isClosing) open.delete(keyOf(run.internId, run.sessionId));
    return true;
  };

  for (const run of leftPaused(store)) {
    open.set(keyOf(run.internId, run.sessionId), run);
    paused.follow(run);
  }

  /** Finds the running or paused run of a session. */
  const openRun = (internId: string, sessionId: string): Run | undefined => {
    const run = open.get(keyOf(internId, sessionId));
    // By the time, not by the timer: a request may come in before a timer that is due has fired.
    const isLate = run !== undefined && run.pending !== null && run.pending.deadlineAtMs <= clock.now();
    return isLate && apply(run, 'deadline') ? undefined : run;
  };

  return {
    openRun,
    /** Keeps a session for a run that is about to begin. @returns gives it back; undefined when it has one, or is kept */
    hold(internId: string, sessionId: string): (() => void) | undefined {
      const key = keyOf(internId, sessionId);
      if (openRun(internId, sessionId) !== undefined || held.has(key)) return undefined;
      held.add(key);
      return () => void held.delete(key);
    },
    /** Counts the runs of an intern that wait for an answer. */
    pausedCount: (internId: string) =>
      [...open.values()].filter((run) => run.internId === internId && run.state === 'paused').length,
    /** Starts a run. It is first stored when it pauses or ends: a process that dies in between has answered nothing of it. */
    begin(started: Omit<StoredRun, 'state' | 'pending' | 'reply' | 'unheard'>): Run {
      const run: Run = { ...started, pieces: [], unheard: [], state: 'running', pending: null };
      open.set(keyOf(run.internId, run.sessionId), run);
      for (const tell of watchers) tell(run);
      return run;
    },
    /** The running and paused runs, in the order in which they began. */
    open: (): readonly Run[] => [...open.values()],
    /** Tells of each run that begins, and of the words that it gives its client. @returns ends that */
    watch(watcher: RunWatcher): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Tells watchers that a run has given its client these words. */
    gave(run: Run, words: Words): void {
      // Most services are watched by nobody, and chunks come a hundred times a second.
      if (watchers.size > 0) for (const tell of watchers) tell(run, words);
    },
    apply,
    /** Watches paused runs no longer; they stay paused in the store. */
    stop: paused.stop,
  };
}

/** An end that can't be written is an end all the same: the next process finds the run as left behind and ends it. */
function storeEnd(run: Run, end: Pick<Run, 'state' | 'pending'>, { store, log }: RunsOptions): void {
  try {
    store.saveRun(toStored(run, { ...end, unheard: [] }));
  } catch (error: unknown) {
    log.error(`The end of run ${run.id} could not be stored: ${describeError(error)}`);
  }
}

/** Waits with paused runs for their deadlines, while their interns may go on. */
function createWaiting({ store, clock, goOnUnheard }: RunsOptions, apply: (run: Run, trigger: RunTrigger) => void) {
  const waiting = new Map<Run, () => void>();
  return {
    /** Ends the waiting for the question that a run had, and begins that for the one that it has now. */
    follow(run: Run): void {
      waiting.get(run)?.();
      waiting.delete(run);
      if (run.pending === null) return;
      const { deadlineAtMs } = run.pending;
      const cancelDeadline = clock.setTimer(deadlineAtMs - clock.now(), () => apply(run, 'deadline'));
      const endUnheard = goOnUnheard(run, {
        save: () => store.saveRun(toStored(run, run)),
        end(why) {
          run.why = why;
          apply(run, 'intern_ended');
        },
      });
      waiting.set(run, () => {
        cancelDeadline();
        endUnheard();
      });
    },
    stop(): void {
      for (const endWaiting of waiting.values()) endWaiting();
      waiting.clear();
    },
  };
}

/** Reads the runs that an earlier process left paused, and ends those that it left running. */
function leftPaused(store: Store): readonly Run[] {
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

function toStored(
  { pieces, account: _account, ...stored }: Run,
  { state, pending, unheard }: Pick<StoredRun, 'state' | 'pending' | 'unheard'>,
): StoredRun {
  return { ...stored, state, pending, unheard, reply: pieces.join('') };
}

function keyOf(internId: string, sessionId: string): string {
  // The length says where one ends and the other begins.
  return `${internId.length} ${internId} ${sessionId}`;
}

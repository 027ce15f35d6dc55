// The sticky comment while a run goes on: what changes is shown, but not more often than it may be.
import type { Clock } from '../../clock.ts';
import type { PersonQuestion, RunningState } from '../../report/comment.ts';
import type { Recorder } from '../../transcript/recorder.ts';
import { startUpdates } from './updates.ts';

/** A run as its comment shows it. */
export interface CommentProgress {
  /** Shows what a person is asked, and tells when by GitHub's clock; undefined when it could not be shown. */
  ask(question: PersonQuestion): Promise<number | undefined>;
  /** Nothing is asked any more. */
  endAsking(): void;
  /** Nothing more is shown; resolves when a write that is under way has ended. */
  stop(): Promise<void>;
}

/** What {@link showProgress} needs. */
export interface ProgressOptions {
  readonly clock: Clock;
  /** The run that is shown. */
  readonly recorder: Recorder;
  /** Shows a state, and tells when by GitHub's clock (epoch milliseconds); undefined when it could not. Never rejects. */
  readonly show: (state: RunningState) => Promise<number | undefined>;
}

/** At most one update in this time; words alone are worth one in a minute. */
const intervalMs = 10_000;
const quietIntervalMs = 60_000;

/** Shows the progress of a run from its start on. */
export function showProgress({ clock, recorder, show }: ProgressOptions): CommentProgress {
  const startedAt = clock.monotonic();
  let openQuestion: PersonQuestion | undefined;
  /** When the latest state was shown; undefined when it was not. */
  let shownAtMs: number | undefined;
  let isRunning = false;
  const write = async (): Promise<void> => {
    shownAtMs = await show({
      record: recorder.soFar(),
      elapsedMs: clock.monotonic() - startedAt,
      question: openQuestion,
    });
  };
  const updates = startUpdates({ write, intervalMs, clock });
  recorder.observe(({ type }) => {
    isRunning ||= type === 'start';
    const isQuiet = clock.monotonic() - updates.lastAt() < quietIntervalMs;
    if (isRunning && (['start', 'pause', 'decision'].includes(type) || !isQuiet)) updates.request();
  });
  return {
    async ask(question) {
      if (!isRunning) return undefined;
      openQuestion = question;
      updates.request();
      await updates.settle();
      return shownAtMs;
    },
    endAsking() {
      openQuestion = undefined;
      updates.request();
    },
    stop: () => updates.stop(),
  };
}

/** No progress: a comment that is written at the end alone. */
export const noProgress: CommentProgress = {
  ask: async () => undefined,
  endAsking() {},
  async stop() {},
};

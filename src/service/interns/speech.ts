// Speaks and is silent for an intern: words in their time, by the clock of the service.
import type { CancelTimer, Clock } from '../time/clock.ts';
import { readDurationMs } from '../time/duration.ts';
import { type Continuation, render } from './continuation.ts';
import type { Turn, TurnIo, Words } from './intern.ts';
import type { Step } from './playbook.ts';

/** A speaker, its turn and its clock. */
export interface SpeechContext<Io> {
  readonly turn: Turn;
  readonly io: Io;
  readonly options: { readonly clock: Clock };
}

/** Someone who speaks, with a listener or without. */
type SpeakingContext = SpeechContext<{ report(event: Words): Promise<void> | undefined; readonly signal: AbortSignal }>;

/** Says or thinks what a step has, as often as it wants. */
export async function speak(
  step: Extract<Step, { say: unknown } | { think: unknown }>,
  rest: Continuation,
  context: SpeakingContext,
): Promise<void> {
  const { io, turn } = context;
  const event: Words =
    'say' in step
      ? { type: 'text', text: render(step.say, rest, turn) }
      : { type: 'reasoning', text: render(step.think, rest, turn) };
  const everyMs = step.every === undefined ? 0 : (readDurationMs(step.every) ?? 0);
  if (everyMs > 0) return speakEvery(everyMs, event, step.repeat ?? 1, context);
  for (let left = step.repeat ?? 1; left > 0 && !io.signal.aborted; left--) {
    const caughtUp = io.report(event);
    if (caughtUp !== undefined) await caughtUp;
  }
}

/** The same event again and again, on one timer and without promises: a thousand streams of it cost little. */
function speakEvery(everyMs: number, event: Words, times: number, { io, options }: SpeakingContext): Promise<void> {
  return new Promise((resolve) => {
    let left = times;
    let cancelTimer: CancelTimer;
    const finish = (): void => {
      cancelTimer();
      io.signal.removeEventListener('abort', finish);
      resolve();
    };
    const say = (): void => {
      left -= 1;
      const caughtUp = io.report(event);
      if (left === 0) finish();
      else if (caughtUp !== undefined) waitFor(caughtUp);
    };
    // A reader that is behind stops the clock of this speech, and starts it again.
    const waitFor = (caughtUp: Promise<void>): void => {
      cancelTimer();
      void caughtUp.then(() => {
        if (!io.signal.aborted) cancelTimer = options.clock.every(everyMs, say);
      });
    };
    cancelTimer = options.clock.every(everyMs, say);
    io.signal.addEventListener('abort', finish, { once: true });
  });
}

/** Waits by the clock of the service, or until the run is over. */
export function sleep(
  delayMs: number,
  { options, io: { signal } }: SpeechContext<Pick<TurnIo, 'signal'>>,
): Promise<void> {
  return new Promise((resolve) => {
    const cancelTimer = options.clock.setTimer(delayMs, done);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      cancelTimer();
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}

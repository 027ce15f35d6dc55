// Lets an intern continue while its question is open, and keeps its words for the response to the answer.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { describeError } from '../../errors.ts';
import type { Intern, PausedEvent, Words } from '../interns/intern.ts';
import { recordEvent } from './run-record.ts';
import { type PausedRun, type Run, type RunsOptions, toTurn } from './runs.ts';

interface ContinueOptions extends Pick<RunsOptions, 'store' | 'clock' | 'log'> {
  readonly intern: Intern;
  readonly replayBytes: number;
  readonly paused: PausedRun;
}

// Merge words into a piece until it has this size: many short pieces would take more memory than their text.
const fullPieceCharacters = 4096;
// The intern yields after so many events, because without a reader nothing else slows it down.
const yieldInterval = 1000;
// The reason of an abort. Without one, each abort would create an Error.
const abortReason = 'the question is answered, or the run is over';

/** @returns a function that stops the intern's work. The response to the answer begins with the words before the stop. */
export function continueUnheard(run: Run, { intern, store, clock, log, replayBytes, paused }: ContinueOptions) {
  const { pending } = run;
  if (pending === null) return () => {};
  const controller = new AbortController();
  const recording = { run, standing: new Map(), store, clock, replayBytes }; // nothing is asked, so no choice applies
  let eventCount = 0;
  const report = (event: PausedEvent): Promise<void> | undefined => {
    if (controller.signal.aborted) {
      // Charge usage even if it comes late.
      if (event.type === 'part' && event.usage !== undefined) recordEvent(event.usage, recording);
      return undefined;
    }
    if (event.type === 'end') {
      // Defer the end: the caller may not have the stop function yet.
      queueMicrotask(() => {
        if (!controller.signal.aborted) paused.end(event.why);
      });
      return undefined;
    }
    if (event.type === 'part') {
      const { usage, continuation } = event;
      store.atomically(() => {
        if (usage !== undefined) recordEvent(usage, recording);
        run.pending = { ...pending, continuation };
        paused.save();
      });
      return undefined;
    }
    recordEvent(event, recording);
    // Above the limit, the client's answer will get a 410, so nothing is replayed.
    if (run.producedBytes > replayBytes) run.unheard = [];
    else keepWords(run, event);
    eventCount += 1;
    return eventCount % yieldInterval === 0 ? yieldToEventLoop() : undefined;
  };
  intern
    .continueWhilePaused(toTurn(run, recording.standing), pending.continuation, {
      report,
      signal: controller.signal,
      isAnswered: () => run.state === 'running',
    })
    .catch((error: unknown) => {
      log.error(`Run ${run.id} could not continue while its question is open: ${describeError(error)}`);
    });
  return () => controller.abort(abortReason);
}

function keepWords({ unheard }: Run, { type, text }: Words): void {
  const last = unheard.at(-1);
  if (last?.type === type && last.text.length < fullPieceCharacters) last.text += text;
  else unheard.push({ type, text });
}

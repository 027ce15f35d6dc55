// Detects silence: a period without any call of `reportActivity`.
import type { Clock } from './clock.ts';

/** Calls `onSilent` after every `silenceMs` of silence, unless `isExcused` returns true. */
export function watchSilence(clock: Clock, silenceMs: number, onSilent: () => void, isExcused = () => false) {
  let activeAtMs = clock.now();
  const reportActivity = (): void => {
    activeAtMs = clock.now();
  };
  // Check only when the period is over: resetting a timer at each of a hundred calls a second would cost more.
  const check = (): void => {
    if (isExcused()) reportActivity();
    const silentMs = clock.now() - activeAtMs;
    if (silentMs >= silenceMs) {
      reportActivity();
      onSilent();
    }
    if (isWatching) cancel = clock.setTimer(silenceMs - (clock.now() - activeAtMs), check);
  };
  let isWatching = true;
  let cancel = clock.setTimer(silenceMs, check);
  return {
    reportActivity,
    stop(): void {
      isWatching = false;
      cancel();
    },
  };
}

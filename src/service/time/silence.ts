// Detects silence: a period without any call of `heard`.
import type { Clock } from './clock.ts';

/** Calls `onSilent` after every `silenceMs` of silence, unless `isExcused` returns true. */
export function watchSilence(clock: Clock, silenceMs: number, onSilent: () => void, isExcused = () => false) {
  let heardAtMs = clock.now();
  const heard = (): void => {
    heardAtMs = clock.now();
  };
  // Check when the period is over: to reset a timer at each of a hundred calls a second would cost more.
  const check = (): void => {
    if (isExcused()) heard();
    const silentMs = clock.now() - heardAtMs;
    if (silentMs >= silenceMs) {
      heard();
      onSilent();
    }
    if (isWatching) cancel = clock.setTimer(silenceMs - (clock.now() - heardAtMs), check);
  };
  let isWatching = true;
  let cancel = clock.setTimer(silenceMs, check);
  return {
    heard,
    stop(): void {
      isWatching = false;
      cancel();
    },
  };
}

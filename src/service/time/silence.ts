// Detects silence: a period in which nothing is heard.
import type { Clock } from './clock.ts';

/** Calls `onSilent` after every `silenceMs` without `heard` that `isExcused` does not excuse. */
export function watchSilence(clock: Clock, silenceMs: number, onSilent: () => void, isExcused = () => false) {
  let heardAtMs = clock.now();
  const heard = (): void => {
    heardAtMs = clock.now();
  };
  // Check when the period is over: resetting a timer a hundred times a second costs more.
  const look = (): void => {
    if (isExcused()) heard();
    const silentMs = clock.now() - heardAtMs;
    if (silentMs >= silenceMs) {
      heard();
      onSilent();
    }
    if (isWatching) cancel = clock.setTimer(silenceMs - (clock.now() - heardAtMs), look);
  };
  let isWatching = true;
  let cancel = clock.setTimer(silenceMs, look);
  return {
    heard,
    stop(): void {
      isWatching = false;
      cancel();
    },
  };
}

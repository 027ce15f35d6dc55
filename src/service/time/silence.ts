// Detects silence: a period in which nothing is heard.
import type { Clock } from './clock.ts';

/** Calls `onSilent` after each `silenceMs` without a call of `heard`, unless `isExcused` says that it may be. */
export function watchSilence(clock: Clock, silenceMs: number, onSilent: () => void, isExcused = () => false) {
  let heardAtMs = clock.now();
  const heard = (): void => {
    heardAtMs = clock.now();
  };
  // Look when the time is over, because it costs more to reset a timer a hundred times a second.
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

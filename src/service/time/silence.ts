// Watches for silence: nothing was heard for so long.
import type { Clock } from './clock.ts';

/** Calls `onSilent` after each time without a sound that nothing excused. @returns notes a sound, and ends the watch */
export function watchSilence(clock: Clock, silenceMs: number, onSilent: () => void, isExcused = () => false) {
  let heardAtMs = clock.now();
  const heard = (): void => {
    heardAtMs = clock.now();
  };
  // Looks after the silence instead of being set anew by each of a hundred sounds a second.
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

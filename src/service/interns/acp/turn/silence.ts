// How long an agent says nothing.
import type { CancelTimer, Clock } from '../../../time/clock.ts';

/** Watches for a silence. */
export interface SilenceWatch {
  /** Something was heard. */
  heard(): void;
  stop(): void;
}

/** What is watched. */
export interface SilenceOptions {
  readonly clock: Clock;
  readonly silenceMs: number;
  /** Whether it may be silent now. */
  readonly isExcused: () => boolean;
  readonly onSilent: () => void;
}

/** Calls `onSilent` once nothing was heard for so long, and nothing excused it. */
export function watchSilence({ clock, silenceMs, isExcused, onSilent }: SilenceOptions): SilenceWatch {
  let heardAtMs = clock.now();
  // Looks after the silence instead of being set anew by each of a hundred updates a second.
  const look = (): void => {
    if (isExcused()) heardAtMs = clock.now();
    const silentMs = clock.now() - heardAtMs;
    if (silentMs >= silenceMs) onSilent();
    else cancel = clock.setTimer(silenceMs - silentMs, look);
  };
  let cancel: CancelTimer = clock.setTimer(silenceMs, look);
  return {
    heard() {
      heardAtMs = clock.now();
    },
    stop: () => cancel(),
  };
}

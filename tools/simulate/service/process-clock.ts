// The clock of one process of the service, on virtual time; its timers end with it.
import type { Clock } from '../../../src/service/time/clock.ts';
import type { Timeline } from '../world/timeline.ts';

/** A clock whose timers fire only while the process lives. */
export function createProcessClock(timeline: Timeline, isAlive: () => boolean): Clock {
  const setTimer: Clock['setTimer'] = (delayMs, fire) =>
    timeline.plan('service', delayMs, () => {
      if (isAlive()) fire();
    });
  return {
    now: timeline.now,
    setTimer,
    every(everyMs, fire) {
      let cancel = (): void => {};
      const again = (): void => {
        cancel = setTimer(Math.max(1, everyMs), () => {
          again();
          fire();
        });
      };
      again();
      return () => cancel();
    },
    advance: () => Promise.reject(new Error('A simulation moves its time itself.')),
    stop() {},
  };
}

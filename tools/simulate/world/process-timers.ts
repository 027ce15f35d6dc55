// The timers of the process, put on the virtual time of the simulation that runs: the client's code sets them.
import type { CallOff, Timeline } from './timeline.ts';

/** Why a signal of `AbortSignal.timeout` aborts. */
const timeIsUp = new DOMException('The operation was aborted due to timeout', 'TimeoutError');

let current: Timeline | undefined;

/** From now on timers that are set belong to this simulation. */
export function useTimeline(timeline: Timeline): void {
  current = timeline;
}

/** A timer as the code that is simulated uses one. */
class VirtualTimeout {
  readonly #timeline: Timeline | undefined = current;
  readonly #delayMs: number;
  readonly #fire: () => void;
  #callOff: CallOff = () => {};
  #isCleared = false;

  constructor(delayMs: number, fire: () => void) {
    this.#delayMs = delayMs;
    this.#fire = fire;
    this.refresh();
  }

  refresh(): this {
    this.#callOff();
    // As Node's: a timer that was cleared stays so.
    if (!this.#isCleared) this.#callOff = this.#timeline?.plan('client', this.#delayMs, this.#fire) ?? (() => {});
    return this;
  }

  clear(): void {
    this.#isCleared = true;
    this.#callOff();
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** Puts virtual timers in the place of the process's own, for good: a simulation has its process to itself. */
export function installTimers(): void {
  Object.assign(globalThis, {
    setTimeout: (fire: () => void, delayMs = 0) => new VirtualTimeout(delayMs, fire),
    clearTimeout(timer: unknown) {
      if (timer instanceof VirtualTimeout) timer.clear();
    },
    setInterval() {
      throw new Error('Nothing in a simulation may set an interval of the process.');
    },
  });
  Object.assign(AbortSignal, {
    timeout(delayMs: number): AbortSignal {
      const end = new AbortController();
      current?.plan('client', delayMs, () => end.abort(timeIsUp));
      return end.signal;
    },
  });
  Date.now = () => {
    throw new Error('Nothing in a simulation may read the clock of the machine.');
  };
  Math.random = () => {
    throw new Error('Nothing in a simulation may take its chances from the machine.');
  };
}

// Timers by the moment that they are due at.

/** What to do at a time; `fire` is undefined once it is cancelled or done. */
export interface Timer {
  fire: (() => void) | undefined;
  /** Undefined for a timer that fires once. */
  readonly everyMs: number | undefined;
}

/** When a timer is due that does not exist. */
export const never = Number.POSITIVE_INFINITY;

/** Timers in the order of their moments. */
export interface TimerQueue {
  add(dueAtMs: number, timer: Timer): void;
  /** The first moment at which a timer is due that was not cancelled; {@link never} without one. */
  firstDue(): number;
  /** Takes the timers of the first moment out. */
  takeFirst(): readonly Timer[];
  clear(): void;
}

/** A queue without timers. */
export function createTimerQueue(): TimerQueue {
  const moments = createHeap();
  const timersAt = new Map<number, Timer[]>();
  const takeFirst = (): readonly Timer[] => {
    const moment = moments.first();
    const timers = timersAt.get(moment) ?? [];
    timersAt.delete(moment);
    moments.pop();
    return timers;
  };
  return {
    add(dueAtMs, timer) {
      const timers = timersAt.get(dueAtMs);
      if (timers !== undefined) {
        timers.push(timer);
        return;
      }
      timersAt.set(dueAtMs, [timer]);
      moments.push(dueAtMs);
    },
    firstDue() {
      while (timersAt.get(moments.first())?.every(({ fire }) => fire === undefined) === true) takeFirst();
      return moments.first();
    },
    takeFirst,
    clear() {
      moments.clear();
      timersAt.clear();
    },
  };
}

/** Numbers, of which the smallest is at hand: a binary heap. */
function createHeap() {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? never;
  return {
    /** The smallest; {@link never} of none. */
    first: () => at(0),
    push(moment: number): void {
      let index = heap.push(moment) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && at(parent) > moment; parent = (index - 1) >> 1) {
        heap[index] = at(parent);
        index = parent;
      }
      heap[index] = moment;
    },
    pop(): void {
      const moment = heap.pop();
      if (moment === undefined || heap.length === 0) return;
      let index = 0;
      for (;;) {
        const left = 2 * index + 1;
        const smaller = at(left + 1) < at(left) ? left + 1 : left;
        if (at(smaller) >= moment) break;
        heap[index] = at(smaller);
        index = smaller;
      }
      heap[index] = moment;
    },
    clear(): void {
      heap.length = 0;
    },
  };
}

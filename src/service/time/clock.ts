// Creates a service's clock, which follows real time or is frozen, can be moved ahead, and drives timers.
import { setImmediate as nextTick } from 'node:timers/promises';

/** Cancels a timer. Does nothing if the timer has already fired for the last time. */
export type CancelTimer = () => void;

/** The time and the timers of a service (docs/local-service.md, "The clock"). */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `fire` once, after `delayMs` of this clock's time. */
  setTimer(delayMs: number, fire: () => void): CancelTimer;
  /** Runs `fire` every `everyMs` of this clock's time until cancelled. */
  every(everyMs: number, fire: () => void): CancelTimer;
  /** Moves the clock ahead. Resolves when every timer that was due on the way has fired, in order. */
  advance(byMs: number): Promise<void>;
  stop(): void;
}

/** Settings of a clock. */
export interface ClockOptions {
  /** The time that the clock shows first, in epoch milliseconds; default: now. */
  readonly startAtMs?: number;
  /** True if only `advance` moves the clock; default: false. */
  readonly frozen?: boolean;
}

// With a longer delay, setTimeout fires at once. An alarm that finds no timer due is set again.
const maxSleepMs = 2 ** 31 - 1;

/** Creates a clock. Services share a clock only if you pass the same one to each. */
export function createClock({ startAtMs = Date.now(), frozen = false }: ClockOptions = {}): Clock {
  // Added to the machine's time. A frozen clock shows just this offset.
  let offsetMs = frozen ? startAtMs : startAtMs - Date.now();
  const now = (): number => (frozen ? 0 : Date.now()) + offsetMs;
  // Never moves back: a running clock may already be past this time.
  const moveTo = (atMs: number): void => {
    offsetMs += Math.max(0, atMs - now());
  };
  const queue = createTimerQueue();
  const wakeUp = createWakeUp(queue, now, frozen);
  const add = (delayMs: number, timer: Timer): CancelTimer => {
    // Round up to whole milliseconds, so that a thousand streams share a few moments.
    queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer);
    wakeUp.set();
    return () => {
      timer.fire = undefined;
    };
  };

  return {
    now,
    setTimer: (delayMs, fire) => add(delayMs, { fire, everyMs: undefined }),
    every: (everyMs, fire) => add(everyMs, { fire, everyMs: Math.max(1, everyMs) }),
    async advance(byMs) {
      const targetMs = now() + byMs;
      for (let dueAtMs = queue.firstDue(); dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
        moveTo(dueAtMs);
        while (fireFirst(queue, dueAtMs)); // until nothing more is due
        // Let the code that awaited these timers run: it may set timers that are due before the target.
        await nextTick();
      }
      moveTo(targetMs);
      wakeUp.reset(); // the alarm was set before the clock moved
    },
    stop() {
      queue.clear();
      wakeUp.set(); // clears the alarm, since no timer is left
    },
  };
}

/** Keeps one real-time alarm set for the first moment that has timers; none for a frozen clock. */
function createWakeUp(queue: TimerQueue, now: () => number, frozen: boolean) {
  let alarm: { readonly dueAtMs: number; readonly handle: NodeJS.Timeout } | undefined;
  // While due timers fire, no alarm is set. `fireDue` sets it after the last.
  let isFiring = false;
  const set = (): void => {
    if (frozen || isFiring) return;
    const dueAtMs = queue.firstDue();
    if (alarm?.dueAtMs === dueAtMs) return;
    clearTimeout(alarm?.handle);
    const sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), maxSleepMs);
    alarm = dueAtMs === never ? undefined : { dueAtMs, handle: setTimeout(() => fireDue(now()), sleepMs).unref() };
  };
  const reset = (): void => {
    clearTimeout(alarm?.handle);
    alarm = undefined;
    set();
  };
  const fireDue = (untilMs: number): void => {
    isFiring = true;
    // Fire the timers of one moment per tick, so that their output is flushed before the next timers write.
    if (fireFirst(queue, untilMs)) process.nextTick(fireDue, untilMs);
    else {
      isFiring = false;
      reset();
    }
  };
  return { set, reset };
}

function fireFirst(queue: TimerQueue, untilMs: number): boolean {
  const dueAtMs = queue.firstDue();
  if (dueAtMs > untilMs) return false;
  for (const timer of queue.takeFirst()) {
    const { fire, everyMs } = timer;
    if (fire === undefined) continue;
    if (everyMs === undefined) timer.fire = undefined;
    else queue.add(Math.ceil(dueAtMs + everyMs), timer);
    fire();
  }
  return true;
}

interface Timer {
  /** Undefined once the timer is cancelled or has fired for the last time. */
  fire: (() => void) | undefined;
  /** Undefined: fires once. */
  readonly everyMs: number | undefined;
}

const never = Number.POSITIVE_INFINITY;

type TimerQueue = ReturnType<typeof createTimerQueue>;

function createTimerQueue() {
  const moments = createMinHeap();
  const timersAt = new Map<number, Timer[]>();
  const takeFirst = (): readonly Timer[] => {
    const moment = moments.first();
    const timers = timersAt.get(moment) ?? [];
    timersAt.delete(moment);
    moments.pop();
    return timers;
  };
  return {
    add(dueAtMs: number, timer: Timer): void {
      const timers = timersAt.get(dueAtMs);
      if (timers !== undefined) timers.push(timer);
      else {
        timersAt.set(dueAtMs, [timer]);
        moments.push(dueAtMs);
      }
    },
    /** Returns the first moment with a timer that is not cancelled, or {@link never}. */
    firstDue(): number {
      while (timersAt.get(moments.first())?.every(({ fire }) => fire === undefined) === true) takeFirst();
      return moments.first();
    },
    takeFirst,
    clear(): void {
      moments.clear();
      timersAt.clear();
    },
  };
}

function createMinHeap() {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? never;
  return {
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
      const last = heap.pop();
      if (last === undefined || heap.length === 0) return;
      let index = 0;
      for (;;) {
        const left = 2 * index + 1;
        const smaller = at(left + 1) < at(left) ? left + 1 : left;
        if (at(smaller) >= last) break;
        heap[index] = at(smaller);
        index = smaller;
      }
      heap[index] = last;
    },
    clear(): void {
      heap.length = 0;
    },
  };
}

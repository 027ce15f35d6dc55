// The one clock of a service: it runs with real time and can be moved ahead, and everything timed moves with it.
import { setImmediate as nextTick } from 'node:timers/promises';

/** Ends a timer before it fires; does nothing afterwards. */
export type CancelTimer = () => void;

/** What tells a service the time (design of the local service, "Clock"). */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `fire` once, `delayMs` of this clock's time from now. */
  setTimer(delayMs: number, fire: () => void): CancelTimer;
  /** Moves the clock ahead; every timer due on the way has fired, in order, when the promise resolves. */
  advance(byMs: number): Promise<void>;
  /** Forgets all timers. */
  stop(): void;
}

/** How a clock starts. */
export interface ClockOptions {
  /** Epoch milliseconds that the clock starts at; default: now. */
  readonly startAtMs?: number;
  /** True: the clock stands still and moves by `advance` alone. Default false. */
  readonly frozen?: boolean;
}

interface Timer {
  readonly dueAtMs: number;
  /** Undefined once cancelled or fired. */
  fire: (() => void) | undefined;
}

// A longer delay makes setTimeout fire at once; the wake-up in between finds nothing due and sleeps again.
const longestSleepMs = 2 ** 31 - 1;

/** A clock of its own: no two services share one unless they are given the same. */
export function createClock(options: ClockOptions = {}): Clock {
  const { startAtMs = Date.now(), frozen = false } = options;
  let offsetMs = startAtMs - Date.now();
  let frozenAtMs = startAtMs;
  const queue = createTimerQueue();
  let alarm: { readonly dueAtMs: number; readonly handle: NodeJS.Timeout } | undefined;

  const now = (): number => (frozen ? frozenAtMs : Date.now() + offsetMs);
  const moveTo = (atMs: number): void => {
    if (frozen) frozenAtMs = atMs;
    else offsetMs += atMs - now();
  };

  const setAlarm = (): void => {
    const first = queue.first();
    if (frozen || alarm?.dueAtMs === first?.dueAtMs) return;
    if (alarm !== undefined) clearTimeout(alarm.handle);
    alarm = undefined;
    if (first === undefined) return;
    const sleepMs = Math.min(Math.max(0, Math.ceil(first.dueAtMs - now())), longestSleepMs);
    alarm = { dueAtMs: first.dueAtMs, handle: setTimeout(wake, sleepMs).unref() };
  };
  const wake = (): void => {
    alarm = undefined;
    fireDue(now());
    setAlarm();
  };
  const fireDue = (untilMs: number): void => {
    for (let timer = queue.first(); timer !== undefined && timer.dueAtMs <= untilMs; timer = queue.first()) {
      queue.shift();
      const { fire } = timer;
      timer.fire = undefined;
      fire?.();
    }
  };

  return {
    now,
    setTimer(delayMs, fire) {
      const timer: Timer = { dueAtMs: now() + Math.max(0, delayMs), fire };
      queue.add(timer);
      setAlarm();
      return () => {
        timer.fire = undefined;
      };
    },
    async advance(byMs) {
      const targetMs = now() + byMs;
      for (let timer = queue.first(); timer !== undefined && timer.dueAtMs <= targetMs; timer = queue.first()) {
        if (timer.dueAtMs > now()) moveTo(timer.dueAtMs);
        fireDue(timer.dueAtMs);
        // What waited for the timer runs now and may set its next one, which can be due before the target as well.
        await nextTick();
      }
      if (now() < targetMs) moveTo(targetMs);
      setAlarm();
    },
    stop() {
      queue.clear();
      setAlarm();
    },
  };
}

interface TimerQueue {
  add(timer: Timer): void;
  /** The timer due first that was not cancelled. */
  first(): Timer | undefined;
  shift(): void;
  clear(): void;
}

/** A binary heap by due time; cancelled timers stay in it until they come to the top. */
function createTimerQueue(): TimerQueue {
  const heap: Timer[] = [];
  const dueAt = (index: number): number => heap[index]?.dueAtMs ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    const first = heap[a];
    const second = heap[b];
    if (first === undefined || second === undefined) return;
    heap[a] = second;
    heap[b] = first;
  };
  const shift = (): void => {
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    heap[0] = last;
    for (let index = 0; ; ) {
      const left = 2 * index + 1;
      const smaller = dueAt(left + 1) < dueAt(left) ? left + 1 : left;
      if (dueAt(smaller) >= dueAt(index)) return;
      swap(index, smaller);
      index = smaller;
    }
  };
  return {
    add(timer) {
      heap.push(timer);
      for (let index = heap.length - 1; index > 0; ) {
        const parent = (index - 1) >> 1;
        if (dueAt(parent) <= dueAt(index)) return;
        swap(index, parent);
        index = parent;
      }
    },
    first() {
      while (heap.length > 0 && heap[0]?.fire === undefined) shift();
      return heap[0];
    },
    shift,
    clear() {
      heap.length = 0;
    },
  };
}

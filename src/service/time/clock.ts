// The one clock of a service: it runs with real time and can be moved ahead, and everything timed moves with it.
import { setImmediate as nextTick } from 'node:timers/promises';

/** Ends a timer before it fires; does nothing afterwards. */
export type CancelTimer = () => void;

/** What tells a service the time (docs/local-service.md, "Clock"). */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `fire` once, `delayMs` of this clock's time from now. */
  setTimer(delayMs: number, fire: () => void): CancelTimer;
  /** Runs `fire` again and again, each `everyMs` of this clock's time, until it is cancelled. */
  every(everyMs: number, fire: () => void): CancelTimer;
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

/** What to do at a time; undefined once cancelled or done. */
interface Timer {
  fire: (() => void) | undefined;
  /** Undefined for a timer that fires once. */
  readonly everyMs: number | undefined;
}

// A longer delay makes setTimeout fire at once; the wake-up in between finds nothing due and sleeps again.
const longestSleepMs = 2 ** 31 - 1;

/** When a timer is due that does not exist. */
const never = Number.POSITIVE_INFINITY;

/** A clock of its own: no two services share one unless they are given the same. */
export function createClock(options: ClockOptions = {}): Clock {
  const { startAtMs = Date.now(), frozen = false } = options;
  let offsetMs = startAtMs - Date.now();
  let frozenAtMs = startAtMs;
  const queue = createTimerQueue();
  // While due timers fire, the alarm is set once, at the end.
  let isFiring = false;
  let alarm: { readonly dueAtMs: number; readonly handle: NodeJS.Timeout } | undefined;

  const now = (): number => (frozen ? frozenAtMs : Date.now() + offsetMs);
  /** Never back: a running clock may have passed that time by itself. */
  const moveTo = (atMs: number): void => {
    if (atMs <= now()) return;
    if (frozen) frozenAtMs = atMs;
    else offsetMs += atMs - now();
  };

  const setAlarm = (): void => {
    if (frozen || isFiring) return;
    const dueAtMs = queue.firstDue();
    if (alarm?.dueAtMs === dueAtMs) return;
    if (alarm !== undefined) clearTimeout(alarm.handle);
    alarm = undefined;
    if (dueAtMs === never) return;
    const sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), longestSleepMs);
    alarm = { dueAtMs, handle: setTimeout(wake, sleepMs).unref() };
  };
  /** Fires the timers of the first moment that is due; false when none is. */
  const fireFirst = (untilMs: number): boolean => {
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
  };
  const wake = (): void => {
    isFiring = true;
    fireDue(now());
  };
  const fireDue = (untilMs: number): void => {
    // One moment a tick, so that what its timers wrote leaves before the next ones write: held back, it costs memory.
    if (fireFirst(untilMs)) {
      process.nextTick(fireDue, untilMs);
      return;
    }
    isFiring = false;
    alarm = undefined;
    setAlarm();
  };

  const add = (delayMs: number, timer: Timer): CancelTimer => {
    // Whole milliseconds: a thousand streams share a few moments instead of having one each.
    queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer);
    setAlarm();
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
        while (fireFirst(dueAtMs));
        // What waited for the timers runs now and may set its next ones, which can be due before the target as well.
        await nextTick();
      }
      moveTo(targetMs);
      // The alarm was set for a time that has come nearer.
      if (alarm !== undefined) clearTimeout(alarm.handle);
      alarm = undefined;
      setAlarm();
    },
    stop() {
      queue.clear();
      setAlarm();
    },
  };
}

interface TimerQueue {
  add(dueAtMs: number, timer: Timer): void;
  /** The first moment at which a timer is due that was not cancelled; {@link never} without one. */
  firstDue(): number;
  /** Takes the timers of the first moment out. */
  takeFirst(): readonly Timer[];
  clear(): void;
}

/** Timers by the moment that they are due at, the moments in a binary heap. */
function createTimerQueue(): TimerQueue {
  const heap: number[] = [];
  const timersAt = new Map<number, Timer[]>();
  const at = (index: number): number => heap[index] ?? never;

  const push = (moment: number): void => {
    let index = heap.push(moment) - 1;
    for (let parent = (index - 1) >> 1; index > 0 && at(parent) > moment; parent = (index - 1) >> 1) {
      heap[index] = at(parent);
      index = parent;
    }
    heap[index] = moment;
  };
  const pop = (): void => {
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
  };
  const takeFirst = (): readonly Timer[] => {
    const moment = at(0);
    const timers = timersAt.get(moment) ?? [];
    timersAt.delete(moment);
    pop();
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
      push(dueAtMs);
    },
    firstDue() {
      while (timersAt.get(at(0))?.every(({ fire }) => fire === undefined) === true) takeFirst();
      return at(0);
    },
    takeFirst,
    clear() {
      heap.length = 0;
      timersAt.clear();
    },
  };
}

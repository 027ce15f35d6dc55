// The one clock of a service: it runs with real time and can be moved ahead, and everything timed moves with it.
import { setImmediate as nextTick } from 'node:timers/promises';

/** Ends a timer before it fires; does nothing afterwards. */
export type CancelTimer = () => void;

/** Tells a service the time (docs/local-service.md, "The clock"). */
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

/** Settings of a clock. */
export interface ClockOptions {
  /** Epoch milliseconds that the clock starts at; default: now. */
  readonly startAtMs?: number;
  /** True: the clock stands still and moves by `advance` alone. Default false. */
  readonly frozen?: boolean;
}

// A longer delay makes setTimeout fire at once; the wake-up in between finds nothing due and sleeps again.
const longestSleepMs = 2 ** 31 - 1;

/** A clock of its own: no two services share one unless they are given the same. */
export function createClock(options: ClockOptions = {}): Clock {
  const { startAtMs = Date.now(), frozen = false } = options;
  const time = createTime(startAtMs, frozen);
  const { now } = time;
  const queue = createTimerQueue();
  const wakeUp = createWakeUp(queue, now, frozen);
  const add = (delayMs: number, timer: Timer): CancelTimer => {
    // Whole milliseconds: a thousand streams share a few moments instead of having one each.
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
      await moveAhead(time, queue, now() + byMs);
      wakeUp.setAnew(); // it was set for a time that has come nearer
    },
    stop() {
      queue.clear();
      wakeUp.set();
    },
  };
}

/** Wakes when the first timer of a queue is due, and fires what is due then; never on a clock that stands. */
function createWakeUp(queue: TimerQueue, now: () => number, frozen: boolean) {
  let alarm: { readonly dueAtMs: number; readonly handle: NodeJS.Timeout } | undefined;
  // While due timers fire, the alarm is set once, at the end.
  let isFiring = false;
  const set = (): void => {
    if (frozen || isFiring) return;
    const dueAtMs = queue.firstDue();
    if (alarm?.dueAtMs === dueAtMs) return;
    clearTimeout(alarm?.handle);
    const sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), longestSleepMs);
    alarm = dueAtMs === never ? undefined : { dueAtMs, handle: setTimeout(wake, sleepMs).unref() };
  };
  const setAnew = (): void => {
    clearTimeout(alarm?.handle);
    alarm = undefined;
    set();
  };
  const wake = (): void => fireDue(now());
  const fireDue = (untilMs: number): void => {
    isFiring = true;
    // One moment a tick, so that what its timers wrote leaves before the next ones write: held back, it costs memory.
    if (fireFirst(queue, untilMs)) {
      process.nextTick(fireDue, untilMs);
      return;
    }
    isFiring = false;
    setAnew();
  };
  return { set, setAnew };
}

function createTime(startAtMs: number, frozen: boolean) {
  // A clock that runs is this far ahead of the machine's.
  let offsetMs = startAtMs - Date.now();
  // A clock that stands stands here.
  let frozenAtMs = startAtMs;
  const now = (): number => (frozen ? frozenAtMs : Date.now() + offsetMs);
  return {
    now,
    /** Never back: a running clock may have passed that time by itself. */
    moveTo(atMs: number): void {
      if (atMs <= now()) return;
      if (frozen) frozenAtMs = atMs;
      else offsetMs += atMs - now();
    },
  };
}

/** Moves to a time, and fires what is due on the way in its order. */
async function moveAhead(
  { moveTo }: ReturnType<typeof createTime>,
  queue: TimerQueue,
  targetMs: number,
): Promise<void> {
  for (let dueAtMs = queue.firstDue(); dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
    moveTo(dueAtMs);
    while (fireFirst(queue, dueAtMs));
    // Work that waited for the timers runs now and may set its next ones, which can be due before the target as well.
    await nextTick();
  }
  moveTo(targetMs);
}

/** Fires the timers of the first moment that is due; false when none is. */
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

/** Fires at a time; `fire` is undefined once it is cancelled or done. */
interface Timer {
  fire: (() => void) | undefined;
  /** Undefined for a timer that fires once. */
  readonly everyMs: number | undefined;
}

const never = Number.POSITIVE_INFINITY;

type TimerQueue = ReturnType<typeof createTimerQueue>;

/** Keeps timers in the order of their moments. */
function createTimerQueue() {
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
    add(dueAtMs: number, timer: Timer): void {
      const timers = timersAt.get(dueAtMs);
      if (timers !== undefined) {
        timers.push(timer);
        return;
      }
      timersAt.set(dueAtMs, [timer]);
      moments.push(dueAtMs);
    },
    /** Finds the first moment at which a timer is due that was not cancelled; {@link never} without one. */
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

/** Numbers, of which the smallest is at hand: a binary heap. */
function createHeap() {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? never;
  return {
    /** The smallest, or {@link never}. */
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

// Virtual time: everything that happens in a simulation, one thing after another, none of it by the machine's clock.

/** Calls off what was planned; does nothing afterwards. */
export type CallOff = () => void;

/** Who plans: of things due in the same millisecond, the seed decides whose come first. */
export type Party = 'client' | 'service' | 'network';

/** The time of one simulation. */
export interface Timeline {
  /** Epoch milliseconds. */
  now(): number;
  /** Does something `delayMs` from now. */
  plan(party: Party, delayMs: number, happen: () => void): CallOff;
  /**
   * Lets things happen, one after another, each with all that it leads to at once.
   *
   * @returns false when nothing was left to happen before `isOver` was true
   */
  run(isOver: () => boolean): Promise<boolean>;
}

interface Planned {
  readonly atMs: number;
  readonly rank: number;
  readonly order: number;
  readonly happen: () => void;
  isCalledOff: boolean;
}

/**
 * Goes on when nothing runs any more: a tick comes after all promises, and what a simulation plans on it are promises alone.
 * Nothing waits for the system, so what can happen has happened then; an immediate, which comes later still, would ask the
 * system each time.
 */
function whenSettled(goOn: () => void): void {
  void settled.then(() => process.nextTick(goOn));
}

const settled = Promise.resolve();

const immediate = setImmediate;

/** Goes on when Node has nothing left to do either: a socket takes any number of ticks. */
export function whenSystemIsIdle(goOn: () => void): void {
  immediate(goOn);
}

/**
 * A timeline that begins at this time.
 *
 * @param settle - goes on when what happened has led to all that it leads to at once
 */
export function createTimeline(
  startAtMs: number,
  ranks: Readonly<Record<Party, number>>,
  settle: (goOn: () => void) => void = whenSettled,
): Timeline {
  let nowMs = startAtMs;
  let planned = 0;
  const queue = createQueue();
  return {
    now: () => nowMs,
    plan(party, delayMs, happen) {
      planned += 1;
      const entry: Planned = {
        atMs: nowMs + Math.max(0, Math.ceil(delayMs)),
        rank: ranks[party],
        order: planned,
        happen,
        isCalledOff: false,
      };
      queue.push(entry);
      return () => {
        entry.isCalledOff = true;
      };
    },
    run: (isOver) =>
      new Promise((resolve, reject) => {
        const goOn = (): void => {
          if (isOver()) {
            resolve(true);
            return;
          }
          const next = nextOf(queue);
          if (next === undefined) {
            resolve(false);
            return;
          }
          nowMs = next.atMs;
          try {
            next.happen();
          } catch (error) {
            reject(error);
            return;
          }
          settle(goOn);
        };
        settle(goOn);
      }),
  };
}

/** Takes what is next to happen; what was called off is dropped. */
function nextOf(queue: Queue): Planned | undefined {
  let next = queue.pop();
  while (next?.isCalledOff === true) next = queue.pop();
  return next;
}

function isSooner(a: Planned, b: Planned): boolean {
  if (a.atMs !== b.atMs) return a.atMs < b.atMs;
  return a.rank === b.rank ? a.order < b.order : a.rank < b.rank;
}

interface Queue {
  push(entry: Planned): void;
  pop(): Planned | undefined;
}

/** What is planned, the soonest at hand: a binary heap. What moves in it is put down once, where it stays. */
function createQueue(): Queue {
  const heap: Planned[] = [];
  const rise = (entry: Planned, from: number): void => {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent];
      if (above === undefined || !isSooner(entry, above)) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = entry;
  };
  const sink = (entry: Planned): void => {
    let index = 0;
    for (;;) {
      const left = 2 * index + 1;
      const [first, second] = [heap[left], heap[left + 1]];
      if (first === undefined) break;
      const isSecond = second !== undefined && isSooner(second, first);
      const below = isSecond ? second : first;
      if (!isSooner(below, entry)) break;
      heap[index] = below;
      index = isSecond ? left + 1 : left;
    }
    heap[index] = entry;
  };
  return {
    push(entry) {
      rise(entry, heap.length);
    },
    pop() {
      const soonest = heap[0];
      const last = heap.pop();
      if (last !== undefined && heap.length > 0) sink(last);
      return soonest;
    },
  };
}

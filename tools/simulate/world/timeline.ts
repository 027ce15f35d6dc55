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

/** A timeline that begins at this time. */
export function createTimeline(startAtMs: number, ranks: Readonly<Record<Party, number>>): Timeline {
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
          whenSettled(goOn);
        };
        whenSettled(goOn);
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

/** What is planned, the soonest at hand: a binary heap. */
function createQueue(): Queue {
  const heap: Planned[] = [];
  const swap = (a: number, b: number): void => {
    const first = heap[a];
    const second = heap[b];
    if (first === undefined || second === undefined) return;
    heap[a] = second;
    heap[b] = first;
  };
  const isBefore = (a: number, b: number): boolean => {
    const first = heap[a];
    const second = heap[b];
    return first !== undefined && (second === undefined || isSooner(first, second));
  };
  return {
    push(entry) {
      let index = heap.push(entry) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && isBefore(index, parent); parent = (index - 1) >> 1) {
        swap(index, parent);
        index = parent;
      }
    },
    pop() {
      swap(0, heap.length - 1);
      const soonest = heap.pop();
      for (let index = 0; ; ) {
        const left = 2 * index + 1;
        const child = isBefore(left + 1, left) ? left + 1 : left;
        if (!isBefore(child, index)) break;
        swap(child, index);
        index = child;
      }
      return soonest;
    },
  };
}

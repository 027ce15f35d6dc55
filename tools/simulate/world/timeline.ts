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
  happen: (() => void) | undefined;
}

/**
 * Resolves when nothing runs any more: a tick comes after all promises, and what a simulation plans on it are promises alone.
 * Nothing waits for the system, so what can happen has happened then; an immediate, which comes later still, would ask the
 * system each time.
 */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    queueMicrotask(() => process.nextTick(resolve));
  });
}

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
      };
      queue.push(entry);
      return () => {
        entry.happen = undefined;
      };
    },
    async run(isOver) {
      await settled();
      while (!isOver()) {
        const next = queue.pop();
        if (next === undefined) return false;
        if (next.happen === undefined) continue;
        nowMs = next.atMs;
        next.happen();
        await settled();
      }
      return true;
    },
  };
}

function isSooner(a: Planned, b: Planned): boolean {
  if (a.atMs !== b.atMs) return a.atMs < b.atMs;
  return a.rank === b.rank ? a.order < b.order : a.rank < b.rank;
}

/** What is planned, the soonest at hand: a binary heap. */
function createQueue() {
  const heap: Planned[] = [];
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]];
    if (first === undefined || second === undefined) return;
    heap[a] = second;
    heap[b] = first;
  };
  const isBefore = (a: number, b: number): boolean => {
    const [first, second] = [heap[a], heap[b]];
    return first !== undefined && (second === undefined || isSooner(first, second));
  };
  return {
    push(entry: Planned): void {
      let index = heap.push(entry) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && isBefore(index, parent); parent = (index - 1) >> 1) {
        swap(index, parent);
        index = parent;
      }
    },
    pop(): Planned | undefined {
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

// What is on its way from one end to the other: in order, each piece with a delay of its own.
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';

/** The way from one end to the other. */
export interface Passage {
  /** Sends something on its way; `arrive` happens at the other end, unless the passage is closed by then. */
  send(arrive: () => void): void;
  isEmpty(): boolean;
  /** Resolves once nothing is on its way, or nothing arrives any more. */
  emptied(): Promise<void>;
  /** From now on nothing arrives. */
  close(): void;
  isClosed(): boolean;
}

/** A passage that takes so long, and a little more now and then. */
export function createPassage(timeline: Timeline, random: Random, delayMs: number): Passage {
  let onItsWay = 0;
  let lastArrivalMs = 0;
  let isClosed = false;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    for (const resume of waiting.splice(0)) resume();
  };
  return {
    send(arrive) {
      lastArrivalMs = Math.max(lastArrivalMs, timeline.now() + delayMs + random.below(3));
      onItsWay += 1;
      timeline.plan('network', lastArrivalMs - timeline.now(), () => {
        onItsWay -= 1;
        if (!isClosed) arrive();
        if (onItsWay === 0) release();
      });
    },
    isEmpty: () => onItsWay === 0,
    emptied: () =>
      new Promise((resolve) => {
        if (onItsWay === 0 || isClosed) resolve();
        else waiting.push(resolve);
      }),
    close() {
      isClosed = true;
      release();
    },
    isClosed: () => isClosed,
  };
}

// Repeated writing of something that changes faster than it may be written.
import type { Clock } from '../../clock.ts';

/** Writes at most once in a while, and always the latest. */
export interface Updates {
  /** Something changed: it is written as soon as it may be. */
  request(): void;
  /** Resolves when what was requested is written. */
  settle(): Promise<void>;
  /** Nothing more is written; resolves when a write that is under way has ended. */
  stop(): Promise<void>;
  /** Milliseconds on {@link Clock.monotonic} of the last write. */
  lastAt(): number;
}

/** Options of {@link startUpdates}. */
export interface UpdateOptions {
  /** Never rejects. */
  readonly write: () => Promise<void>;
  readonly intervalMs: number;
  readonly clock: Clock;
}

/** Begins to wait for changes; the first is written at once. */
export function startUpdates({ write, intervalMs, clock }: UpdateOptions): Updates {
  const stopped = new AbortController();
  let last = Number.NEGATIVE_INFINITY;
  let isRequested = false;
  let running: Promise<void> | undefined;

  const mayWrite = async (): Promise<boolean> => {
    const wait = last + intervalMs - clock.monotonic();
    // Only `stop` ends the sleep before its time.
    if (wait > 0) await clock.sleep(wait, stopped.signal).catch(() => undefined);
    return !stopped.signal.aborted;
  };
  const run = async (): Promise<void> => {
    while (isRequested && (await mayWrite())) {
      isRequested = false;
      last = clock.monotonic();
      await write();
    }
    running = undefined;
  };
  return {
    request() {
      isRequested = true;
      running ??= run();
    },
    settle: () => running ?? Promise.resolve(),
    async stop() {
      stopped.abort();
      await running;
    },
    lastAt: () => last,
  };
}

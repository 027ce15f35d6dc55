// A limit to how long something may take, by the clock of the service.
import type { Clock } from '../../../time/clock.ts';

/** What takes too long. */
export class TooLate extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TooLate';
  }
}

/** How long it may take, and what is said then. */
export interface TimeLimit {
  readonly clock: Clock;
  readonly ms: number;
  readonly message: string;
}

/**
 * The result of something that may not take longer.
 *
 * @throws {TooLate} it took longer
 */
export async function within<Result>(work: Promise<Result>, { clock, ms, message }: TimeLimit): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const cancel = clock.setTimer(ms, () => reject(new TooLate(message)));
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}

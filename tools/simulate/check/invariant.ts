// What holds in every simulation, whatever the seed.
import type { Simulated } from '../simulation.ts';

/** Something that always holds. */
export interface Invariant {
  readonly name: string;
  /** What does not hold, for a reader of the log; nothing when all does. */
  readonly check: (simulated: Simulated) => readonly string[];
}

/** One invariant that does not hold. */
export interface Violation {
  readonly invariant: string;
  readonly what: string;
}

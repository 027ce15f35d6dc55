// The seed and the number of runs of the tests with random values: printed, and taken back from the environment to see a failure again.

/** Seed of this process: `FC_SEED`, or one of its own. */
export const seed = Number(process.env['FC_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

/** Runs of a property: `FC_RUNS`, or this many. */
export function runs(count: number): number {
  return Math.min(count, Number(process.env['FC_RUNS'] ?? count));
}

console.log(`Random values: FC_SEED=${seed}`);

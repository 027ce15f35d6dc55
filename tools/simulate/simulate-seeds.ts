// Simulates seed after seed, and tells in which of them an invariant broke.
import { createHash } from 'node:crypto';
import { findViolations } from './check/check.ts';
import { prepareGround } from './ground.ts';
import { simulate } from './simulation.ts';

/** Which seeds, and what is told of them. */
export interface SeedsOptions {
  readonly first: number;
  readonly runs: number;
  /** Whole runs alone, of which nothing goes wrong. */
  readonly isWhole: boolean;
  readonly isLogged: boolean;
  /** Whether the first seed that breaks an invariant is the last. */
  readonly stopsAtFirst: boolean;
}

const mostShown = 10;
const mostOfOne = 300;

/** @returns whether every invariant held in every seed */
export async function simulateSeeds({ first, runs, isWhole, isLogged, stopsAtFirst }: SeedsOptions): Promise<boolean> {
  const ground = await prepareGround();
  const startedAt = process.hrtime.bigint();
  const half = Math.floor(runs / 2);
  let halfwayAt = startedAt;
  const digest = createHash('sha256');
  const failed: number[] = [];
  let count = 0;
  while (count < runs) {
    if (stopsAtFirst && failed.length > 0) break;
    const simulated = await simulate(first + count, ground, { isWhole });
    count += 1;
    if (count === half) halfwayAt = process.hrtime.bigint();
    digest.update(simulated.history.digest());
    const violations = findViolations(simulated);
    if (isLogged) process.stdout.write(`${simulated.history.lines().join('\n')}\n`);
    if (violations.length === 0) continue;
    failed.push(simulated.seed);
    if (failed.length > mostShown) continue;
    for (const { invariant, what } of violations) {
      process.stdout.write(`Seed ${simulated.seed}: not true that ${invariant}: ${what.slice(0, mostOfOne)}\n`);
    }
  }
  const seconds = secondsSince(startedAt);
  const rates = [`${Math.round(count / seconds)} a second`];
  // The engine goes on compiling for some thousand runs.
  if (isWhole && count === runs)
    rates.push(`${Math.round((runs - half) / secondsSince(halfwayAt))} in the second half`);
  const whole = isWhole ? ' whole' : '';
  process.stdout.write(
    `${count}${whole} runs in ${seconds.toFixed(1)} s, ${rates.join(', ')}; digest of all logs ${digest.digest('hex').slice(0, 16)}\n`,
  );
  const [seed] = failed;
  if (seed !== undefined) {
    const again = `npm run simulate -- --seed ${seed}${isWhole ? ' --whole' : ''} --log`;
    process.stdout.write(`${failed.length} seeds broke an invariant. To see what happened in the first: ${again}\n`);
  }
  return failed.length === 0;
}

function secondsSince(at: bigint): number {
  return Number(process.hrtime.bigint() - at) / 1e9;
}

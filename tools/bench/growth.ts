// How the time for one item grows with the number of items: pauses of a run, interns of a list, keys of an update file.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { maxParallelRequests } from '../../src/keys/requests.ts';
import { maxRows } from '../../src/report/summary.ts';
import { takeTurns } from './compare.ts';
import { listAsAction, readList, runWithPauses, updateKeys } from './growth-work.ts';

/** What grows. */
interface Growing {
  readonly name: string;
  /** The fewest items with which the work goes as with many. */
  readonly fewest: number;
  readonly sizes: readonly number[];
  /** Does the work with so many items, one or more. */
  readonly work: (size: number) => Promise<void>;
}

/** Microseconds of CPU time. */
export interface Growth {
  readonly name: string;
  readonly fewest: number;
  readonly sizes: readonly number[];
  /** For the work with the fewest items: most of it is paid once, however many items there are. */
  readonly first: number;
  /** For each further item, at each size. */
  readonly further: readonly number[];
  /** The largest of them over the smallest. */
  readonly ratio: number;
}

/** A reading takes at least so much CPU time: else a single garbage collection would decide it. */
const leastReadingUs = 100_000;

async function grow(rounds: number, { name, fewest, sizes, work }: Growing): Promise<Growth> {
  // All readings last as long as the one with the most items: a short one would more easily fall into a quiet moment.
  await work(Math.max(...sizes));
  const longest = await cpuTime(() => work(Math.max(...sizes)));
  const read = (size: number) => (): Promise<number> => timeOfOne(Math.max(leastReadingUs, longest), () => work(size));
  const times = await takeTurns(rounds, new Map([fewest, ...sizes].map((size) => [size, read(size)])));
  // The fastest round: what else the machine does only makes a round longer, and small differences count here.
  const timeOf = (size: number): number => Math.min(...(times.get(size) ?? []));
  const first = timeOf(fewest);
  const further = sizes.map((size) => (timeOf(size) - first) / (size - fewest));
  return { name, fewest, sizes, first, further, ratio: Math.max(...further) / Math.min(...further) };
}

/** Microseconds of CPU time, garbage collection and compilation included. */
async function cpuTime(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** What some work takes on average, in a reading of at least so many microseconds. */
async function timeOfOne(readingUs: number, work: () => Promise<void>): Promise<number> {
  let repeats = 0;
  let spent = 0;
  const repeat = async (times: number): Promise<void> => {
    for (let left = times; left > 0; left -= 1) await work();
  };
  while (spent < readingUs * 0.9) {
    const next = repeats === 0 ? 1 : Math.ceil(Math.min(repeats, (readingUs - spent) / (spent / repeats)));
    spent += await cpuTime(() => repeat(next));
    repeats += next;
  }
  return spent / repeats;
}

/** All growths; keys are sent to a server in a process of its own. */
export async function benchGrowth(rounds: number): Promise<readonly Growth[]> {
  const child = fork(join(import.meta.dirname, 'growth-server.ts'));
  const [server] = await once(child, 'message');
  const update = (size: number): Promise<void> => updateKeys(size, server);
  const growths = [
    await grow(3 * rounds, { name: 'pauses in a run', fewest: 1, sizes: [10, 100, 1_000], work: runWithPauses }),
    await grow(3 * rounds, {
      name: 'interns read from a list',
      fewest: 1,
      sizes: [10, 1_000, 100_000],
      work: readList,
    }),
    await grow(rounds, {
      name: 'keys in an update file, planned and sent',
      fewest: maxParallelRequests,
      sizes: [10, 1_000, 10_000],
      work: update,
    }),
    // Each further intern costs little beside the table: small differences need many rounds.
    await grow(3 * rounds, {
      name: 'interns of `command: list`',
      fewest: maxRows,
      sizes: [1_000, 10_000, 50_000],
      work: listAsAction,
    }),
  ];
  child.disconnect();
  return growths;
}

// In the post step: a commit status that the main step left pending gets its end.
import * as z from 'zod/mini';
import { describeError } from '../../errors.ts';
import { endStatus } from '../../github/review/commit-status.ts';
import { readActionInputs } from '../../inputs/settings.ts';
import { withinTime } from '../../job/io.ts';
import { openGitHub } from '../github-access.ts';
import { readEvent } from '../runner/event.ts';
import type { ActionIo } from '../runner/io.ts';

const keptShape = z.object({
  sha: z.string(),
  context: z.string(),
  runUrl: z.string(),
  /** The outcome of the review, where the main step knew it. */
  last: z.optional(z.object({ state: z.enum(['pending', 'success', 'failure', 'error']), description: z.string() })),
});

const timeoutMs = 20_000;

/** Writes the outcome, or `error`, unless another run wrote the status since. A failure is a warning. */
export async function endLostStatus(io: ActionIo, state: string): Promise<void> {
  try {
    const { last, ...place } = keptShape.parse(JSON.parse(state));
    const status = last ?? ({ state: 'error', description: 'Not reviewed: the run did not finish' } as const);
    await withinTime(io, timeoutMs, async (job) => {
      const access = openGitHub(job, readActionInputs(io.getInput), await readEvent(job));
      const sleep = (ms: number): Promise<void> => job.clock.sleep(ms, job.signal);
      await endStatus(access.github(), access.repository(), place, status, sleep);
    });
  } catch (error) {
    io.log.warning(`The commit status of the review stays "pending": ${describeError(error)}`);
  }
}

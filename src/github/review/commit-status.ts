// Reads and writes the commit status of a review.
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { GitHubError } from '../../errors.ts';
import type { GitHub } from '../api/rest.ts';

export interface StatusPlace {
  readonly sha: string;
  readonly context: string;
  /** The page of the run, by which a run recognizes its own status. */
  readonly runUrl: string;
}

export interface NewStatus {
  readonly state: 'pending' | 'success' | 'failure' | 'error';
  /** Cut to 140 characters, GitHub's limit. */
  readonly description: string;
}

const statusShape = z.looseObject({
  state: z.string(),
  context: z.string(),
  target_url: z.nullable(z.string()),
  creator: z.nullable(z.looseObject({ login: z.string(), type: z.string() })),
});

/** GitHub lists the newest first (GitHub docs, "List commit statuses for a reference"). */
export async function readNewestStatus(github: GitHub, { sha, context }: Pick<StatusPlace, 'sha' | 'context'>) {
  const statuses = github.list(({ repos }) => repos.listCommitStatusesForRef, { ref: sha }, z.array(statusShape));
  for await (const status of statuses) {
    if (status.context === context) return status;
  }
  return undefined;
}

export async function writeStatus(
  github: GitHub,
  { sha, context, runUrl }: StatusPlace,
  { state, description }: NewStatus,
): Promise<void> {
  const status = { sha, context, state, description: description.slice(0, 140), target_url: runUrl };
  await github.json(({ repos }) => repos.createCommitStatus, status, z.unknown());
}

const retryWaitsMs = [1_000, 4_000] as const;

/** Replaces this run's status, in up to three attempts. Returns false if the newest status is not this run's. */
export async function concludeStatus(
  github: GitHub,
  place: StatusPlace,
  status: NewStatus,
  { clock, signal }: { readonly clock: Pick<Clock, 'sleep'>; readonly signal: AbortSignal },
): Promise<boolean> {
  for (const wait of retryWaitsMs) {
    try {
      return await tryConclude(github, place, status);
    } catch (error) {
      const isTransient = error instanceof GitHubError && (error.data.status === undefined || error.data.status >= 500);
      if (!isTransient) throw error;
      await clock.sleep(wait, signal);
    }
  }
  return tryConclude(github, place, status);
}

async function tryConclude(github: GitHub, place: StatusPlace, status: NewStatus): Promise<boolean> {
  const newest = await readNewestStatus(github, place);
  if (newest?.target_url !== place.runUrl) return false;
  if (newest.state !== status.state) await writeStatus(github, place, status);
  return true;
}

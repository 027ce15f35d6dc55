// Reads and writes the commit status of a review, and judges a merge group by the statuses of its pull requests.
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { GitHubError } from '../../errors.ts';
import { type Account, isSameAccount } from '../account.ts';
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

/** Replaces the run's own status, in up to three attempts. Returns false if another run has written since. */
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
      const mayPass = error instanceof GitHubError && (error.data.status === undefined || error.data.status >= 500);
      if (!mayPass) throw error;
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

interface MergeGroup {
  readonly base: string;
  readonly head: string;
  readonly context: string;
  readonly account: Account;
}

// Unlike other lists, Octokit's pagination returns this one within its answer.
const commitsShape = z.pipe(
  z.looseObject({ commits: z.array(z.looseObject({ sha: z.string() })) }),
  z.transform(({ commits }) => commits),
);
const pullsShape = z.array(
  z.looseObject({ number: z.int(), state: z.string(), head: z.looseObject({ sha: z.string() }) }),
);

function listPulls(github: GitHub, sha: string) {
  return github.list(({ repos }) => repos.listPullRequestsAssociatedWithCommit, { commit_sha: sha }, pullsShape);
}

/** Finds an open pull request that shares the head, and so the statuses, of this one. Its diff may be another. */
export async function findTwin(github: GitHub, sha: string, ownNumber: number): Promise<number | undefined> {
  const pulls = await Array.fromAsync(listPulls(github, sha));
  return pulls.find(({ number, state, head }) => number !== ownNumber && state === 'open' && head.sha === sha)?.number;
}

/** A larger group gets the status `error`. */
const maxCommits = 250;

/** Follows docs/review.md, "Merge queue". */
export async function judgeMergeGroup(github: GitHub, group: MergeGroup): Promise<NewStatus> {
  const commits = await readCommits(github, group);
  if (commits.length > maxCommits) return notReviewed(`the group has more than ${maxCommits} commits`);
  const heads = new Map<number, string>();
  for (const sha of commits) {
    for await (const pull of listPulls(github, sha)) {
      if (pull.state === 'open' && commits.includes(pull.head.sha)) heads.set(pull.number, pull.head.sha);
    }
  }
  if (heads.size === 0) return notReviewed('no open pull request has its head in the group');
  const judged = await Array.fromAsync(heads, ([number, sha]) => judgeHead(github, group, number, sha));
  const worst = ['error', 'failure'].flatMap((state) => judged.filter((one) => one.state === state))[0];
  const description = heads.size === 1 ? 'One pull request passes' : `${heads.size} pull requests pass`;
  return worst ?? { state: 'success', description };
}

export function notReviewed(why: string): NewStatus {
  return { state: 'error', description: `Not reviewed: ${why}` };
}

async function judgeHead(github: GitHub, group: MergeGroup, number: number, sha: string): Promise<NewStatus> {
  const newest = await readNewestStatus(github, { sha, context: group.context });
  if (newest === undefined || !isSameAccount(newest.creator, group.account))
    return notReviewed(`#${number} has no status from this action`);
  const { state } = newest;
  if (state === 'success' || state === 'failure') return { state, description: `#${number}: ${state}` };
  return notReviewed(`the status of #${number} is ${state === 'pending' ? 'pending' : 'error'}`);
}

async function readCommits(github: GitHub, { base, head }: MergeGroup): Promise<readonly string[]> {
  const place = { basehead: `${base}...${head}` };
  const list = github.list(({ repos }) => repos.compareCommitsWithBasehead, place, commitsShape, 64 * 1024 * 1024);
  const commits: string[] = [];
  for await (const { sha } of list) {
    commits.push(sha);
    if (commits.length > maxCommits) break;
  }
  return commits;
}

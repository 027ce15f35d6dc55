// Judges a merge group by the statuses of its pull requests, and finds pull requests that share a status.
import * as z from 'zod/mini';
import { type Account, isSameAccount } from '../account.ts';
import type { GitHub } from '../api/rest.ts';
import { type NewStatus, readNewestStatus } from './commit-status.ts';

interface MergeGroup {
  readonly base: string;
  readonly head: string;
  readonly context: string;
  readonly account: Account;
}

// Octokit's pagination takes the items of other lists out of their answer, but not those of a comparison.
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

/** Finds an open pull request that shares the head, and so the statuses, of this one. Their diffs may differ. */
export async function findTwin(github: GitHub, sha: string, ownNumber: number): Promise<number | undefined> {
  const pulls = await Array.fromAsync(listPulls(github, sha));
  return pulls.find(({ number, state, head }) => number !== ownNumber && state === 'open' && head.sha === sha)?.number;
}

/** A larger group gets the status `error`. */
const maxCommits = 250;
const maxAnswerBytes = 64 * 1024 * 1024; // large, because a comparison includes diffs

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
  const worst = judged.find(({ state }) => state === 'error') ?? judged.find(({ state }) => state === 'failure');
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
  const list = github.list(({ repos }) => repos.compareCommitsWithBasehead, place, commitsShape, maxAnswerBytes);
  const commits: string[] = [];
  for await (const { sha } of list) {
    commits.push(sha);
    if (commits.length > maxCommits) break;
  }
  return commits;
}

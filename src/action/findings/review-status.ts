// Writes the commit status of a review or a merge group. The post step writes the last one if the main step can't.
import * as z from 'zod/mini';
import { describeError, FindingsError, GitHubError, InputError } from '../../errors.ts';
import type { Verdict } from '../../findings/verdict.ts';
import { textAt } from '../../github/event.ts';
import { concludeStatus, type NewStatus, writeStatus } from '../../github/review/commit-status.ts';
import { findTwin, judgeMergeGroup, notReviewed } from '../../github/review/merge-group.ts';
import { runUrl } from '../../github/subject.ts';
import type { PostFindingsSettings } from '../../inputs/posting-settings.ts';
import { readActionInputs } from '../../inputs/settings.ts';
import { conflict, missing } from '../../inputs/values.ts';
import { withinTime } from '../../job/io.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { input, worded } from '../../wording.ts';
import { type GitHubAccess, openGitHub } from '../github-access.ts';
import { readEvent } from '../runner/event.ts';
import type { ActionIo } from '../runner/io.ts';

/** Sets the status to `pending`, and saves its commit and name for the post step. Throws {@link FindingsError} `findings_not_posted`. */
export async function openReviewStatus(io: ActionIo, access: GitHubAccess, sha: string, context: string | undefined) {
  if (context === undefined) return { end: async () => {} };
  const place = { sha, context, runUrl: runUrl(io.env) ?? '' };
  const pending = { state: 'pending', description: 'The review is under way' } as const;
  await postOrExplain('statuses: write', () => writeStatus(access.github(), place, pending));
  io.saveState('review_status', JSON.stringify(place));
  return {
    async end(ownStatus: NewStatus): Promise<void> {
      const status = ownStatus.state === 'success' ? await refuseTwin(io, access, sha, ownStatus) : ownStatus;
      // Save it first: if GitHub refuses the status, the post step still knows it.
      io.saveState('review_status', JSON.stringify({ ...place, last: status }));
      const isWritten = await postOrExplain('statuses: write', () =>
        concludeStatus(access.github(), place, status, io),
      );
      io.saveState('review_status', '');
      if (!isWritten) io.log.notice(`The commit status "${context}" is left as it is: a newer run has written it.`);
    },
  };
}

/** Replaces the status by an `error` if another pull request with this head would pass too: anybody can open one. */
async function refuseTwin(io: ActionIo, { github, subject }: GitHubAccess, sha: string, status: NewStatus) {
  const twin = await postOrExplain('pull-requests: read', () => findTwin(github(), sha, subject?.number ?? 0));
  if (twin === undefined) return status;
  const refusal = notReviewed(`#${twin} has the same head, and maybe another diff. Close one of the two`);
  io.log.warning(`${refusal.description}, and start this job again.`);
  return refusal;
}

export function toStatus(verdict: Verdict, counts: string): NewStatus {
  if (verdict === 'none') return unfinished;
  const { state, predicate } = statuses[verdict];
  return { state, description: `The review ${predicate}. ${counts}` };
}

const statuses = {
  pass: { state: 'success', predicate: 'passes' },
  changes: { state: 'failure', predicate: 'asks for changes' },
  unsure: { state: 'error', predicate: 'is not sure' },
} as const;

const unfinished = notReviewed('the run did not finish');

/** Turns a {@link GitHubError} of `post` into a {@link FindingsError} `findings_not_posted` that says what to do. */
export async function postOrExplain<T>(permission: string, post: () => Promise<T>): Promise<T> {
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const remedy = toRemedy(error, permission);
    const data = { ...error.data, source: 'github-token', cause: error };
    throw new FindingsError('findings_not_posted', `The result of the review could not be posted.${remedy}`, data);
  }
}

function toRemedy({ data }: GitHubError, permission: string): string {
  if (data.reason === 'rate_limit') {
    const wait = Math.ceil((data.retryAfterMs ?? 0) / 1000);
    return ` GitHub's rate limit ends in ${wait} s. Run the job again after that: nothing is posted twice.`;
  }
  return data.status === 403 ? ` Give the job "permissions: ${permission}".` : '';
}

const savedStatusShape = z.object({
  sha: z.string(),
  context: z.string(),
  runUrl: z.string(),
  last: z.optional(z.object({ state: z.enum(['pending', 'success', 'failure', 'error']), description: z.string() })),
});

const timeoutMs = 20_000;

/** Writes the status that the main step could not write, unless another run has written one since. A failure is a warning. */
export async function settleUnwrittenStatus(io: ActionIo, state: string): Promise<void> {
  try {
    const { last = unfinished, ...place } = savedStatusShape.parse(JSON.parse(state));
    await withinTime(io, timeoutMs, async (job) => {
      const access = openGitHub(job, readActionInputs(io.getInput), await readEvent(job));
      await concludeStatus(access.github(), place, last, job);
    });
  } catch (error) {
    io.log.warning(`The commit status of the review stays "pending": ${describeError(error)}`);
  }
}

export async function postMergeGroupStatus(
  io: ActionIo,
  { commitStatus: context, findingsFile }: PostFindingsSettings,
  access: GitHubAccess,
): Promise<Conclusion> {
  const { payload } = access.event;
  const head = textAt(payload, 'merge_group', 'head_sha');
  const base = textAt(payload, 'merge_group', 'base_sha');
  if (head === undefined || base === undefined)
    throw new InputError('input_invalid', 'The event "merge_group" names no commits.');
  if (context === undefined) {
    const message = worded`${input('commit-status')} is not given, but on "merge_group" a commit status is all that is posted. Give its name.`;
    throw missing('commit-status', message);
  }
  if (findingsFile !== undefined) {
    const message = worded`${input('findings-file')} is given, but a merge group has no findings. Leave it out.`;
    throw conflict('findings-file', message);
  }
  const github = access.github();
  const status = await judgeMergeGroup(github, { base, head, context, account: await access.account() });
  const place = { sha: head, context, runUrl: runUrl(io.env) ?? '' };
  await postOrExplain('statuses: write', () => writeStatus(github, place, status));
  io.log.notice(`${status.description}.`);
  io.setOutputs({ conclusion: 'finished' });
  return 'finished';
}

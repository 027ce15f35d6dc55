// `command: post-findings`: posts what another job of this run collected. Needs no identity, service or intern.
import { FindingsError } from '../../errors.ts';
import { digestFile, type FindingsBinding, readFindingsFile, refusal } from '../../findings/findings-file.ts';
import type { Review } from '../../findings/review.ts';
import { readChangedFiles, readReviewedCommits } from '../../github/review/changed-files.ts';
import { notReviewed } from '../../github/review/merge-group.ts';
import type { Subject } from '../../github/subject.ts';
import type { PostFindingsSettings } from '../../inputs/posting-settings.ts';
import type { StartSettings } from '../../inputs/run-settings.ts';
import { invalid } from '../../inputs/values.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { toReviewBlocks, toReviewComment } from '../../report/findings-review.ts';
import { toFateCounts } from '../../report/findings-words.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { writeComment } from '../comment/run-comment.ts';
import { findRoundRefusal, loadMemory, postReview } from '../findings/review-round.ts';
import { openReviewStatus, postMergeGroupStatus, toStatus } from '../findings/review-status.ts';
import { failStep, toReviewError } from '../findings/run-findings.ts';
import { type GitHubAccess, openGitHub, type Trigger } from '../github-access.ts';
import { reportSkipped } from '../outcome.ts';
import type { ActionIo, TimedActionIo } from '../runner/io.ts';

type Settings = PostFindingsSettings & StartSettings;

const maxSummaryRows = 200;

export async function postFindingsAction(io: TimedActionIo, settings: Settings, trigger: Trigger): Promise<Conclusion> {
  const access = openGitHub(io, settings, trigger);
  if (access.event.name === 'merge_group') return postMergeGroupStatus(io, settings, access);
  const subject = findPullRequest(access);
  const commits = await readReviewedCommits(access.github(), subject);
  const { head } = commits;
  const status = await openReviewStatus(io, access, head, settings.commitStatus);
  const { number } = subject;
  const binding = { repository: access.repositoryName(), pull_request: number, head };
  const review = await readReview(io, settings, binding, status);
  const listed = await access.files();
  const changes = await readChangedFiles(access.github(), { number, commits, listed });
  const memory = await loadMemory(access, settings, number);
  const roundRefusal = findRoundRefusal(memory, settings, head);
  if (roundRefusal !== undefined) {
    await status.end(notReviewed(roundRefusal.why));
    return reportSkipped(io, roundRefusal);
  }
  const judged = await postReview(review, { io, access, settings, number, head, changes }, memory);
  const { outcome } = judged;
  const { verdict, reviewUrl, rows } = outcome;
  io.setOutputs({ conclusion: 'finished', verdict, 'review-url': reviewUrl });
  await io.writeSummary(toMarkdown(toReviewBlocks(outcome, 'full', maxSummaryRows)));
  await writeComment(io, access, { ...settings, number }, (reservedBytes) => toReviewComment(outcome, reservedBytes));
  await status.end(toStatus(verdict, toFateCounts(rows)));
  const error = toReviewError(judged, settings.failAt);
  if (error !== undefined) failStep(io, error);
  return 'finished';
}

/** Refuses `workflow_run`: anybody, even a fork, may have written the file of the earlier run. */
function findPullRequest({ event, subject }: GitHubAccess): Subject {
  if (event.name === 'workflow_run') {
    const message =
      'On "workflow_run" no findings are posted, because anybody may have written the file of the earlier run. Put both jobs into one workflow.';
    throw new FindingsError('findings_file_refused', message, { source: 'findings-file' });
  }
  if (subject?.isPullRequest === true) return subject;
  throw invalid('command', `The event "${event.name}" has no pull request, so there is nowhere to post findings.`);
}

async function readReview(
  io: ActionIo,
  { findingsFile, findingsDigest }: Settings,
  binding: Omit<FindingsBinding, 'run_id'>,
  status: Awaited<ReturnType<typeof openReviewStatus>>,
): Promise<Review> {
  try {
    const text = await readText(io, findingsFile, findingsDigest);
    return readFindingsFile(text, { ...binding, run_id: io.env['GITHUB_RUN_ID'] ?? '' });
  } catch (error) {
    if (error instanceof FindingsError) await status.end(notReviewed('the file of findings is missing or refused'));
    throw error;
  }
}

async function readText(io: ActionIo, path: string | undefined, digest: string | undefined): Promise<string> {
  if (path === undefined) throw refusal('the input "findings-file" is empty');
  if (digest === undefined) {
    throw refusal('the input "findings-digest" is empty, so any job of this run could have replaced the file');
  }
  const text = await openWorkspace(io)
    .readInputText(path)
    .catch((error: unknown) => {
      throw refusal(`"${path}" can't be read`, error);
    });
  if (digestFile(text) !== digest) throw refusal('its digest is not the input "findings-digest"');
  return text;
}

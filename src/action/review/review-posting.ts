// Posts the findings of a run beside its report: threads on the pull request, and a commit status.
import { FindingsError, InputError } from '../../errors.ts';
import type { JudgedReview, Review, ReviewOutcome } from '../../findings/review.ts';
import type { ReviewedChanges } from '../../github/review/changed-files.ts';
import type { OwnReview } from '../../github/review/memory.ts';
import type { StartRefusal } from '../../github/start.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import { toFateCounts } from '../../report/findings-words.ts';
import { input, worded } from '../../wording.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { postReview, readRounds, whyNoRound } from './open-round.ts';
import { openReviewStatus, type ReviewStatus, toStatus } from './review-status.ts';

export interface ReviewPosting {
  /** Our reviews of earlier rounds, where a review is posted. */
  readonly reviews: readonly OwnReview[] | undefined;
  /** Posts a review, if the inputs ask for that; a refusal of GitHub is returned. */
  post(review: Review, changes: ReviewedChanges): Promise<JudgedReview | FindingsError | undefined>;
  /** Writes the commit status, without an outcome that the run did not finish; a refusal is returned. */
  end(outcome: ReviewOutcome | undefined): Promise<FindingsError | undefined>;
}

/**
 * Opens the posting before the prompt, so that nothing is asked of an intern that could not be posted.
 *
 * @returns why there is no round any more, where that is so
 * @throws {InputError} `input_invalid`: there is no pull request
 * @throws {FindingsError} `findings_not_posted`: the token may not write the status
 */
export async function openReviewPosting(
  io: ActionIo,
  settings: PromptSettings,
  access: GitHubAccess,
  head: string | undefined,
): Promise<ReviewPosting | StartRefusal> {
  const number = access.subject?.number;
  if (head === undefined || number === undefined) {
    throw new InputError(
      'input_invalid',
      worded`The event "${access.event.name}" is about no pull request, so there is nowhere to post a review. Set ${input('findings')} to "collect" or "annotate", and leave ${input('commit-status')} out.`,
      { source: 'findings' },
    );
  }
  const { commitStatus: context } = settings;
  const status = context === undefined ? undefined : await openReviewStatus(io, access, { sha: head, context });
  const posts = settings.findings === 'review';
  const memory = posts ? await readRounds(access, settings, number) : undefined;
  const noRound = memory === undefined ? undefined : whyNoRound(memory, settings, head);
  if (noRound !== undefined) {
    await endUnreviewed(status, noRound);
    return noRound;
  }
  return {
    reviews: memory?.reviews,
    async post(review, changes) {
      if (!posts) return undefined;
      return orFindingsError(postReview(review, { io, access, settings, reviewed: { number, head, changes } }));
    },
    async end(outcome) {
      const last = toStatus(outcome?.verdict ?? 'none', toFateCounts(outcome?.rows ?? []));
      const ended = await orFindingsError(status?.end(last));
      return ended instanceof FindingsError ? ended : undefined;
    },
  };
}

/** Returns GitHub's refusals: the end of the run has more to report. */
async function orFindingsError<T>(written: Promise<T> | undefined): Promise<T | FindingsError | undefined> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof FindingsError) return error;
    throw error;
  }
}

export async function endUnreviewed(status: ReviewStatus | undefined, { why }: StartRefusal): Promise<void> {
  await status?.end({ state: 'error', description: `Not reviewed: ${why}` });
}

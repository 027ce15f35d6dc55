// The comment of `command: post-findings`, if the inputs ask for one: verdict and table of a review, without a run.
import type { ReviewOutcome } from '../../findings/review.ts';
import type { PostFindingsSettings } from '../../inputs/review-settings.ts';
import { toReviewComment } from '../../report/findings-review.ts';
import { parkedBytes } from '../comment/question.ts';
import { findStickyPlace } from '../comment/run-comment.ts';
import { createCommentWriter } from '../comment/writer.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';

/** Writes the comment, and keeps the questions of earlier runs on the sticky one. A failure is a warning. */
export async function writeReviewComment(
  io: ActionIo,
  access: GitHubAccess,
  { comment: kind, commentTag: tag, number }: PostFindingsSettings & { readonly number: number },
  outcome: ReviewOutcome,
): Promise<void> {
  if (kind === 'none') return;
  const place =
    kind === 'sticky'
      ? await findStickyPlace(io, access, { number, tag })
      : { kind, tag, number, found: undefined, parked: [] };
  if (place === undefined) return;
  const { found, parked } = place;
  const writer = createCommentWriter(io, access, place);
  const besides = parked.length === 0 ? 0 : parkedBytes(parked);
  await writer.write(toReviewComment(outcome, besides), { session: found?.marker?.session, parked });
  const url = writer.written()?.url;
  if (url !== undefined) io.setOutputs({ 'comment-url': url });
}

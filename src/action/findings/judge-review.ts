// The result of a review when nothing is posted: each finding is new, and the verdict counts them all.

import { toVerdict } from '../../findings/finding.ts';
import {
  countingIn,
  type FindingRow,
  type JudgedReview,
  type PlacedFinding,
  type Review,
} from '../../findings/review.ts';
import type { ReviewedCommits } from '../../github/review/changed-files.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import { toBlobUrl } from '../../report/findings-words.ts';
import type { ActionIo } from '../runner/io.ts';

interface ReadReview {
  readonly review: Review;
  readonly placed: readonly PlacedFinding[];
  readonly commits: ReviewedCommits | undefined;
}

export function judgeReview(
  io: ActionIo,
  failAt: PromptSettings['failAt'],
  { review, placed, commits }: ReadReview,
): JudgedReview {
  const counting = countingIn(review);
  const verdict = toVerdict({ ...review, counting, failAt });
  const rows = placed.map((one) => toRow(io, one, commits));
  return { outcome: { verdict, review, head: commits?.head, rows, remarks: [], reviewUrl: undefined }, counting };
}

function toRow(
  { env }: ActionIo,
  { finding, placement }: PlacedFinding,
  commits: ReviewedCommits | undefined,
): FindingRow {
  if (placement.in === 'elsewhere' && placement.why === 'unknown-file')
    return { finding, fate: { is: 'elsewhere', why: placement.why } };
  const url = toBlobUrl(env, finding, commits);
  const fate = placement.in === 'elsewhere' ? { is: 'elsewhere' as const, why: placement.why } : { is: 'new' as const };
  return { finding, fate, ...(url === undefined ? {} : { url }) };
}

// What a review comes to where nothing is posted: each finding is new, and the verdict counts them all.
import { FindingsError } from '../../errors.ts';
import type { FindingRow, PlacedFinding, Review, ReviewOutcome } from '../../findings/review.ts';
import { countingIn } from '../../findings/review.ts';
import { isAtLeast } from '../../findings/severity.ts';
import { toVerdict } from '../../findings/verdict.ts';
import type { ReviewedCommits } from '../../github/review/changed-files.ts';
import type { PromptSettings } from '../../inputs/prompt-settings.ts';
import { toAnnotations } from '../../report/findings/annotations.ts';
import { toBlobUrl } from '../../report/findings/blob-url.ts';
import { toCounts, whyUnsure } from '../../report/findings/words.ts';
import { toErrorOutput } from '../../report/outputs.ts';
import type { ActionIo } from '../runner/io.ts';

/** What was read, and what it is about. */
interface ReadReview {
  readonly review: Review;
  readonly placed: readonly PlacedFinding[];
  readonly commits: ReviewedCommits | undefined;
}

/** Judges a review: its annotations, its outputs, and whether the step fails. */
export function judgeReview(
  io: ActionIo,
  settings: Pick<PromptSettings, 'findings' | 'failAt'>,
  { review, placed, commits }: ReadReview,
): ReviewOutcome {
  const { failAt } = settings;
  const counting = countingIn(review);
  const verdict = toVerdict({ ...review, counting, failAt });
  const rows = placed.map((one) => toRow(io, one, commits));
  const outcome: ReviewOutcome = { verdict, review, head: commits?.head, rows, remarks: [], reviewUrl: undefined };
  const error = toError(outcome, failAt);
  if (error !== undefined) failStep(io, error);
  if (settings.findings === 'annotate') annotate(io, placed);
  return outcome;
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

/** The error of a review that does not pass; none where nothing is to fail. */
function toError(outcome: ReviewOutcome, failAt: PromptSettings['failAt']): FindingsError | undefined {
  const { verdict, review } = outcome;
  if (failAt === 'never' || verdict === 'pass' || verdict === 'none') return undefined;
  if (verdict === 'unsure') {
    return new FindingsError('findings_unsure', `The review is not sure. ${whyUnsure(outcome)}`);
  }
  const counts = toCounts(countingIn(review).filter(({ severity }) => isAtLeast(severity, failAt)));
  return new FindingsError(
    'findings_changes',
    `The review asks for changes: ${counts}. Mend what it lists, or set "fail-at" to a severity that your branch can live with.`,
  );
}

/** Fails the step of a run that finished. */
function failStep(io: ActionIo, error: FindingsError): void {
  io.log.error(`${error.message} (${error.code})`);
  io.setOutputs(toErrorOutput(error));
  io.failStep();
}

/** On a comment's event annotations would hang on the default branch. */
function annotate(io: ActionIo, placed: readonly PlacedFinding[]): void {
  if (io.env['GITHUB_EVENT_NAME'] === 'issue_comment') return;
  for (const annotation of toAnnotations(placed)) io.annotate(annotation);
}

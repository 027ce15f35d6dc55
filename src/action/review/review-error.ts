// The error of a review that does not pass: it fails the step, though the run came to a good end.
import { FindingsError } from '../../errors.ts';
import type { ReviewOutcome } from '../../findings/review.ts';
import type { FailAt, Severity } from '../../findings/severity.ts';
import { isAtLeast } from '../../findings/severity.ts';
import { toCounts, whyUnsure } from '../../report/findings/words.ts';

/** What fails a step; undefined where nothing is to fail it. */
export function toReviewError(
  outcome: ReviewOutcome,
  counting: readonly { readonly severity: Severity }[],
  failAt: FailAt,
): FindingsError | undefined {
  const { verdict } = outcome;
  if (failAt === 'never' || verdict === 'pass' || verdict === 'none') return undefined;
  if (verdict === 'unsure') {
    return new FindingsError('findings_unsure', `The review is not sure. ${whyUnsure(outcome)}`);
  }
  const counts = toCounts(counting.filter(({ severity }) => isAtLeast(severity, failAt)));
  return new FindingsError(
    'findings_changes',
    `The review asks for changes: ${counts}. Mend what it lists, or set "fail-at" to a severity that your branch can live with.`,
  );
}

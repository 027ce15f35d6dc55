// The error of a review that does not pass: it fails the step, though the run came to a good end.
import { describeError, FindingsError } from '../../errors.ts';
import { type FailAt, isAtLeast } from '../../findings/finding.ts';
import type { JudgedReview } from '../../findings/review.ts';
import { toCounts, whyUnsure } from '../../report/findings-words.ts';
import { toErrorOutput } from '../../report/outputs.ts';
import type { ActionIo } from '../runner/io.ts';

/** Makes the error that fails the step, if any. */
export function toReviewError({ outcome, counting }: JudgedReview, failAt: FailAt): FindingsError | undefined {
  const { verdict } = outcome;
  if (failAt === 'never' || verdict === 'pass' || verdict === 'none') return undefined;
  if (verdict === 'unsure') {
    return new FindingsError('findings_unsure', `The review is not sure. ${whyUnsure(outcome)}`);
  }
  const counts = toCounts(counting.filter(({ severity }) => isAtLeast(severity, failAt)));
  return new FindingsError(
    'findings_changes',
    `The review asks for changes: ${counts}. Fix what it lists, or set "fail-at" to a severity that your branch can live with.`,
  );
}

export function failStep(io: ActionIo, error: FindingsError): void {
  io.log.error(`${describeError(error)} (${error.code})`);
  io.setOutputs(toErrorOutput(error));
  io.failStep();
}

// The commit status of a review while a job runs: pending after the gate, and at the end what the review came to.
import type { Verdict } from '../../findings/finding.ts';
import type { NewStatus, StatusPlace } from '../../github/review/commit-status.ts';
import { endStatus, writeStatus } from '../../github/review/commit-status.ts';
import { runUrl } from '../../github/subject.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { needing } from './not-posted.ts';

export interface ReviewStatus {
  /** Writes the outcome, unless another run wrote this status since. */
  end(status: NewStatus): Promise<void>;
}

const permission = 'statuses: write';

/**
 * Writes `pending`, and lets the post step know.
 *
 * @throws {FindingsError} `findings_not_posted`: the token may not
 */
export async function openReviewStatus(
  io: ActionIo,
  access: GitHubAccess,
  { sha, context }: Pick<StatusPlace, 'sha' | 'context'>,
): Promise<ReviewStatus> {
  const place = { sha, context, runUrl: runUrl(io.env) ?? '' };
  const pending = { state: 'pending', description: 'The review is under way' } as const;
  await needing(permission, () => writeStatus(access.github(), access.repository(), place, pending));
  io.saveState('review_status', JSON.stringify(place));
  return {
    async end(status) {
      // Should this write fail, the post step knows the outcome.
      io.saveState('review_status', JSON.stringify({ ...place, last: status }));
      const sleep = (ms: number): Promise<void> => io.clock.sleep(ms, io.signal);
      const isWritten = await needing(permission, () =>
        endStatus(access.github(), access.repository(), place, status, sleep),
      );
      io.saveState('review_status', '');
      if (!isWritten) io.log.notice(`The commit status "${context}" is left as it is: a newer run has written it.`);
    },
  };
}

export function toStatus(verdict: Verdict, counts: string): NewStatus {
  switch (verdict) {
    case 'pass':
      return { state: 'success', description: `The review passes. ${counts}` };
    case 'changes':
      return { state: 'failure', description: `The review asks for changes. ${counts}` };
    case 'unsure':
      return { state: 'error', description: `The review is not sure. ${counts}` };
    case 'none':
      return { state: 'error', description: 'Not reviewed: the run did not finish' };
    default:
      return verdict satisfies never;
  }
}

// The error when GitHub did not accept a review: it says what to do.
import { FindingsError, GitHubError } from '../../errors.ts';

/** Names the missing permission where GitHub refuses a write. */
export async function needing<T>(permission: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const remedy = remedyOf(error, permission);
    const data = { ...error.data, source: 'github-token', cause: error };
    throw new FindingsError('findings_not_posted', `What the review came to could not be posted.${remedy}`, data);
  }
}

/** GitHub refuses what the token may not do, and what is too much for now, with the same status. */
function remedyOf({ data }: GitHubError, permission: string): string {
  if (data.reason === 'rate_limit') {
    const wait = Math.ceil((data.retryAfterMs ?? 0) / 1000);
    return ` GitHub's rate limit ends in ${wait} s. Run the job again then: what was posted is not posted twice.`;
  }
  return data.status === 403 ? ` Give the job "permissions: ${permission}".` : '';
}

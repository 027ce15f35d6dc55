// What GitHub did not let this job write of a review.
import { describeError, FindingsError, GitHubError } from '../../errors.ts';

/** Does what writes; what GitHub refuses by status 403 is an error of its own, which names the permission. */
export async function needing<T>(permission: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof GitHubError) || error.data.status !== 403) throw error;
    throw new FindingsError(
      'findings_not_posted',
      `GitHub did not take what the review came to: it takes the permission "${permission}", which the job's "permissions" do not give to "github-token". ${describeError(error)}`,
      { status: 403, source: 'github-token' },
    );
  }
}

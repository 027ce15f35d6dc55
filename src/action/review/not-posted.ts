// What GitHub did not take of a review: an error of its own, which names the permission where one is missing.
import { FindingsError, GitHubError } from '../../errors.ts';

/** Does what writes, which takes a permission. */
export async function needing<T>(permission: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const isForbidden = error.data.status === 403;
    const remedy = isForbidden ? ` Give the job "permissions: ${permission}".` : '';
    const data = { ...error.data, source: 'github-token', cause: error };
    throw new FindingsError('findings_not_posted', `What the review came to could not be posted.${remedy}`, data);
  }
}

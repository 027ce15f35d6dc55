// A 404 of GitHub's API as an absent value.
import { GitHubError } from '../../errors.ts';

/** The answer, or `undefined` where GitHub says that there is no such thing (or that the token may not see it). */
export async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GitHubError && error.data.status === 404) return undefined;
    throw error;
  }
}

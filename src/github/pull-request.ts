// A pull request and its changed files, from the API.
import type { GitHub } from './api/rest.ts';
import type { ListedFile, PullRequest } from './api/shapes.ts';
import { filesShape, pullRequestShape } from './api/shapes.ts';

/** Reads a pull request as it is now (GitHub docs, "Get a pull request"). */
export function readPullRequest(github: GitHub, number: number): Promise<PullRequest> {
  return github.json(({ rest }) => rest.pulls.get({ ...github.repository, pull_number: number }), pullRequestShape);
}

/** Tells if it comes from another repository. A head repository that is gone was a fork. */
export function isFromFork({ head, base }: PullRequest): boolean {
  return head.repo === null || head.repo.id !== base.repo?.id;
}

/** Reads its changed files, at most 3,000 (GitHub docs, "List pull requests files"). */
export async function readFiles(github: GitHub, number: number): Promise<readonly ListedFile[]> {
  const place = { ...github.repository, pull_number: number, per_page: 100 };
  // A page has the diff of each of its files.
  const limits = { maxBodyBytes: 64 * 1024 * 1024 };
  const pages = github.pages(
    ({ rest, paginate }) => paginate.iterator(rest.pulls.listFiles, place),
    filesShape,
    limits,
  );
  return (await Array.fromAsync(pages)).flat();
}

/** Tells if a file is among those that a pull request adds, changes, removes or renames. */
export function changesFile(files: readonly ListedFile[], path: string): boolean {
  return files.some(({ filename, previous_filename }) => filename === path || previous_filename === path);
}

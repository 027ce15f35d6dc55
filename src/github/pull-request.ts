// Reads a pull request and its changed files from the API.
import type { GitHub } from './api/rest.ts';
import type { ListedFile, PullRequest } from './api/shapes.ts';
import { filesShape, pullRequestShape } from './api/shapes.ts';

export function readPullRequest(github: GitHub, number: number): Promise<PullRequest> {
  return github.json(({ rest }) => rest.pulls.get({ ...github.repository, pull_number: number }), pullRequestShape);
}

/** A deleted head repository was a fork. */
export function isFromFork({ head, base }: PullRequest): boolean {
  return head.repo === null || head.repo.id !== base.repo?.id;
}

/** Reads at most 3,000 files (GitHub docs, "List pull requests files"). */
export async function readFiles(github: GitHub, number: number): Promise<readonly ListedFile[]> {
  const place = { ...github.repository, pull_number: number, per_page: 100 };
  // Each page includes the diffs of its files.
  const limits = { maxBodyBytes: 64 * 1024 * 1024 };
  const pages = github.pages(
    ({ rest, paginate }) => paginate.iterator(rest.pulls.listFiles, place),
    filesShape,
    limits,
  );
  return (await Array.fromAsync(pages)).flat();
}

export function changesFile(files: readonly ListedFile[], path: string): boolean {
  return files.some(({ filename, previous_filename }) => filename === path || previous_filename === path);
}

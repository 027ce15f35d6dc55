// Reads the changed files of a pull request as of the reviewed commit.
import * as z from 'zod/mini';
import { GitHubError } from '../../errors.ts';
import { type ChangedFile, readPatch } from '../../findings/diff.ts';
import type { GitHub } from '../api/rest.ts';
import { filesShape, type ListedFile, readPullRequest } from '../pull-request.ts';
import type { Subject } from '../subject.ts';

/** The answer to "Compare two commits" has all files on its first page. */
export const comparisonShape = z.looseObject({ status: z.string(), files: z._default(filesShape, []) });

export interface ReviewedCommits {
  readonly head: string;
  readonly base: string;
}

export interface ReviewedChanges {
  readonly files: readonly ChangedFile[];
  /** False if GitHub may have cut the list. */
  readonly isWhole: boolean;
}

/** GitHub's limits (GitHub docs, "List pull requests files", "Compare two commits"). */
const maxListed = 3_000;
const maxCompared = 300;
/** Large, because an answer includes diffs. */
const maxBytes = 64 * 1024 * 1024;

/** Prefers the commits that the event names to the current commits. */
export async function readReviewedCommits(github: GitHub, { number, headSha, baseSha }: Subject) {
  if (headSha !== undefined && baseSha !== undefined) return { head: headSha, base: baseSha };
  const { head, base } = await readPullRequest(github, number);
  return { head: headSha ?? head.sha, base: baseSha ?? base.sha };
}

/** Compares commits if the pull request has moved on, because GitHub's list is always for the current head. */
export async function readChangedFiles(
  github: GitHub,
  { number, commits, listed }: { number: number; commits: ReviewedCommits; listed: readonly ListedFile[] },
): Promise<ReviewedChanges> {
  const { head } = await readPullRequest(github, number);
  if (head.sha === commits.head) return toChanges(listed, maxListed);
  return toChanges((await compareCommits(github, commits)).files, maxCompared);
}

/** Returns `rewritten` unless `head` is a descendant of `base`, and undefined if GitHub gives no comparison. */
export async function readChangesSince(github: GitHub, commits: ReviewedCommits) {
  try {
    const { status, files } = await compareCommits(github, commits);
    return status === 'ahead' ? toChanges(files, maxCompared) : 'rewritten';
  } catch (error) {
    // With 404, GitHub no longer has the commit: history was rewritten.
    if (error instanceof GitHubError) return error.data.status === 404 ? 'rewritten' : undefined;
    throw error;
  }
}

export function compareCommits(github: GitHub, { head, base }: ReviewedCommits) {
  // Read one page only: it has all files, and further pages have only commits.
  const place = { basehead: `${base}...${head}`, per_page: 1 };
  return github.json(({ repos }) => repos.compareCommitsWithBasehead, place, comparisonShape, maxBytes);
}

function toChanges(entries: readonly ListedFile[], limit: number): ReviewedChanges {
  return { files: entries.map(toChangedFile), isWhole: entries.length < limit };
}

/** A line that names the commit of a submodule. GitHub allows no comment on it. */
const submoduleLine = /^[-+]Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/;

function toChangedFile({ filename, previous_filename, status, patch }: ListedFile): ChangedFile {
  const hunks = patch === undefined || isSubmodule(patch) ? undefined : readPatch(patch);
  return { path: filename, status, previousPath: previous_filename, hunks };
}

function isSubmodule(patch: string): boolean {
  return patch.split('\n').every((line) => line.startsWith('@@') || line === '' || submoduleLine.test(line));
}

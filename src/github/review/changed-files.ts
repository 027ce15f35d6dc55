// Reads the changed files of a pull request, as they are at the reviewed commit.
import * as z from 'zod/mini';
import { GitHubError } from '../../errors.ts';
import { type ChangedFile, readPatch } from '../../findings/diff.ts';
import type { GitHub } from '../api/rest.ts';
import { filesShape, type ListedFile, readPullRequest } from '../pull-request.ts';
import type { Subject } from '../subject.ts';

/** "Compare two commits" has all files on its first page. */
export const comparisonShape = z.looseObject({ status: z.string(), files: z._default(filesShape, []) });

export interface ReviewedCommits {
  readonly head: string;
  readonly base: string;
}

export interface ReviewedChanges {
  readonly files: readonly ChangedFile[];
  /** False if GitHub cuts the list. */
  readonly isWhole: boolean;
}

/** The most that GitHub lists (GitHub docs, "List pull requests files", "Compare two commits"). */
const maxListed = 3_000;
const maxCompared = 300;
/** Large, because a page has the diffs of its files too. */
const maxBytes = 64 * 1024 * 1024;

/** Takes the commits that the event names; if it names none, the current ones. */
export async function readReviewedCommits(
  github: GitHub,
  { number, headSha, baseSha }: Subject,
): Promise<ReviewedCommits> {
  if (headSha !== undefined && baseSha !== undefined) return { head: headSha, base: baseSha };
  const { head, base } = await readPullRequest(github, number);
  return { head: headSha ?? head.sha, base: baseSha ?? base.sha };
}

interface Changes {
  readonly number: number;
  readonly commits: ReviewedCommits;
  readonly listed: readonly ListedFile[];
}

/** Compares commits if the pull request has moved on: GitHub's list would be of the newer head. */
export async function readChangedFiles(github: GitHub, { number, commits, listed }: Changes): Promise<ReviewedChanges> {
  const { head } = await readPullRequest(github, number);
  if (head.sha === commits.head) return toChanges(listed, maxListed);
  return toChanges((await compare(github, commits)).files, maxCompared);
}

/** Returns undefined if GitHub does not tell. */
export async function readChangesSince(
  github: GitHub,
  commits: ReviewedCommits,
): Promise<ReviewedChanges | 'rewritten' | undefined> {
  try {
    const { status, files } = await compare(github, commits);
    return status === 'ahead' ? toChanges(files, maxCompared) : 'rewritten';
  } catch (error) {
    // GitHub lacks the commit only if history was rewritten.
    if (error instanceof GitHubError) return error.data.status === 404 ? 'rewritten' : undefined;
    throw error;
  }
}

export function compare(github: GitHub, { head, base }: ReviewedCommits) {
  // Read one page: the first has all files, and further ones only have commits.
  const place = { basehead: `${base}...${head}`, per_page: 1 };
  return github.json(({ repos }) => repos.compareCommitsWithBasehead, place, comparisonShape, maxBytes);
}

function toChanges(entries: readonly ListedFile[], most: number): ReviewedChanges {
  return { files: entries.map(toChangedFile), isWhole: entries.length < most };
}

/** The line of a submodule's commit, on which nobody can comment. */
const submoduleLine = /^[-+]Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/;

function toChangedFile({ filename, previous_filename, status, patch }: ListedFile): ChangedFile {
  const hunks = patch === undefined || isSubmodule(patch) ? undefined : readPatch(patch);
  return { path: filename, status, previousPath: previous_filename, hunks };
}

function isSubmodule(patch: string): boolean {
  return patch.split('\n').every((line) => line.startsWith('@@') || line === '' || submoduleLine.test(line));
}

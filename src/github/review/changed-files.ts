// The changed files of a pull request at the commit that is reviewed, with the lines of their diffs.
import { GitHubError } from '../../errors.ts';
import type { ChangedFile } from '../../findings/diff.ts';
import { readPatch } from '../../findings/diff.ts';
import type { GitHub } from '../api/rest.ts';
import type { ListedFile } from '../api/shapes.ts';
import { comparisonShape } from '../api/shapes.ts';
import { readPullRequest } from '../pull-request.ts';
import type { Subject } from '../subject.ts';

/** The commits of a review; they stay the same, whatever is pushed meanwhile. */
export interface ReviewedCommits {
  readonly head: string;
  readonly base: string;
}

export interface ReviewedChanges {
  readonly files: readonly ChangedFile[];
  /** False where GitHub stops listing: other files may have changed too. */
  readonly isWhole: boolean;
}

/** The most that GitHub lists (GitHub docs, "List pull requests files", "Compare two commits"). */
const maxListed = 3_000;
const maxCompared = 300;
/** A page has the diff of each of its files. */
const limits = { maxBodyBytes: 64 * 1024 * 1024 };

/** Takes the commits of the event or, where it names none, of now. */
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
  /** The pull request's files as GitHub listed them. */
  readonly listed: readonly ListedFile[];
}

/**
 * Reads the changed files at the reviewed commit. GitHub's list is of the head at that time, so this asks for the
 * head again, and compares commits if it has moved.
 */
export async function readChangedFiles(github: GitHub, { number, commits, listed }: Changes): Promise<ReviewedChanges> {
  const { head } = await readPullRequest(github, number);
  if (head.sha === commits.head) return toChanges(listed, maxListed);
  return toChanges((await compare(github, commits)).files, maxCompared);
}

/** Reads the changes from an earlier commit of ours to the reviewed one; undefined where GitHub does not tell. */
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

/** Compares two commits (GitHub docs, "Compare two commits"). */
export function compare(github: GitHub, { head, base }: ReviewedCommits) {
  // All files are on the first page; the pages are of commits.
  const place = { ...github.repository, basehead: `${base}...${head}`, per_page: 1 };
  return github.json(({ rest }) => rest.repos.compareCommitsWithBasehead(place), comparisonShape, limits);
}

function toChanges(entries: readonly ListedFile[], most: number): ReviewedChanges {
  return { files: entries.map(toChangedFile), isWhole: entries.length < most };
}

/** Matches a line of a submodule's diff: a commit, which can't be commented on. */
const submoduleLine = /^[-+]Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/;

function toChangedFile({ filename, previous_filename, status, patch }: ListedFile): ChangedFile {
  const hunks = patch === undefined || isSubmodule(patch) ? undefined : readPatch(patch);
  return {
    path: filename,
    status,
    ...(previous_filename === undefined ? {} : { previousPath: previous_filename }),
    ...(hunks === undefined ? {} : { hunks }),
  };
}

function isSubmodule(patch: string): boolean {
  return patch.split('\n').every((line) => line.startsWith('@@') || line === '' || submoduleLine.test(line));
}

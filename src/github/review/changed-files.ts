// The changed files of a pull request at the commit that is reviewed, with the lines of their diffs.
import { GitHubError } from '../../errors.ts';
import type { ChangedFile } from '../../findings/diff.ts';
import { readPatch } from '../../findings/diff.ts';
import type { GitHub } from '../api/rest.ts';
import type { ListedFile } from '../api/shapes.ts';
import { comparisonShape } from '../api/shapes.ts';
import { readPullRequest } from '../pull-request.ts';
import type { Repository, Subject } from '../subject.ts';

/** The commits of a review; both stay as they are, whatever is pushed meanwhile. */
export interface ReviewedCommits {
  readonly head: string;
  readonly base: string;
}

/** The changes of a pull request at the reviewed commit. */
export interface ReviewedChanges {
  readonly files: readonly ChangedFile[];
  /** False where GitHub lists no more of them: what is known of other files is nothing. */
  readonly isWhole: boolean;
}

/** The most that GitHub lists (GitHub docs, "List pull requests files", "Compare two commits"). */
const maxListed = 3_000;
const maxCompared = 300;
/** A page has the diff of each of its files. */
const limits = { maxBodyBytes: 64 * 1024 * 1024 };

/** The commits that are reviewed: those of the event, or where it names none, of now. */
export async function readReviewedCommits(
  github: GitHub,
  repository: Repository,
  { number, headSha, baseSha }: Subject,
): Promise<ReviewedCommits> {
  if (headSha !== undefined && baseSha !== undefined) return { head: headSha, base: baseSha };
  const { head, base } = await readPullRequest(github, repository, number);
  return { head: headSha ?? head.sha, base: baseSha ?? base.sha };
}

/** The changes to read. */
interface Changes {
  readonly number: number;
  readonly commits: ReviewedCommits;
  /** The pull request's files as GitHub listed them. */
  readonly listed: readonly ListedFile[];
}

/**
 * The changed files at the reviewed commit. The list of a pull request is of the head that it had then, so the head is asked
 * again now; when it has moved, the files are those of a comparison.
 */
export async function readChangedFiles(
  github: GitHub,
  repository: Repository,
  { number, commits, listed }: Changes,
): Promise<ReviewedChanges> {
  const { head } = await readPullRequest(github, repository, number);
  if (head.sha === commits.head) return toChanges(listed, maxListed);
  return toChanges((await compare(github, repository, commits)).files, maxCompared);
}

/** The changes from an earlier commit of ours to the reviewed one; undefined where GitHub does not tell. */
export async function readChangesSince(
  github: GitHub,
  repository: Repository,
  commits: ReviewedCommits,
): Promise<ReviewedChanges | 'rewritten' | undefined> {
  try {
    const { status, files } = await compare(github, repository, commits);
    return status === 'ahead' ? toChanges(files, maxCompared) : 'rewritten';
  } catch (error) {
    // A commit that GitHub does not have any more is one of a history that was rewritten.
    if (error instanceof GitHubError) return error.data.status === 404 ? 'rewritten' : undefined;
    throw error;
  }
}

function compare(github: GitHub, { owner, name }: Repository, { head, base }: ReviewedCommits) {
  // Its files are all on the first page; what is turned are its commits.
  const place = { owner, repo: name, basehead: `${base}...${head}`, per_page: 1 };
  return github.json(({ rest }) => rest.repos.compareCommitsWithBasehead(place), comparisonShape, limits);
}

function toChanges(entries: readonly ListedFile[], most: number): ReviewedChanges {
  return { files: entries.map(toChangedFile), isWhole: entries.length < most };
}

/** Matches a line of a submodule's diff: commits, on which no comment can stand. */
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

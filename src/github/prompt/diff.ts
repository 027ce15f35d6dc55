// Builds the diffs that a prompt can hold: between two commits, and since our last review.
import { GitHubError } from '../../errors.ts';
import type { GitHub } from '../api/rest.ts';
import { orMissing } from '../api/rest.ts';
import { comparisonShape } from '../api/shapes.ts';
import type { ReviewedCommits } from '../review/changed-files.ts';
import type { OwnReview } from '../review/memory.ts';
import { lastReviewedBefore, readMemory } from '../review/memory.ts';
import type { Repository } from '../subject.ts';
import type { PlaceholderValue } from './untrusted-text.ts';
import { withVisibleCode } from './untrusted-text.ts';

interface DiffSources {
  readonly github: () => GitHub;
  readonly repository: () => Repository;
}

/** Reads the diff between two commits, without later pushes (GitHub docs, "Compare two commits"). */
export async function readDiffBetween(
  { github, repository }: DiffSources,
  { base, head }: ReviewedCommits,
  remarks: readonly string[],
): Promise<PlaceholderValue> {
  const { owner, name } = repository();
  const about = `diff of the pull request, ${base.slice(0, 12)}...${head.slice(0, 12)}`;
  const headers = { accept: 'application/vnd.github.diff' };
  const place = { owner, repo: name, basehead: `${base}...${head}`, headers };
  try {
    const bytes = await github().bytes(({ rest }) => rest.repos.compareCommitsWithBasehead(place));
    if (bytes !== undefined) {
      return { trusted: false, about, text: withVisibleCode(new TextDecoder().decode(bytes)), remarks, diff: 'shown' };
    }
  } catch (error) {
    if (!(error instanceof GitHubError) || error.data.status !== 406) throw error;
  }
  const leftOut = [...remarks, 'It is left out: GitHub gives no diff of this size.'];
  return { trusted: false, about, text: '', remarks: leftOut, diff: 'left-out' };
}

interface NewDiff {
  readonly number: number;
  readonly tag: string;
  readonly commits: ReviewedCommits;
  /** Our reviews, if they were read already. */
  readonly reviews: readonly OwnReview[] | undefined;
}

/** Finds the reviewed commit that a new diff begins at, or the remark why the diff is the whole one. */
export async function beginOfNew(
  { github, repository }: DiffSources,
  { number, tag, commits, reviews: known }: NewDiff,
): Promise<{ readonly from: string | undefined; readonly remark: string }> {
  const reviews = known ?? (await readMemory(github(), repository(), { number, tag })).reviews;
  const from = lastReviewedBefore(commits.head, reviews);
  if (from === undefined) return { from, remark: 'It is the whole diff: nothing of it was reviewed before.' };
  const { owner, name } = repository();
  const place = { owner, repo: name, basehead: `${from}...${commits.head}`, per_page: 1 };
  const limits = { maxBodyBytes: 64 * 1024 * 1024 };
  const compared = await orMissing(
    github().json(({ rest }) => rest.repos.compareCommitsWithBasehead(place), comparisonShape, limits),
  );
  if (compared?.status === 'ahead') return { from, remark: `It is what is new since the review of ${from}.` };
  return { from: undefined, remark: `It is the whole diff: history was rewritten since the review of ${from}.` };
}

// Posts a change as suggestions in one review; a person can accept each with a click.
import * as z from 'zod/mini';
import type { LineDiff, MeasuredChange } from '../../changes/measure.ts';
import { GitHubError } from '../../errors.ts';
import { type ChangedFile, locate, mapByPath } from '../../findings/diff.ts';
import type { FindingPlace } from '../../findings/finding.ts';
import { oneLine } from '../../log.ts';
import { type Account, isBy } from '../account.ts';
import { mayBeDone } from '../api/refusal.ts';
import { type GitHub, unlessStatus } from '../api/rest.ts';
import { buildHiddenLine, readHiddenLine } from '../comment/marker.ts';
import { createReview, toLineComment, unfit } from '../review/create-review.ts';
import { notPosted } from './commit.ts';

type DiffedFile = Pick<MeasuredChange, 'path' | 'status' | 'diff'>;

/** Names lines in the head of the pull request. */
export interface Suggestion extends Omit<FindingPlace, 'side'> {
  /** Empty, or lines that all end with a line break. */
  readonly text: string;
}

type Hunk = LineDiff['hunks'][number];

/** More would be too many for readers, or for GitHub. */
const maxSuggestions = 50;

/** Makes suggestions of those hunks whose lines are all in the diff of the pull request. */
export function toSuggestions(changes: readonly DiffedFile[], files: readonly ChangedFile[]) {
  const inDiff = mapByPath(files);
  const suggestions: Suggestion[] = [];
  const rest: DiffedFile[] = [];
  for (const { path, status, diff } of changes) {
    if (status !== 'modified' || diff === null) {
      rest.push({ path, status, diff });
      continue;
    }
    const left: Hunk[] = [];
    for (const hunk of diff.hunks) {
      const found = suggestionsOf(path, hunk);
      const isPlaced = found?.every((one) => locate({ ...one, side: 'new' }, inDiff).in === 'diff') === true;
      if (found === undefined || !isPlaced || suggestions.length + found.length > maxSuggestions) left.push(hunk);
      else suggestions.push(...found);
    }
    if (left.length > 0) rest.push({ path, status, diff: { ...diff, hunks: left } });
  }
  return { suggestions, rest };
}

/** Returns undefined if no suggestion can express the change, as with a missing line break at the end. */
function suggestionsOf(path: string, { oldStart, lines }: Hunk): readonly Suggestion[] | undefined {
  const found: Suggestion[] = [];
  let old = oldStart;
  for (let at = 0; at < lines.length; ) {
    const end = lines.findIndex((line, index) => index >= at && line.startsWith(' '));
    const run = lines.slice(at, end === -1 ? lines.length : end);
    if (run.length === 0) {
      old += 1;
      at += 1;
      continue;
    }
    const suggestion = suggestionFor(path, old, [lines[at - 1], run, lines[at + run.length]]);
    if (suggestion === undefined) return undefined;
    found.push(suggestion);
    old += run.filter((line) => line.startsWith('-')).length;
    at += run.length;
  }
  return found;
}

/** Changed lines in a row, and the unchanged lines around them. */
type Run = readonly [before: string | undefined, run: readonly string[], after: string | undefined];

function suggestionFor(path: string, old: number, [before, run, after]: Run): Suggestion | undefined {
  if ([before ?? '', ...run, after ?? ''].some((line) => line.startsWith('\\'))) return undefined;
  const textOf = (lines: readonly string[]): string => lines.map((line) => `${line.slice(1)}\n`).join('');
  const removed = run.filter((line) => line.startsWith('-')).length;
  const added = run.filter((line) => line.startsWith('+'));
  if (removed > 0) return { path, line: old, end_line: old + removed - 1, text: textOf(added) };
  // Repeat an unchanged neighbour in the suggestion: it can only replace lines, and here all are new.
  if (before !== undefined) return { path, line: old - 1, end_line: old - 1, text: textOf([before, ...added]) };
  if (after !== undefined) return { path, line: old, end_line: old, text: textOf([...added, after]) };
  return undefined;
}

interface PlannedReview {
  readonly number: number;
  readonly account: Account;
  readonly head: string;
  readonly tag: string;
  readonly digest: string;
  readonly change: ReturnType<typeof toSuggestions>;
  readonly texts: {
    /** Writes the body. `refused`: GitHub accepted no comment on lines, so the body has to hold everything. */
    readonly review: (refused: boolean) => string;
    readonly suggestion: (suggestion: Suggestion) => string;
  };
}

const reviewShape = z.looseObject({
  html_url: z.string(),
  body: z.nullable(z.string()),
  user: z.nullable(z.looseObject({ login: z.string(), type: z.string() })),
});

/** `kind` tells these from rounds of findings. */
const markerShape = z.object({ kind: z.literal('suggestions'), tag: z.string(), head: z.string(), digest: z.string() });

/**
 * Writes the review, or finds it: there is one for each head and digest. Returns its URL.
 * @throws {ChangesError} `changes_not_posted`: GitHub refuses; {GitHubError} it may or may not have posted it
 */
export async function postSuggestions(github: GitHub, plan: PlannedReview): Promise<string> {
  const before = await findReview(github, plan);
  if (before !== undefined) return before;
  try {
    return await create(github, plan);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const found = mayBeDone(error) ? await findReview(github, plan) : undefined;
    if (found !== undefined) return found;
    if (mayBeDone(error)) throw error;
    throw notPosted(`${oneLine(error.message)} "github-token" needs "pull-requests: write"`);
  }
}

async function create(github: GitHub, plan: PlannedReview): Promise<string> {
  const { head, change, texts, tag, digest } = plan;
  const marker = buildHiddenLine({ kind: 'suggestions', tag, head, digest } satisfies z.infer<typeof markerShape>);
  const post = (suggestions: readonly Suggestion[], refused: boolean) => {
    const comments = suggestions.map((one) => {
      return toLineComment({ ...one, side: 'new' }, `${marker}\n${texts.suggestion(one)}`);
    });
    return createReview(github, plan, { body: `${marker}\n${texts.review(refused)}`, comments });
  };
  const { suggestions } = change;
  const review = suggestions.length === 0 ? await post([], false) : await unlessStatus(post(suggestions, false), unfit);
  return (review ?? (await post([], true))).html_url;
}

async function findReview(
  github: GitHub,
  { number, account, head, tag, digest }: PlannedReview,
): Promise<string | undefined> {
  const reviews = github.list(({ pulls }) => pulls.listReviews, { pull_number: number }, z.array(reviewShape));
  for await (const { body, user, html_url } of reviews) {
    const marker = markerShape.safeParse(readHiddenLine(body ?? '')).data;
    const isSame = marker?.tag === tag && marker.head === head && marker.digest === digest;
    if (isSame && isBy(user, account)) return html_url;
  }
  return undefined;
}

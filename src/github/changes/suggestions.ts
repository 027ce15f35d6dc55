// Posts a change as a review with suggestions, each of which a person can commit with a click.
import * as z from 'zod/mini';
import type { LineDiff, MeasuredChange } from '../../changes/measure.ts';
import { GitHubError } from '../../errors.ts';
import { type ChangedFile, locate, mapByPath } from '../../findings/diff.ts';
import type { FindingPlace } from '../../findings/finding.ts';
import { oneLine } from '../../log.ts';
import { type Account, isSameAccount } from '../account.ts';
import { mayHaveTakenEffect } from '../api/refusal.ts';
import { type GitHub, unlessStatus } from '../api/rest.ts';
import { buildHiddenLine, readHiddenLine } from '../comment/marker.ts';
import { createReview, http422, toLineComment } from '../review/create-review.ts';
import { notPosted } from './commit.ts';

type DiffedFile = Pick<MeasuredChange, 'path' | 'status' | 'diff'>;

/** Replaces lines in the head of the pull request. */
export interface Suggestion extends Omit<FindingPlace, 'side'> {
  /** The new lines, each with its line break; empty to delete. */
  readonly text: string;
}

type Hunk = LineDiff['hunks'][number];

/** A review with more would overwhelm its readers, and perhaps GitHub. */
const maxSuggestions = 50;

/** Makes suggestions from hunks whose lines are all in the diff of the pull request. `rest` has the other hunks. */
export function toSuggestions(changes: readonly DiffedFile[], files: readonly ChangedFile[]) {
  const fileMap = mapByPath(files);
  const suggestions: Suggestion[] = [];
  const rest: DiffedFile[] = [];
  for (const { path, status, diff } of changes) {
    if (status !== 'modified' || diff === null) {
      rest.push({ path, status, diff });
      continue;
    }
    const otherHunks: Hunk[] = [];
    for (const hunk of diff.hunks) {
      const parts = convertHunk(path, hunk);
      const isPlaced = parts?.every((one) => locate({ ...one, side: 'new' }, fileMap).in === 'diff') === true;
      if (parts === undefined || !isPlaced || suggestions.length + parts.length > maxSuggestions) otherHunks.push(hunk);
      else suggestions.push(...parts);
    }
    if (otherHunks.length > 0) rest.push({ path, status, diff: { ...diff, hunks: otherHunks } });
  }
  return { suggestions, rest };
}

/** Returns undefined if suggestions can't express the hunk, for example without a line break at the end of the file. */
function convertHunk(path: string, { oldStart, lines }: Hunk): readonly Suggestion[] | undefined {
  const suggestions: Suggestion[] = [];
  let oldLine = oldStart;
  for (let at = 0; at < lines.length; ) {
    const end = lines.findIndex((line, index) => index >= at && line.startsWith(' '));
    const changed = lines.slice(at, end === -1 ? lines.length : end);
    if (changed.length === 0) {
      oldLine += 1;
      at += 1;
      continue;
    }
    const suggestion = convertLines(path, oldLine, [lines[at - 1], changed, lines[at + changed.length]]);
    if (suggestion === undefined) return undefined;
    suggestions.push(suggestion);
    oldLine += changed.filter((line) => line.startsWith('-')).length;
    at += changed.length;
  }
  return suggestions;
}

type Lines = readonly [before: string | undefined, changed: readonly string[], after: string | undefined];

function convertLines(path: string, oldLine: number, [before, changed, after]: Lines): Suggestion | undefined {
  // `\ No newline at end of file` follows a line without a line break, which no suggestion can express.
  if ([before, ...changed, after].some((line) => line?.startsWith('\\') === true)) return undefined;
  const toText = (lines: readonly string[]): string => lines.map((line) => `${line.slice(1)}\n`).join('');
  const removed = changed.filter((line) => line.startsWith('-')).length;
  const added = changed.filter((line) => line.startsWith('+'));
  if (removed > 0) return { path, line: oldLine, end_line: oldLine + removed - 1, text: toText(added) };
  // A suggestion can only replace lines. With new lines alone, replace an unchanged neighbour, and repeat it.
  if (before !== undefined) return { path, line: oldLine - 1, end_line: oldLine - 1, text: toText([before, ...added]) };
  if (after !== undefined) return { path, line: oldLine, end_line: oldLine, text: toText([...added, after]) };
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
    /** Writes the body. If `areSuggestionsRefused`, GitHub accepted none of them, and the body must hold everything. */
    readonly body: (areSuggestionsRefused: boolean) => string;
    readonly suggestion: (suggestion: Suggestion) => string;
  };
}

const reviewShape = z.looseObject({
  html_url: z.string(),
  body: z.nullable(z.string()),
  user: z.nullable(z.looseObject({ login: z.string(), type: z.string() })),
});

/** `kind` distinguishes these reviews from reviews with findings. */
const markerShape = z.object({ kind: z.literal('suggestions'), tag: z.string(), head: z.string(), digest: z.string() });

/**
 * Posts one review for each tag, head and digest: a repeated call finds that review. Returns its URL.
 * @throws {ChangesError} `changes_not_posted`: GitHub refuses; {GitHubError} the review may have been posted or not
 */
export async function postSuggestions(github: GitHub, plan: PlannedReview): Promise<string> {
  const existing = await findReview(github, plan);
  if (existing !== undefined) return existing;
  try {
    return await postReview(github, plan);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const created = mayHaveTakenEffect(error) ? await findReview(github, plan) : undefined;
    if (created !== undefined) return created;
    if (mayHaveTakenEffect(error)) throw error;
    throw notPosted(`${oneLine(error.message)} "github-token" needs "pull-requests: write"`);
  }
}

async function postReview(github: GitHub, plan: PlannedReview): Promise<string> {
  const { head, change, texts, tag, digest } = plan;
  const marker = buildHiddenLine({ kind: 'suggestions', tag, head, digest } satisfies z.infer<typeof markerShape>);
  const post = ({ areSuggestionsRefused }: { readonly areSuggestionsRefused: boolean }) => {
    const comments = (areSuggestionsRefused ? [] : change.suggestions).map((one) => {
      return toLineComment({ ...one, side: 'new' }, `${marker}\n${texts.suggestion(one)}`);
    });
    return createReview(github, plan, { body: `${marker}\n${texts.body(areSuggestionsRefused)}`, comments });
  };
  const firstPost = post({ areSuggestionsRefused: false });
  const posted = change.suggestions.length > 0 ? await unlessStatus(firstPost, http422) : await firstPost;
  return (posted ?? (await post({ areSuggestionsRefused: true }))).html_url;
}

async function findReview(github: GitHub, { number, account, head, tag, digest }: PlannedReview) {
  const reviews = github.list(({ pulls }) => pulls.listReviews, { pull_number: number }, z.array(reviewShape));
  for await (const { body, user, html_url } of reviews) {
    const marker = markerShape.safeParse(readHiddenLine(body ?? '')).data;
    const isSame = marker?.tag === tag && marker.head === head && marker.digest === digest;
    if (isSame && isSameAccount(user, account)) return html_url;
  }
  return undefined;
}

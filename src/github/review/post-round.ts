// Posts a review round: one review with the new threads, and answers in earlier threads. Posts nothing twice.
import * as z from 'zod/mini';
import { describeError, GitHubError, tryOrReport } from '../../errors.ts';
import { isAtLeast, toVerdict } from '../../findings/verdict.ts';
import { mayHaveTakenEffect } from '../api/refusal.ts';
import { unlessStatus } from '../api/rest.ts';
import { createdShape, createReview, http422, toLineComment } from './create-review.ts';
import type { OwnReview } from './memory.ts';
import type { NewThread, RoundPlan, RoundTexts } from './plan-round.ts';
import { type PostOptions, postAnswers } from './post-answers.ts';
import { buildReviewMarker, readReviewMarker, type ThreadMarker } from './review-marker.ts';

interface RoundOptions extends PostOptions {
  readonly number: number;
  readonly texts: RoundTexts;
  readonly planAgain: () => Promise<RoundPlan>;
}

export interface PostedRound {
  readonly plan: RoundPlan;
  readonly reviewUrl: string | undefined;
  readonly urls: ReadonlyMap<NewThread, string>;
}

const updatedShape = z.looseObject({ updatePullRequestReview: z.looseObject({}) });
const updateMutation =
  'mutation Update($input: UpdatePullRequestReviewInput!) { updatePullRequestReview(input: $input) { clientMutationId } }';

/**
 * If it is unknown whether a request took effect, plans again, and posts only what is missing.
 * @throws {GitHubError} `github_refused` with status 403: the token may not write
 */
export async function postRound(plan: RoundPlan, options: RoundOptions): Promise<PostedRound> {
  try {
    return await writeRound(plan, options);
  } catch (error) {
    if (!(error instanceof GitHubError && mayHaveTakenEffect(error))) throw error;
    options.log.info(`A request may have taken effect. The review is read back: ${describeError(error)}`);
    return writeRound(await options.planAgain(), options);
  }
}

async function writeRound(plan: RoundPlan, options: RoundOptions): Promise<PostedRound> {
  const { previous } = plan;
  const posted = previous === undefined ? await postNewReview(plan, options) : await amend(plan, previous, options);
  await postAnswers(plan.answers, options);
  return { plan, ...posted };
}

async function postNewReview(plan: RoundPlan, options: RoundOptions): Promise<Omit<PostedRound, 'plan'>> {
  const { github, texts, log } = options;
  const create = (opened: readonly NewThread[], inBody: readonly NewThread[]) => {
    const comments = opened.map((thread) => toComment(thread, texts));
    return unlessStatus(createReview(github, options, { body: toBody(plan, inBody, options), comments }), http422);
  };
  const review = await create(plan.opened, []);
  if (review !== undefined) {
    return { reviewUrl: review.html_url, urls: await readThreadUrls(plan.opened, review.id, options) };
  }
  if (plan.opened.length > 0) {
    log.warning('GitHub refused a line of the review. All findings go to its body.');
    const plainReview = await create([], plan.opened);
    if (plainReview !== undefined) return { reviewUrl: plainReview.html_url, urls: new Map() };
  }
  log.warning('GitHub refused the review, perhaps because its commit is gone. Its findings are in the summary.');
  return { reviewUrl: undefined, urls: new Map() };
}

function toBody(plan: RoundPlan, refused: readonly NewThread[], { head, tag, texts }: RoundOptions): string {
  const { round, previous } = plan;
  const inBody = refused.map(({ placed }) => placed);
  const partial = previous?.isPartial === true || needsWholeDiff(plan, refused) || undefined;
  const marker = buildReviewMarker({ kind: 'review', tag, round, head, partial, verdict: toVerdict(plan.verdict) });
  return `${marker}\n${texts.review(plan, inBody)}`;
}

/** Tells whether the next round needs the whole diff: the review is unsure, or a finding that counts has no thread. */
function needsWholeDiff(plan: RoundPlan, refused: readonly NewThread[]): boolean {
  return plan.isPartial || refused.some(({ marker }) => isAtLeast(marker.severity, plan.verdict.failAt));
}

async function amend(plan: RoundPlan, earlier: OwnReview, options: RoundOptions): Promise<Omit<PostedRound, 'plan'>> {
  const { refused, urls } = await openThreads(plan.opened, options);
  if (!isUpToDate(earlier, plan, refused, options)) {
    const input = { pullRequestReviewId: earlier.id, body: toBody(plan, refused, options) };
    await options.github.graphql({ query: updateMutation, variables: { input } }, updatedShape);
  }
  return { urls, reviewUrl: earlier.url };
}

function isUpToDate(
  { verdict, isPartial, body }: OwnReview,
  plan: RoundPlan,
  refused: readonly NewThread[],
  { texts }: RoundOptions,
): boolean {
  if (toVerdict(plan.verdict) !== verdict || (needsWholeDiff(plan, refused) && !isPartial)) return false;
  const text = withPlainLineEnds(body);
  const inBody = [...refused.map(({ placed }) => placed), ...plan.unthreaded];
  return inBody.every((found) => text.includes(withPlainLineEnds(texts.unthreaded(found)).trim()));
}

function withPlainLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Sends one request for each thread: GitHub opens several at once only with a new review. */
async function openThreads(opened: readonly NewThread[], { github, number, head, texts }: RoundOptions) {
  const refused: NewThread[] = [];
  const urls = new Map<NewThread, string>();
  for (const thread of opened) {
    const comment = { pull_number: number, commit_id: head, ...toComment(thread, texts) };
    const call = github.json(({ pulls }) => pulls.createReviewComment, comment, createdShape);
    const created = await unlessStatus(call, http422);
    if (created === undefined) refused.push(thread);
    else urls.set(thread, created.html_url);
  }
  return { refused, urls };
}

function toComment({ placed, marker }: NewThread, texts: RoundTexts) {
  return toLineComment(placed.finding, `${buildReviewMarker(marker)}\n${texts.thread(placed)}`);
}

const commentsShape = z.array(z.looseObject({ body: z.string(), html_url: z.string() }));

export async function readThreadUrls(
  threads: readonly NewThread[],
  review: number,
  { github, number, log }: Pick<RoundOptions, 'github' | 'number' | 'log'>,
): Promise<ReadonlyMap<NewThread, string>> {
  const urls = new Map<NewThread, string>();
  if (threads.length === 0) return urls;
  const byKey = new Map(threads.map((thread) => [toKey(thread.marker), thread]));
  const readUrls = async (): Promise<void> => {
    const place = { pull_number: number, review_id: review };
    const comments = github.list(({ pulls }) => pulls.listCommentsForReview, place, commentsShape);
    for await (const { body, html_url } of comments) {
      const marker = readReviewMarker(body);
      const thread = marker?.kind === 'finding' ? byKey.get(toKey(marker)) : undefined;
      if (thread !== undefined) urls.set(thread, html_url);
    }
  };
  await tryOrReport(readUrls, (why) => log.debug(`The addresses of the threads are not known: ${why}`));
  return urls;
}

/** Identifies a thread: a round never opens two with the same title on the same lines. */
function toKey({ fingerprint, title }: ThreadMarker): string {
  return `${fingerprint} ${title}`;
}

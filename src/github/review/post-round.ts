// Writes a round: its one review, missing threads, and answers in existing ones. Nothing twice.
import * as z from 'zod/mini';
import { describeError, GitHubError, ToolkitError } from '../../errors.ts';
import { isAtLeast, toVerdict } from '../../findings/finding.ts';
import type { Log } from '../../log.ts';
import { mayBeDone } from '../api/refusal.ts';
import type { GitHub, ListCall } from '../api/rest.ts';
import type { OwnReview } from './memory.ts';
import type { NewThread, RoundPlan, RoundTexts } from './plan-round.ts';
import { postAnswers } from './post-answers.ts';
import type { ThreadMarker } from './review-marker.ts';
import { buildReviewMarker, readReviewMarker } from './review-marker.ts';

interface PostOptions {
  readonly github: GitHub;
  readonly number: number;
  readonly head: string;
  readonly tag: string;
  readonly texts: RoundTexts;
  /** Plans from GitHub's current state. */
  readonly planAgain: () => Promise<RoundPlan>;
  readonly log: Log;
}

export interface PostedRound {
  readonly plan: RoundPlan;
  readonly reviewUrl: string | undefined;
  readonly refused: readonly NewThread[];
  readonly urls: ReadonlyMap<NewThread, string>;
}

const reviewShape = z.looseObject({ id: z.int(), html_url: z.string() });
const updatedShape = z.looseObject({ updatePullRequestReview: z.looseObject({}) });
const update =
  'mutation Update($input: UpdatePullRequestReviewInput!) { updatePullRequestReview(input: $input) { clientMutationId } }';
const noUrls: ReadonlyMap<NewThread, string> = new Map();

/**
 * Reads GitHub's state again after a lost request, and writes only what is missing.
 * @throws {GitHubError} `github_refused` with status 403: the token may not write
 */
export async function postRound(plan: RoundPlan, options: PostOptions): Promise<PostedRound> {
  try {
    return await write(plan, options);
  } catch (error) {
    if (!(error instanceof GitHubError && mayBeDone(error))) throw error;
    options.log.info(`Reading back what was written of the review: ${describeError(error)}`);
    return write(await options.planAgain(), options);
  }
}

async function write(plan: RoundPlan, options: PostOptions): Promise<PostedRound> {
  const { written } = plan;
  const posted = written === undefined ? await createReview(plan, options) : await repeat(plan, written, options);
  await postAnswers(plan.answers, options);
  return { plan, ...posted };
}

/** Puts all findings in the body if GitHub refuses the review, as for one (unnamed) bad position. */
async function createReview(plan: RoundPlan, options: PostOptions): Promise<Omit<PostedRound, 'plan'>> {
  const { log } = options;
  const review = await create(plan, plan.opened, options);
  if (review !== undefined) {
    return { reviewUrl: review.html_url, refused: [], urls: await readThreadUrls(plan.opened, review.id, options) };
  }
  if (plan.opened.length > 0) {
    log.warning('GitHub refused a line of the review. All findings are in its body.');
    const whole = await create(plan, [], options);
    if (whole !== undefined) return { reviewUrl: whole.html_url, refused: plan.opened, urls: noUrls };
  }
  log.warning('GitHub refused the review, because its commit may be gone. Its findings are in the summary.');
  return { reviewUrl: undefined, refused: plan.opened, urls: noUrls };
}

async function create(
  plan: RoundPlan,
  opened: readonly NewThread[],
  options: PostOptions,
): Promise<z.infer<typeof reviewShape> | undefined> {
  const { github, number, head, texts } = options;
  const inBody = plan.opened.filter((one) => !opened.includes(one));
  const review = {
    ...github.repository,
    pull_number: number,
    commit_id: head,
    event: 'COMMENT',
    body: toBody(plan, inBody, options),
    comments: opened.map((thread) => toComment(thread, texts)),
  } as const;
  const call = github.json(({ rest }) => rest.pulls.createReview(review), reviewShape);
  return unlessUnfit(call);
}

function toBody(plan: RoundPlan, refused: readonly NewThread[], { head, tag, texts }: PostOptions): string {
  const { round, written } = plan;
  const inBody = refused.map(({ found }) => found);
  const partial = (written?.isPartial ?? false) || isPartial(plan, refused) ? { partial: true } : {};
  const marker = { kind: 'review', tag, round, head, ...partial, verdict: toVerdict(plan.verdict) } as const;
  return `${buildReviewMarker(marker)}\n${texts.review(plan, inBody)}`;
}

/** A partial review holds something that no thread keeps for the next round. */
function isPartial(plan: RoundPlan, refused: readonly NewThread[]): boolean {
  return plan.isPartial || refused.some(({ marker }) => isAtLeast(marker.severity, plan.verdict.failAt));
}

async function repeat(plan: RoundPlan, written: OwnReview, options: PostOptions): Promise<Omit<PostedRound, 'plan'>> {
  const posted = await openThreads(plan.opened, options);
  if (!saysAll(written, plan, posted.refused, options)) {
    const input = { pullRequestReviewId: written.id, body: toBody(plan, posted.refused, options) };
    await options.github.graphql({ query: update, variables: { input } }, updatedShape);
  }
  return { ...posted, reviewUrl: written.url };
}

function saysAll(
  { verdict, isPartial: wasPartial, body }: OwnReview,
  plan: RoundPlan,
  refused: readonly NewThread[],
  { texts }: PostOptions,
): boolean {
  if (toVerdict(plan.verdict) !== verdict || (isPartial(plan, refused) && !wasPartial)) return false;
  const text = withPlainLineEnds(body);
  const inBody = [...refused.map(({ found }) => found), ...plan.unthreaded];
  return inBody.every((found) => text.includes(withPlainLineEnds(texts.unthreaded(found)).trim()));
}

function withPlainLineEnds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** GitHub opens only one thread per request. */
async function openThreads(
  opened: readonly NewThread[],
  { github, number, head, texts }: PostOptions,
): Promise<Pick<PostedRound, 'refused' | 'urls'>> {
  const refused: NewThread[] = [];
  const urls = new Map<NewThread, string>();
  const place = { ...github.repository, pull_number: number, commit_id: head };
  for (const thread of opened) {
    const comment = { ...place, ...toComment(thread, texts) };
    const call = github.json(({ rest }) => rest.pulls.createReviewComment(comment), reviewShape);
    const created = await unlessUnfit(call);
    if (created === undefined) refused.push(thread);
    else urls.set(thread, created.html_url);
  }
  return { refused, urls };
}

function toComment({ found, marker }: NewThread, texts: RoundTexts) {
  const { path, line, endLine, side } = found.finding;
  const where = side === 'new' ? 'RIGHT' : 'LEFT';
  const start = line === endLine ? {} : ({ start_line: line, start_side: where } as const);
  const body = `${buildReviewMarker(marker)}\n${texts.thread(found)}`;
  return { path, body, line: endLine, side: where, ...start } as const;
}

async function unlessUnfit<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof GitHubError && error.data.status === 422) return undefined;
    throw error;
  }
}

interface ReviewPlace {
  readonly github: GitHub;
  readonly number: number;
  readonly log: Log;
}

const commentsShape = z.array(z.looseObject({ body: z.string(), html_url: z.string() }));

/** Finds threads by the markers in their first comments, and leaves out those that it can't find. */
export async function readThreadUrls(
  threads: readonly NewThread[],
  review: number,
  { github, number, log }: ReviewPlace,
): Promise<ReadonlyMap<NewThread, string>> {
  const urls = new Map<string, string>();
  if (threads.length === 0) return new Map();
  try {
    const place = { ...github.repository, pull_number: number, review_id: review, per_page: 100 };
    const list: ListCall = ({ rest, paginate }) => paginate.iterator(rest.pulls.listCommentsForReview, place);
    for await (const { body, html_url } of github.list(list, commentsShape)) {
      const marker = readReviewMarker(body);
      if (marker?.kind === 'finding') urls.set(keyOf(marker), html_url);
    }
  } catch (error) {
    if (!(error instanceof ToolkitError)) throw error;
    log.debug(`The pages of the threads are not known: ${describeError(error)}`);
  }
  const known = threads.map((thread) => [thread, urls.get(keyOf(thread.marker))] as const);
  return new Map(known.flatMap(([thread, url]) => (url === undefined ? [] : [[thread, url] as const])));
}

/** No round opens two threads with the same title on the same lines. */
function keyOf({ fingerprint, title }: ThreadMarker): string {
  return `${fingerprint} ${title}`;
}

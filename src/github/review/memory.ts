// Reads our reviews and threads, the only record of earlier rounds, and finds who in these threads has write access.
import * as z from 'zod/mini';
import { FindingsError } from '../../errors.ts';
import { type Severity, severities } from '../../findings/finding.ts';
import { isAtLeast, loginInGraphql, readPermission, toAccount } from '../account.ts';
import type { GitHub } from '../api/rest.ts';
import { readReviewMarker, type ThreadMarker } from './review-marker.ts';

export type OwnReview = ReturnType<typeof toReview>[number];

export interface OwnThread {
  readonly id: string;
  readonly url: string;
  readonly marker: ThreadMarker;
  /** The worst severity in the thread, without answers that left it resolved. Counts until the thread is settled. */
  readonly severity: Severity;
  /** The worst severity in our answers, even in those that left the thread resolved. */
  readonly answeredSeverity: Severity | undefined;
  readonly isResolved: boolean;
  /** Undefined if nobody resolved the thread, or an app or a deleted account did. */
  readonly resolvedBy: string | undefined;
  readonly lastAnswer: 'gone' | 'again' | undefined;
  /** People who wrote in the thread; `unknown` if it has too many comments to read all. */
  readonly commenters: readonly string[] | 'unknown';
}

export type Memory = Readonly<Awaited<ReturnType<typeof readMemory>>>;

/** Returns the head of our last complete review, other than reviews of `head` itself. */
export function findLastReviewed(head: string, reviews: readonly OwnReview[]): string | undefined {
  const earlier = reviews.filter((one) => one.head !== head && !one.isPartial);
  return earlier.toSorted((a, b) => a.round - b.round).at(-1)?.head;
}

const actorShape = z.nullable(z.looseObject({ __typename: z.string(), login: z.string() }));
const commentShape = z.looseObject({ author: actorShape, body: z.string(), url: z.string() });
const reviewShape = z.looseObject({ ...commentShape.shape, id: z.string() });
const pageInfo = z.looseObject({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) });
const connection = <T extends z.ZodMiniType>(node: T) => z.looseObject({ pageInfo, nodes: z.array(node) });
const threadShape = z.looseObject({
  id: z.string(),
  isResolved: z.boolean(),
  resolvedBy: z.nullable(z.looseObject({ login: z.string() })),
  opening: z.looseObject({ nodes: z.array(commentShape) }),
  latest: z.looseObject({ totalCount: z.int(), nodes: z.array(commentShape) }),
});
const shape = z.looseObject({
  viewer: z.looseObject({ login: z.string() }),
  repository: z.looseObject({
    pullRequest: z.looseObject({
      headRefOid: z.string(),
      isCrossRepository: z.boolean(),
      author: actorShape,
      reviews: z.optional(connection(reviewShape)),
      reviewThreads: z.optional(connection(threadShape)),
    }),
  }),
});

type Answer = z.infer<typeof shape>;
type CommentNode = z.infer<typeof commentShape>;

const query = `query Rounds($owner: String!, $repo: String!, $number: Int!, $reviews: String, $threads: String, $withReviews: Boolean!, $withThreads: Boolean!) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      headRefOid
      isCrossRepository
      author { __typename login }
      reviews(first: 100, after: $reviews) @include(if: $withReviews) {
        pageInfo { hasNextPage endCursor }
        nodes { id author { __typename login } body url }
      }
      reviewThreads(first: 50, after: $threads) @include(if: $withThreads) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id
          isResolved
          resolvedBy { login }
          opening: comments(first: 1) { nodes { author { __typename login } body url } }
          latest: comments(last: 50) { totalCount nodes { author { __typename login } body url } }
        }
      }
    }
  }
}`;

const maxPages = 40;

/** @throws {FindingsError} `findings_not_posted`: the pull request has more reviews or threads than we read */
export async function readMemory(github: GitHub, { number, tag }: { readonly number: number; readonly tag: string }) {
  const answers = await readAnswers(github, number);
  const account = toAccount(answers[0].viewer.login);
  const pages = answers.map(({ repository }) => repository.pullRequest);
  const { headRefOid: head, isCrossRepository: isFromFork, author } = answers[0].repository.pullRequest;
  const ownLogin = loginInGraphql(account);
  const isOurs = ({ author: by }: CommentNode): boolean => by?.login === ownLogin && by.__typename === account.type;
  const ownReviews = pages.flatMap((one) => one.reviews?.nodes ?? []).filter(isOurs);
  const reviews: readonly OwnReview[] = ownReviews.flatMap((one) => toReview(one, tag));
  const threadNodes = pages.flatMap((one) => one.reviewThreads?.nodes ?? []);
  const threads: readonly OwnThread[] = threadNodes.flatMap((one) => toThread(one, tag, isOurs));
  return { head, author: author?.login, isFromFork, account, ownLogin, reviews, threads };
}

/** A cursor of null reads from the beginning; undefined reads nothing. */
async function readAnswers(
  github: GitHub,
  number: number,
  { reviews, threads }: Record<'reviews' | 'threads', string | null | undefined> = { reviews: null, threads: null },
  pagesLeft = maxPages,
): Promise<[Answer, ...Answer[]]> {
  const pages = { reviews, threads, withReviews: reviews !== undefined, withThreads: threads !== undefined };
  const { data } = await github.graphql({ query, variables: { ...github.repository, number, ...pages } }, shape);
  const { pullRequest } = data.repository;
  const next = { reviews: findNextCursor(pullRequest.reviews), threads: findNextCursor(pullRequest.reviewThreads) };
  if (next.reviews === undefined && next.threads === undefined) return [data];
  if (pagesLeft > 1) return [data, ...(await readAnswers(github, number, next, pagesLeft - 1))];
  // Fail: a finding in an unread thread would not count, and anybody can fill a pull request with comments.
  const message = `Pull request ${number} has more than ${maxPages * 100} reviews or ${maxPages * 50} threads. Not all of them are read, so it is not known what is still open from earlier rounds. Open a new pull request for the change.`;
  throw new FindingsError('findings_not_posted', message);
}

function findNextCursor(list: { readonly pageInfo: z.infer<typeof pageInfo> } | undefined): string | undefined {
  return list?.pageInfo.hasNextPage === true ? (list.pageInfo.endCursor ?? undefined) : undefined;
}

function toReview({ id, body, url }: z.infer<typeof reviewShape>, tag: string) {
  const marker = readReviewMarker(body);
  if (marker?.kind !== 'review' || marker.tag !== tag) return [];
  // Partial: a finding that counts has no thread, or the review was unsure. A later round needs the whole diff.
  const { round, head, partial: isPartial = false, verdict } = marker;
  return [{ id, round, head, url, body, isPartial, verdict }];
}

function toThread(
  { id, isResolved, resolvedBy, opening, latest }: z.infer<typeof threadShape>,
  tag: string,
  isOurs: (comment: CommentNode) => boolean,
): readonly OwnThread[] {
  const [first] = opening.nodes;
  const marker = first === undefined || !isOurs(first) ? undefined : readReviewMarker(first.body);
  if (first === undefined || marker?.kind !== 'finding' || marker.tag !== tag) return [];
  const answers = latest.nodes.filter(isOurs).flatMap(({ body }) => {
    const answer = readReviewMarker(body);
    return answer?.kind === 'gone' || answer?.kind === 'again' ? [answer] : [];
  });
  const severity = findWorst([marker, ...answers.filter(({ resolved }) => resolved !== true)]) ?? marker.severity;
  const isComplete = latest.totalCount <= latest.nodes.length;
  const people = latest.nodes.filter((one) => one.author?.__typename === 'User' && !isOurs(one));
  const commenters = isComplete ? [...new Set(people.flatMap(({ author }) => author?.login ?? []))] : 'unknown';
  const answered = { lastAnswer: answers.at(-1)?.kind, answeredSeverity: findWorst(answers) };
  const state = { isResolved, resolvedBy: resolvedBy?.login, ...answered };
  return [{ id, url: first.url, marker, severity, commenters, ...state }];
}

function findWorst(markers: readonly { readonly severity?: Severity | undefined }[]): Severity | undefined {
  return severities.find((severity) => markers.some((marker) => marker.severity === severity));
}

/** People beyond this number count as without write access. */
const maxPeople = 50;

export async function findLoginsWithAccess(github: GitHub, { threads }: Memory): Promise<ReadonlySet<string>> {
  const people = listPeople(threads).slice(0, maxPeople);
  const checks = people.map(async (login) => {
    return isAtLeast(await readPermission(github, login), 'write') ? [login] : [];
  });
  return new Set((await Promise.all(checks)).flat());
}

/** Lists those who resolved threads before those who wrote in them: anybody can write, and so flood the list. */
export function listPeople(threads: readonly Pick<OwnThread, 'resolvedBy' | 'commenters'>[]): readonly string[] {
  const people = threads.flatMap(({ commenters }) => (commenters === 'unknown' ? [] : commenters));
  return [...new Set([...threads.flatMap(({ resolvedBy }) => resolvedBy ?? []), ...people])];
}

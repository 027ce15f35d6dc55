// GitHub's GraphQL API of the fake: each request is held to GitHub's published schema, and executed by it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql';
import { seconds } from './fake-github-exchange.ts';
import { threadUrl } from './fake-github-review-routes.ts';
import type { FakeComment, FakeReview, FakeState, FakeThread, FakeThreadComment } from './fake-github-state.ts';

/** What the API answers, and what of the request its schema does not allow. */
export interface GraphqlExchange {
  readonly flaws: readonly string[];
  readonly json: unknown;
}

// The package does not export it.
const schemaFile = join(import.meta.dirname, '../../node_modules/@octokit/graphql-schema/schema.graphql');

let built: GraphQLSchema | undefined;

/** It has 1.2 MB: only a test that asks waits for it. */
function schema(): GraphQLSchema {
  built ??= buildSchema(readFileSync(schemaFile, 'utf8'), {
    assumeValid: true,
    noLocation: true,
  });
  return built;
}

/** Answers a request. */
export async function answerGraphql(state: FakeState, body: unknown): Promise<GraphqlExchange> {
  const { query = '', variables = {} } = body as { query?: string; variables?: Record<string, unknown> };
  const document = parse(query);
  const flaws = validate(schema(), document).map(({ message }) => `GraphQL: ${message}`);
  if (flaws.length > 0) return { flaws, json: { errors: flaws.map((message) => ({ message })) } };
  const { data, errors } = await execute({
    schema: schema(),
    document,
    variableValues: variables,
    rootValue: { ...queries(state), ...mutations(state) },
  });
  const told = errors?.filter(({ extensions }) => 'type' in extensions);
  // Any other error is one of the fake, or a value that the schema does not allow.
  const wrong = errors?.filter(({ extensions }) => !('type' in extensions)) ?? [];
  const json = {
    data,
    ...(told === undefined
      ? {}
      : { errors: told.map(({ message, path, extensions }) => ({ type: extensions['type'], path, message })) }),
  };
  return { flaws: wrong.map(({ message }) => `GraphQL: ${message}`), json };
}

function refuse(type: 'FORBIDDEN' | 'NOT_FOUND', message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

type Arguments = Readonly<Record<string, unknown>>;
type Mutation = { readonly input: Readonly<Record<string, string>> };

function queries(state: FakeState): object {
  return {
    viewer: { login: state.viewer },
    repository: ({ owner, name }: Arguments) => {
      if (owner !== state.owner || name !== state.name) throw refuse('NOT_FOUND', 'Could not resolve to a Repository.');
      return { pullRequest: (given: Arguments) => toPullRequest(state, Number(given['number'])) };
    },
    node: ({ id }: Arguments) => {
      const comment = state.comments.find((one) => `IC_${one.id}` === id);
      return comment === undefined ? null : toIssueComment(comment);
    },
  };
}

function mutations(state: FakeState): object {
  const find = (id: string | undefined): FakeThread => {
    const found = state.threads.find((thread) => thread.id === id);
    if (found === undefined) throw refuse('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`);
    return found;
  };
  const demand = (permission: string): void => {
    if (state.lacks.has(permission)) throw refuse('FORBIDDEN', 'Resource not accessible by integration');
  };
  const settle =
    (isResolved: boolean) =>
    ({ input }: Mutation) => {
      demand('contents: write');
      const thread = find(input['threadId']);
      thread.isResolved = isResolved;
      // An app is no `User`.
      thread.resolvedBy = isResolved && !state.viewer.endsWith('[bot]') ? state.viewer : null;
      return { thread: toThread(state, thread) };
    };
  return {
    resolveReviewThread: settle(true),
    unresolveReviewThread: settle(false),
    addPullRequestReviewThreadReply: ({ input }: Mutation) => {
      demand('pull-requests: write');
      const thread = find(input['pullRequestReviewThreadId']);
      const id = 100_000 + state.threads.flatMap(({ comments }) => comments).length;
      const { commit = '' } = thread.comments[0] ?? {};
      const comment = { id, author: state.viewer, body: input['body'] ?? '', commit, createdAt: seconds(state.now()) };
      thread.comments.push(comment);
      return { comment: toThreadComment(state, thread, comment) };
    },
    updatePullRequestReview: ({ input }: Mutation) => {
      demand('pull-requests: write');
      const review = state.reviews.find((one) => `PRR_${one.id}` === input['pullRequestReviewId']);
      if (review === undefined) throw refuse('NOT_FOUND', 'Could not resolve to a node.');
      if (review.author !== state.viewer) throw refuse('FORBIDDEN', 'The review is of somebody else.');
      review.body = input['body'] ?? '';
      return { pullRequestReview: toReview(state, review) };
    },
    minimizeComment: ({ input }: Mutation) => {
      const comment = state.comments.find((one) => `IC_${one.id}` === input['subjectId']);
      if (comment === undefined) throw refuse('NOT_FOUND', 'Could not resolve to a node.');
      comment.minimized = (input['classifier'] ?? '').toLowerCase();
      return { minimizedComment: toIssueComment(comment) };
    },
  };
}

function toPullRequest(state: FakeState, number: number): unknown {
  const pull = state.pullRequests.get(number);
  if (pull === undefined) throw refuse('NOT_FOUND', 'Could not resolve to a PullRequest.');
  return {
    headRefOid: pull.head_sha,
    isCrossRepository: pull.head_repository !== undefined && pull.head_repository !== state.repository_id,
    author: toActor(pull.author ?? 'octocat'),
    reviews: (given: Arguments) =>
      toPage(
        state.reviews.filter((review) => review.pull === number).map((review) => toReview(state, review)),
        given,
      ),
    reviewThreads: (given: Arguments) =>
      toPage(
        state.threads.filter((thread) => thread.pull === number).map((thread) => toThread(state, thread)),
        given,
      ),
  };
}

/** A page of a connection; GitHub gives at most 100 items. */
function toPage(items: readonly unknown[], { first, last, after }: Arguments): unknown {
  const count = Number(first ?? last);
  if (!(count >= 1 && count <= 100)) throw new Error('A connection takes "first" or "last" of 1 to 100.');
  const start = typeof last === 'number' ? Math.max(0, items.length - last) : Number(after ?? 0);
  const nodes = items.slice(start, start + count);
  const end = start + nodes.length;
  return { totalCount: items.length, nodes, pageInfo: { hasNextPage: end < items.length, endCursor: String(end) } };
}

function toReview(state: FakeState, { id, pull, author, body, commit }: FakeReview): unknown {
  const url = `https://github.com/${state.owner}/${state.name}/pull/${pull}#pullrequestreview-${id}`;
  return { id: `PRR_${id}`, author: toActor(author), body, url, commit: { oid: commit } };
}

function toThread(state: FakeState, thread: FakeThread): unknown {
  const { id, path, side, line, startLine, originalLine, originalStartLine, isResolved, resolvedBy, isOutdated } =
    thread;
  return {
    id,
    path,
    line,
    startLine,
    originalLine,
    originalStartLine,
    isResolved,
    isOutdated,
    diffSide: side,
    resolvedBy: resolvedBy === null ? null : { login: resolvedBy },
    comments: (given: Arguments) =>
      toPage(
        thread.comments.map((comment) => toThreadComment(state, thread, comment)),
        given,
      ),
  };
}

function toThreadComment(
  state: FakeState,
  { pull }: FakeThread,
  { id, author, body, commit }: FakeThreadComment,
): unknown {
  const oid = { oid: commit };
  return { id: `PRRC_${id}`, author: toActor(author), body, url: threadUrl(state, pull, id), originalCommit: oid };
}

function toIssueComment({ id, author, body, editor, minimized }: FakeComment): unknown {
  return {
    __typename: 'IssueComment',
    id: `IC_${id}`,
    author: toActor(author),
    editor: toActor(editor ?? null),
    body,
    isMinimized: minimized !== undefined,
    minimizedReason: minimized ?? null,
  };
}

/** GraphQL names the account of an app without the `[bot]` that the REST API, and `viewer`, end it with. */
function toActor(login: string | null): unknown {
  if (login === null) return null;
  const app = login.replace(/\[bot\]$/, '');
  return { __typename: app === login ? 'User' : 'Bot', login: app };
}

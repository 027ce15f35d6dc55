// GitHub's GraphQL API of the fake: each request is held to GitHub's published schema, and executed by it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql';
import { seconds } from './fake-github-exchange.ts';
import type { CommitInput, GitRefusal, RefUpdate } from './fake-github-git.ts';
import { commitOf, createCommitOnBranch, lineOf, treeOf, updateRefs } from './fake-github-git.ts';
import { pullUrl } from './fake-github-pull-routes.ts';
import { threadUrl } from './fake-github-review-routes.ts';
import type { FakeComment, FakeReview, FakeState, FakeThread, FakeThreadComment } from './fake-github-state.ts';

/** What the API answers, and what of the request its schema does not allow. */
export interface GraphqlExchange {
  readonly flaws: readonly string[];
  /** Whether the answer never arrives, though what was asked for is done. */
  readonly isLost: boolean;
  readonly json: unknown;
}

// The package does not export it.
const schemaFile = join(import.meta.dirname, '../../node_modules/@octokit/graphql-schema/schema.graphql');

/** Node id of the repository. */
const repositoryNode = 'R_acme';

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
  if (flaws.length > 0) return { flaws, isLost: false, json: { errors: flaws.map((message) => ({ message })) } };
  const lost: string[] = [];
  const { data, errors } = await execute({
    schema: schema(),
    document,
    variableValues: variables,
    rootValue: { ...queries(state), ...heard(state, mutations(state), lost) },
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
  return { flaws: wrong.map(({ message }) => `GraphQL: ${message}`), isLost: lost.length > 0, json };
}

/** Mutations as the test's hook lets them happen. */
function heard(state: FakeState, all: Mutations, lost: string[]): object {
  const hear = (name: string, run: (given: never) => unknown) => (given: never) => {
    const fate = state.onMutation?.(name);
    if (fate === 'refused') throw refuse('FORBIDDEN', 'Resource not accessible by integration');
    if (fate === 'lost') lost.push(name);
    return run(given);
  };
  return Object.fromEntries(Object.entries(all).map(([name, run]) => [name, hear(name, run)]));
}

function refuse(type: GitRefusal['type'], message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

type Arguments = Readonly<Record<string, unknown>>;
type Mutations = Readonly<Record<string, (given: never) => unknown>>;
type Mutation = { readonly input: Readonly<Record<string, string>> };

function queries(state: FakeState): object {
  return {
    viewer: { login: state.viewer },
    repository: ({ owner, name }: Arguments) => {
      if (owner !== state.owner || name !== state.name) throw refuse('NOT_FOUND', 'Could not resolve to a Repository.');
      return {
        pullRequest: (given: Arguments) => toPullRequest(state, Number(given['number'])),
        ...gitOf(state),
      };
    },
    node: ({ id }: Arguments) => {
      const comment = state.comments.find((one) => `IC_${one.id}` === id);
      return comment === undefined ? null : toIssueComment(comment);
    },
  };
}

function mutations(state: FakeState): Mutations {
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
    createCommitOnBranch: ({ input }: { readonly input: CommitInput }) => {
      demand('contents: write');
      const made = createCommitOnBranch(state, input);
      if (typeof made !== 'string') throw refuse(made.type, made.message);
      return { commit: toCommit(state, made) };
    },
    updateRefs: ({ input }: { readonly input: { repositoryId: string; refUpdates: readonly RefUpdate[] } }) => {
      demand('contents: write');
      if (input.repositoryId !== repositoryNode) throw refuse('NOT_FOUND', 'Could not resolve to a node.');
      const refusal = updateRefs(state, input.refUpdates);
      if (refusal !== undefined) throw refuse(refusal.type, refusal.message);
      return { clientMutationId: null };
    },
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
  const isCrossRepository = pull.head_repository !== undefined && pull.head_repository !== state.repository_id;
  const { head_ref = 'new-topic', opinions = [] } = pull;
  const line = lineOf(state, pull.head_sha);
  const own = line.includes(pull.base_sha) ? line.slice(0, line.indexOf(pull.base_sha)) : line;
  const counted = own.toReversed().map((sha) => ({ commit: toCommit(state, sha) }));
  return {
    number,
    url: pullUrl(state, number),
    state: pull.state === 'closed' ? (pull.is_merged === true ? 'MERGED' : 'CLOSED') : 'OPEN',
    createdAt: pull.created_at ?? '2026-01-01T00:00:00Z',
    baseRefName: pull.base_ref ?? 'master',
    headRefName: head_ref,
    headRef: isCrossRepository ? null : toRef(state, head_ref),
    headRefOid: pull.head_sha,
    isCrossRepository,
    author: toActor(pull.author ?? 'octocat'),
    authorAssociation: pull.association ?? 'NONE',
    autoMergeRequest: pull.merges_itself === true ? { enabledAt: '2026-01-01T00:00:00Z' } : null,
    mergeQueueEntry: pull.is_queued === true ? { state: 'QUEUED' } : null,
    latestOpinionatedReviews: (given: Arguments) =>
      toPage(
        opinions.map((opinion) => ({ state: opinion })),
        given,
      ),
    commits: (given: Arguments) =>
      toPage(typeof given['last'] === 'number' ? counted.slice(-given['last']) : counted, given, counted.length),
    comments: (given: Arguments) =>
      toPage(
        state.comments.filter(({ issue }) => issue === number).map((one) => toIssueComment(one)),
        given,
      ),
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

/** The branches and commits of the repository. */
function gitOf(state: FakeState): object {
  return {
    id: repositoryNode,
    defaultBranchRef: { name: state.default_branch },
    ref: ({ qualifiedName }: Arguments) => toRef(state, String(qualifiedName).replace(/^refs\/heads\//, '')),
    refs: (given: Arguments) => {
      const prefix = String(given['refPrefix']).replace(/^refs\//, '');
      const names = [...state.refs.keys()].filter((one) => one.startsWith(prefix)).toSorted();
      const nodes = names.toReversed().map((one) => {
        return { ...(toRef(state, one.replace(/^heads\//, '')) as object), name: one.slice(prefix.length) };
      });
      return toPage(nodes, given);
    },
  };
}

function toRef(state: FakeState, name: string): unknown {
  const sha = state.refs.get(`heads/${name}`);
  if (sha === undefined) return null;
  return {
    name,
    target: toCommit(state, sha),
    associatedPullRequests: (given: Arguments) => {
      const states = given['states'] as readonly string[] | undefined;
      const found = [...state.pullRequests]
        .filter(([, { head_ref, head_repository }]) => head_ref === name && head_repository === undefined)
        .map(([number]) => toPullRequest(state, number) as { readonly state: string })
        .filter((one) => states === undefined || states.includes(one.state));
      return toPage(found, given);
    },
  };
}

function toCommit(state: FakeState, sha: string): unknown {
  const { message, parents, isSigned } = commitOf(state, sha);
  const line = lineOf(state, sha).slice(1);
  return {
    __typename: 'Commit',
    oid: sha,
    url: `https://github.com/${state.owner}/${state.name}/commit/${sha}`,
    message,
    tree: { oid: treeOf(state.commits.get(sha) ?? new Map()).root },
    signature: isSigned ? { __typename: 'GpgSignature', isValid: true } : null,
    parents: (given: Arguments) =>
      toPage(
        parents.map((oid) => ({ oid })),
        given,
      ),
    history: (given: Arguments) =>
      toPage(
        [sha, ...line].map((one) => ({ oid: one, message: commitOf(state, one).message })),
        given,
      ),
  };
}

/** A page of a connection; GitHub gives at most 100 items. */
function toPage(items: readonly unknown[], { first, last, after }: Arguments, totalCount = items.length): unknown {
  const count = Number(first ?? last);
  if (!(count >= 1 && count <= 100)) throw new Error('A connection takes "first" or "last" of 1 to 100.');
  const start = typeof last === 'number' ? Math.max(0, items.length - last) : Number(after ?? 0);
  const nodes = items.slice(start, start + count);
  const end = start + nodes.length;
  return { totalCount, nodes, pageInfo: { hasNextPage: end < items.length, endCursor: String(end) } };
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

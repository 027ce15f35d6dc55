// The answers of the fake GitHub about reviews, commit statuses and comparisons.
import type { FakeAnswer, FakeRequest, Route } from './fake-github-exchange.ts';
import { forbidden, notFound, seconds, simpleUser } from './fake-github-exchange.ts';
import { ancestorsOf } from './fake-github-git.ts';
import type {
  FakeChange,
  FakeComparison,
  FakePullRequest,
  FakeState,
  FakeStatus,
  FakeThread,
} from './fake-github-state.ts';
import { textOfLine } from './fake-github-threads.ts';
import { gitHubExample } from './github-openapi.ts';

/** A place of a comment of a review, as it comes. */
interface Place {
  readonly path: string;
  readonly body: string;
  readonly line?: number;
  readonly side?: 'LEFT' | 'RIGHT';
  readonly start_line?: number;
  readonly start_side?: 'LEFT' | 'RIGHT';
}

/** Routes by method and the description's path. */
export const reviewRoutes: Readonly<Record<string, Route>> = {
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews': createReview,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews': ({ state, names }) => ({
    status: 200,
    list: state.reviews
      .filter(({ pull }) => pull === Number(names['pull_number']))
      .map(({ id, pull, author, body, commit, at }) => ({
        ...gitHubExample('pull-request-review-items'),
        id,
        body,
        user: simpleUser(state, author),
        state: 'COMMENTED',
        html_url: reviewUrl(state, pull, id),
        submitted_at: at,
        commit_id: commit,
      })),
  }),
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments': createReviewComment,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments': ({ state, names }) => ({
    status: 200,
    list: state.threads
      .filter(({ review }) => review === Number(names['review_id']))
      .map(({ pull, path, comments: [first] }) => ({
        ...gitHubExample('review-comment-items'),
        id: first?.id,
        path,
        body: first?.body,
        html_url: threadUrl(state, pull, first?.id ?? 0),
      })),
  }),
  'POST /repos/{owner}/{repo}/statuses/{sha}': createStatus,
  'GET /repos/{owner}/{repo}/commits/{ref}/statuses': ({ state, names }) => ({
    status: 200,
    list: state.statuses
      .filter(({ sha }) => sha === names['ref'])
      .toReversed()
      .map((one) => toStatus(state, one)),
  }),
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': ({ state, names }) => ({
    status: 200,
    list: [...state.pullRequests]
      .filter(([, { head_sha }]) => head_sha === names['commit_sha'])
      .map(([number, pull]) => toSimple(number, pull)),
  }),
};

/** A changed file as lists and comparisons show it. */
export function toDiffEntry(file: FakeChange): unknown {
  return { ...gitHubExample('diff-entry-items'), ...file };
}

/** A comparison as JSON: its first 300 files, and no more of them on any page (GitHub docs, "Compare two commits"). */
export function compareCommits({ state, names }: FakeRequest): FakeAnswer {
  const basehead = names['basehead'] ?? '';
  const found = state.comparisons.get(basehead) ?? compareHistory(state, basehead);
  if (found === undefined) return notFound;
  const example = gitHubExample('commit-comparison');
  const [commit] = example['commits'] as readonly object[];
  const commits = (found.commits ?? []).map((sha) => ({ ...commit, sha }));
  const files = found.files.slice(0, 300).map(toDiffEntry);
  const status = found.status ?? 'ahead';
  return {
    status: 200,
    list: commits,
    wrap: (page) => ({ ...example, status, files, commits: page, total_commits: commits.length }),
  };
}

/** A comparison of commits whose history is known. */
function compareHistory(state: FakeState, basehead: string): FakeComparison | undefined {
  const [base = '', head = ''] = basehead.split('...');
  if (!state.history.has(base) && !state.history.has(head)) return undefined;
  const [ofBase, ofHead] = [ancestorsOf(state, base), ancestorsOf(state, head)];
  const commits = [...ofHead].filter((sha) => !ofBase.has(sha)).toReversed();
  const status = base === head ? 'identical' : ofHead.has(base) ? 'ahead' : ofBase.has(head) ? 'behind' : 'diverged';
  return { files: [], status, commits };
}

function createReview({ state, names, body }: FakeRequest): FakeAnswer {
  if (state.lacks.has('pull-requests: write')) return forbidden;
  const pull = Number(names['pull_number']);
  const given = body as { commit_id?: string; body?: string; event?: string; comments?: readonly Place[] };
  const { commit_id = '', comments = [] } = given;
  const files = filesAt(state, pull, commit_id);
  // One bad place refuses all, and is not named.
  const lines = comments.map((place) => lineOf(files, place));
  const texts = [given.body ?? '', ...comments.map((comment) => comment.body)];
  const isUnfit = lines.includes(undefined) || !texts.every(isComment);
  if (files === undefined || isUnfit) return unprocessable(false);
  const at = seconds(state.now());
  const review = {
    id: state.reviews.length + 1,
    pull,
    author: state.viewer,
    body: given.body ?? '',
    commit: commit_id,
    at,
  };
  state.reviews.push(review);
  for (const [index, place] of comments.entries())
    addThread(state, { pull, place, commit: commit_id, text: lines[index] ?? '', review: review.id });
  const json = {
    ...gitHubExample('pull-request-review'),
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: simpleUser(state, review.author),
    body: review.body,
    state: 'COMMENTED',
    html_url: reviewUrl(state, pull, review.id),
    submitted_at: at,
    commit_id,
  };
  return { status: 200, json };
}

function createReviewComment({ state, names, body }: FakeRequest): FakeAnswer {
  if (state.lacks.has('pull-requests: write')) return forbidden;
  const pull = Number(names['pull_number']);
  const place = body as Place & { readonly commit_id: string };
  const text = lineOf(filesAt(state, pull, place.commit_id), place);
  if (text === undefined || !isComment(place.body)) return unprocessable(true);
  const { comments } = addThread(state, { pull, place, commit: place.commit_id, text, review: 0 });
  const id = comments[0]?.id ?? 0;
  const html_url = threadUrl(state, pull, id);
  return { status: 201, json: { ...gitHubExample('pull-request-review-comment'), id, html_url, body: place.body } };
}

function createStatus({ state, names, body }: FakeRequest): FakeAnswer {
  if (state.lacks.has('statuses: write')) return forbidden;
  const given = body as { state: string; context?: string; description?: string | null; target_url?: string | null };
  const { description = null, target_url = null, context = 'default' } = given;
  const status: FakeStatus = {
    id: state.statuses.length + 1,
    sha: names['sha'] ?? '',
    context,
    state: given.state,
    description,
    target_url,
    creator: state.viewer,
    at: seconds(state.now()),
  };
  state.statuses.push(status);
  return { status: 201, json: toStatus(state, status) };
}

function toStatus(
  state: FakeState,
  { id, context, description, target_url, creator, at, ...status }: FakeStatus,
): unknown {
  const fields = { id, state: status.state, context, description, target_url, created_at: at, updated_at: at };
  return { ...gitHubExample('status-items'), ...fields, creator: simpleUser(state, creator) };
}

function toSimple(number: number, { head_sha, state = 'open' }: FakePullRequest): unknown {
  const example = gitHubExample('pull-request-simple-items');
  return { ...example, requested_teams: [], number, state, head: { ...(example['head'] as object), sha: head_sha } };
}

/** The files that a review of this commit may have its places in; undefined where there is no such commit any more. */
function filesAt(state: FakeState, number: number, sha: string): readonly FakeChange[] | undefined {
  const pull = state.pullRequests.get(number);
  if (pull === undefined) return undefined;
  return sha === pull.head_sha ? (pull.files ?? []) : state.comparisons.get(`${pull.base_sha}...${sha}`)?.files;
}

/** The text of the last line of a place; undefined where one of its lines is not in the diff. */
function lineOf(files: readonly FakeChange[] | undefined, place: Place): string | undefined {
  const { path, line = 0, side = 'RIGHT', start_line = line, start_side = side } = place;
  const patch = files?.find(({ filename }) => filename === path)?.patch;
  if (patch === undefined || start_line > line || (start_line === line && 'start_line' in place)) return undefined;
  return textOfLine(patch, start_side, start_line) === undefined ? undefined : textOfLine(patch, side, line);
}

/** GitHub takes no comment without words, and none that is longer. */
function isComment(body: string): boolean {
  return body !== '' && body.length <= 65_536;
}

interface NewThread {
  readonly pull: number;
  readonly place: Place;
  readonly commit: string;
  readonly text: string;
  /** 0 where it is of none that was written with it. */
  readonly review: number;
}

function addThread(state: FakeState, { pull, place, commit, text, review }: NewThread): FakeThread {
  const { path, body, line = 0, side = 'RIGHT', start_line = null } = place;
  const id = 1000 + state.threads.length;
  const thread: FakeThread = {
    id: `PRRT_${state.threads.length + 1}`,
    pull,
    review,
    path,
    side,
    line,
    startLine: start_line,
    originalLine: line,
    originalStartLine: start_line,
    text,
    isResolved: false,
    resolvedBy: null,
    isOutdated: false,
    comments: [{ id, author: state.viewer, body, commit, createdAt: seconds(state.now()) }],
  };
  state.threads.push(thread);
  return thread;
}

function reviewUrl(state: FakeState, pull: number, id: number): string {
  return `https://github.com/${state.owner}/${state.name}/pull/${pull}#pullrequestreview-${id}`;
}

/** Where a comment of a thread is shown. */
export function threadUrl(state: FakeState, pull: number, id: number): string {
  return `https://github.com/${state.owner}/${state.name}/pull/${pull}#discussion_r${id}`;
}

function unprocessable(isOne: boolean): FakeAnswer {
  const documentation_url = 'https://docs.github.com/rest/pulls/reviews';
  const message = 'Validation Failed';
  const text = 'Line could not be resolved';
  const errors = isOne ? [{ resource: 'PullRequestReviewComment', code: 'custom', message: text }] : [text];
  return { status: 422, json: { message, errors, documentation_url } };
}

// The answers of the fake GitHub: made from GitHub's own examples, with what its state knows put in.

import type { FakeAnswer, FakeRequest, Route } from './fake-github-exchange.ts';
import { notFound, seconds, simpleUser } from './fake-github-exchange.ts';
import { gitRoutes } from './fake-github-git.ts';
import { pullRoutes, readPullRequest } from './fake-github-pull-routes.ts';
import { compareCommits, reviewRoutes, toDiffEntry } from './fake-github-review-routes.ts';
import type { FakeComment, FakeFile, FakeState, FakeUser } from './fake-github-state.ts';
import { blobId } from './fake-github-state.ts';
import { gitHubExample } from './github-openapi.ts';

/** Every route, by method and the description's path. */
export const fakeRoutes: Readonly<Record<string, Route>> = {
  'GET /repos/{owner}/{repo}': ({ state }) => ({
    status: 200,
    // GitHub's example lacks a field that its description requires.
    json: {
      ...gitHubExample('full-repository-default-response'),
      language: 'TypeScript',
      source: undefined,
      parent: undefined,
      default_branch: state.default_branch,
    },
  }),
  'GET /repos/{owner}/{repo}/commits/{ref}': ({ state, names }) => {
    const sha = shaOf(state, names['ref'] ?? '');
    return sha === undefined ? notFound : { status: 200, json: { ...gitHubExample('commit'), sha, files: [] } };
  },
  'GET /repos/{owner}/{repo}/contents/{path}': readContents,
  'GET /users/{username}': ({ state, names }) => {
    const user = userOf(state, names['username'] ?? '');
    return user === undefined
      ? notFound
      : { status: 200, json: { ...gitHubExample('public-user-default-response'), ...user } };
  },
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': readPermission,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': ({ state, names }) =>
    readPullRequest(state, Number(names['pull_number'])),
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': ({ state, names }) => ({
    status: 200,
    list: (state.pullRequests.get(Number(names['pull_number']))?.files ?? []).slice(0, 3000).map(toDiffEntry),
  }),
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments': ({ state, names }) => ({
    status: 200,
    list: commentsOf(state.reviewComments, names['pull_number']).map((comment) => ({
      ...gitHubExample('pull-request-review-comment-items'),
      ...commentFields(state, comment),
      path: comment.path ?? 'README.md',
    })),
  }),
  ...reviewRoutes,
  ...gitRoutes,
  ...pullRoutes,
  'GET /repos/{owner}/{repo}/compare/{basehead}': (request) => {
    const { state, names, accept } = request;
    const diff = state.diffs.get(names['basehead'] ?? '');
    if (!accept.includes('diff')) return compareCommits(request);
    return diff === undefined ? notFound : { status: 200, bytes: diff, type: 'application/vnd.github.diff' };
  },
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': ({ state, names, query }) => {
    const since = Date.parse(query.get('since') ?? '1970-01-01T00:00:00Z');
    const found = commentsOf(state.comments, names['issue_number']).filter(
      (one) => Date.parse(one.updated_at) >= since,
    );
    return { status: 200, list: found.map((comment) => toComment(state, comment)) };
  },
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': ({ state, names, body }) => {
    const at = seconds(state.now());
    const id = state.comments.length + 1;
    const issue = Number(names['issue_number']);
    const comment = { id, issue, author: state.viewer, body: textOf(body), created_at: at, updated_at: at };
    state.comments.push(comment);
    return { status: 201, json: toComment(state, comment) };
  },
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': ({ state, names, body }) => {
    const comment = state.comments.find(({ id }) => id === Number(names['comment_id']));
    if (comment === undefined) return notFound;
    comment.body = textOf(body);
    comment.updated_at = seconds(state.now());
    comment.editor = state.viewer;
    return { status: 200, json: toComment(state, comment) };
  },
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}': ({ state, names }) => {
    const comment = state.comments.find(({ id }) => id === Number(names['comment_id']));
    return comment === undefined ? notFound : { status: 200, json: toComment(state, comment) };
  },
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions': ({ state, names, body }) => {
    const comment = state.comments.find(({ id }) => id === Number(names['comment_id']));
    if (comment === undefined) return notFound;
    const { content } = body as { content: string };
    comment.reactions ??= new Set();
    const isNew = !comment.reactions.has(`${state.viewer} ${content}`);
    comment.reactions.add(`${state.viewer} ${content}`);
    return { status: isNew ? 201 : 200, json: { ...gitHubExample('reaction'), content } };
  },
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': ({ state, names }) => ({
    status: 200,
    list: state.checkRuns
      .filter(({ sha }) => sha === names['ref'])
      .map(({ id, sha, name, conclusion, title, summary, text, annotations }) => ({
        ...gitHubExample('check-run-example-of-completed-conclusion'),
        id,
        name,
        head_sha: sha,
        status: 'completed',
        conclusion,
        output: {
          title: title ?? null,
          summary: summary ?? null,
          text: text ?? null,
          annotations_count: annotations?.length ?? 0,
          annotations_url: 'https://api.github.com/annotations',
        },
      })),
    wrap: (check_runs, total_count) => ({ total_count, check_runs }),
  }),
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations': ({ state, names }) => ({
    status: 200,
    list: (state.checkRuns.find(({ id }) => id === Number(names['check_run_id']))?.annotations ?? []).map((one) => ({
      ...gitHubExample('check-annotation-items'),
      path: one.path,
      start_line: one.line,
      end_line: one.line,
      annotation_level: one.level === undefined ? 'failure' : one.level,
      message: one.message,
    })),
  }),
};

function shaOf(state: FakeState, ref: string): string | undefined {
  return state.commits.has(ref) ? ref : (state.refs.get(ref) ?? state.refs.get(`heads/${ref}`));
}

function readContents({ state, names, query, accept }: FakeRequest): FakeAnswer {
  const files = state.commits.get(shaOf(state, query.get('ref') ?? state.default_branch) ?? '');
  const path = names['path'] ?? '';
  const file = files?.get(path);
  if (files === undefined) return notFound;
  if (file !== undefined) return readFile(files, path, file, accept);
  const folder = path === '' ? '' : `${path}/`;
  const inside = [...files].filter(([name]) => name.startsWith(folder));
  if (inside.length === 0) return notFound;
  const entries = new Map<string, unknown>();
  for (const [name, content] of inside) {
    const [first = '', ...rest] = name.slice(folder.length).split('/');
    entries.set(first, toEntry(`${folder}${first}`, first, rest.length > 0 ? undefined : content));
  }
  return { status: 200, json: [...entries.values()] };
}

/** As GitHub does, a link to a file of the repository is answered with that file. */
function readFile(files: ReadonlyMap<string, FakeFile>, path: string, file: FakeFile, accept: string): FakeAnswer {
  if (typeof file === 'object' && 'link' in file) {
    const target = files.get(file.link);
    if (target !== undefined) return readFile(files, file.link, target, accept);
    return { status: 200, json: { ...gitHubExample('content-file-response-if-content-is-a-symlink'), path } };
  }
  if (typeof file === 'object' && 'submodule' in file) {
    return { status: 200, json: { ...gitHubExample('content-file-response-if-content-is-a-submodule'), path } };
  }
  if (typeof file === 'object' && 'executable' in file) return readFile(files, path, file.executable, accept);
  if (accept.includes('raw')) return { status: 200, bytes: file, type: 'application/vnd.github.raw+json' };
  return { status: 200, json: { ...gitHubExample('content-file-response-if-content-is-a-file'), path } };
}

function toEntry(path: string, name: string, content: FakeFile | undefined): unknown {
  const base = { ...gitHubExample('content-file-response-if-content-is-a-directory'), path, name };
  if (content === undefined) return { ...base, type: 'dir', size: 0 };
  if (typeof content === 'object' && 'link' in content) {
    return { ...base, type: 'symlink', size: content.link.length, sha: blobId(content.link) };
  }
  // In a folder's list GitHub calls a submodule a file (GitHub docs, "Get repository content").
  if (typeof content === 'object' && 'submodule' in content)
    return { ...base, type: 'file', size: 0, sha: content.submodule };
  if (typeof content === 'object' && 'executable' in content) return toEntry(path, name, content.executable);
  return { ...base, type: 'file', size: Buffer.byteLength(content), sha: blobId(content) };
}

function readPermission({ state, names }: FakeRequest): FakeAnswer {
  const login = names['username'] ?? '';
  const user = state.users.get(login);
  if (user === undefined) return notFound;
  const role = user.role ?? 'none';
  const legacy: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };
  const permission = user.permission ?? legacy[role] ?? role;
  return { status: 200, json: { permission, role_name: role, user: null } };
}

function userOf(state: FakeState, login: string): Record<string, unknown> | undefined {
  const user: FakeUser | undefined = state.users.get(login);
  return user === undefined ? undefined : { login, type: user.type ?? 'User' };
}

function commentsOf(comments: readonly FakeComment[], number: string | undefined): readonly FakeComment[] {
  return comments.filter(({ issue }) => issue === Number(number));
}

function commentFields(state: FakeState, { id, author, association, ...texts }: FakeComment): object {
  const { body, created_at, updated_at } = texts;
  const html_url = `https://github.com/${state.owner}/${state.name}/pull/1#issuecomment-${id}`;
  const author_association = association ?? 'NONE';
  return {
    id,
    node_id: `IC_${id}`,
    body,
    created_at,
    updated_at,
    html_url,
    user: simpleUser(state, author),
    author_association,
  };
}

function toComment(state: FakeState, comment: FakeComment): object {
  return { ...gitHubExample('issue-comment'), ...commentFields(state, comment) };
}

function textOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'body' in body && typeof body.body === 'string') return body.body;
  throw new Error('The comment has no body.');
}

// The answers of the fake GitHub about pull requests: read, opened, changed.
import type { FakeAnswer, Route } from './fake-github-exchange.ts';
import { forbidden, notFound, seconds, simpleUser } from './fake-github-exchange.ts';
import type { FakePullRequest, FakeState } from './fake-github-state.ts';
import { gitHubExample } from './github-openapi.ts';

/** Routes by method and the description's path. */
export const pullRoutes: Readonly<Record<string, Route>> = {
  'POST /repos/{owner}/{repo}/pulls': ({ state, body }) => openPullRequest(state, body as NewPullRequest),
  'PATCH /repos/{owner}/{repo}/pulls/{pull_number}': ({ state, names, body }) => {
    if (state.lacks.has('pull-requests: write')) return forbidden;
    const number = Number(names['pull_number']);
    const before = state.pullRequests.get(number);
    if (before === undefined) return notFound;
    state.pullRequests.set(number, { ...before, ...(body as Partial<FakePullRequest>) });
    return readPullRequest(state, number);
  },
};

interface NewPullRequest {
  readonly title: string;
  readonly head: string;
  readonly base: string;
  readonly body?: string;
}

function openPullRequest(state: FakeState, { title, head, base, body }: NewPullRequest): FakeAnswer {
  if (state.lacks.has('pull-requests: write')) return forbidden;
  if (state.lacks.has('open pull requests')) {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.';
    return { status: 403, json: { message, documentation_url: 'https://docs.github.com/rest' } };
  }
  const head_sha = state.refs.get(`heads/${head}`);
  const base_sha = state.refs.get(`heads/${base}`);
  if (head_sha === undefined || base_sha === undefined) return unprocessable('The branch is not there');
  if (head_sha === base_sha) return unprocessable(`No commits between ${base} and ${head}`);
  const twin = [...state.pullRequests.values()].find((one) => one.head_ref === head && one.base_ref === base);
  if (twin !== undefined && twin.state !== 'closed')
    return unprocessable(`A pull request already exists for ${state.owner}:${head}.`);
  const number = Math.max(0, ...state.pullRequests.keys()) + 1;
  const at = seconds(state.now());
  const times = { created_at: at, updated_at: at };
  const words = { title, ...(body === undefined ? {} : { body }) };
  state.pullRequests.set(number, {
    ...words,
    ...times,
    author: state.viewer,
    head_sha,
    head_ref: head,
    base_sha,
    base_ref: base,
  });
  return { ...readPullRequest(state, number), status: 201 };
}

function unprocessable(text: string): FakeAnswer {
  const documentation_url = 'https://docs.github.com/rest/pulls/pulls#create-a-pull-request';
  const errors = [{ resource: 'PullRequest', code: 'custom', message: text }];
  return { status: 422, json: { message: 'Validation Failed', errors, documentation_url } };
}

/** The page of a pull request. */
export function pullUrl(state: FakeState, number: number): string {
  return `https://github.com/${state.owner}/${state.name}/pull/${number}`;
}

/** A pull request as the REST API shows it. */
export function readPullRequest(state: FakeState, number: number): FakeAnswer {
  const found = state.pullRequests.get(number);
  if (found === undefined) return notFound;
  const example = gitHubExample('pull-request');
  const side = (key: 'head' | 'base', sha: string, id: number | null): object => {
    const base = { ...(example[key] as { repo: object; ref: string }) };
    return { ...base, sha, repo: id === null ? null : { ...base.repo, id } };
  };
  const json = {
    ...example,
    requested_teams: [],
    number,
    title: found.title ?? 'A change',
    body: found.body ?? null,
    state: found.state ?? 'open',
    draft: found.draft ?? false,
    user: simpleUser(state, found.author ?? 'octocat'),
    updated_at: found.updated_at ?? '2026-01-01T00:00:00Z',
    labels: (found.labels ?? []).map((name) => ({ ...(example['labels'] as object[])[0], name })),
    head: {
      ...side(
        'head',
        found.head_sha,
        found.head_repository === undefined ? state.repository_id : found.head_repository,
      ),
      ...(found.head_ref === undefined ? {} : { ref: found.head_ref }),
    },
    html_url: pullUrl(state, number),
    base: {
      ...side('base', found.base_sha, state.repository_id),
      ...(found.base_ref === undefined ? {} : { ref: found.base_ref }),
    },
  };
  return { status: 200, json };
}

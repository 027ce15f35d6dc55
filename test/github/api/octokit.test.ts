// Octokit is loaded by the jobs that call GitHub's API, and by no other.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { userShape } from '../../../src/github/account.ts';
import type { Call } from '../../../src/github/api/rest.ts';
import { commentsShape } from '../../../src/github/comment/comments.ts';
import { repositoryShape } from '../../../src/github/repository-file.ts';
import { gitHubWith } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const source = join(import.meta.dirname, '../../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const filesWith = (pattern: RegExp): readonly string[] =>
  files.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8')));

test('one file imports the package, and nothing imports that file before the first call', () => {
  expect(filesWith(/^import (?!type ).*'@actions\/github/m)).toEqual(['github/api/octokit.ts']);
  expect(filesWith(/^import (?!type ).*\/octokit\.ts'/m)).toEqual([]);
  expect(filesWith(/import\('\.\/octokit\.ts'\)/)).toEqual(['github/api/rest.ts']);
});

test('the time of a rate limit is told by the clock of GitHub', async () => {
  const date = 'Fri, 02 Jan 2026 03:00:00 GMT';
  const reset = String(Date.parse(date) / 1000 + 3600);
  const headers = { date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  const github = gitHubWith(scriptedFetch(json(403, { message: 'Enough' }, headers)));
  await expect(github.bytes(({ repos }) => repos.get, {})).rejects.toMatchObject({
    data: { reason: 'rate_limit', retryAfterMs: 3_600_000 },
  });
});

const urls = [
  ['https://api.github.com', 'https://api.github.com/graphql'],
  ['https://github.example/api/v3', 'https://github.example/api/graphql'],
] as const;
const acme = { owner: 'acme', repo: 'app' } as const;

// By the first call Octokit finds the GraphQL API itself, by the second it is told.
const graphqlCalls: readonly Call[] = [
  async ({ graphql }) => ({ data: await graphql('query { viewer { login } }') }),
  (octokit) => octokit.request('POST /graphql', { query: 'query { viewer { login } }' }),
];

test.each(urls)('where the REST API is at %s and no more is known, the GraphQL API is at %s', async (apiUrl, url) => {
  for (const call of graphqlCalls) {
    const fetch = scriptedFetch(json(200, { data: {} }));
    await gitHubWith(fetch, { apiUrl, graphqlUrl: undefined }).ask(call, z.unknown());
    expect(fetch.sent.map((request) => [request.method, request.url])).toEqual([['POST', url]]);
  }
});

test.each<[string, Call]>([
  ['/repos/acme/graphql', ({ rest }) => rest.repos.get({ owner: 'acme', repo: 'graphql' })],
  ['/users/graphql', ({ rest }) => rest.users.getByUsername({ username: 'graphql' })],
  ['/repos/acme/app/commits/graphql', ({ rest }) => rest.repos.getCommit({ ...acme, ref: 'graphql' })],
  ['/repos/acme/app/contents/graphql', ({ rest }) => rest.repos.getContent({ ...acme, path: 'graphql' })],
])('something that is called "graphql" is asked of the REST API: %s', async (path, call) => {
  for (const [apiUrl] of urls) {
    const fetch = scriptedFetch(json(200, {}));
    await gitHubWith(fetch, { apiUrl, graphqlUrl: 'https://github.example/api/graphql' }).ask(call, z.unknown());
    expect(fetch.sent.map((request) => [request.method, request.url])).toEqual([['GET', `${apiUrl}${path}`]]);
  }
});

test('only methods that we use are sent', async () => {
  const fetch = scriptedFetch();
  const removed = gitHubWith(fetch).ask(({ rest }) => rest.repos.delete(acme), z.unknown());
  await expect(removed).rejects.toMatchObject({
    code: 'github_malformed',
    message: "A request to GitHub's API failed.",
    cause: { message: expect.stringContaining('DELETE is not a method of our requests.') },
  });
  expect(fetch.sent).toEqual([]);
});

const refused = { code: 'github_malformed' };
const isNone = (path: string) => ({
  ...refused,
  message: `No request is sent for "${path}": a name in it is empty, "." or "..".`,
});

test.each(['.', '..', '../..', 'a/../b', 'a//b', './a', '/', '\ud800'])(
  'the name %j leads to no other resource: nothing is asked',
  async (name) => {
    const fetch = scriptedFetch();
    const github = gitHubWith(fetch);
    const named = { owner: 'acme', repo: name };
    await expect(github.ask(({ rest }) => rest.repos.get(named), repositoryShape)).rejects.toMatchObject(refused);
    const file = { path: `docs/${name}` };
    await expect(github.bytes(({ repos }) => repos.getContent, file)).rejects.toMatchObject(refused);
    const comments = github.list(({ issues }) => issues.listComments, { owner: name, issue_number: 1 }, commentsShape);
    await expect(comments.next()).rejects.toMatchObject(refused);
    expect(fetch.sent).toEqual([]);
  },
);

test('the refusal of a name says where it stands', async () => {
  const asked = gitHubWith(scriptedFetch()).ask(({ rest }) => rest.users.getByUsername({ username: '..' }), userShape);
  await expect(asked).rejects.toMatchObject(isNone('/users/..'));
});

test.each([
  ['a/b?c#d%2e[bot]', '/users/a%2Fb%3Fc%23d%252e%5Bbot%5D'],
  ['a b', '/users/a%20b'],
  ['...', '/users/...'],
])('the name %j stands encoded in its place', async (username, path) => {
  const fetch = scriptedFetch(json(200, { login: 'a', type: 'User' }));
  await gitHubWith(fetch).ask(({ rest }) => rest.users.getByUsername({ username }), userShape);
  expect(fetch.sent.map(({ url }) => url)).toEqual([`https://github.example/api/v3${path}`]);
});

test('only the root folder of a repository has no name', async () => {
  const fetch = scriptedFetch(json(200, []));
  const github = gitHubWith(fetch);
  await github.bytes(({ repos }) => repos.getContent, { path: '' });
  const nobody = github.ask(({ rest }) => rest.users.getByUsername({ username: '' }), userShape);
  await expect(nobody).rejects.toMatchObject(isNone('/users/{username}'));
  expect(fetch.sent.map(({ url }) => url)).toEqual(['https://github.example/api/v3/repos/acme/app/contents']);
});

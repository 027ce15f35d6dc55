// GitHub's client: what it sends, and how it reads what comes back.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call, GitHub } from '../../../src/github/api/rest.ts';
import { commentsShape } from '../../../src/github/comment/comments.ts';
import { repositoryShape } from '../../../src/github/repository-file.ts';
import { fakeToken } from '../../support/fake-github.ts';
import { gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const acme = { owner: 'acme', repo: 'app' } as const;
const repository: Call = ({ rest }) => rest.repos.get(acme);
const comments = <T>(github: GitHub, shape: z.ZodMiniType<readonly T[]>): AsyncGenerator<T> =>
  github.list(({ issues }) => issues.listComments, { issue_number: 1 }, shape);
const commentsPath = '/repos/acme/app/issues/1/comments';

test('an answer is read as its shape', async () => {
  await using under = await openFakeGitHub();
  expect(await under.github.ask(repository, repositoryShape)).toMatchObject({ default_branch: 'main' });
});

test('a request has the token, the version of the API and what it accepts', async () => {
  const fetch = scriptedFetch(json(200, { default_branch: 'main' }));
  const list: Call = ({ rest }) => rest.repos.getContent({ ...acme, path: 'a&b', ref: 'c d' });
  await gitHubWith(fetch).ask(list, repositoryShape);
  const [{ url, method, headers, body } = { headers: new Headers() }] = fetch.sent;
  expect([method, url, body]).toEqual([
    'GET',
    'https://github.example/api/v3/repos/acme/app/contents/a%26b?ref=c%20d',
    undefined,
  ]);
  expect(headers.get('authorization')).toBe(`Bearer ${fakeToken}`);
  expect(headers.get('accept')).toBe('application/vnd.github.v3+json');
  expect(headers.get('x-github-api-version')).toBe('2022-11-28');
  expect(headers.get('user-agent')).toBe('intern-action');
  expect(headers.has('content-type')).toBe(false);
});

test('a body is sent as JSON, to the GraphQL API where that is', async () => {
  const fetch = scriptedFetch(json(201, {}), json(200, { data: {} }));
  const github = gitHubWith(fetch);
  await github.ask(({ rest }) => rest.issues.createComment({ ...acme, issue_number: 1, body: 'Hello' }), z.unknown());
  await github.ask(async ({ graphql }) => ({ data: await graphql('query { viewer { login } }') }), z.unknown());
  expect(fetch.sent.map(({ method, url, headers, body }) => [method, url, headers.get('content-type'), body])).toEqual([
    ['POST', `https://github.example/api/v3${commentsPath}`, 'application/json', '{"body":"Hello"}'],
    ['POST', 'https://github.example/api/graphql', 'application/json', '{"query":"query { viewer { login } }"}'],
  ]);
});

test.each([
  ['which names the place', '{"default_branch":7}', ', at "default_branch"'],
  ['deep in it', '{"default_branch":"main","list":[{"id":"7"}]}', ', at "list.0.id"'],
  ['of another kind', '[]', ''],
  ['that is no JSON', '<html>', ''],
  ['that is none at all', '', ''],
  ['that is no UTF-8', new Uint8Array([...Buffer.from('{"default_branch":"'), 0xff, ...Buffer.from('"}')]), ''],
])('an answer of another shape, %s, is malformed', async (_name, body, place) => {
  const shape = z.object({ default_branch: z.string(), list: z.optional(z.array(z.object({ id: z.int() }))) });
  const fetch = scriptedFetch(new Response(body));
  await expect(gitHubWith(fetch).ask(repository, shape)).rejects.toMatchObject({
    code: 'github_malformed',
    message: `GitHub's answer to GET /repos/acme/app is not what its API describes${place}.`,
    data: { status: 200 },
  });
});

test('what no request of ours answered is held to its shape too', async () => {
  const github = gitHubWith(scriptedFetch());
  await expect(github.ask(async () => ({ data: [] }), repositoryShape)).rejects.toMatchObject({
    message: "GitHub's answer to a request is not what its API describes.",
    data: { status: undefined },
  });
  expect(await github.bytes(() => async () => ({ data: [] }), {})).toBeUndefined();
});

test.each([200, 204, 299])('%i is an answer', async (status) => {
  const fetch = scriptedFetch(new Response(status === 204 ? null : 'x', { status }));
  expect((await gitHubWith(fetch).bytes(({ repos }) => repos.get, {}))?.byteLength).toBe(status === 204 ? 0 : 1);
});

test.each([300, 304, 400])('%i is a refusal', async (status) => {
  const fetch = scriptedFetch(new Response(null, { status }));
  await expect(gitHubWith(fetch).bytes(({ repos }) => repos.get, {})).rejects.toMatchObject({
    code: 'github_refused',
    data: { status },
  });
});

test('a list is read to its last page', async () => {
  await using under = await openFakeGitHub();
  for (let id = 1; id <= 250; id += 1) {
    const at = '2026-01-01T00:00:00Z';
    under.state.comments.push({ id, issue: 1, author: 'octocat', body: `${id}`, created_at: at, updated_at: at });
  }
  const found = await Array.fromAsync(comments(under.github, commentsShape));
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(under.fake.requests).toHaveLength(3);
});

const api = 'https://github.example/api/v3';

test.each([
  [`<${api}/repositories/1/issues/1/comments?page=2>; rel="next", <${api}/?page=9>; rel="last"`, 2],
  [`<${api}/repositories/1/issues/1/comments?page=2>;rel="next"`, 2],
  [`<${api}/repositories/1/issues/1/comments?page=1>; rel="prev"`, 1],
  [`<${api}/repositories/1/issues/1/comments?rel="next">; rel="first"`, 1],
])('after the link %s a list of %i pages is read', async (link, pages) => {
  const fetch = scriptedFetch(json(200, [], { link }), json(200, []));
  expect(await Array.fromAsync(comments(gitHubWith(fetch), z.array(z.unknown())))).toEqual([]);
  const urls = [`${api}${commentsPath}?per_page=100`, `${api}/repositories/1/issues/1/comments?page=2`];
  expect(fetch.sent.map(({ url }) => url)).toEqual(urls.slice(0, pages));
});

test.each([
  'https://evil.example/api/v3/?page=2',
  'http://github.example/api/v3/issues?page=2',
  'https://github.example:8443/api/v3/issues?page=2',
  'https://github.example@evil.example/api/v3/issues?page=2',
  'https://github.example/elsewhere?page=2',
  'https://github.example/api/v3/../elsewhere?page=2',
  'https://github.example/api/v3/%2e%2e/elsewhere?page=2',
  'https://github.example/api/v3x/issues?page=2',
  'https://github.example/api/v3/%ff/issues?page=2',
])('a list that goes on at %s is followed nowhere: the token is for the API alone', async (url) => {
  const fetch = scriptedFetch(json(200, [], { link: `<${url}>; rel="next"` }));
  const list = comments(gitHubWith(fetch), z.array(z.unknown()));
  await expect(list.next()).rejects.toMatchObject({
    code: 'github_malformed',
    message: expect.stringMatching(
      /^(?:GitHub's API refers to https?:.*, outside the API\. Nothing is sent\.|No request is sent for "\/.*")/,
    ),
  });
  expect(fetch.sent).toHaveLength(1);
});

test.each([
  ['nothing', ''],
  ['no JSON', '<html>'],
  ['a text', '"text"'],
  ['null', 'null'],
  ['more than its bound', JSON.stringify(['x'.repeat(9 * 1024 * 1024)])],
])('a page that is %s is malformed, and no empty list', async (_name, body) => {
  const fetch = scriptedFetch(new Response(body));
  const list = comments(gitHubWith(fetch), z.array(z.unknown()));
  await expect(list.next()).rejects.toMatchObject({ code: 'github_malformed', data: { status: 200 } });
});

test('a refusal of a page is an error, and no empty list', async () => {
  const fetch = scriptedFetch(json(409, { message: 'Git Repository is empty.' }));
  const list = comments(gitHubWith(fetch), z.array(z.unknown()));
  await expect(list.next()).rejects.toMatchObject({ code: 'github_refused', data: { status: 409 } });
});

test('a list that never ends is read for fifty pages', async () => {
  const link = `<${api}${commentsPath}?page=2>; rel="next"`;
  const fetch = scriptedFetch(...Array.from({ length: 60 }, () => json(200, ['one'], { link })));
  const found = await Array.fromAsync(comments(gitHubWith(fetch), z.array(z.unknown())));
  expect(found).toHaveLength(50);
});

test('an answer above its bound is not read', async () => {
  await using under = await openFakeGitHub();
  under.state.diffs.set('a...b', 'x'.repeat(2000));
  const place = { ...acme, basehead: 'a...b', headers: { accept: 'application/vnd.github.diff' } };
  const diff = (most: number) => under.github.bytes(({ repos }) => repos.compareCommitsWithBasehead, place, most);
  expect(await diff(1999)).toBeUndefined();
  expect((await diff(2000))?.byteLength).toBe(2000);
});

const viewer = z.looseObject({ viewer: z.looseObject({ login: z.string() }) });
const query = { query: 'query { viewer { login } }', variables: {} };
const mutation = { query: 'mutation { a: unknown }', variables: {} };
const answer = { data: { viewer: { login: 'github-actions[bot]' } } };

test('an answer is read as its shape', async () => {
  await using under = await openFakeGitHub();
  expect(await under.github.graphql(query, viewer)).toEqual({ data: answer.data, refused: [] });
});

test('a request that the schema does not know fails the test that sends it', async () => {
  const under = await openFakeGitHub();
  const sent = under.github.graphql({ query: 'query { viewer { password } }', variables: {} }, viewer);
  await expect(sent).rejects.toMatchObject({ code: 'github_refused' });
  await expect(under[Symbol.asyncDispose]()).rejects.toThrow('Cannot query field "password" on type "User"');
});

test('variables go beside the query, to the place of the GraphQL API', async () => {
  const fetch = scriptedFetch(json(200, answer), json(200, answer));
  const request = { query: 'query($id: ID!) { node(id: $id) { id } }', variables: { id: '") { evil' } };
  await gitHubWith(fetch).graphql(request, z.unknown());
  await gitHubWith(fetch, { graphqlUrl: undefined }).graphql(request, z.unknown());
  expect(fetch.sent.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
    ['https://github.example/api/graphql', request],
    ['https://github.example/api/graphql', request],
  ]);
});

test('what is refused in part is null, and named', async () => {
  const errors = [{ type: 'FORBIDDEN', path: ['a', 'thread'], message: 'Resource not accessible by integration' }];
  const fetch = scriptedFetch(json(200, { data: { a: null, b: {} }, errors }));
  const { data, refused } = await gitHubWith(fetch).graphql(mutation, z.looseObject({ a: z.nullable(z.unknown()) }));
  expect(data).toEqual({ a: null, b: {} });
  expect(refused).toEqual([{ field: 'a', type: 'FORBIDDEN', message: 'Resource not accessible by integration' }]);
});

test.each([
  ['a place in a list', ['FORBIDDEN', [0, 'thread']]],
  ['no place', ['FORBIDDEN', undefined]],
  ['no type', [undefined, undefined]],
])('what is refused with %s is named as far as GitHub does', async (_, [type, path]) => {
  const answered = json(200, { data: {}, errors: [{ type, path, message: 'No' }] });
  const { refused } = await gitHubWith(scriptedFetch(answered)).graphql(mutation, z.looseObject({}));
  expect(refused).toEqual([{ field: undefined, type, message: 'No' }]);
});

test('of what GitHub says of a refusal 300 characters are kept', async () => {
  const errors = [{ type: 'FORBIDDEN', path: ['a'], message: 'x'.repeat(301) }];
  const fetch = scriptedFetch(json(200, { data: { a: null }, errors }));
  const { refused } = await gitHubWith(fetch).graphql(mutation, z.looseObject({ a: z.nullable(z.unknown()) }));
  expect(refused).toMatchObject([{ message: 'x'.repeat(300) }]);
});

test.each([
  ['FORBIDDEN', 403],
  ['INSUFFICIENT_SCOPES', 403],
  ['NOT_FOUND', 404],
])('what is refused as a whole, %s, is a refusal of status %i', async (type, status) => {
  const errors = [{ type, path: ['viewer'], message: 'No' }];
  const sent = gitHubWith(scriptedFetch(json(200, { data: { viewer: null }, errors }))).graphql(query, viewer);
  const remedy = 'Check that the job\'s "permissions" let "github-token" do this.';
  const message = `GitHub's GraphQL API refused (${type}): No ${remedy}`;
  await expect(sent).rejects.toMatchObject({ code: 'github_refused', message, data: { status } });
});

test.each([
  ['MAX_NODE_LIMIT_EXCEEDED', 'MAX_NODE_LIMIT_EXCEEDED'],
  [undefined, 'no type'],
])('what is refused for another reason, %s, is one that no permission mends', async (type, says) => {
  const answered = json(200, { data: null, errors: [{ type, message: 'Too much' }] });
  await expect(gitHubWith(scriptedFetch(answered)).graphql(query, viewer)).rejects.toMatchObject({
    code: 'github_refused',
    message: `GitHub's GraphQL API refused (${says}): Too much`,
    data: { status: undefined },
  });
});

test.each([
  ['errors', 'No'],
  ['errors.0', ['No']],
  ['errors.0.message', [{ type: 'FORBIDDEN' }]],
  ['errors.0.type', [{ message: 'No', type: 403 }]],
  ['errors.0.path', [{ message: 'No', path: 'a' }]],
  ['errors.0.path.0', [{ message: 'No', path: [null] }]],
])('an answer of another shape, at "%s", is malformed', async (place, errors) => {
  const sent = gitHubWith(scriptedFetch(json(200, { ...answer, errors }))).graphql(query, viewer);
  await expect(sent).rejects.toMatchObject({
    code: 'github_malformed',
    message: `GitHub's answer to POST /graphql is not what its API describes, at "${place}".`,
  });
});

test('data of another shape, without a reason, is malformed', async () => {
  const sent = gitHubWith(scriptedFetch(json(200, { data: { viewer: null } }))).graphql(query, viewer);
  await expect(sent).rejects.toMatchObject({ code: 'github_malformed' });
});

test.each([
  ['no data', {}],
  ['null', { data: null }],
  ['nothing but null', { data: { viewer: null, node: null } }],
])('a rate limit comes with status 200 and %s, and is waited for', async (_, data) => {
  const limited = { ...data, errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] };
  const date = new Date('2026-11-18T12:00:00Z');
  const reset = String(date.getTime() / 1000 + 5);
  const headers = { date: date.toUTCString(), 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
  const fetch = scriptedFetch(json(200, limited, headers), json(200, answer));
  expect((await gitHubWith(fetch).graphql(mutation, viewer)).data).toEqual(answer.data);
  expect(fetch.sent).toHaveLength(2);
});

test.each(['RATE_LIMITED', 'a secondary rate limit'])(
  'a text that only speaks of %s is no rate limit',
  async (login) => {
    const fetch = scriptedFetch(json(200, { data: { viewer: { login } } }));
    expect((await gitHubWith(fetch).graphql(query, viewer)).data.viewer.login).toBe(login);
  },
);

test('a query is sent again after a failure of the platform, a mutation never', async () => {
  const repeated = scriptedFetch(json(502, {}), json(200, answer));
  await gitHubWith(repeated).graphql(query, viewer);
  expect(repeated.sent).toHaveLength(2);
  const once = scriptedFetch(json(502, {}), json(200, answer));
  await expect(gitHubWith(once).graphql(mutation, viewer)).rejects.toMatchObject({ data: { status: 502 } });
  expect(once.sent).toHaveLength(1);
});

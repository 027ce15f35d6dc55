// The GraphQL API through the client of the REST API.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

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

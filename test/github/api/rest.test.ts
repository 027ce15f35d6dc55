// GitHub's client: what it sends, and how it reads what comes back.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { graphqlPath } from '../../../src/github/api/rest.ts';
import { commentsShape, repositoryShape } from '../../../src/github/api/shapes.ts';
import { fakeToken } from '../../support/fake-github.ts';
import { gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const repository = { path: '/repos/acme/app' };
const comments = { path: '/repos/acme/app/issues/1/comments' };

test('an answer is read as its shape', async () => {
  await using under = await openFakeGitHub();
  expect(await under.github.json(repository, repositoryShape)).toMatchObject({ default_branch: 'main' });
});

test('a request has the token, the version of the API and what it accepts', async () => {
  const fetch = scriptedFetch(json(200, { default_branch: 'main' }));
  await gitHubWith(fetch).json({ ...repository, query: { 'a&b': 'c d', page: 2 } }, repositoryShape);
  const [{ url, method, headers, body } = { headers: new Headers() }] = fetch.sent;
  expect([method, url, body]).toEqual([
    'GET',
    'https://github.example/api/v3/repos/acme/app?a%26b=c+d&page=2',
    undefined,
  ]);
  expect(headers.get('authorization')).toBe(`Bearer ${fakeToken}`);
  expect(headers.get('accept')).toBe('application/vnd.github+json');
  expect(headers.get('x-github-api-version')).toBe('2022-11-28');
  expect(headers.has('content-type')).toBe(false);
});

test('a body is sent as JSON, to the GraphQL API where that is', async () => {
  const fetch = scriptedFetch(json(201, {}), json(200, {}));
  const github = gitHubWith(fetch);
  const request = { method: 'POST', body: { body: 'Hello' } } as const;
  await github.json({ ...request, ...comments }, z.unknown());
  await github.json({ ...request, path: graphqlPath }, z.unknown());
  expect(fetch.sent.map(({ url }) => url)).toEqual([
    'https://github.example/api/v3/repos/acme/app/issues/1/comments',
    'https://github.example/api/graphql',
  ]);
  for (const { method, headers, body } of fetch.sent) {
    expect([method, headers.get('content-type'), body]).toEqual(['POST', 'application/json', '{"body":"Hello"}']);
  }
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
  const fetch = scriptedFetch(new Response(body, { headers: { 'x-github-request-id': 'A1:B2' } }));
  await expect(gitHubWith(fetch).json(repository, shape)).rejects.toMatchObject({
    code: 'github_malformed',
    message: `GitHub's answer to GET /repos/acme/app is not what its API describes${place}.`,
    data: { status: 200 },
  });
});

test.each([200, 204, 299])('%i is an answer', async (status) => {
  const fetch = scriptedFetch(new Response(status === 204 ? null : 'x', { status }));
  expect((await gitHubWith(fetch).bytes(repository))?.byteLength).toBe(status === 204 ? 0 : 1);
});

test.each([300, 304, 400])('%i is a refusal', async (status) => {
  const fetch = scriptedFetch(new Response(null, { status }));
  await expect(gitHubWith(fetch).bytes(repository)).rejects.toMatchObject({ code: 'github_refused', data: { status } });
});

test('a list is read to its last page', async () => {
  await using under = await openFakeGitHub();
  for (let id = 1; id <= 250; id += 1) {
    const at = '2026-01-01T00:00:00Z';
    under.state.comments.push({ id, issue: 1, author: 'octocat', body: `${id}`, created_at: at, updated_at: at });
  }
  const ids: number[] = [];
  for await (const page of under.github.pages(comments, commentsShape)) ids.push(...page.map(({ id }) => id));
  expect(ids).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(under.fake.requests).toHaveLength(3);
});

test.each([
  ['<https://github.example/?page=2>; rel="next", <https://github.example/?page=9>; rel="last"', 2],
  ['<https://github.example/?page=2>;rel="next"', 2],
  ['<https://evil.example/?page=2>; rel="next"', 2],
  ['<https://github.example/?page=1>; rel="prev"', 1],
  ['<https://github.example/?rel="next">; rel="first"', 1],
])('after the link %s a list of %i pages is read, from where it began', async (link, pages) => {
  const fetch = scriptedFetch(json(200, [], { link }), json(200, []));
  for await (const page of gitHubWith(fetch).pages({ ...comments, query: { since: 'x' } }, z.array(z.unknown())))
    expect(page).toEqual([]);
  const urls = [1, 2].map((page) => `https://github.example/api/v3${comments.path}?since=x&per_page=100&page=${page}`);
  expect(fetch.sent.map(({ url }) => url)).toEqual(urls.slice(0, pages));
});

test('a list that never ends is read for fifty pages', async () => {
  const link = '<https://github.example/?page=2>; rel="next"';
  const fetch = scriptedFetch(...Array.from({ length: 60 }, () => json(200, [], { link })));
  let pages = 0;
  for await (const page of gitHubWith(fetch).pages(comments, z.array(z.unknown()))) pages += 1 + page.length;
  expect(pages).toBe(50);
});

test('an answer above its bound is not read', async () => {
  await using under = await openFakeGitHub();
  under.state.diffs.set('a...b', 'x'.repeat(2000));
  const path = '/repos/acme/app/compare/a...b';
  const accept = 'application/vnd.github.diff';
  expect(await under.github.bytes({ path, accept, maxBodyBytes: 1999 })).toBeUndefined();
  expect((await under.github.bytes({ path, accept, maxBodyBytes: 2000 }))?.byteLength).toBe(2000);
});

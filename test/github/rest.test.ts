// GitHub's client: what it sends, what it repeats, and how it waits.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiPath, filePath } from '../../src/github/path.ts';
import { createGitHub } from '../../src/github/rest.ts';
import { commentShape, commentsShape, repositoryShape } from '../../src/github/shapes.ts';
import { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';
import { acmeApp, openFakeGitHub } from '../support/github-client.ts';
import { recordLog } from '../support/log.ts';

const repository = { path: '/repos/acme/app' };
const comments = { path: '/repos/acme/app/issues/1/comments' };

test('an answer is read as its shape', async () => {
  await using under = await openFakeGitHub();
  expect(await under.github.json(repository, repositoryShape)).toMatchObject({ default_branch: 'main' });
});

test('an answer of another shape is malformed, and the message names the place', async () => {
  await using under = await openFakeGitHub();
  const wrong = z.object({ default_branch: z.number() });
  await expect(under.github.json(repository, wrong)).rejects.toMatchObject({
    code: 'github_malformed',
    message: expect.stringContaining('at "default_branch"'),
  });
});

test("a refusal has GitHub's own words and what to do, and is not repeated", async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403, json: { message: 'Resource not accessible by integration' } });
  await expect(under.github.json(repository, repositoryShape)).rejects.toMatchObject({
    code: 'github_refused',
    data: { status: 403 },
    message: expect.stringMatching(/Resource not accessible by integration.*permissions/),
  });
  expect(under.fake.requests).toHaveLength(1);
});

test.each([
  [401, { message: 'Bad credentials' }, 'Bad credentials. Check the input "github-token".'],
  [403, { message: 'No' }, 'No. Check that the job\'s "permissions" let "github-token" do this.'],
  [404, { message: 'Not Found' }, 'Not Found. Check that the job\'s "permissions" let "github-token" do this.'],
  [422, { message: 'Validation Failed' }, 'Validation Failed.'],
  [418, { error: 'tea' }, 'its body names no reason.'],
])('a refusal with %i says which request, why, and what to do', async (status, body, says) => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status, json: body });
  await expect(under.github.json(repository, repositoryShape)).rejects.toMatchObject({
    code: 'github_refused',
    message: `GitHub answered ${status} to GET /repos/acme/app: ${says}`,
  });
});

test('a failure of the server is repeated, at most four times in all', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 502 });
  await expect(under.github.json(repository, repositoryShape)).rejects.toMatchObject({ data: { status: 502 } });
  expect(under.fake.requests).toHaveLength(4);
});

test('a comment that may have been written is not written again', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 502 });
  const request = { method: 'POST', body: { body: 'Hello' }, ...comments } as const;
  await expect(under.github.json(request, commentShape)).rejects.toMatchObject({ data: { status: 502 } });
  expect(under.fake.requests).toHaveLength(1);
});

test.each([
  ['surely never left', 'ECONNREFUSED', 'POST', 4],
  ['may have arrived', 'ECONNRESET', 'GET', 4],
  ['may have arrived', 'ECONNRESET', 'POST', 1],
] as const)('a request that %s (%s) is sent as %s %i times in all', async (_name, code, method, times) => {
  const clock = handClock();
  let sent = 0;
  const github = createGitHub({
    apiUrl: 'https://api.github.example',
    graphqlUrl: 'https://api.github.example/graphql',
    token: new Secret('made-up'),
    fetch: () => {
      sent += 1;
      return Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code } }));
    },
    clock,
    log: recordLog(),
    signal: new AbortController().signal,
  });
  const asked = github.json({ ...comments, method, body: { body: 'Hello' } }, commentShape);
  await expect(asked).rejects.toMatchObject({ code: 'github_unreachable' });
  expect(sent).toBe(times);
});

test.each([
  ['retry-after', 403, { 'retry-after': '7' }, 7000],
  ['the reset of the primary limit', 429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1767323055' }, 10_000],
  ['a minute without either', 429, {}, 60_000],
  ['a minute without a reset', 403, { 'x-ratelimit-remaining': '0' }, 60_000],
  ['a second after a reset in the past', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }, 1000],
])('a rate limit is waited for as %s says', async (_name, status, headers, waitMs) => {
  await using under = await openFakeGitHub();
  let refusals = 1;
  under.fake.intercept = () => (refusals-- > 0 ? { status, headers } : undefined);
  const request = { method: 'POST', body: { body: 'Hello' }, ...comments } as const;
  await under.github.json(request, commentShape);
  expect(under.clock.sleeps).toEqual([waitMs]);
});

test('a secondary rate limit is known by its message, and waited for a minute', async () => {
  await using under = await openFakeGitHub();
  let refusals = 1;
  const json = { message: 'You have exceeded a secondary rate limit.' };
  under.fake.intercept = () => (refusals-- > 0 ? { status: 403, json } : undefined);
  await under.github.json(repository, repositoryShape);
  expect(under.clock.sleeps).toEqual([60_000]);
});

test('a rate limit that ends later than anyone waits is an error with its end', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403, headers: { 'retry-after': '3600' } });
  await expect(under.github.json(repository, repositoryShape)).rejects.toMatchObject({
    data: { reason: 'rate_limit', retryAfterMs: 3_600_000 },
    message: expect.stringContaining('ends in 3600 s'),
  });
  expect(under.fake.requests).toHaveLength(1);
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

test('an answer above its bound is not read', async () => {
  await using under = await openFakeGitHub();
  under.state.diffs.set('a...b', 'x'.repeat(2000));
  const path = '/repos/acme/app/compare/a...b';
  const accept = 'application/vnd.github.diff';
  expect(await under.github.bytes({ path, accept, maxBodyBytes: 1999 })).toBeUndefined();
  expect((await under.github.bytes({ path, accept, maxBodyBytes: 2000 }))?.byteLength).toBe(2000);
});

test.each(['', '.', '..', '\ud800'])('no name %j leads to another resource', (name) => {
  expect(() => apiPath`/repos/${acmeApp.owner}/${name}`).toThrow(TypeError);
  expect(() => filePath(`docs/${name}`)).toThrow(TypeError);
});

test('a name is one segment, whatever stands in it', () => {
  expect(apiPath`/users/${'a/../b?c#d%2e[bot]'}`).toBe('/users/a%2F..%2Fb%3Fc%23d%252e%5Bbot%5D');
  expect(filePath('a b/c?.yml')).toBe('a%20b/c%3F.yml');
});

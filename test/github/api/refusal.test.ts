// What GitHub refuses: said in its own words, waited for where it is a rate limit, repeated where that does no harm.
import { expect, test } from 'vitest';
import type { Call } from '../../../src/github/api/rest.ts';
import { commentShape } from '../../../src/github/comment/comments.ts';
import { repositoryShape } from '../../../src/github/repository-file.ts';
import { gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { brokenConnection, connectFailure, scriptedFetch } from '../../support/responses.ts';

const acme = { owner: 'acme', repo: 'app' } as const;
const repository: Call = ({ rest }) => rest.repos.get(acme);
const comments: Call = ({ rest }) => rest.issues.listComments({ ...acme, issue_number: 1 });
const newComment: Call = ({ rest }) => rest.issues.createComment({ ...acme, issue_number: 1, body: 'Hello' });

test("a refusal has GitHub's own words and what to do, and is not repeated", async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403, json: { message: 'Resource not accessible by integration' } });
  await expect(under.github.ask(repository, repositoryShape)).rejects.toMatchObject({
    code: 'github_refused',
    data: { status: 403 },
    message: expect.stringMatching(/Resource not accessible by integration.*permissions/),
  });
  expect(under.fake.requests).toHaveLength(1);
});

test.each([
  [401, { message: 'Bad credentials' }, 'Bad credentials. Check the value of "github-token".'],
  [403, { message: 'No' }, 'No. Check that the job\'s "permissions" let "github-token" do this.'],
  [404, { message: 'Not Found' }, 'Not Found. Check that the job\'s "permissions" let "github-token" do this.'],
  [422, { message: 'Validation Failed' }, 'Validation Failed.'],
  [422, { message: 'No', errors: [{ message: 'a' }, { message: 'b' }] }, 'No: a: b.'],
  [422, { message: 'No', errors: ['a'] }, 'No: a.'],
  [422, { message: 'No', errors: [{ code: 'missing' }, { message: 'b' }] }, 'No: b.'],
  [422, { message: 'No', errors: [{ code: 'missing_field' }] }, 'No.'],
  [418, { error: 'tea' }, 'its body names no reason.'],
  [418, { message: 7 }, 'its body names no reason.'],
  [418, ['tea'], 'its body names no reason.'],
  [418, 'tea', 'its body names no reason.'],
  [418, { errors: [] }, 'its body names no reason.'],
  [400, { errors: [{ message: 'A query attribute must be specified' }] }, 'A query attribute must be specified.'],
  [422, { message: 'x'.repeat(301) }, `${'x'.repeat(300)}.`],
])('a refusal with %i says which request, why, and what to do', async (status, body, says) => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status, json: body });
  await expect(under.github.ask(repository, repositoryShape)).rejects.toMatchObject({
    code: 'github_refused',
    message: `GitHub answered ${status} to GET /repos/acme/app: ${says}`,
  });
});

test.each(['<h1>Forbidden</h1>', 'null', ''])('a refusal whose body is %j names no reason', async (body) => {
  const fetch = scriptedFetch(new Response(body, { status: 451 }));
  await expect(gitHubWith(fetch).ask(repository, repositoryShape)).rejects.toMatchObject({
    message: 'GitHub answered 451 to GET /repos/acme/app: its body names no reason.',
  });
});

test('a refusal that is larger than anyone reads is one all the same', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 422, json: { message: 'Validation Failed' } });
  await expect(under.github.bytes(({ repos }) => repos.get, {}, 10)).rejects.toMatchObject({
    message: 'GitHub answered 422 to GET /repos/acme/app: its body is too large to read.',
  });
});

test.each([500, 502])('a failure of the server, %i, is repeated, at most four times in all', async (status) => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status });
  await expect(under.github.ask(repository, repositoryShape)).rejects.toMatchObject({ data: { status } });
  expect(under.fake.requests).toHaveLength(4);
  expect(under.log.messages.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('GitHub request GET /repos/acme/app'),
  );
});

test('an answer that says when to come again is no rate limit by that alone', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 503, headers: { 'retry-after': '7' } });
  await expect(under.github.ask(newComment, commentShape)).rejects.toMatchObject({
    message: 'GitHub answered 503 to POST /repos/acme/app/issues/1/comments: Made up.',
  });
  expect(under.fake.requests).toHaveLength(1);
});

test('a comment that may have been written is not written again', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 502 });
  await expect(under.github.ask(newComment, commentShape)).rejects.toMatchObject({ data: { status: 502 } });
  expect(under.fake.requests).toHaveLength(1);
});

test.each([
  ['surely never left', connectFailure(), 'POST', 4],
  ['may have arrived', brokenConnection(), 'GET', 4],
  ['may have arrived', brokenConnection(), 'POST', 1],
] as const)('a request that %s (%s) is sent as %s %i times in all', async (_name, failure, method, times) => {
  const fetch = scriptedFetch(failure, failure, failure, failure);
  const call = method === 'POST' ? newComment : comments;
  await expect(gitHubWith(fetch).ask(call, commentShape)).rejects.toMatchObject({
    code: 'github_unreachable',
    message: `GitHub's API did not answer ${method} /repos/acme/app/issues/1/comments.`,
  });
  expect(fetch.sent).toHaveLength(times);
});

test('a request that is cancelled ends with its reason, and is not sent again', async () => {
  const cancelled = new AbortController();
  const reason = new Error('The step was cancelled.');
  const fetch = scriptedFetch(() => {
    cancelled.abort(reason);
    throw reason;
  });
  const github = gitHubWith(fetch, { signal: cancelled.signal });
  await expect(github.ask(repository, repositoryShape)).rejects.toBe(reason);
  expect(fetch.sent).toHaveLength(1);
});

test.each([
  ['retry-after', 403, { 'retry-after': '7' }, 7000],
  [
    'the reset of the primary limit',
    429,
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1767323055', date: 'Fri, 02 Jan 2026 03:04:05 GMT' },
    10_000,
  ],
  ['a minute without either', 429, {}, 60_000],
  ['a minute without a reset', 403, { 'x-ratelimit-remaining': '0' }, 60_000],
  ['a second after a reset in the past', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }, 1000],
])('a rate limit is waited for as %s says', async (_name, status, headers, waitMs) => {
  await using under = await openFakeGitHub();
  let refusals = 1;
  under.fake.intercept = () => (refusals-- > 0 ? { status, headers } : undefined);
  await under.github.ask(newComment, commentShape);
  expect(under.clock.sleeps).toEqual([waitMs]);
});

test('a secondary rate limit is known by its message, and waited for a minute', async () => {
  await using under = await openFakeGitHub();
  let refusals = 1;
  const json = { message: 'You have exceeded a secondary rate limit.' };
  under.fake.intercept = () => (refusals-- > 0 ? { status: 403, json } : undefined);
  await under.github.ask(repository, repositoryShape);
  expect(under.clock.sleeps).toEqual([60_000]);
});

test('a refusal that names another reason is no rate limit', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403, headers: { 'x-ratelimit-remaining': '1' }, json: { message: 'No' } });
  await expect(under.github.ask(newComment, commentShape)).rejects.toMatchObject({ data: { status: 403 } });
  expect([under.fake.requests.length, under.clock.sleeps]).toEqual([1, []]);
});

test('a rate limit that ends later than anyone waits is an error with its end', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403, headers: { 'retry-after': '3600' } });
  await expect(under.github.ask(repository, repositoryShape)).rejects.toMatchObject({
    data: { reason: 'rate_limit', retryAfterMs: 3_600_000 },
    message: expect.stringContaining('ends in 3600 s'),
  });
  expect(under.fake.requests).toHaveLength(1);
});

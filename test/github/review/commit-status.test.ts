// The commit status of a review, on the fake GitHub: whose is the newest, and when the last one is written.
import { expect, test } from 'vitest';
import { endStatus, isStatusBy, readNewestStatus, writeStatus } from '../../../src/github/review/commit-status.ts';
import { acmeApp, gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const sha = 'a'.repeat(40);
const place = { sha, context: 'interns/review', runUrl: 'https://github.com/acme/app/actions/runs/1' };
const newer = { ...place, runUrl: 'https://github.com/acme/app/actions/runs/2' };
const pending = { state: 'pending', description: 'The review runs.' } as const;
const failed = { state: 'failure', description: 'x'.repeat(141) } as const;

test('the last status of a run is written once, cut to what GitHub takes', async () => {
  await using under = await openFakeGitHub();
  const { github, state } = under;
  await writeStatus(github, acmeApp, place, pending);
  expect(await endStatus(github, acmeApp, place, failed)).toBe(true);
  expect(await endStatus(github, acmeApp, place, failed)).toBe(true);
  expect(state.statuses.map((status) => status.state)).toEqual(['pending', 'failure']);
  expect(state.statuses.at(-1)).toMatchObject({ target_url: place.runUrl, description: 'x'.repeat(140) });
});

test('a run whose status is not the newest writes none', async () => {
  await using under = await openFakeGitHub();
  const { github, state } = under;
  expect(await endStatus(github, acmeApp, place, failed)).toBe(false);
  await writeStatus(github, acmeApp, place, pending);
  await writeStatus(github, acmeApp, newer, pending);
  expect(await endStatus(github, acmeApp, place, failed)).toBe(false);
  expect(state.statuses.map((status) => status.state)).toEqual(['pending', 'pending']);
});

test('another context, and another commit, say nothing', async () => {
  await using under = await openFakeGitHub();
  const { github } = under;
  await writeStatus(github, acmeApp, { ...place, context: 'interns/other' }, pending);
  await writeStatus(github, acmeApp, { ...place, sha: 'b'.repeat(40) }, pending);
  expect(await readNewestStatus(github, acmeApp, place)).toBeUndefined();
});

test("a status is its writer's by login and type", () => {
  const status = { state: 'success', context: 'interns/review', target_url: null };
  const bot = { login: 'github-actions[bot]', type: 'Bot' } as const;
  expect(isStatusBy({ ...status, creator: bot }, bot)).toBe(true);
  expect(isStatusBy({ ...status, creator: { ...bot, type: 'User' } }, bot)).toBe(false);
  expect(isStatusBy({ ...status, creator: { ...bot, login: 'octocat' } }, bot)).toBe(false);
  expect(isStatusBy({ ...status, creator: null }, bot)).toBe(false);
});

const written = { state: 'success', context: place.context, target_url: null, creator: null };

test('the newest status of a context is found behind those of others', async () => {
  await using under = await openFakeGitHub();
  await writeStatus(under.github, acmeApp, place, pending);
  const other = {
    sha,
    context: 'other',
    state: 'success',
    description: null,
    target_url: null,
    at: '2026-11-18T12:00:00Z',
  };
  for (let id = 1; id <= 150; id += 1) under.state.statuses.push({ ...other, id, creator: 'octocat' });
  expect(await readNewestStatus(under.github, acmeApp, place)).toMatchObject({ state: 'pending' });
});

test.each([
  ['state', { state: 7 }],
  ['context', { context: null }],
  ['target_url', { target_url: 7 }],
  ['creator', { creator: 'octocat' }],
  ['creator.login', { creator: { type: 'User' } }],
  ['creator.type', { creator: { login: 'octocat' } }],
])('a status that is not as GitHub describes it, at "%s", is none', async (at, more) => {
  const fetch = scriptedFetch(json(200, [{ ...written, ...more }]));
  await expect(readNewestStatus(gitHubWith(fetch), acmeApp, place)).rejects.toMatchObject({
    code: 'github_malformed',
    message: expect.stringContaining(`, at "0.${at}"`),
  });
});

// The commit status of a review, on the fake GitHub: whose is the newest, and when the last one is written.
import { expect, test } from 'vitest';
import { isSameAccount } from '../../../src/github/account.ts';
import { concludeStatus, readNewestStatus, writeStatus } from '../../../src/github/review/commit-status.ts';
import { judgeMergeGroup } from '../../../src/github/review/merge-group.ts';
import type { FakeStatus } from '../../support/fake-github-state.ts';
import { gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import type { SentRequest } from '../../support/responses.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const sha = 'a'.repeat(40);
const place = { sha, context: 'interns/review', runUrl: 'https://github.com/acme/app/actions/runs/1' };
const newer = { ...place, runUrl: 'https://github.com/acme/app/actions/runs/2' };
const pending = { state: 'pending', description: 'The review runs.' } as const;
const noWait = { clock: { sleep: async () => {} }, signal: new AbortController().signal };
const failed = { state: 'failure', description: 'x'.repeat(141) } as const;

test('the last status of a run is written once, cut to what GitHub takes', async () => {
  await using under = await openFakeGitHub();
  const { github, state } = under;
  await writeStatus(github, place, pending);
  expect(await concludeStatus(github, place, failed, noWait)).toBe(true);
  expect(await concludeStatus(github, place, failed, noWait)).toBe(true);
  expect(state.statuses.map((status) => status.state)).toEqual(['pending', 'failure']);
  expect(state.statuses.at(-1)).toMatchObject({ target_url: place.runUrl, description: 'x'.repeat(140) });
});

test('a run whose status is not the newest writes none', async () => {
  await using under = await openFakeGitHub();
  const { github, state } = under;
  expect(await concludeStatus(github, place, failed, noWait)).toBe(false);
  await writeStatus(github, place, pending);
  await writeStatus(github, newer, pending);
  expect(await concludeStatus(github, place, failed, noWait)).toBe(false);
  expect(state.statuses.map((status) => status.state)).toEqual(['pending', 'pending']);
});

test('another context, and another commit, say nothing', async () => {
  await using under = await openFakeGitHub();
  const { github } = under;
  await writeStatus(github, { ...place, context: 'interns/other' }, pending);
  await writeStatus(github, { ...place, sha: 'b'.repeat(40) }, pending);
  expect(await readNewestStatus(github, place)).toBeUndefined();
});

test('something is an account by login and type', () => {
  const bot = { login: 'github-actions[bot]', type: 'Bot' } as const;
  expect(isSameAccount(bot, bot)).toBe(true);
  expect(isSameAccount({ ...bot, type: 'User' }, bot)).toBe(false);
  expect(isSameAccount({ ...bot, login: 'octocat' }, bot)).toBe(false);
  expect(isSameAccount(null, bot)).toBe(false);
});

const written = { state: 'success', context: place.context, target_url: null, creator: null };

test('the newest status of a context is found behind those of others', async () => {
  await using under = await openFakeGitHub();
  await writeStatus(under.github, place, pending);
  const other = {
    sha,
    context: 'other',
    state: 'success',
    description: null,
    target_url: null,
    at: '2026-11-18T12:00:00Z',
  };
  for (let id = 1; id <= 150; id += 1) under.state.statuses.push({ ...other, id, creator: 'octocat' });
  expect(await readNewestStatus(under.github, place)).toMatchObject({ state: 'pending' });
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
  await expect(readNewestStatus(gitHubWith(fetch), place)).rejects.toMatchObject({
    code: 'github_malformed',
    message: expect.stringContaining(`, at "0.${at}"`),
  });
});

const base = 'b'.repeat(40);
const head = 'e'.repeat(40);
const one = '1'.repeat(40);
const two = '2'.repeat(40);
const context = 'interns/review';
const account = { login: 'github-actions[bot]', type: 'Bot' };

type Given = Partial<FakeStatus> & { readonly sha: string };

async function judge(
  statuses: readonly Given[],
  heads: Readonly<Record<number, string>> = { 7: one, 8: two },
  commits = [one, two, head],
) {
  await using under = await openFakeGitHub();
  const { state, github } = under;
  for (const [number, head_sha] of Object.entries(heads))
    state.pullRequests.set(Number(number), { head_sha, base_sha: base });
  state.comparisons.set(`${base}...${head}`, { files: [], commits });
  for (const [id, status] of statuses.entries()) {
    const fields = {
      context,
      state: 'success',
      description: null,
      target_url: null,
      creator: account.login,
      at: '2026-11-18T12:00:00Z',
    };
    state.statuses.push({ id, ...fields, ...status });
  }
  return await judgeMergeGroup(github, { base, head, context, account });
}

test('a group whose pull requests all pass, passes', async () => {
  expect(await judge([{ sha: one }, { sha: two }])).toEqual({ state: 'success', description: '2 pull requests pass' });
});

test.each<[string, readonly Given[], string, string]>([
  ['one asks for changes', [{ sha: one }, { sha: two, state: 'failure' }], 'failure', '#8: failure'],
  [
    'one is not sure',
    [
      { sha: one, state: 'error' },
      { sha: two, state: 'failure' },
    ],
    'error',
    'the status of #7 is error',
  ],
  ['one is pending', [{ sha: one }, { sha: two, state: 'pending' }], 'error', 'the status of #8 is pending'],
  ['one has none', [{ sha: one }], 'error', '#8 has no status from this action'],
  [
    'one has another context alone',
    [{ sha: one }, { sha: two, context: 'other' }],
    'error',
    '#8 has no status from this action',
  ],
  [
    'one has that of somebody else',
    [{ sha: one }, { sha: two, creator: 'octocat' }],
    'error',
    '#8 has no status from this action',
  ],
  [
    'somebody else wrote over one',
    [{ sha: one }, { sha: two }, { sha: two, creator: 'octocat' }],
    'error',
    '#8 has no status from this action',
  ],
  [
    'only an older status passes',
    [{ sha: one }, { sha: two }, { sha: two, state: 'failure' }],
    'failure',
    '#8: failure',
  ],
])('where %s, so it is for the group', async (_, statuses, state, says) => {
  expect(await judge(statuses)).toEqual({ state, description: expect.stringContaining(says) });
});

test('a pull request whose head is not in the group is not asked about', async () => {
  const alone = await judge([{ sha: one }], { 7: one, 8: 'f'.repeat(40) });
  expect(alone).toEqual({ state: 'success', description: 'One pull request passes' });
});

test.each([
  ['no pull request', {}, [one, head]],
  ['no commit', { 7: one }, []],
])('a group with %s in it is an error', async (_, heads, commits) => {
  expect(await judge([{ sha: one }], heads, commits)).toEqual({
    state: 'error',
    description: expect.stringContaining('no open pull request has its head in the group'),
  });
});

test('a group of more commits than are asked about is an error', async () => {
  const many = Array.from({ length: 300 }, (_, index) => index.toString(16).padStart(40, '0'));
  expect(await judge([{ sha: one }], { 7: one }, [one, ...many])).toMatchObject({
    state: 'error',
    description: expect.stringContaining('250'),
  });
});

const api = 'https://github.example/api/v3/repos/acme/app';
const pullWith = (number: number, commit: string, state = 'open') => ({ number, state, head: { sha: commit } });

/** Judges the group of these commits, each with the pull requests that GitHub lists for it; heads have a passing status. */
async function judgeListed(commits: readonly string[], pulls: readonly object[]) {
  const status = { state: 'success', context, target_url: null, creator: account };
  const answer = ({ url }: SentRequest): Response => {
    if (url.includes('/compare/')) return json(200, { commits: commits.map((commit) => ({ sha: commit })) });
    return json(200, url.includes('/pulls') ? pulls : [status]);
  };
  const fetch = scriptedFetch(...Array.from({ length: 300 }, () => answer));
  const judged = await judgeMergeGroup(gitHubWith(fetch), { base, head, context, account });
  return { judged, sent: fetch.sent.map(({ url }) => url.replace(api, '')) };
}

test('of the pull requests of a commit the open ones count whose head is in the group', async () => {
  const pulls = [pullWith(7, one), pullWith(8, one, 'closed'), pullWith(9, 'f'.repeat(40))];
  const { judged, sent } = await judgeListed([one], pulls);
  expect(judged).toEqual({ state: 'success', description: 'One pull request passes' });
  expect(sent).toEqual([
    `/compare/${base}...${head}?per_page=100`,
    `/commits/${one}/pulls?per_page=100`,
    `/commits/${one}/statuses?per_page=100`,
  ]);
});

test.each([
  [250, { state: 'success', description: 'One pull request passes' }],
  [251, { state: 'error', description: 'Not reviewed: the group has more than 250 commits' }],
])('a group of %i commits is judged: %j', async (count, expected) => {
  const many = Array.from({ length: count - 1 }, (_, index) => index.toString(16).padStart(40, '0'));
  expect((await judgeListed([one, ...many], [pullWith(7, one)])).judged).toEqual(expected);
});

test.each([
  ['number', { ...pullWith(7, one), number: '7' }],
  ['state', { ...pullWith(7, one), state: null }],
  ['head', { ...pullWith(7, one), head: null }],
  ['head.sha', { ...pullWith(7, one), head: {} }],
])('a pull request that is not as GitHub describes it, at "%s", is an error', async (at, pull) => {
  await expect(judgeListed([one], [pull])).rejects.toMatchObject({
    code: 'github_malformed',
    message: expect.stringContaining(`, at "0.${at}"`),
  });
});

test('where GitHub fails once at the last status, it is read again and written then', async () => {
  const mine = { state: 'pending', context: place.context, target_url: place.runUrl, creator: null };
  const last = { ...mine, state: 'failure' };
  const lost = scriptedFetch(json(200, [mine]), json(502, {}), json(200, [mine]), json(201, {}));
  expect(await concludeStatus(gitHubWith(lost), place, failed, noWait)).toBe(true);
  const taken = scriptedFetch(json(200, [mine]), json(502, {}), json(200, [last]));
  expect(await concludeStatus(gitHubWith(taken), place, failed, noWait)).toBe(true);
  expect(taken.sent.filter(({ method }: SentRequest) => method === 'POST')).toHaveLength(1);
});

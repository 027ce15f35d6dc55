// The status of a merge group: the worst of its pull requests, and an error where that is not known.
import { expect, test } from 'vitest';
import { judgeMergeGroup } from '../../../src/github/review/merge-group.ts';
import type { FakeStatus } from '../../support/fake-github-state.ts';
import { acmeApp, openFakeGitHub } from '../../support/github-client.ts';

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
  return await judgeMergeGroup(github, acmeApp, { base, head, context, account });
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
  ['one has none', [{ sha: one }], 'error', '#8 has no status of ours'],
  [
    'one has another context alone',
    [{ sha: one }, { sha: two, context: 'other' }],
    'error',
    '#8 has no status of ours',
  ],
  [
    'one has that of somebody else',
    [{ sha: one }, { sha: two, creator: 'octocat' }],
    'error',
    '#8 has no status of ours',
  ],
  [
    'somebody else wrote over one',
    [{ sha: one }, { sha: two }, { sha: two, creator: 'octocat' }],
    'error',
    '#8 has no status of ours',
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

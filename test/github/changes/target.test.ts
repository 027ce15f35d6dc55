// Where a change goes, and where none may go now: asked of GitHub in one request, said before it where the event tells.
import { describe, expect, test } from 'vitest';
import type { ChangeJob } from '../../../src/github/changes/read-target.ts';
import { chooseTarget, findTarget, refuseTarget } from '../../../src/github/changes/target.ts';
import type { GitHubEvent } from '../../../src/github/event.ts';
import { makeCommit, pushCommit, setBranch } from '../../support/fake-github-git.ts';
import type { FakePullRequest } from '../../support/fake-github-state.ts';
import { type GitHubUnderTest, openFakeGitHub } from '../../support/github-client.ts';

const digest = `sha256:${'d'.repeat(64)}`;
const ours = `Changes by an intern (intern)\n\nInterns-Run: https://x\nInterns-Change: ${digest}`;
const comment = (number = 7): GitHubEvent => ({
  name: 'issue_comment',
  payload: { issue: { number, pull_request: {} }, comment: { body: '/intern fix' } },
});
const push: GitHubEvent = { name: 'push', payload: {} };

interface World {
  readonly under: GitHubUnderTest;
  readonly head: string;
  readonly job: (more?: Partial<ChangeJob>) => ChangeJob;
}

async function world(under: GitHubUnderTest, pull: Partial<FakePullRequest> = {}): Promise<World> {
  const { state } = under;
  const first = pushCommit(state, 'main', { 'README.md': '# App\n' });
  setBranch(state, 'topic', first);
  const head = pushCommit(state, 'topic', { 'a.ts': 'a\n' });
  state.pullRequests.set(7, { head_sha: head, head_ref: 'topic', base_sha: first, base_ref: 'main', ...pull });
  const job: World['job'] = (more = {}) => ({
    event: comment(),
    env: { GITHUB_REF: 'refs/heads/topic', GITHUB_SHA: head },
    method: 'commit',
    tag: 'intern',
    maxRounds: 3,
    ...more,
  });
  return { under, head, job };
}

const settle = ({ under, job }: World, more: Partial<ChangeJob> = {}) => chooseTarget(under.github, job(more));

describe('the target', () => {
  test('of a pull request whose event names no head is its head now', async () => {
    await using under = await openFakeGitHub();
    const at = await world(under);
    expect(await settle(at)).toMatchObject({ head: at.head, branch: 'topic', number: 7, isFork: false });
    expect(under.fake.requests).toHaveLength(1);
  });

  test('of a pull request whose event names its head is that head, wherever the branch is by now', async () => {
    await using under = await openFakeGitHub();
    const at = await world(under);
    const head = 'e'.repeat(40);
    const pull_request = { number: 7, head: { sha: head, repo: { id: 1 } }, base: { repo: { id: 1 } } };
    const event = { name: 'pull_request', payload: { pull_request } };
    expect(await settle(at, { event })).toMatchObject({ head, branch: 'topic' });
  });

  test.each(['push', 'schedule', 'workflow_dispatch', 'issues'])('of "%s" is the branch of the event', async (name) => {
    await using under = await openFakeGitHub();
    const at = await world(under);
    expect(await settle(at, { event: { name, payload: {} } })).toMatchObject({
      head: at.head,
      branch: 'topic',
      number: null,
      isFork: false,
    });
  });

  test('of a fork is a pull request that takes suggestions', async () => {
    await using under = await openFakeGitHub();
    const at = await world(under, { head_repository: 99 });
    expect(await settle(at, { method: 'suggestions' })).toMatchObject({ number: 7, isFork: true });
  });
});

describe('an error before any request', () => {
  test.each<[string, Partial<ChangeJob>]>([
    ['suggestions without a pull request', { method: 'suggestions', event: push }],
    ['a tag', { event: push, env: { GITHUB_REF: 'refs/tags/v1', GITHUB_SHA: 'a'.repeat(40) } }],
    ['no ref at all', { event: push, env: {} }],
    ['no commit', { event: push, env: { GITHUB_REF: 'refs/heads/topic' } }],
    ['merge_group', { event: { name: 'merge_group', payload: {} } }],
    [
      'workflow_run',
      { event: { name: 'workflow_run', payload: { workflow_run: { pull_requests: [{ number: 7 }] } } } },
    ],
    ['a commit on a fork', { event: fromFork('pull_request_target') }],
    ['a pull request into a fork', { event: fromFork('pull_request_target'), method: 'pull-request' }],
  ])('%s', async (_, more) => {
    await using under = await openFakeGitHub();
    await expect(settle(await world(under), more)).rejects.toMatchObject({ code: 'input_conflict' });
    expect(under.fake.requests).toEqual([]);
  });
});

function fromFork(name: string): GitHubEvent {
  const pull_request = { number: 7, head: { sha: 'a'.repeat(40), repo: { id: 99 } }, base: { repo: { id: 1 } } };
  return { name, payload: { pull_request } };
}

test('a commit on a fork that only GitHub tells of is the same error', async () => {
  await using under = await openFakeGitHub();
  const at = await world(under, { head_repository: 99 });
  await expect(settle(at)).rejects.toMatchObject({ code: 'input_conflict' });
});

test('a commit on the default branch is an error, a pull request into it is not', async () => {
  await using under = await openFakeGitHub();
  const at = await world(under);
  const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: at.head };
  await expect(settle(at, { event: push, env })).rejects.toMatchObject({ code: 'changes_not_posted' });
  expect(await settle(at, { event: push, env, method: 'pull-request' })).toMatchObject({ branch: 'main' });
});

describe('skipped', () => {
  test.each<[string, Partial<FakePullRequest>, Partial<ChangeJob>, RegExp]>([
    ['a closed pull request', { state: 'closed' }, {}, /is closed/],
    ['an approved one', { opinions: ['CHANGES_REQUESTED', 'APPROVED'] }, {}, /is approved.*without having been read/],
    ['one in the merge queue', { is_queued: true }, {}, /in the merge queue/],
    ['one that merges itself', { merges_itself: true }, {}, /set to merge automatically/],
    ['more opinions than are read', { opinions: Array.from({ length: 101 }, () => 'DISMISSED') }, {}, /is approved/],
    ["a fork's own event", {}, { event: fromFork('pull_request'), method: 'suggestions' }, /no token that may write/],
    [
      "a fork's review",
      {},
      { event: fromFork('pull_request_review'), method: 'suggestions' },
      /no token that may write/,
    ],
  ])('%s', async (_, pull, more, why) => {
    await using under = await openFakeGitHub();
    const settled = await settle(await world(under, pull), more);
    expect('why' in settled && settled.why).toMatch(why);
  });

  test.each<[string, Partial<FakePullRequest>, RegExp | undefined]>([
    ['an approved one', { opinions: ['APPROVED'] }, /request 8 is approved/],
    ['one in the merge queue', { is_queued: true }, /request 8 is in the merge queue/],
    ['a closed one', { opinions: ['APPROVED'], state: 'closed' }, undefined],
    ["one of a fork's branch of this name", { opinions: ['APPROVED'], head_repository: 99 }, undefined],
  ])('%s from the same branch, of which the event says nothing', async (_, other, why) => {
    await using under = await openFakeGitHub();
    const at = await world(under);
    const place = { head_sha: at.head, head_ref: 'topic', base_sha: at.head, base_ref: 'release' };
    under.state.pullRequests.set(8, { ...place, ...other });
    for (const event of [comment(), push]) {
      const settled = await settle(at, { event });
      if (why === undefined) expect(settled).toMatchObject({ branch: 'topic' });
      else expect('why' in settled && settled.why).toMatch(why);
    }
  });

  test('more pull requests from one branch than are read', async () => {
    await using under = await openFakeGitHub();
    const at = await world(under);
    const place = { head_sha: at.head, head_ref: 'topic', base_sha: at.head };
    for (let number = 8; number < 28; number += 1)
      under.state.pullRequests.set(number, { ...place, base_ref: `${number}` });
    const settled = await settle(at);
    expect('why' in settled && settled.why).toMatch(/request 7 is one of more than 20/);
  });

  test('an approved pull request may get one of its own', async () => {
    await using under = await openFakeGitHub();
    const at = await world(under, { opinions: ['APPROVED'] });
    const settled = await settle(at);
    expect('why' in settled && settled.remedy).toContain('"pull-request"');
    expect(await settle(at, { method: 'pull-request' })).toMatchObject({ branch: 'topic' });
  });

  test('a branch that is gone', async () => {
    await using under = await openFakeGitHub();
    const at = await world(under);
    under.state.refs.delete('heads/topic');
    expect(await settle(at)).toMatchObject({ why: 'The branch no longer exists.' });
    expect(await settle(at, { event: push })).toMatchObject({ why: 'The branch no longer exists.' });
  });

  test.each(['commit', 'pull-request', 'suggestions'] as const)('by %s, a branch of ours', async (way) => {
    await using under = await openFakeGitHub();
    const at = await world(under, { head_ref: 'interns/other/1-abcdef01' });
    setBranch(under.state, 'interns/other/1-abcdef01', at.head);
    const settled = await settle(at, { method: way });
    expect('why' in settled && settled.why).toContain('itself a change by an intern');
  });
});

test.each([
  [2, 3, 'tip'],
  [3, 3, 'why'],
  [4, 3, 'why'],
  [1, 1, 'why'],
  [99, 1000, 'tip'],
  [100, 1000, 'why'],
])('%i changes in a row at the tip, of at most %i: %s', async (count, maxRounds, outcome) => {
  await using under = await openFakeGitHub();
  const at = await world(under);
  for (let round = 0; round < count; round += 1) pushCommit(under.state, 'topic', { 'a.ts': `${round}\n` }, ours);
  expect(await settle(at, { maxRounds })).toHaveProperty(outcome);
});

test.each([
  ['by a person', 'By a person'],
  ['that only mentions one', 'Interns-Change is nice'],
  ['that quotes one', `Revert\n\n> Interns-Change: ${digest}`],
])('a commit %s between lets the next round through', async (_, message) => {
  await using under = await openFakeGitHub();
  const at = await world(under);
  for (const text of [ours, ours, message, ours, ours]) pushCommit(under.state, 'topic', { 'a.ts': text }, text);
  expect(await settle(at)).toHaveProperty('tip');
});

describe('an open pull request of the same tag', () => {
  const branch = `interns/intern/1-${'d'.repeat(8)}`;

  async function withOpen(under: GitHubUnderTest, more: Partial<FakePullRequest> = {}, message = ours): Promise<World> {
    const at = await world(under);
    const { state } = under;
    const sha = makeCommit(state, new Map([['b', 'b']]), { parents: [at.head], message });
    setBranch(state, more.head_ref ?? branch, sha);
    state.pullRequests.set(8, { head_sha: sha, head_ref: branch, base_sha: at.head, base_ref: 'topic', ...more });
    return at;
  }

  const open = async (at: World, more: Partial<ChangeJob> = {}) => {
    const found = await findTarget(at.under.github, at.job({ method: 'pull-request', ...more }));
    if ('why' in found) throw new Error(found.why);
    return { found: found.open, refusal: refuseTarget(found, at.job({ method: 'pull-request', ...more })) };
  };

  test('that nobody touched is to be replaced', async () => {
    await using under = await openFakeGitHub();
    const { found, refusal } = await open(await withOpen(under));
    expect(found).toMatchObject([{ number: 8, branch, isUntouched: true }]);
    expect(refusal).toBeUndefined();
  });

  test('is nothing to a commit', async () => {
    await using under = await openFakeGitHub();
    expect((await open(await withOpen(under), { method: 'commit' })).found).toEqual([]);
  });

  test.each<[string, Partial<FakePullRequest>]>([
    ['into another branch', { base_ref: 'main' }],
    ['of another tag', { head_ref: `interns/other/1-${'d'.repeat(8)}` }],
    ['that is closed', { state: 'closed' }],
    ['from a fork', { head_repository: 99 }],
  ])('%s does not count', async (_, more) => {
    await using under = await openFakeGitHub();
    expect((await open(await withOpen(under, more))).found).toEqual([]);
  });

  test.each<[string, (under: GitHubUnderTest) => void]>([
    ['a person added a commit', ({ state }) => void pushCommit(state, branch, { c: 'c' })],
    ['a person commented', ({ state }) => void state.comments.push(commentBy('octocat'))],
    ['somebody commented whose account is gone', ({ state }) => void state.comments.push(commentBy(null))],
    ['a person reviewed', ({ state }) => void state.reviews.push(reviewBy('octocat'))],
    [
      'it has more comments than are read',
      ({ state }) => void state.comments.push(...Array.from({ length: 51 }, () => commentBy('bot[bot]'))),
    ],
  ])('where %s, the next run is skipped with its link and age', async (_, touch) => {
    await using under = await openFakeGitHub();
    const at = await withOpen(under);
    touch(under);
    const { refusal } = await open(at);
    expect(refusal?.why).toMatch(/^https:\/\/github.com\/acme\/app\/pull\/8, open since 2026-01-01, /);
  });

  test('whose commit names another digest than its branch was touched', async () => {
    await using under = await openFakeGitHub();
    const { refusal } = await open(await withOpen(under, {}, ours.replaceAll('d'.repeat(64), 'e'.repeat(64))));
    expect(refusal).toBeDefined();
  });

  test('on which only bots wrote is untouched', async () => {
    await using under = await openFakeGitHub();
    const at = await withOpen(under);
    under.state.comments.push(commentBy('codecov[bot]'));
    expect((await open(at)).refusal).toBeUndefined();
  });
});

function commentBy(author: string | null) {
  const at = '2026-01-01T00:00:00Z';
  return { id: 1, issue: 8, author, body: 'No.', created_at: at, updated_at: at };
}

function reviewBy(author: string) {
  return { id: 1, pull: 8, author, body: 'No.', commit: 'a'.repeat(40), at: '2026-01-01T00:00:00Z' };
}

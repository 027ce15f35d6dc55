// Comments of ours: only what our own account wrote is one, whoever copies its first line.
import { expect, test } from 'vitest';
import { readOwnAccount } from '../../../src/github/account.ts';
import type { GitHub } from '../../../src/github/api/rest.ts';
import {
  claimByReaction,
  createComment,
  findSticky,
  listComments,
  minimizeComment,
  readUnedited,
  updateComment,
} from '../../../src/github/comment/comments.ts';
import { buildMarker } from '../../../src/github/comment/marker.ts';
import type { FakeComment } from '../../support/fake-github-state.ts';
import { gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const workflow = { login: 'github-actions[bot]', type: 'Bot' };
const sticky = { kind: 'sticky', tag: 'intern', session: 's-1' } as const;

function comment(id: number, more: Partial<FakeComment> = {}): FakeComment {
  const at = '2026-01-01T09:00:00Z';
  const body = `${buildMarker(sticky)}\nDone.`;
  return { id, issue: 7, author: 'github-actions[bot]', body, created_at: at, updated_at: at, ...more };
}

/** With the account that the token is of. */
async function findOwn(github: GitHub) {
  return findSticky(github, { number: 7, tag: 'intern', accounts: [await readOwnAccount(github)] });
}

async function find(...comments: readonly FakeComment[]) {
  await using under = await openFakeGitHub();
  under.state.comments.push(...comments);
  return await findOwn(under.github);
}

test('of several sticky comments the oldest is ours', async () => {
  const url = 'https://github.com/acme/app/pull/1#issuecomment-2';
  expect(await find(comment(1, { issue: 8 }), comment(2), comment(3))).toEqual({
    id: 2,
    nodeId: 'IC_2',
    url,
    marker: sticky,
    writtenAtMs: Date.UTC(2026, 0, 1, 9),
  });
});

test.each<[string, Partial<FakeComment>]>([
  ['of somebody who copied it', { author: 'copycat' }],
  ['of another app', { author: 'renovate[bot]' }],
  ['of a person whose login is like our name', { author: 'github-actions' }],
  ['of a person whose login is like our name with its brackets left out', { author: 'github-actionsbot' }],
  ['of an account that is gone', { author: null }],
  ['with another tag', { body: buildMarker({ ...sticky, tag: 'other' }) }],
  ['that is not sticky', { body: buildMarker({ ...sticky, kind: 'new' }) }],
  ['without a marker', { body: 'Done.' }],
  ['without a body', { body: '' }],
])('a comment %s is not ours', async (_, more) => {
  expect(await find(comment(1, more))).toBeUndefined();
});

test('the token of a person writes as that person', async () => {
  await using under = await openFakeGitHub();
  under.state.viewer = 'octocat';
  under.state.comments.push(comment(1), comment(2, { author: 'octocat' }));
  expect(await findOwn(under.github)).toMatchObject({ id: 2 });
});

test.each([
  ['refuses to tell it', () => json(403, { message: 'Resource not accessible' })],
  ['tells none', () => json(200, { data: { viewer: null } })],
  ['tells something else', () => json(200, { data: { viewer: { login: 7 } } })],
  ['tells an error', () => json(200, { errors: [{ message: 'No' }] })],
])("where GitHub %s, our account is the workflow's own", async (_, answer) => {
  expect(await readOwnAccount(gitHubWith(scriptedFetch(answer)))).toEqual(workflow);
});

test('a cancelled step asks for no account', async () => {
  const reason = new Error('The step was cancelled.');
  const github = gitHubWith(scriptedFetch(), { signal: AbortSignal.abort(reason) });
  await expect(readOwnAccount(github)).rejects.toBe(reason);
});

test.each([
  ['acme-interns[bot]', 'Bot'],
  ['acme-interns', 'User'],
])('the account "%s" is a %s', async (login, type) => {
  const answer = json(200, { data: { viewer: { login } } });
  expect(await readOwnAccount(gitHubWith(scriptedFetch(answer)))).toEqual({ login, type });
});

test('a person passes for no app of that name, and no app for a person', async () => {
  for (const [viewer, other] of [
    ['acme-interns[bot]', 'acme-interns'],
    ['acme-interns', 'acme-interns[bot]'],
  ] as const) {
    await using under = await openFakeGitHub();
    under.state.viewer = viewer;
    under.state.comments.push(comment(1, { author: other }), comment(2, { author: viewer }));
    expect(await findOwn(under.github)).toMatchObject({ id: 2 });
  }
});

test('the type of an account counts beside its login', async () => {
  await using under = await openFakeGitHub();
  under.state.users.set('github-actions[bot]', { type: 'User' });
  under.state.comments.push(comment(1));
  expect(await findOwn(under.github)).toBeUndefined();
});

test('a comment is written and changed as it is given', async () => {
  await using under = await openFakeGitHub();
  const written = await createComment(under.github, { number: 7, body: 'First' });
  const url = 'https://github.com/acme/app/pull/1#issuecomment-1';
  expect(written).toEqual({ id: 1, nodeId: 'IC_1', url, marker: undefined, writtenAtMs: expect.any(Number) });
  expect(under.state.comments).toMatchObject([{ issue: 7, body: 'First' }]);
  await updateComment(under.github, { id: written.id, body: 'Second' });
  expect(under.state.comments).toMatchObject([{ issue: 7, body: 'Second' }]);
});

test('comments since a time are those written or changed then, on all pages', async () => {
  await using under = await openFakeGitHub();
  const since = '2026-01-01T10:00:00Z';
  const late = Array.from({ length: 101 }, (_, index) => comment(index + 2, { updated_at: since }));
  under.state.comments.push(comment(1), ...late);
  const found = await Array.fromAsync(listComments(under.github, { issue_number: 7, since }));
  expect(found.map(({ id }) => id)).toEqual(late.map(({ id }) => id));
});

test.each([
  ['as it was written', undefined, 'Ours'],
  ['edited by our account', 'github-actions[bot]', 'Ours'],
  ['edited by a person', 'octocat', undefined],
  ['edited by a person who is called as our app', 'github-actions', undefined],
  ['edited by another app', 'acme[bot]', undefined],
])('a comment %s', async (_, editor, body) => {
  await using under = await openFakeGitHub();
  const ours = await createComment(under.github, { number: 7, body: 'Ours' });
  if (editor !== undefined) Object.assign(under.state.comments[0] ?? {}, { editor });
  expect(await readUnedited(under.github, ours)).toBe(body);
});

test('a comment of a person is unedited after an edit of the same person', async () => {
  await using under = await openFakeGitHub();
  under.state.viewer = 'octocat';
  const ours = await createComment(under.github, { number: 7, body: 'One' });
  await updateComment(under.github, { id: ours.id, body: 'Two' });
  expect(await readUnedited(under.github, ours)).toBe('Two');
});

test.each([
  ['is gone', (comments: { author: string | null }[]) => void comments.splice(0)],
  [
    'has lost its account',
    (comments: { author: string | null }[]) => void Object.assign(comments[0] ?? {}, { author: null }),
  ],
])('a comment that %s says nothing', async (_, change) => {
  await using under = await openFakeGitHub();
  const ours = await createComment(under.github, { number: 7, body: 'Ours' });
  change(under.state.comments);
  expect(await readUnedited(under.github, ours)).toBeUndefined();
});

const ourNode = { body: 'Ours', author: { __typename: 'Bot', login: 'acme' }, editor: null };
const ourComment = { id: 1, nodeId: 'IC_1', url: '', writtenAtMs: 0, marker: undefined };

test.each([
  ['author', undefined],
  ['editor', undefined],
  ['editor', { __typename: 'User', login: 'acme' }],
  ['editor', { __typename: 'Bot', login: 'other' }],
])('a comment of ours whose %s is %j says nothing', async (name, value) => {
  const fetch = scriptedFetch(
    json(200, { data: { node: ourNode } }),
    json(200, { data: { node: { ...ourNode, [name]: value } } }),
  );
  expect(await readUnedited(gitHubWith(fetch), ourComment)).toBe('Ours');
  expect(await readUnedited(gitHubWith(fetch), ourComment)).toBeUndefined();
});

test.each([
  ['node', 'Ours'],
  ['node.body', { ...ourNode, body: ['Ours'] }],
  ['node.author', { ...ourNode, author: 'acme' }],
  ['node.author.login', { ...ourNode, author: { __typename: 'Bot' } }],
  ['node.editor.__typename', { ...ourNode, editor: { login: 'acme' } }],
])('an answer that is not as GitHub describes it, at "%s", is no comment of ours', async (place, node) => {
  await expect(
    readUnedited(gitHubWith(scriptedFetch(json(200, { data: { node } }))), ourComment),
  ).rejects.toMatchObject({
    code: 'github_malformed',
    message: expect.stringContaining(`, at "${place}"`),
  });
});

test('of two claims that race, one is first', async () => {
  await using under = await openFakeGitHub();
  const { id } = await createComment(under.github, { number: 7, body: 'Claim me' });
  const claims = [claimByReaction(under.github, id), claimByReaction(under.github, id)];
  expect((await Promise.all(claims)).toSorted()).toEqual([false, true]);
  expect(await claimByReaction(under.github, id)).toBe(false);
});

test('a claim of which nobody knows whether it arrived is not made again, and is none', async () => {
  await using under = await openFakeGitHub();
  const { id } = await createComment(under.github, { number: 7, body: 'Claim me' });
  under.fake.intercept = () => ({ status: 502 });
  const before = under.fake.requests.length;
  await expect(claimByReaction(under.github, id)).rejects.toMatchObject({ data: { status: 502 } });
  expect(under.fake.requests).toHaveLength(before + 1);
});

test('a comment is minimised as resolved', async () => {
  await using under = await openFakeGitHub();
  const { nodeId } = await createComment(under.github, { number: 7, body: 'Done' });
  await minimizeComment(under.github, nodeId);
  expect(under.state.comments[0]?.minimized).toBe('resolved');
});

test('a comment that the token may not minimise stays as it is', async () => {
  const errors = [{ type: 'FORBIDDEN', path: ['minimizeComment'], message: 'Resource not accessible by integration' }];
  const fetch = scriptedFetch(json(200, { data: { minimizeComment: null }, errors }));
  await expect(minimizeComment(gitHubWith(fetch), 'IC_1')).resolves.toBeUndefined();
});

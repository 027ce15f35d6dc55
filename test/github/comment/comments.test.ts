// Comments of ours: only what our own account wrote is one, whoever copies its first line.
import { expect, test } from 'vitest';
import {
  commentsSince,
  createComment,
  findSticky,
  readOwnAccount,
  updateComment,
} from '../../../src/github/comment/comments.ts';
import { buildMarker } from '../../../src/github/comment/marker.ts';
import type { FakeComment } from '../../support/fake-github-state.ts';
import { acmeApp, gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

const sticky = { kind: 'sticky', tag: 'intern', session: 's-1' } as const;

function comment(id: number, more: Partial<FakeComment> = {}): FakeComment {
  const at = '2026-01-01T09:00:00Z';
  const body = `${buildMarker(sticky)}\nDone.`;
  return { id, issue: 7, author: 'github-actions[bot]', body, created_at: at, updated_at: at, ...more };
}

async function find(...comments: readonly FakeComment[]) {
  await using under = await openFakeGitHub();
  under.state.comments.push(...comments);
  return await findSticky(under.github, acmeApp, { number: 7, tag: 'intern' });
}

test('of several sticky comments the oldest is ours', async () => {
  const url = 'https://github.com/acme/app/pull/1#issuecomment-2';
  expect(await find(comment(1, { issue: 8 }), comment(2), comment(3))).toEqual({ id: 2, url, marker: sticky });
});

test.each<[string, Partial<FakeComment>]>([
  ['of somebody who copied it', { author: 'copycat' }],
  ['of another app', { author: 'renovate[bot]' }],
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
  expect(await findSticky(under.github, acmeApp, { number: 7, tag: 'intern' })).toMatchObject({ id: 2 });
});

test.each([
  ['refuses to tell it', () => json(403, { message: 'Resource not accessible' })],
  ['tells none', () => json(200, { data: { viewer: null } })],
  ['tells something else', () => json(200, { data: { viewer: { login: 7 } } })],
  ['tells an error', () => json(200, { errors: [{ message: 'No' }] })],
])("where GitHub %s, our account is the workflow's own", async (_, answer) => {
  expect(await readOwnAccount(gitHubWith(scriptedFetch(answer)))).toBe('github-actions');
});

test('a cancelled step asks for no account', async () => {
  const reason = new Error('The step was cancelled.');
  const github = gitHubWith(scriptedFetch(), { signal: AbortSignal.abort(reason) });
  await expect(readOwnAccount(github)).rejects.toBe(reason);
});

test('an app writes as one account, whether the API says that it is a bot or not', async () => {
  const answer = json(200, { data: { viewer: { login: 'github-actions[bot]' } } });
  expect(await readOwnAccount(gitHubWith(scriptedFetch(answer)))).toBe('github-actions');
});

test('a comment is written and changed as it is given', async () => {
  await using under = await openFakeGitHub();
  const written = await createComment(under.github, acmeApp, { number: 7, body: 'First' });
  expect(written).toEqual({ id: 1, url: 'https://github.com/acme/app/pull/1#issuecomment-1', marker: undefined });
  expect(under.state.comments).toMatchObject([{ issue: 7, body: 'First' }]);
  await updateComment(under.github, acmeApp, { id: written.id, body: 'Second' });
  expect(under.state.comments).toMatchObject([{ issue: 7, body: 'Second' }]);
});

test('comments since a time are those written or changed then, on all pages', async () => {
  await using under = await openFakeGitHub();
  const since = '2026-01-01T10:00:00Z';
  const late = Array.from({ length: 101 }, (_, index) => comment(index + 2, { updated_at: since }));
  under.state.comments.push(comment(1), ...late);
  const found = await commentsSince(under.github, acmeApp, { number: 7, since });
  expect(found.map(({ id }) => id)).toEqual(late.map(({ id }) => id));
});

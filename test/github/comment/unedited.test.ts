// A comment of ours counts only as nobody else left it; a claim only where we are the first; a comment is folded away.
import { expect, test } from 'vitest';
import { claimByReaction } from '../../../src/github/comment/claim.ts';
import { createComment, updateComment } from '../../../src/github/comment/comments.ts';
import { minimizeComment } from '../../../src/github/comment/minimize.ts';
import { readUnedited } from '../../../src/github/comment/unedited.ts';
import { acmeApp, gitHubWith, openFakeGitHub } from '../../support/github-client.ts';
import { json, scriptedFetch } from '../../support/responses.ts';

test.each([
  ['as it was written', undefined, 'Ours'],
  ['edited by our account', 'github-actions[bot]', 'Ours'],
  ['edited by a person', 'octocat', undefined],
  ['edited by a person who is called as our app', 'github-actions', undefined],
  ['edited by another app', 'acme[bot]', undefined],
])('a comment %s', async (_, editor, body) => {
  await using under = await openFakeGitHub();
  const ours = await createComment(under.github, acmeApp, { number: 7, body: 'Ours' });
  if (editor !== undefined) Object.assign(under.state.comments[0] ?? {}, { editor });
  expect(await readUnedited(under.github, ours)).toBe(body);
});

test('a comment of a person is unedited after an edit of the same person', async () => {
  await using under = await openFakeGitHub();
  under.state.viewer = 'octocat';
  const ours = await createComment(under.github, acmeApp, { number: 7, body: 'One' });
  await updateComment(under.github, acmeApp, { id: ours.id, body: 'Two' });
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
  const ours = await createComment(under.github, acmeApp, { number: 7, body: 'Ours' });
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
  const { id } = await createComment(under.github, acmeApp, { number: 7, body: 'Claim me' });
  const claims = [claimByReaction(under.github, acmeApp, id), claimByReaction(under.github, acmeApp, id)];
  expect((await Promise.all(claims)).toSorted()).toEqual([false, true]);
  expect(await claimByReaction(under.github, acmeApp, id)).toBe(false);
});

test('a claim of which nobody knows whether it arrived is not made again, and is none', async () => {
  await using under = await openFakeGitHub();
  const { id } = await createComment(under.github, acmeApp, { number: 7, body: 'Claim me' });
  under.fake.intercept = () => ({ status: 502 });
  const before = under.fake.requests.length;
  await expect(claimByReaction(under.github, acmeApp, id)).rejects.toMatchObject({ data: { status: 502 } });
  expect(under.fake.requests).toHaveLength(before + 1);
});

test('a comment is minimised as resolved', async () => {
  await using under = await openFakeGitHub();
  const { nodeId } = await createComment(under.github, acmeApp, { number: 7, body: 'Done' });
  await minimizeComment(under.github, nodeId);
  expect(under.state.comments[0]?.minimized).toBe('resolved');
});

test('a comment that the token may not minimise stays as it is', async () => {
  const errors = [{ type: 'FORBIDDEN', path: ['minimizeComment'], message: 'Resource not accessible by integration' }];
  const fetch = scriptedFetch(json(200, { data: { minimizeComment: null }, errors }));
  await expect(minimizeComment(gitHubWith(fetch), 'IC_1')).resolves.toBeUndefined();
});

// A comment of ours counts only as nobody else left it; a claim only where we are the first; a comment is folded away.
import { expect, test } from 'vitest';
import { claimByReaction } from '../../../src/github/comment/claim.ts';
import { createComment, updateComment } from '../../../src/github/comment/comments.ts';
import { minimizeComment } from '../../../src/github/comment/minimize.ts';
import { readUnedited } from '../../../src/github/comment/unedited.ts';
import { acmeApp, openFakeGitHub } from '../../support/github-client.ts';

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

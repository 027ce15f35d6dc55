// What a thread counts as, and whose it is: decided by who resolved it, and by who wrote in it.
import { expect, test } from 'vitest';
import type { Memory, OwnThread } from '../../../src/github/review/memory.ts';
import { isConversation, stateOf } from '../../../src/github/review/thread-state.ts';
import { ownThread } from './own-thread.ts';
import { findingAt } from './round-world.ts';

const memory: Memory = {
  head: '',
  author: 'author',
  isFromFork: false,
  account: { login: 'acme[bot]', type: 'Bot' },
  ownLogin: 'acme',
  reviews: [],
  threads: [],
};
const mayWrite = (login: string): boolean => login === 'octocat' || login === 'author';

type Given = Pick<OwnThread, 'isResolved' | 'resolvedBy' | 'lastAnswer'>;

const threadWith = (more: Partial<OwnThread>): OwnThread => ownThread(findingAt('a.ts', 1, 'One'), more);

const by = (resolvedBy: string | undefined, lastAnswer?: Given['lastAnswer']): Given => {
  return { isResolved: true, resolvedBy, lastAnswer };
};
const unresolved = (lastAnswer?: Given['lastAnswer']): Given => ({
  isResolved: false,
  resolvedBy: undefined,
  lastAnswer,
});

test.each<[string, Given, object]>([
  ['that nobody resolved is open', unresolved(), { is: 'open' }],
  ['that nobody resolved is open where we found it again', unresolved('again'), { is: 'open' }],
  ['that we could not resolve is closed by our word', unresolved('gone'), { is: 'closed' }],
  ['that an app resolved is closed by our word', by(undefined, 'gone'), { is: 'closed' }],
  ['that we resolved is closed by our word', by('acme', 'gone'), { is: 'closed' }],
  ['that a person resolved who may, after our word, is settled', by('octocat', 'gone'), { is: 'settled' }],
  ['that a person resolved who may is settled', by('octocat'), { is: 'settled' }],
  ['that its author resolved who may is settled', by('author'), { is: 'settled' }],
  ['that a person resolved who may not is hidden', by('stranger'), { is: 'hidden', by: 'stranger' }],
  ['that an unknown account resolved is hidden', by(undefined), { is: 'hidden', by: undefined }],
  ['that we found again since is hidden', by('acme', 'again'), { is: 'hidden', by: 'acme' }],
])('a thread %s', (_, given, state) => {
  expect(stateOf(threadWith(given), memory, mayWrite)).toEqual(state);
});

test('from a fork its author settles nothing, and others who may do', () => {
  const fork = { ...memory, isFromFork: true };
  expect(stateOf(threadWith(by('author')), fork, mayWrite)).toEqual({ is: 'hidden', by: 'author' });
  expect(stateOf(threadWith(by('octocat')), fork, mayWrite)).toEqual({ is: 'settled' });
});

test.each<[string, OwnThread['writers'], boolean]>([
  ['nobody', [], false],
  ['a passer-by', ['stranger'], false],
  ['the author', ['stranger', 'author'], true],
  ['somebody who may write', ['octocat', 'stranger'], true],
  ['more people than are known', 'unknown', true],
])('a thread in which %s wrote is not ours alone: %s', (_, writers, isOne) => {
  expect(isConversation(threadWith({ writers }), { ...memory, author: 'author' }, (login) => login === 'octocat')).toBe(
    isOne,
  );
});

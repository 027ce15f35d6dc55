// Where a pull request comes from.
import { expect, test } from 'vitest';
import { isFromFork } from '../../src/github/pull-request.ts';
import type { PullRequest } from '../../src/github/shapes.ts';

const repository = (id: number) => ({ id, full_name: 'acme/app' });

test.each([
  ['the repository itself', repository(1), repository(1), false],
  ['another repository', repository(2), repository(1), true],
  ['a fork that was deleted', null, repository(1), true],
  ['a repository, to one that is gone', repository(1), null, true],
])('a pull request from %s', (_, head, base, isFork) => {
  const side = { ref: 'r', sha: 's' };
  const pullRequest: PullRequest = {
    number: 7,
    title: 'A change',
    body: null,
    user: null,
    updated_at: '2026-01-01T00:00:00Z',
    labels: [],
    head: { ...side, repo: head },
    base: { ...side, repo: base },
  };
  expect(isFromFork(pullRequest)).toBe(isFork);
});

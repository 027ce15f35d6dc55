// Where a pull request comes from, and what it changes.
import { expect, test } from 'vitest';
import type { PullRequest } from '../../src/github/pull-request.ts';
import { isFromFork, listsPath, readFiles } from '../../src/github/pull-request.ts';
import { openFakeGitHub } from '../support/github-client.ts';

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
    state: 'open',
    user: null,
    updated_at: '2026-01-01T00:00:00Z',
    labels: [],
    head: { ...side, repo: head },
    base: { ...side, repo: base },
  };
  expect(isFromFork(pullRequest)).toBe(isFork);
});

const policy = '.github/intern-policy.yml';
const others = Array.from({ length: 120 }, (_, index) => ({ filename: `src/${index}.ts` }));

test.each([
  ['among others', [...others, { filename: policy }], true],
  ['by giving it another name', [{ filename: 'other.yml', previous_filename: policy }], true],
  ['by giving another its name', [{ filename: policy, previous_filename: 'other.yml' }], true],
  ['not, where it changes others', others, false],
  ['not, where it changes nothing', [], false],
])('a pull request changes a file %s', async (_, files, changes) => {
  await using under = await openFakeGitHub();
  under.state.pullRequests.set(7, { head_sha: 'a', base_sha: 'b', files });
  const listed = await readFiles(under.github, 7);
  expect(listed).toHaveLength(files.length);
  expect(listsPath(listed, policy)).toBe(changes);
});

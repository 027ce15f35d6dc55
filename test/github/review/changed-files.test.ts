// The files of a review: of the commit that is reviewed, whatever is pushed while they are listed.
import { expect, test } from 'vitest';
import { readFiles } from '../../../src/github/pull-request.ts';
import type { ReviewedChanges } from '../../../src/github/review/changed-files.ts';
import { readChangedFiles, readReviewedCommits } from '../../../src/github/review/changed-files.ts';
import { pushTo } from '../../support/fake-github-threads.ts';
import type { GitHubUnderTest } from '../../support/github-client.ts';
import { openFakeGitHub } from '../../support/github-client.ts';

const base = 'b'.repeat(40);
const head = 'a'.repeat(40);
const later = 'c'.repeat(40);
const commits = { head, base };
const patch = '@@ -1,2 +1,2 @@\n one\n-two\n+deux';
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `src/${index}.ts`, patch, status: 'modified' }));

const subject = { number: 7, isPullRequest: true, title: undefined, body: undefined, baseRef: undefined };

test('the commits are those of the event, and nobody is asked', async () => {
  await using under = await openFakeGitHub();
  const given = { ...subject, headSha: head, baseSha: base };
  expect(await readReviewedCommits(under.github, given)).toEqual(commits);
  expect(under.fake.requests).toEqual([]);
});

test.each([
  ['no commit', undefined, undefined, commits],
  ['the head alone', later, undefined, { head: later, base }],
  ['the base alone', undefined, later, { head, base: later }],
])('an event that names %s is about those of now in its place', async (_, headSha, baseSha, read) => {
  await using under = await openFakeGitHub();
  under.state.pullRequests.set(7, { head_sha: head, base_sha: base });
  expect(await readReviewedCommits(under.github, { ...subject, headSha, baseSha })).toEqual(read);
});

async function readChanges({ github }: GitHubUnderTest): Promise<ReviewedChanges> {
  return readChangedFiles(github, { number: 7, commits, listed: await readFiles(github, 7) });
}

test('files of all kinds', async () => {
  await using under = await openFakeGitHub();
  const submodule = `@@ -1 +1 @@\n-Subproject commit ${base}\n+Subproject commit ${head}\n`;
  under.state.pullRequests.set(7, {
    head_sha: head,
    base_sha: base,
    files: [
      { filename: 'changed.ts', patch, status: 'modified' },
      { filename: 'new name.ts', previous_filename: 'old.ts', patch: undefined, status: 'renamed' },
      { filename: 'image.png', patch: undefined, status: 'added' },
      { filename: 'vendor/lib', patch: submodule, status: 'modified' },
      { filename: 'cut.ts', patch: '@@ -1,9 +1,9 @@\n one', status: 'modified' },
    ],
  });
  const changes = await readChanges(under);
  const hunk = [
    { kind: 'context', oldLine: 1, newLine: 1, text: 'one' },
    { kind: 'removed', oldLine: 2, text: 'two' },
    { kind: 'added', newLine: 2, text: 'deux' },
  ];
  expect(changes).toEqual({
    isWhole: true,
    files: [
      { path: 'changed.ts', status: 'modified', hunks: [hunk] },
      { path: 'new name.ts', previousPath: 'old.ts', status: 'renamed' },
      { path: 'image.png', status: 'added' },
      { path: 'vendor/lib', status: 'modified' },
      { path: 'cut.ts', status: 'modified' },
    ],
  });
});

test.each([
  ['a submodule', `-Subproject commit ${base}\n+Subproject commit ${head}`, true],
  ['a submodule whose commits have longer names', `+Subproject commit ${'a'.repeat(64)}`, true],
  ['a submodule with changes of its own', `-Subproject commit ${base}\n+Subproject commit ${base}-dirty`, true],
  ['a text that speaks of one', `+Subproject commit ${head} is gone`, false],
  ['a text that speaks of one before', `+The Subproject commit ${head}`, false],
  ['a text that speaks of a short one', `+Subproject commit ${head.slice(1)}`, false],
  ['a text with one below', ` Subproject commit ${base}\n+Subproject commit ${head}`, false],
])('of %s comments can stand on no line: %s', async (_, diff, isSubmodule) => {
  await using under = await openFakeGitHub();
  const count = (sign: string): number => diff.split('\n').filter((line) => ` ${sign}`.includes(line[0] ?? '')).length;
  const file = { filename: 'a', patch: `@@ -1,${count('-')} +1,${count('+')} @@\n${diff}`, status: 'modified' };
  under.state.pullRequests.set(7, { head_sha: head, base_sha: base, files: [file] });
  const [changed] = (await readChanges(under)).files;
  expect(changed?.hunks === undefined).toBe(isSubmodule);
});

test.each([
  [2_999, 2_999, true],
  [3_000, 3_000, false],
  [3_200, 3_000, false],
])('of %i files %i are listed', async (count, listed, isWhole) => {
  await using under = await openFakeGitHub();
  under.state.pullRequests.set(7, { head_sha: head, base_sha: base, files: files(count) });
  const changes = await readChanges(under);
  expect([changes.files.length, changes.isWhole]).toEqual([listed, isWhole]);
  expect(under.fake.requests).toHaveLength(31);
});

test.each([
  [299, 299, true],
  [300, 300, false],
  [400, 300, false],
])(
  'what was pushed meanwhile is not reviewed: of %i files at the commit, %i are compared',
  async (count, compared, isWhole) => {
    await using under = await openFakeGitHub();
    under.state.pullRequests.set(7, { head_sha: head, base_sha: base, files: files(count) });
    pushTo(under.state, 7, { head_sha: later, files: [{ filename: 'later.ts', patch }] });
    const changes = await readChanges(under);
    expect([changes.files.length, changes.isWhole]).toEqual([compared, isWhole]);
    expect(changes.files[0]?.path).toBe('src/0.ts');
    expect(under.fake.requests.at(-1)).toBe(`GET /repos/acme/app/compare/${base}...${head}?per_page=1`);
  },
);

test('a commit that is gone has no files', async () => {
  await using under = await openFakeGitHub();
  under.state.pullRequests.set(7, { head_sha: later, base_sha: base, files: files(1) });
  const asked = readChanges(under);
  await expect(asked).rejects.toMatchObject({ code: 'github_refused', data: { status: 404 } });
});

// Trees of commits through the API: each folder is the one that its name in Git says, or nothing is read.
import { expect, test } from 'vitest';
import { readBlob, readFolders, readWholeTree } from '../../../src/github/changes/read-tree.ts';
import { treeOf } from '../../support/fake-github-git.ts';
import { addCommit, blobId, type FakeFile } from '../../support/fake-github-state.ts';
import { openFakeGitHub } from '../../support/github-client.ts';

const files: Readonly<Record<string, FakeFile>> = {
  'README.md': '# App\n',
  'src/a.ts': 'export {};\n',
  'src/deep/er/b.ts': 'b\n',
  'src.ts': 'beside\n',
  'bin/run': { executable: '#!/bin/sh\n' },
  link: { link: 'README.md' },
  vendor: { submodule: 'a'.repeat(40) },
};

test('a whole tree takes two requests', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', files);
  const folders = await readWholeTree(under.github, commit);
  expect([...folders.keys()].toSorted()).toEqual(['', 'bin', 'src', 'src/deep', 'src/deep/er']);
  expect(folders.get('')?.map(({ mode, name }) => `${mode} ${name}`)).toEqual([
    '100644 README.md',
    '040000 bin',
    '120000 link',
    '100644 src.ts',
    '040000 src',
    '160000 vendor',
  ]);
  expect(under.fake.requests).toHaveLength(2);
});

test('a tree that GitHub cuts is read folder by folder', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', files);
  const whole = await readWholeTree(under.github, commit);
  under.state.maxTreeEntries = 4;
  const again = await readWholeTree(under.github, commit);
  expect(Object.fromEntries(again)).toEqual(Object.fromEntries(whole));
});

test('after 300 requests nothing more is asked', async () => {
  await using under = await openFakeGitHub();
  const many = Object.fromEntries(Array.from({ length: 310 }, (_, index) => [`folder-${index}/a`, `${index}`]));
  const commit = addCommit(under.state, 'heads/main', many);
  under.state.maxTreeEntries = 0;
  await expect(readWholeTree(under.github, commit)).rejects.toMatchObject({ code: 'changes_unreadable' });
  expect(under.fake.requests).toHaveLength(301);
});

test('only the folders on the paths are read', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', files);
  const paths = ['src/deep/c.ts', 'src/new/d.ts', 'src/a.ts/e.ts', 'link/f', '../g', 'vendor/h'];
  const folders = await readFolders(under.github, commit, paths);
  expect([...folders.keys()].toSorted()).toEqual(['', 'src', 'src/deep']);
  expect(under.fake.requests).toHaveLength(4);
});

const other = { 'README.md': '# Another\n' };

test.each([
  ['the root', (sha: string, roots: readonly string[]) => sha === roots[0]],
  ['a folder below it', (sha: string, roots: readonly string[]) => sha === roots[1]],
])('%s that is another than its name says is refused', async (_, isSpoiled) => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', files);
  const { root, folders } = treeOf(under.state.commits.get(commit) ?? new Map());
  const src = folders.get(root)?.find(({ path }) => path === 'src')?.sha ?? '';
  under.fake.intercept = (request) => {
    const [, sha = ''] = /git\/trees\/([0-9a-f]{40})/.exec(request) ?? [];
    if (!isSpoiled(sha, [root, src])) return undefined;
    const { root: wrong, folders: wrongFolders } = treeOf(new Map(Object.entries(other)));
    return { status: 200, json: { sha, truncated: false, tree: wrongFolders.get(wrong) } };
  };
  await expect(readFolders(under.github, commit, ['src/a.ts'])).rejects.toMatchObject({
    code: 'changes_unreadable',
  });
});

test.each([
  ['a folder that is left out', (tree: readonly Entry[]) => tree.filter(({ path }) => path !== 'src/deep/er/b.ts')],
  ['a name twice', (tree: readonly Entry[]) => [...tree, ...tree.slice(0, 1)]],
  ['a name in no folder', (tree: readonly Entry[]) => tree.filter(({ path }) => path !== 'src/deep')],
  [
    'another mode',
    (tree: readonly Entry[]) => tree.map((one) => ({ ...one, mode: one.path === 'bin/run' ? '100644' : one.mode })),
  ],
])('a whole tree with %s is refused', async (_, spoil) => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', files);
  const { root } = treeOf(under.state.commits.get(commit) ?? new Map());
  let whole: { readonly tree: readonly Entry[] } | undefined;
  const url = `${under.fake.url}/repos/acme/app/git/trees/${root}?recursive=1`;
  under.fake.intercept = (request) =>
    request.includes('recursive') && whole !== undefined
      ? { status: 200, json: { ...whole, tree: spoil(whole.tree) } }
      : undefined;
  const headers = { authorization: 'Bearer ghs_made-up-token-of-the-fake', 'x-github-api-version': '2022-11-28' };
  whole = (await (await fetch(url, { headers })).json()) as { readonly tree: readonly Entry[] };
  await expect(readWholeTree(under.github, commit)).rejects.toMatchObject({ code: 'changes_unreadable' });
});

interface Entry {
  readonly path: string;
  readonly mode: string;
}

test('a blob has the bytes that it is named by, or is refused', async () => {
  await using under = await openFakeGitHub();
  const bytes = new Uint8Array([0, 255, 13, 10]);
  addCommit(under.state, 'heads/main', { 'a.bin': bytes, b: 'b' });
  const sha = blobId(bytes);
  expect(Buffer.from(await readBlob(under.github, sha, 4))).toEqual(Buffer.from(bytes));
  await expect(readBlob(under.github, sha, 3)).rejects.toMatchObject({
    code: 'changes_unreadable',
  });
  under.fake.intercept = (request) =>
    request.includes('git/blobs') ? { status: 200, json: { not: 'it' } } : undefined;
  await expect(readBlob(under.github, sha, 99)).rejects.toMatchObject({
    code: 'changes_unreadable',
  });
});

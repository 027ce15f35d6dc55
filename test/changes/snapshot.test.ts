// Looking at a workspace: plain files of head are hashed, and links, pipes, hard links and unknown folders are not opened.
import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeBlobSha } from '../../src/changes/git-objects.ts';
import { type HeadTree, readPlainFile, scanWorkspace } from '../../src/changes/snapshot.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'snapshot-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const headOf = (...paths: readonly string[]): HeadTree =>
  new Map(paths.map((path) => [path, { mode: '100644', sha: '0'.repeat(40) }]));
const sha = (text: string): string => computeBlobSha(Buffer.from(text));

test('files of head are hashed, new ones are names, folders without a path of head are one name, .git is none', () => {
  for (const folder of ['src/deep', 'node_modules/x', '.git']) mkdirSync(join(root, folder), { recursive: true });
  for (const path of ['src/deep/a', 'src/new', 'node_modules/x/y', '.git/config', 'run'])
    writeFileSync(join(root, path), path);
  chmodSync(join(root, 'run'), 0o755);
  expect(Object.fromEntries(scanWorkspace(root, headOf('src/deep/a', 'run', 'gone')))).toEqual({
    'src/deep/a': { kind: 'file', sha: sha('src/deep/a'), size: 10, mode: '100644' },
    run: { kind: 'file', sha: sha('run'), size: 3, mode: '100755' },
    'src/new': { kind: 'new' },
    node_modules: { kind: 'folder' },
  });
});

test('a link, a hard link, a pipe and a folder in the place of a file are told, not read', () => {
  writeFileSync(join(root, 'secret'), 's');
  symlinkSync('secret', join(root, 'link'));
  linkSync(join(root, 'secret'), join(root, 'hard'));
  execFileSync('mkfifo', [join(root, 'pipe')]);
  mkdirSync(join(root, 'file'));
  expect(Object.fromEntries(scanWorkspace(root, headOf('link', 'hard', 'pipe', 'file')))).toEqual({
    secret: { kind: 'new' },
    link: { kind: 'odd', why: 'it is a link', sha: sha('secret') },
    hard: { kind: 'odd', why: 'it has more than one name (a hard link)', sha: sha('s'), size: 1 },
    pipe: { kind: 'odd', why: 'it is not a regular file' },
    file: { kind: 'folder' },
  });
  expect(readPlainFile(root, 'link', 9)).toEqual({ why: "it is a link, or can't be opened" });
  expect(readPlainFile(root, 'pipe', 9)).toEqual({ why: 'it is not a regular file' });
});

test('a folder of head that became a link is not walked', () => {
  mkdirSync(join(root, 'real'));
  writeFileSync(join(root, 'real/a'), 'a');
  symlinkSync('real', join(root, 'src'));
  expect(scanWorkspace(root, headOf('src/a')).get('src')).toEqual({ kind: 'odd', why: 'it is a link' });
});

test('a workspace that is not there is an error with a code', () => {
  expect(() => scanWorkspace(join(root, 'none'), headOf('a'))).toThrow(
    expect.objectContaining({ code: 'changes_unreadable' }),
  );
});

test('a file that has another size than before is not read', () => {
  for (const path of ['same', 'longer']) writeFileSync(join(root, path), 'one');
  const head = headOf('same', 'longer', 'gone');
  const before = scanWorkspace(root, head);
  writeFileSync(join(root, 'same'), 'two');
  writeFileSync(join(root, 'gone'), 'back');
  truncateSync(join(root, 'longer'), 2 ** 40); // a terabyte of nothing
  expect(Object.fromEntries(scanWorkspace(root, head, { before }))).toEqual({
    same: { kind: 'file', sha: sha('two'), size: 3, mode: '100644' },
    longer: { kind: 'file', sha: undefined, size: 2 ** 40, mode: '100644' },
    gone: { kind: 'file', sha: undefined, size: 4, mode: '100644' },
  });
});

test('a path that is too long for the system is an error with a code', () => {
  // In a process of its own: no name reaches so deep but one by one, and a worker has no folder to change.
  const descend = `const name = 'x'.repeat(200);
    for (let depth = 0; depth < 30; depth += 1) (fs.mkdirSync(name), process.chdir(name));`;
  execFileSync(process.execPath, ['--eval', descend], { cwd: root });
  expect(() => scanWorkspace(root, headOf('a'), { enters: () => true })).toThrow(
    expect.objectContaining({ code: 'changes_unreadable' }),
  );
});

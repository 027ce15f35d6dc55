// The checkout that trust is for: its nearest .git, a worktree only where its repository says so.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPlace } from '../../src/trust/checkout.ts';

const folder = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
const git = (cwd: string, ...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd, stdio: 'ignore' });

function repository(): string {
  const root = folder();
  git(root, 'init', '-q');
  git(root, 'commit', '-q', '--allow-empty', '-m', 'first');
  return root;
}

test('a folder of a checkout belongs to it, also through a link', () => {
  const root = repository();
  mkdirSync(join(root, 'a/b'), { recursive: true });
  const link = join(folder(), 'link');
  symlinkSync(join(root, 'a'), link);
  expect(findPlace(join(root, 'a/b')).checkout).toBe(root);
  expect(findPlace(join(link, 'b')).checkout).toBe(root);
});

test('without .git a folder stands for itself', () => {
  const root = folder();
  expect(findPlace(root).checkout).toBe(root);
});

test('a .git where anybody may write is nobody’s checkout', () => {
  const root = repository();
  const below = join(root, 'below');
  mkdirSync(below);
  chmodSync(root, 0o777);
  expect(findPlace(below).checkout).toBe(below);
});

test('a worktree counts as its repository', () => {
  const root = repository();
  const worktree = join(folder(), 'tree');
  git(root, 'worktree', 'add', '-q', worktree);
  expect(findPlace(worktree).checkout).toBe(root);
});

test.each([
  ['a repository that does not name it', (root: string) => `gitdir: ${root}/.git/worktrees/mine\n`],
  ['the worktree of somebody else', (root: string) => `gitdir: ${root}/.git/worktrees/tree\n`],
  ['a folder that is no list of worktrees', (root: string) => `gitdir: ${root}/.git\n`],
  ['nothing', () => 'gitdir: \n'],
])('a .git that points at %s gets no trust from there', (_what, text) => {
  const root = repository();
  git(root, 'worktree', 'add', '-q', join(folder(), 'tree'));
  const stranger = folder();
  writeFileSync(join(stranger, '.git'), text(root));
  expect(findPlace(stranger).checkout).toBe(stranger);
});

test.each(['.git/other/mine', 'git/worktrees/mine'])(
  'a folder %s is no worktree of a repository, even if it names the .git',
  (place) => {
    const [root, stranger] = [folder(), folder()];
    const named = join(root, place);
    mkdirSync(named, { recursive: true });
    writeFileSync(join(stranger, '.git'), `gitdir: ${named}\n`);
    writeFileSync(join(named, 'gitdir'), `${stranger}/.git\n`);
    expect(findPlace(stranger).checkout).toBe(stranger);
  },
);

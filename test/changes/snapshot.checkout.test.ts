// The commit of a checkout: read as text, whether it is checked out by itself or by a branch.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseOtherCommit } from '../../src/changes/snapshot.ts';

function checkout(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, '.git', path, '..'), { recursive: true });
    writeFileSync(join(root, '.git', path), text);
  }
  return root;
}

const head = 'a'.repeat(40);
const branch = 'ref: refs/heads/topic/one\n';

test.each<[string, Readonly<Record<string, string>>]>([
  ['a commit', { HEAD: `${head}\n` }],
  ['a branch', { HEAD: branch, 'refs/heads/topic/one': `${head}\n` }],
  [
    'a packed branch',
    { HEAD: branch, 'packed-refs': `# pack-refs\n${'b'.repeat(40)} refs/heads/topic\n${head} refs/heads/topic/one\n` },
  ],
])('%s', (_name, files) => {
  expect(() => refuseOtherCommit(checkout(files), head)).not.toThrow();
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['no checkout', {}],
  ['the merge commit', { HEAD: `${'c'.repeat(40)}\n` }],
  ['another branch', { HEAD: branch, 'refs/heads/topic/one': `${'c'.repeat(40)}\n` }],
  ['a branch that is nowhere', { HEAD: branch }],
  ['a path in place of a branch', { HEAD: 'ref: refs/heads/../../x\n', '../x': `${head}\n` }],
  ['words', { HEAD: 'made up\n' }],
])('%s is refused, with the remedy', (_name, files) => {
  expect(() => refuseOtherCommit(checkout(files), head)).toThrow(
    expect.objectContaining({
      code: 'changes_checkout',
      message: expect.stringContaining('ref: ${{ github.event.pull_request.head.sha }}'),
    }),
  );
});

test('it is the commit that Git says', () => {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'one');
  const commit = git('rev-parse', 'HEAD');
  refuseOtherCommit(root, commit);
  git('pack-refs', '--all');
  refuseOtherCommit(root, commit);
  git('checkout', '-q', '--detach');
  refuseOtherCommit(root, commit);
});

// Files at a ref of the clone.
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readGitFile } from '../../src/job/git-file.ts';
import { execute } from '../../src/job/io.ts';
import { FileRefusal } from '../../src/job/workspace.ts';
import { commitAll } from '../support/clone.ts';

const root = mkdtempSync(join(tmpdir(), 'git-file-'));
let commit = '';

beforeAll(async () => {
  writeFileSync(join(root, 'policy.yml'), 'süß: 1\n');
  writeFileSync(join(root, 'executable.yml'), 'version: 1\n');
  chmodSync(join(root, 'executable.yml'), 0o755);
  writeFileSync(join(root, 'latin-1.yml'), new Uint8Array([0x73, 0xfc, 0xdf]));
  symlinkSync('policy.yml', join(root, 'link.yml'));
  mkdirSync(join(root, 'folder'));
  writeFileSync(join(root, 'folder/policy.yml'), 'version: 1\n');
  commit = await commitAll(root);
  writeFileSync(join(root, 'policy.yml'), 'changed since\n');
});

function read(ref: string, path: string, signal = new AbortController().signal): Promise<string | undefined> {
  return readGitFile(ref, path, { execute, signal, root, files: 'checkout' }).then((found) => {
    expect(found.commit).toBe(commit);
    return found.bytes === undefined ? undefined : Buffer.from(found.bytes).toString();
  });
}

test.each([
  ['policy.yml', 'süß: 1\n'],
  ['executable.yml', 'version: 1\n'],
  ['folder/policy.yml', 'version: 1\n'],
  ['none.yml', undefined],
])('%s is read as it was committed', async (path, text) => {
  expect(await read('main', path)).toBe(text);
});

test.each([
  ['link.yml', 'its mode is 120000, so it is not a regular file'],
  ['folder', 'its mode is 040000, so it is not a regular file'],
  ['latin-1.yml', "it isn't UTF-8 text"],
])('%s is not read', async (path, why) => {
  await expect(read('main', path)).rejects.toEqual(new FileRefusal(why));
});

test('a ref that is not in the clone is an error', async () => {
  const refused: unknown = await read('origin/none', 'policy.yml').catch((error: unknown) => error);
  expect(refused).toEqual(
    new FileRefusal('this clone has no "origin/none"; fetch it, and name a branch, a tag or a whole hash'),
  );
});

const [remote, tag, branch] = ['refs/remotes/origin/main', 'refs/tags/origin/main', 'refs/heads/origin/main'] as const;

test.each<[string, readonly string[], string | true]>([
  ['origin/main', [remote], true],
  ['remotes/origin/main', [remote, tag, branch], true],
  [remote, [remote, tag, branch, 'refs/tags/refs/remotes/origin/main'], true],
  [
    'origin/main',
    [remote, tag],
    `"${remote}" and "${tag}" for "origin/main"; write the full name, such as "${remote}"`,
  ],
  ['origin/main', [remote, branch], `"${remote}" and "${branch}" for`],
  ['origin/main', [tag], `git has "${tag}" for "origin/main"; write the full name, such as "${remote}"`],
  ['origin/main', [branch], `git has "${branch}" for`],
  ['release/v1', ['refs/tags/release/v1'], true],
  ['release', ['refs/heads/release', 'refs/tags/release/v1'], true],
  [
    'trunk',
    ['refs/tags/trunk', 'refs/remotes/origin/trunk'],
    'write the full name, such as "refs/remotes/origin/trunk"',
  ],
  [
    'trunk',
    ['refs/heads/trunk', 'refs/remotes/origin/trunk'],
    'write the full name, such as "refs/remotes/origin/trunk"',
  ],
  ['refs/remotes/origin/prod', ['refs/tags/refs/remotes/origin/prod'], 'this clone has no'],
  ['origin/main~0', [remote, 'refs/tags/origin/main'], 'this clone has no'],
  [
    'v1',
    ['refs/tags/v1', 'refs/heads/v1'],
    '"refs/heads/v1" and "refs/tags/v1" for "v1"; write the full name, such as',
  ],
])(
  '%s means a branch of the remote, or one thing, and no tag that a stranger pushed: %j',
  async (ref, refs, outcome) => {
    const clone = mkdtempSync(join(tmpdir(), 'git-refs-'));
    const { signal } = new AbortController();
    const git = (...args: readonly string[]): Promise<string> => execute('git', ['-C', clone, ...args], signal);
    writeFileSync(join(clone, 'policy.yml'), 'version: 1\n');
    const reviewed = await commitAll(clone);
    writeFileSync(join(clone, 'policy.yml'), 'version: 1 # of a stranger\n');
    const stranger = await commitAll(clone);
    await git('remote', 'add', 'origin', 'https://example.com/app.git');
    for (const name of refs) await git('update-ref', name, name === refs[0] ? reviewed : stranger);

    const found = readGitFile(ref, 'policy.yml', { execute, signal, root: clone, files: 'checkout' });
    if (outcome === true) expect((await found).commit).toBe(reviewed);
    else await expect(found).rejects.toThrow(outcome);
  },
);

test('a hash is the whole one of a commit, whatever tags are called', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'git-hash-'));
  const { signal } = new AbortController();
  writeFileSync(join(clone, 'policy.yml'), 'version: 1\n');
  const reviewed = await commitAll(clone);
  writeFileSync(join(clone, 'policy.yml'), 'version: 1 # of a stranger\n');
  const stranger = await commitAll(clone);
  const names = [reviewed, reviewed.toUpperCase(), reviewed.slice(0, 8)];
  for (const name of names) await execute('git', ['-C', clone, 'update-ref', `refs/tags/${name}`, stranger], signal);
  await execute('git', ['-C', clone, 'update-ref', '-d', `refs/tags/${reviewed.slice(0, 8)}`], signal);
  const at = (ref: string) =>
    readGitFile(ref, 'policy.yml', { execute, signal, root: clone, files: 'checkout' }).then((found) => found.commit);
  expect(await at(reviewed)).toBe(reviewed);
  expect(await at(reviewed.toUpperCase())).toBe(reviewed);
  await expect(at(reviewed.slice(0, 8))).rejects.toThrow('name a branch, a tag or a whole hash');
});

test('in a CI, a submodule that a branch brings along is not the clone', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'git-submodule-'));
  const { signal } = new AbortController();
  writeFileSync(join(clone, 'policy.yml'), 'version: 1\n');
  const reviewed = await commitAll(clone);
  const submodule = join(clone, 'packages/app');
  mkdirSync(submodule, { recursive: true });
  writeFileSync(join(submodule, 'policy.yml'), 'version: 1 # of a stranger\n');
  const stranger = await commitAll(submodule);
  const from = async (files: 'checkout' | 'anywhere') =>
    (await readGitFile('main', 'policy.yml', { execute, signal, root: submodule, files })).commit;
  expect(await from('checkout')).toBe(reviewed);
  expect(await from('anywhere'), 'on a machine of a person it is the nearest, as for Git').toBe(stranger);
});

test('a bare repository that a branch brings along is not the clone, in the folder of a monorepo where the job works', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'git-bare-'));
  const { signal } = new AbortController();
  writeFileSync(join(clone, 'policy.yml'), 'version: 1\n');
  const reviewed = await commitAll(clone);
  const stranger = join(clone, 'packages/app');
  await execute('git', ['clone', '--quiet', '--bare', root, stranger], signal);
  for (const folder of [stranger, join(stranger, 'refs')]) {
    const found = await readGitFile('main', 'policy.yml', { execute, signal, root: folder, files: 'anywhere' });
    expect(found.commit).toBe(reviewed);
  }
  const link = join(mkdtempSync(join(tmpdir(), 'git-link-')), 'app');
  symlinkSync(join(clone, 'packages'), link);
  expect((await readGitFile('main', 'policy.yml', { execute, signal, root: link, files: 'checkout' })).commit).toBe(
    reviewed,
  );
  const alone = mkdtempSync(join(tmpdir(), 'git-bare-'));
  await execute('git', ['clone', '--quiet', '--bare', root, alone], signal);
  await expect(readGitFile('main', 'policy.yml', { execute, signal, root: alone, files: 'checkout' })).rejects.toThrow(
    'git for-each-ref failed',
  );
});

test('a job that is cancelled meanwhile ends with its own reason', async () => {
  const reason = new Error('cancelled');
  await expect(read('main', 'policy.yml', AbortSignal.abort(reason))).rejects.toBe(reason);
});

// A file at a ref of the clone: a regular file as it was committed, and nothing else.
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { FileRefusal } from '../../../src/job/checkout-file.ts';
import { execute } from '../../../src/job/execute.ts';
import { readGitFile } from '../../../src/job/trusted/git-file.ts';
import { commitAll } from '../../support/clone.ts';

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
  return readGitFile(ref, path, { execute, signal, root }).then((found) => {
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
  ['link.yml', 'its mode is 120000, which is no regular file'],
  ['folder', 'its mode is 040000, which is no regular file'],
  ['latin-1.yml', 'it is no UTF-8 text'],
])('%s is not read', async (path, why) => {
  await expect(read('main', path)).rejects.toEqual(new FileRefusal(why));
});

test('a ref that is not in the clone is an error with its cause', async () => {
  const refused: unknown = await read('origin/none', 'policy.yml').catch((error: unknown) => error);
  expect(refused).toEqual(new FileRefusal('git rev-parse failed at "origin/none"; fetch that ref into this clone'));
  expect(refused).toMatchObject({ cause: new Error('it ended with 128') });
});

test('a job that is cancelled meanwhile ends with its own reason', async () => {
  const reason = new Error('cancelled');
  await expect(read('main', 'policy.yml', AbortSignal.abort(reason))).rejects.toBe(reason);
});

// A command line in a CI that stands in a folder of its checkout: the links of the whole checkout are a stranger's.
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Workspace } from '../../src/job/workspace.ts';
import { openWorkspace } from '../../src/job/workspace.ts';

let folder = '';
let checkout = '';
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'workspace-'));
  checkout = join(folder, 'checkout');
  mkdirSync(join(checkout, '.git'), { recursive: true });
  mkdirSync(join(checkout, 'tools/deep'), { recursive: true });
  writeFileSync(join(folder, 'secret'), 'made-up secret');
  writeFileSync(join(checkout, 'prompt.md'), 'Hello');
  symlinkSync('../secret', join(checkout, 'link.md'));
});

const at = (cwd: string): Workspace =>
  openWorkspace({ env: {}, cwd: join(checkout, cwd), readFile: (path) => readFile(path), files: 'checkout' });

test.each([
  ['tools', '../link.md'],
  ['tools/deep', '../../link.md'],
  ['tools', '../../checkout/link.md'],
])('in %s, %s is a link of the checkout and is not read', async (cwd, given) => {
  await expect(at(cwd).readInputText(given)).rejects.toThrow('"link.md" is a link');
});

test('a checkout that anybody may write to is one too', async () => {
  chmodSync(checkout, 0o777);
  await expect(at('tools').readInputText('../link.md')).rejects.toThrow('"link.md" is a link');
});

test('a submodule is a part of the checkout', async () => {
  writeFileSync(join(checkout, 'tools/.git'), 'gitdir: ../.git/modules/tools');
  await expect(at('tools').readInputText('../link.md')).rejects.toThrow('"link.md" is a link');
});

test('nothing is written through a link either', () => {
  const workspace = at('tools');
  expect(() => workspace.create(workspace.resolve('../link.md'))).toThrow('"link.md" is a link');
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('made-up secret');
});

test('files of the checkout and outside of it are read and written', async () => {
  const workspace = at('tools');
  expect(await workspace.readInputText('../prompt.md')).toBe('Hello');
  expect(await workspace.readInputText(join(folder, 'secret'))).toBe('made-up secret');
  closeSync(workspace.create(join(checkout, 'tools/t.jsonl')));
  closeSync(workspace.create(join(folder, 't.jsonl')));
});

// The files that are written: what stands there already is found, and what came meanwhile is kept.
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findExisting, writeFiles } from '../../../src/cli/init/init.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'init-files-'));
});

const files = [
  { path: 'a/b/one.yml', content: 'one' },
  { path: 'a/two.yml', content: 'two' },
  { path: 'a/made.json', content: 'made', isGenerated: true },
];
const put = (path: string): void => {
  mkdirSync(join(root, 'a/b'), { recursive: true });
  writeFileSync(join(root, path), 'theirs');
};
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('where nothing is, nothing is found, and all of them are written', async () => {
  expect(await findExisting(root, files)).toEqual([]);
  await writeFiles(root, files, []);
  expect(files.map(({ path }) => read(path))).toEqual(['one', 'two', 'made']);
});

test('those that are there are found, but for one that this program makes; all are replaced', async () => {
  for (const { path } of files) put(path);
  const existing = await findExisting(root, files);
  expect(existing.filter(({ isForeign }) => isForeign).map(({ path }) => path)).toEqual(['a/b/one.yml', 'a/two.yml']);
  await writeFiles(root, files, existing);
  expect(files.map(({ path }) => read(path))).toEqual(['one', 'two', 'made']);
});

test("those that hold what would be written are nobody else's, also with the line ends of Windows", async () => {
  const lines = [{ path: 'a/two.yml', content: 'one\ntwo\n' }];
  await writeFiles(root, lines, []);
  expect(await findExisting(root, lines)).toMatchObject([{ path: 'a/two.yml', isForeign: false }]);
  writeFileSync(join(root, 'a/two.yml'), 'one\r\ntwo\r\n');
  expect(await findExisting(root, lines)).toMatchObject([{ path: 'a/two.yml', isForeign: false }]);
  writeFileSync(join(root, 'a/two.yml'), 'one\ntwo\n\n');
  expect(await findExisting(root, lines)).toMatchObject([{ path: 'a/two.yml', isForeign: true }]);
});

test('one that came since is kept', async () => {
  put('a/two.yml');
  await expect(writeFiles(root, files, [])).rejects.toMatchObject({
    code: 'input_invalid',
    message: "a/two.yml can't be written. Is its folder writable?",
  });
  expect(read('a/two.yml')).toBe('theirs');
});

test.each([
  [
    'a file where a folder is to be',
    () => writeFileSync(join(root, 'a'), ''),
    'a exists, but is not an ordinary folder',
  ],
  [
    'a link where an inner folder is to be',
    () => {
      mkdirSync(join(root, 'a'));
      symlinkSync(tmpdir(), join(root, 'a/b'));
    },
    'a/b exists, but is not an ordinary folder',
  ],
  [
    'a folder where a file is to be',
    () => mkdirSync(join(root, 'a/two.yml'), { recursive: true }),
    'a/two.yml exists, but is not an ordinary file',
  ],
  [
    'a link to nowhere where a generated file is to be',
    () => {
      mkdirSync(join(root, 'a'));
      symlinkSync(join(root, 'nowhere'), join(root, 'a/made.json'));
    },
    'a/made.json exists, but is not an ordinary file',
  ],
])('%s is in the way', async (_, make, says) => {
  make();
  await expect(findExisting(root, files)).rejects.toMatchObject({
    code: 'input_conflict',
    message: `${says}. Remove it first.`,
  });
});

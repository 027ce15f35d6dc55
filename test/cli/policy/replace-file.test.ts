// A file written whole or not at all, and never through a link.
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { replaceFile } from '../../../src/cli/policy/replace-file.ts';

let root = '';
beforeEach(() => {
  const made = mkdtempSync(path.join(tmpdir(), 'replace-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  root = made;
});

const at = (name: string): string => path.join(root, name);

describe('a file', () => {
  test('is made with its folders, and nothing is left beside it', async () => {
    await replaceFile(root, '.github/p.yml', 'a\n', undefined);
    expect(readFileSync(at('.github/p.yml'), 'utf8')).toBe('a\n');
    expect(readdirSync(at('.github'))).toEqual(['p.yml']);
  });

  test('is replaced, and keeps its mode', async () => {
    writeFileSync(at('p.yml'), 'a\n', { mode: 0o600 });
    await replaceFile(root, 'p.yml', 'b\n', 'a\n');
    expect(readFileSync(at('p.yml'), 'utf8')).toBe('b\n');
    expect(lstatSync(at('p.yml')).mode & 0o777).toBe(0o600);
    expect(readdirSync(root)).toEqual(['p.yml']);
  });

  test.each([
    ['was changed since', 'a\n'],
    ['came since', undefined],
  ])('that %s is kept', async (_name, before) => {
    writeFileSync(at('p.yml'), 'theirs\n');
    await expect(replaceFile(root, 'p.yml', 'mine\n', before)).rejects.toMatchObject({ code: 'input_conflict' });
    expect(readFileSync(at('p.yml'), 'utf8')).toBe('theirs\n');
    expect(readdirSync(root)).toEqual(['p.yml']);
  });

  test.each([
    ['a link to a file', () => symlinkSync(at('out/p.yml'), at('p.yml')), 'p.yml'],
    ['a link to nowhere', () => symlinkSync(at('out/none'), at('p.yml')), 'p.yml'],
    ['a folder that is a link', () => symlinkSync(at('out'), at('.github')), '.github/p.yml'],
  ])('is not written through %s', async (_name, make, file) => {
    mkdirSync(at('out'));
    writeFileSync(at('out/p.yml'), 'theirs\n');
    make();
    for (const before of [undefined, 'theirs\n']) {
      await expect(replaceFile(root, file, 'mine\n', before)).rejects.toMatchObject({
        code: 'input_conflict',
        message: expect.stringContaining('leads through a link'),
      });
    }
    expect(readFileSync(at('out/p.yml'), 'utf8')).toBe('theirs\n');
    expect(readdirSync(at('out'))).toEqual(['p.yml']);
  });
});

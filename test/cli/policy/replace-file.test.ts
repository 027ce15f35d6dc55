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
import { replaceFile } from '../../../src/cli/policy/patch.ts';

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
    expect(lstatSync(at('.github/p.yml')).mode & 0o777).toBe(0o644 & ~process.umask());
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
    await expect(replaceFile(root, 'p.yml', 'mine\n', before)).rejects.toMatchObject({
      code: 'input_conflict',
      data: { source: 'policy' },
    });
    expect(readFileSync(at('p.yml'), 'utf8')).toBe('theirs\n');
    expect(readdirSync(root)).toEqual(['p.yml']);
  });

  test.each([
    ['a link to a file', () => symlinkSync(at('out/p.yml'), at('p.yml')), 'p.yml'],
    ['a link to nowhere', () => symlinkSync(at('out/none'), at('p.yml')), 'p.yml'],
    ['a folder that is a link', () => symlinkSync(at('out'), at('.github')), '.github/p.yml'],
    ['a link within a folder', () => symlinkSync(at('out'), at('in/link')), 'in/link/p.yml'],
  ])('is not written through %s', async (_name, make, file) => {
    mkdirSync(at('out'));
    mkdirSync(at('in'));
    writeFileSync(at('out/p.yml'), 'theirs\n');
    make();
    const link = file.replace(/(?<=.)\/p\.yml$/, '');
    for (const before of [undefined, 'theirs\n']) {
      await expect(replaceFile(root, file, 'mine\n', before)).rejects.toMatchObject({
        code: 'input_conflict',
        message: `"${file}" leads through a link, ${link}. Nothing is written; name the file itself with --policy.`,
        data: { source: 'policy' },
      });
    }
    expect(readFileSync(at('out/p.yml'), 'utf8')).toBe('theirs\n');
    expect(readdirSync(at('out'))).toEqual(['p.yml']);
  });

  test('that is a folder by now is kept, and nothing is left beside it', async () => {
    mkdirSync(at('p.yml'));
    await expect(replaceFile(root, 'p.yml', 'mine\n', undefined)).rejects.toThrow(
      '"p.yml" has changed since it was read. Nothing is written; run the command again.',
    );
    expect(readdirSync(root)).toEqual(['p.yml']);
  });

  test.each([
    ['its whole path', (file: string) => file],
    ['a path that climbs', (file: string) => path.relative(at('in'), file)],
  ])('elsewhere, by %s, may not be a link; what leads there is not ours', async (_name, nameOf) => {
    mkdirSync(at('out'));
    mkdirSync(at('in'));
    symlinkSync(at('out'), at('link'));
    await replaceFile(at('in'), nameOf(at('link/p.yml')), 'mine\n', undefined);
    expect(readFileSync(at('out/p.yml'), 'utf8')).toBe('mine\n');
    symlinkSync(at('out/p.yml'), at('out/q.yml'));
    const refused = replaceFile(at('in'), nameOf(at('out/q.yml')), 'x\n', 'mine\n');
    await expect(refused).rejects.toThrow('through a link, q.yml.');
  });
});

// Folders that are made with those above them, and names of files.
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256 } from '../src/crypto.ts';
import { makeFolders, toFileName } from '../src/folders.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('a folder is made with those above it, all with the mode', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-'));
  makeFolders(join(root, 'a/b/c'), 0o700);
  expect(['a', 'a/b', 'a/b/c'].map((name) => modeOf(join(root, name)))).toEqual([0o700, 0o700, 0o700]);
});

test('a folder that is there stays as it is', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-'));
  mkdirSync(join(root, 'a'), { mode: 0o755 });
  makeFolders(join(root, 'a'), 0o700);
  expect(modeOf(join(root, 'a'))).toBe(0o755);
});

test('what stands in the way is an error of the system', () => {
  const root = mkdtempSync(join(tmpdir(), 'folders-'));
  writeFileSync(join(root, 'file'), '');
  expect(() => makeFolders(join(root, 'file'))).toThrow('EEXIST');
  expect(() => makeFolders(join(root, 'file/a'))).toThrow(/EEXIST|ENOTDIR/);
});

// Node's own way to make folders never returned here.
test.runIf(process.platform === 'linux')('a folder that nobody can make is an error, and no endless loop', () => {
  expect(() => makeFolders('/proc/intern-action/a')).toThrow('ENOENT');
});

test('no two texts share a name, and each is one that a folder can hold', () => {
  const texts = [
    '',
    'a',
    'A b',
    'a%20b',
    '/work/a',
    '..',
    'a/b',
    'a\u0000',
    'é'.repeat(20),
    'x'.repeat(200),
    'x'.repeat(201),
    '\ud800',
  ];
  const digests = texts.map((text) => sha256(text));
  const names = [...texts, ...digests, ...digests.map((one) => `=${one}`)].map(toFileName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^[^/\0]+$/);
    expect(name.length).toBeLessThanOrEqual(200);
  }
  expect(toFileName('6f1c-session')).toBe('6f1c-session');
});

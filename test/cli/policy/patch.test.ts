// Changes as a unified diff, which Git takes.
import { execFileSync } from 'node:child_process';
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
import * as fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { replaceFile, toUnifiedDiff } from '../../../src/cli/policy/patch.ts';
import { runs, seed } from '../../support/seed.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'diff-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

interface LineEdit {
  readonly at: number;
  readonly removed: number;
  readonly added: readonly string[];
}

/** A file without a final line end gets one when it grows. */
function withEdits(text: string, edits: readonly LineEdit[]): string {
  const lines = text.split('\n');
  const grows = edits.some(({ at }) => at >= lines.length);
  for (const { at, removed, added } of edits.toReversed()) lines.splice(at, removed, ...added);
  return `${lines.join('\n')}${grows ? '\n' : ''}`;
}

function diffOf(file: string, before: string | undefined, edits: readonly LineEdit[]): string {
  return toUnifiedDiff(file, before, withEdits(before ?? '', edits));
}

/** The file after `git apply`, in a folder of its own. */
function applied(root: string, file: string, before: string | undefined, edits: readonly LineEdit[]): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  if (before === undefined) rmSync(target, { force: true });
  else writeFileSync(target, before);
  const input = diffOf(file, before, edits);
  execFileSync('git', ['apply', '--whitespace=nowarn'], { cwd: root, input });
  return readFileSync(target, 'utf8');
}

test('shows three lines around a change, and changes that are near in one hunk', () => {
  const before = Array.from({ length: 20 }, (_, index) => `${index}\n`).join('');
  const edits = [
    { at: 5, removed: 0, added: ['a'] },
    { at: 9, removed: 1, added: ['b', 'c'] },
    { at: 18, removed: 0, added: ['d'] },
  ];
  expect(diffOf('p/q.yml', before, edits)).toBe(
    `--- ./p/q.yml\n+++ ./p/q.yml\n@@ -3,11 +3,13 @@\n 2\n 3\n 4\n+a\n 5\n 6\n 7\n 8\n-9\n+b\n+c\n 10\n 11\n 12\n@@ -16,5 +18,6 @@\n 15\n 16\n 17\n+d\n 18\n 19\n`,
  );
  expect(diffOf('p/q.yml', before, [])).toBe('');
});

test('makes a new file', () => {
  const edits = [{ at: 0, removed: 0, added: ['a', 'b'] }];
  expect(diffOf('.github/p.yml', undefined, edits)).toBe(
    '--- /dev/null\n+++ ./.github/p.yml\n@@ -0,0 +1,2 @@\n+a\n+b\n',
  );
  expect(applied(folder(), '.github/p.yml', undefined, edits)).toBe('a\nb\n');
});

test.each([
  ['p.yml', './p.yml'],
  ['../p.yml', '../p.yml'],
  ['/etc/p.yml', '/etc/p.yml'],
  ['a/', './a/'],
])('%s is called %s', (file, name) => {
  expect(diffOf(file, 'a\n', [{ at: 1, removed: 0, added: ['b'] }])).toBe(
    `--- ${name}\n+++ ${name}\n@@ -1 +1,2 @@\n a\n+b\n`,
  );
});

test('changes whose surroundings touch are in one hunk, and those with a line between them in two', () => {
  const before = Array.from({ length: 20 }, (_, index) => `${index}\n`).join('');
  const hunks = (at: number) =>
    diffOf('p.yml', before, [
      { at: 5, removed: 0, added: ['a'] },
      { at, removed: 0, added: ['b'] },
    ]).split('@@ -').length - 1;
  expect([hunks(10), hunks(11), hunks(12)]).toEqual([1, 1, 2]);
});

test.each(['p.yml', 'a b/c d.yml', 'ä/"q".yml', 'tab\there.yml'])('names %j so that Git finds it', (file) => {
  const edits = [{ at: 1, removed: 0, added: ['new'] }];
  expect(applied(folder(), file, 'a\nb\n', edits)).toBe('a\nnew\nb\n');
});

test('is what Git makes of it, for every text', () => {
  const root = folder();
  const line = fc.constantFrom('', 'a', ' b', '- c', '+d', '@@ -1 +1 @@', '\\ No newline', 'e\r', '--- x');
  const text = fc
    .tuple(fc.array(line, { maxLength: 14 }), fc.boolean())
    .map(([lines, isOpen]) => lines.map((each) => `${each}\n`).join('') + (isOpen ? 'last' : ''))
    .filter((each) => each !== '');
  const edit = fc.record({ at: fc.nat(14), added: fc.array(line, { minLength: 1, maxLength: 3 }) });
  fc.assert(
    fc.property(text, fc.array(edit, { minLength: 1, maxLength: 4 }), (before, wanted) => {
      const lines = before.split('\n').length - (before.endsWith('\n') ? 1 : 0);
      const edits = wanted
        .map(({ at, added }) => ({ at: Math.min(at, lines), removed: 0, added }))
        .toSorted((a, b) => a.at - b.at);
      expect(applied(root, 'p.yml', before, edits)).toBe(withEdits(before, edits));
    }),
    { numRuns: runs(60), seed },
  );
});

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
        message: `"${file}" goes through a link, ${link}. Nothing is written; name the file itself with --policy.`,
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

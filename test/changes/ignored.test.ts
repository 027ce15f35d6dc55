// Which paths a commit's `.gitignore` files leave out: compared with git itself.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { compileIgnoreFiles } from '../../src/changes/ignored.ts';
import { seed } from '../support/seed.ts';

const root = mkdtempSync(join(tmpdir(), 'ignored-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
execFileSync('git', ['init', '-q', root]);

/** The paths that git ignores. */
function ignoredByGit(files: ReadonlyMap<string, string>, paths: readonly string[]): readonly string[] {
  for (const [folder, text] of files) {
    const path = join(root, folder, '.gitignore');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  try {
    const said = execFileSync('git', ['-C', root, 'check-ignore', '--no-index', '-z', '--stdin'], {
      input: paths.join('\0'),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    return said.toString().split('\0').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1) return [];
    throw error;
  } finally {
    for (const folder of files.keys()) rmSync(join(root, folder, '.gitignore'));
  }
}

const lines = [
  '*.log',
  '!keep.log',
  '/dist',
  'build/',
  'a/b',
  'a/**/c',
  '**/tmp',
  'x/**',
  '**/a/*.js',
  'a?c',
  '[ab].txt',
  '[!a]b',

  '#c',
  '\\#c',
  '\\!x',
  'sp ',
  'sp\\ ',
  '*',
  '!*/',
  '!/a',
  '/*',
  '!src',
  'a\\*',
  '[a',
  'b\\',
  '[[:digit:]]',
  '[]a]',
  '**',
  'a**b',
  '',
  'a/',
  '*/',
  'c//d',
  '/',
  'src/**/x/',
  '!a/b/c',
  '[a-c]',
  '[\\]]',
  'ü*',
  '.*',
  '!.env',
  '***',
  'a/**',
  'a[/]b',
  'a[+-9]c',
  'a[[:punct:]]b',
  '**/',
];
const names = [
  'a',
  'b',
  'c',
  'x',
  'src',
  'dist',
  'build',
  'tmp',
  'k.log',
  'keep.log',
  'a.txt',
  'abc',
  '#c',
  'sp',
  'sp ',
  'a*',
  '1',
  ']',
  '.env',
  'ü1',
  'q.js',
];

test('it is as git says, for generated files and paths', () => {
  const texts = fc.array(fc.constantFrom(...lines), { maxLength: 6 }).map((chosen) => `${chosen.join('\n')}\n`);
  const parts = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 });
  const path = fc.tuple(fc.constantFrom('', 'n/'), parts).map(([start, each]) => `${start}${each.join('/')}`);
  const paths = fc.uniqueArray(path, { minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(texts, texts, paths, (atRoot, inFolder, each) => {
      const files = new Map([
        ['', atRoot],
        ['n', inFolder],
      ]);
      const isIgnored = compileIgnoreFiles(files);
      expect(each.filter((one) => isIgnored(one, 'file'))).toEqual(ignoredByGit(files, each));
    }),
    { seed, numRuns: 150 },
  );
});

test('a pattern for folders takes a folder, and what is below it', () => {
  const isIgnored = compileIgnoreFiles(new Map([['', 'build/\n']]));
  expect([isIgnored('build', 'folder'), isIgnored('build', 'file'), isIgnored('build/x', 'file')]).toEqual([
    true,
    false,
    true,
  ]);
});

test.each(['a[/]b', 'a[+-9]b', 'a[[:punct:]]b', 'a[[:cntrl:]]b', String.raw`a[\/]b`, String.raw`a\/b`, 'a[!x]b'])(
  'no character class takes a slash: %s',
  (pattern) => {
    const files = new Map([['', `${pattern}\n`]]);
    const paths = ['a/b', 'a.b', 'a-b', 'n/a/b'];
    const isIgnored = compileIgnoreFiles(files);
    expect(paths.filter((path) => isIgnored(path, 'file'))).toEqual(ignoredByGit(files, paths));
  },
);

test('a hostile pattern costs no time', () => {
  const isIgnored = compileIgnoreFiles(new Map([['', `${'*a'.repeat(200)}b\n`]]));
  expect(isIgnored('a'.repeat(4000), 'file')).toBe(false);
});

// Path globs: what they cover, and the many texts that are no path.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePathGlob, findGlobFlaw, isPlainPath } from '../../../src/permission/text/glob.ts';

describe('a path glob', () => {
  test.each([
    { glob: 'README.md', covered: ['README.md'], not: ['readme.md', 'README.mdx', 'docs/README.md', 'README.md/x'] },
    {
      glob: 'src/*',
      covered: ['src/a', 'src/a.ts', 'src/a b.ts'],
      not: ['src', 'src/a/b', 'src/.env', 'SRC/a', 'lib/a'],
    },
    {
      glob: 'src/**',
      covered: ['src', 'src/a', 'src/a/b/c.ts'],
      not: ['src/.env', 'src/.git/config', 'src/a/.env', 'srcs'],
    },
    { glob: '**', covered: ['a', 'a/b/c'], not: ['.env', 'a/.env', '.github/workflows/ci.yml'] },
    { glob: '**/*.ts', covered: ['a.ts', 'a/b/c.ts'], not: ['a.js', '.a.ts', '.x/a.ts', 'a/.x/b.ts'] },
    { glob: 'a/**/b/**/c', covered: ['a/b/c', 'a/x/b/y/z/c', 'a/b/b/c/c'], not: ['a/c', 'a/b', 'a/b/c/d', 'a/b/.x/c'] },
    { glob: '.github/**', covered: ['.github/workflows/ci.yml'], not: ['.github/.x', '.git/config'] },
    { glob: 'src/.*', covered: ['src/.env'], not: ['src/env', 'src/.x/y'] },
    { glob: 'src/?.ts', covered: ['src/a.ts', 'src/🙂.ts'], not: ['src/ab.ts', 'src/.ts', 'src//.ts'] },
    { glob: 'a*/b', covered: ['a/b', 'axx/b'], not: ['a/x/b', 'ax/y/b'] },
    { glob: '[a]{b}(c)+$', covered: ['[a]{b}(c)+$'], not: ['ab', 'abc'] },
  ])('$glob covers whole paths', ({ glob, covered, not }) => {
    const covers = compilePathGlob(glob);
    expect(covered.filter((value) => !covers(value))).toEqual([]);
    expect(not.filter((value) => covers(value))).toEqual([]);
  });

  test('of a guard takes dotted segments and any case', () => {
    const glob = compilePathGlob('**/secrets/*');
    const covers = (path: string): boolean => glob(path, { isWide: true });
    expect(['secrets/a', 'x/Secrets/.env', '.config/secrets/a'].every(covers)).toBe(true);
    expect(covers('secrets/a/b')).toBe(false);
    expect(compilePathGlob('.github/**')('.GitHub/workflows/.ci.yml', { isWide: true })).toBe(true);
    // The sign of Kelvin is a "k" where case does not count.
    expect(compilePathGlob('keys')('\u212Aeys', { isWide: true })).toBe(true);
  });

  const climbing = [
    '-rf',
    '--output=x',
    '',
    '.',
    '..',
    '/',
    '/etc/passwd',
    '//host/share',
    '~',
    '~/.ssh/id_rsa',
    '~root/x',
    'C:/x',
    'c:x',
    'C:',
    'src/../.git/config',
    '../x',
    'src/..',
    'src/.',
    'src/./a',
    'src//a',
    'src/',
    './src/a',
    'src/...',
    'src/a.',
    'src\\a',
    'src\\..\\x',
    'src/a ',
    'src/ a',
    'src /a',
    'GIT~1/config',
    'src/a\nb',
    'src/a​b',
    'src/‮a',
    'src/a\0',
    'src/\xA0a',
    `src/${'a'.repeat(4100)}`,
  ];
  test.each(climbing)('never covers %j, which is no plain path', (value) => {
    expect(isPlainPath(value)).toBe(false);
    for (const glob of ['**', 'src/**', '*', 'src/*']) {
      expect(compilePathGlob(glob)(value)).toBe(false);
      expect(compilePathGlob(glob)(value, { isWide: true })).toBe(false);
    }
  });

  test('takes a path of 4,096 characters, and none longer', () => {
    expect(compilePathGlob('*')('a'.repeat(4096))).toBe(true);
    expect(compilePathGlob('*')('a'.repeat(4097))).toBe(false);
  });

  test.each([
    '',
    '/src/*',
    'src/../x',
    './src',
    'src//a',
    'src/',
    '~/x',
    'C:/x',
    'src\\*',
    'a**',
    '**a/b',
    'src/***',
    'a\u200b',
  ])('%j is none', (glob) => {
    expect(findGlobFlaw(glob)).toEqual(expect.any(String));
    expect(() => compilePathGlob(glob)).toThrow(TypeError);
  });

  test('covers what its regular expression does', () => {
    const segment = fc.constantFrom('a', 'b', 'ab', '.a', 'aa', '..', '');
    const piece = fc.constantFrom('a', '*', 'a*', '**', '.*', '?', '.a');
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 5 }),
        fc.array(segment, { minLength: 1, maxLength: 6 }),
        (glob, value) => {
          const wanted = isPlainPath(value.join('/')) && regexOf(glob).test(value.map((each) => `${each}/`).join(''));
          expect(compilePathGlob(glob.join('/'))(value.join('/'))).toBe(wanted);
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('does not backtrack without end', () => {
    const covers = compilePathGlob(`${'**/a/'.repeat(20)}b`);
    expect(covers('a/'.repeat(2000).slice(0, -1))).toBe(false);
  });
});

/** The same glob as a regular expression over segments that each end with a slash. */
function regexOf(glob: readonly string[]): RegExp {
  const parts = glob.map((piece) => {
    if (piece === '**') return '(?:(?!\\.)[^/]+/)*';
    const dotless = piece.startsWith('.') ? '' : '(?!\\.)';
    return `${dotless}${piece.replaceAll('.', '\\.').replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}/`;
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

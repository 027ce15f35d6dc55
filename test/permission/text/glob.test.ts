// Globs: the whole text, two wildcards, one escape, and no pattern that makes it slow.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileGlob, globMatches } from '../../../src/permission/text/glob.ts';
import { runs, seed } from '../../support/seed.ts';

function matches(pattern: string, text: string): boolean {
  const glob = compileGlob(pattern);
  if (glob === undefined) throw new Error(`${pattern} is no glob`);
  return globMatches(glob, text);
}

/** The same by the regular expression that it means, slow and sure. */
function reference(pattern: string, text: string): boolean {
  const source = pattern.replace(
    /\\([\s\S])|([\s\S])/gu,
    (_all, escaped: string | undefined, plain: string | undefined) => {
      if (plain === '*') return '[\\s\\S]*';
      if (plain === '?') return '[\\s\\S]';
      return `\\u{${((escaped ?? plain ?? '').codePointAt(0) ?? 0).toString(16)}}`;
    },
  );
  return new RegExp(`^(?:${source})$`, 'u').test(text);
}

describe('a glob', () => {
  test.each([
    ['', '', true],
    ['', 'a', false],
    ['a', 'a', true],
    ['a', 'ab', false],
    ['a', 'ba', false],
    ['*', '', true],
    ['*', 'a/b\nc\0', true],
    ['**', 'a', true],
    ['***', '', true],
    ['a*', 'a', true],
    ['a*', 'ab', true],
    ['a*', 'ba', false],
    ['*a', 'ba', true],
    ['*a', 'ab', false],
    ['*a', 'aab', false],
    ['*ab', 'aab', true],
    ['*ab', 'abab', true],
    ['*aab', 'aaab', true],
    ['a*b', 'ab', true],
    ['a*b', 'axxb', true],
    ['a*b', 'axbx', false],
    ['a*b*c', 'axbxbxc', true],
    ['a*b*c', 'axcxb', false],
    ['a*a', 'a', false],
    ['a*a', 'aa', true],
    ['?', 'a', true],
    ['?', '', false],
    ['?', 'ab', false],
    ['?', '\n', true],
    ['?', '😀', true],
    ['??', '😀', false],
    ['*?', '😀', true],
    ['*??', '😀', false],
    ['?*?', 'ab', true],
    ['?*?', 'a', false],
    ['*?b', 'xxb', true],
    ['*?b', 'b', false],
    ['*a?c', 'abcaxc', true],
    ['\\*', '*', true],
    ['\\*', 'a', false],
    ['\\?', '?', true],
    ['\\?', 'a', false],
    ['\\\\', '\\', true],
    ['\\a', 'a', true],
    ['a\\*b*', 'a*bc', true],
    ['[ab]', '[ab]', true],
    ['[ab]', 'a', false],
    ['{a,b}', '{a,b}', true],
    ['{a,b}', 'a', false],
    ['!a', '!a', true],
    ['+(a)', 'a', false],
    ['*.*', 'a.b', true],
    ['*.*', 'ab', false],
    ['.', 'a', false],
    ['é', 'é', true],
    ['a', 'A', false],
  ])('%j and %j: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
    expect(reference(pattern, text)).toBe(expected);
  });

  test.each(['\\', 'a\\', '\\\\\\'])('%j is none: it ends in the middle of an escape', (pattern) => {
    expect(compileGlob(pattern)).toBeUndefined();
  });

  test('matches what its regular expression does', () => {
    const letter = fc.constantFrom('a', 'b', '😀', '\n');
    const pattern = fc.array(fc.oneof(letter, fc.constantFrom('*', '?', '\\*', '\\?', '\\\\')), { maxLength: 8 });
    fc.assert(
      fc.property(pattern, fc.array(letter, { maxLength: 10 }), (pieces, letters) => {
        expect(matches(pieces.join(''), letters.join(''))).toBe(reference(pieces.join(''), letters.join('')));
      }),
      { numRuns: runs(20_000), seed },
    );
  });

  test('takes the long texts that make a backtracking engine hang', () => {
    const text = 'a'.repeat(5_000);
    expect(matches('*a*a*a*a*a*a*a*a*b', text)).toBe(false);
    expect(matches(`${'a*'.repeat(200)}b`, text)).toBe(false);
    expect(matches(`${'?'.repeat(100)}*${'?'.repeat(100)}`, text)).toBe(true);
  });
});

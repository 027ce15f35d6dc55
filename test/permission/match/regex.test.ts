// RE2: its syntax and nothing beyond it, the whole value, and no pattern that makes it slow.

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { re2 } from '../../../src/permission/match/regex.ts';
import { runs, seed } from '../../support/seed.ts';

function matches(pattern: string, text: string): boolean {
  const compiled = re2(pattern);
  if (typeof compiled !== 'function') throw new Error(compiled.error);
  return compiled(text);
}

describe('re2', () => {
  test.each([
    ['a|b', 'a', true],
    ['a|b', 'ab', false],
    ['a|b', 'xb', false],
    ['^a|b$', 'xb', false],
    ['^a|b$', 'ax', false],
    ['a|ab', 'ab', true],
    ['a*?', 'aaa', true],
    ['.*', 'a\nb', false],
    ['(?s).*', 'a\nb', true],
    ['(?m)^a$', 'a\nb', false],
    ['(?i)ABC', 'abc', true],
    ['\\pL+', 'äß', true],
    ['', '', true],
    ['', 'a', false],
    ['a\\z', 'a', true],
    ['a', 'a\n', false],
    ['[[:alpha:]]+', 'abc', true],
    ['deploy(\\.[a-z]+)?', 'deploy.prod', true],
    ['deploy(\\.[a-z]+)?', 'deployXprod', false],
  ])('%j and %j: %s', (pattern, text, expected) => {
    expect(matches(pattern, text)).toBe(expected);
  });

  test.each([
    '(?=a)',
    '(?!a)',
    '(?<=a)b',
    '(?<!a)b',
    '(a)\\1',
    '(?>a)',
    'a{1001}',
    '((a{100}){100}){100}',
    '(a',
    'a)',
    '[a',
    'a**',
    '\\',
    '\\C',
  ])('%s is no RE2', (pattern) => {
    expect(re2(pattern)).toEqual({ error: expect.not.stringContaining('error parsing regexp') });
  });

  test('matches what JavaScript does where both know the syntax', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '(?:a|bb)', '(b|ba)', '^', '$');
    const piece = fc
      .tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{1,2}'))
      .map(([a, quantifier]) => (a === '^' || a === '$' ? a : a + quantifier));
    const branch = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
    const pattern = fc.array(branch, { minLength: 1, maxLength: 3 }).map((branches) => branches.join('|'));
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        expect(matches(source, value)).toBe(new RegExp(`^(?:${source})$`, 'u').test(value));
      }),
      { numRuns: runs(5_000), seed },
    );
  });

  test('takes the long texts that make a backtracking engine hang', () => {
    const text = `${'a'.repeat(50_000)}!`;
    expect(matches('(a+)+', text)).toBe(false);
    expect(matches('(a|a)*', text)).toBe(false);
    expect(matches('(.*)*x', text)).toBe(false);
    expect(matches('(a?){500}a{500}', 'a'.repeat(500))).toBe(true);
  });
});

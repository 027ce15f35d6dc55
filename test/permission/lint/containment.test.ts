// Whether one matcher matches all that another does.
import { describe, expect, test } from 'vitest';
import { globContains } from '../../../src/permission/lint/containment.ts';
import { compileGlob } from '../../../src/permission/text/glob.ts';

describe('whether a glob takes all that another does', () => {
  test.each([
    { wide: '*', narrow: 'a?b*', expected: true },
    { wide: 'a*', narrow: 'a*b', expected: true },
    { wide: 'a*b*', narrow: 'a*xb*y', expected: true },
    { wide: 'a?', narrow: 'a?', expected: true },
    { wide: 'a?', narrow: 'ab', expected: true },
    { wide: '??', narrow: '?b', expected: true },
    { wide: '?*', narrow: '?*', expected: true },
    { wide: 'a', narrow: 'a?', expected: false },
    { wide: 'a*', narrow: 'a?', expected: true },
    { wide: '?*', narrow: 'a*', expected: false },
    { wide: '?', narrow: '*', expected: false },
    { wide: 'a', narrow: 'a*', expected: false },
    { wide: 'a*b', narrow: 'a*', expected: false },
    { wide: 'ab*', narrow: 'a*', expected: false },
    { wide: '\\**', narrow: '\\*a', expected: true },
    { wide: '\\*', narrow: '*', expected: false },
  ])('$wide takes $narrow: $expected', ({ wide, narrow, expected }) => {
    const [a, b] = [compileGlob(wide), compileGlob(narrow)];
    expect(a !== undefined && b !== undefined && globContains(a, b)).toBe(expected);
  });
});

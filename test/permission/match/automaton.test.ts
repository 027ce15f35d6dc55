// A pattern that was compiled before decides as the library that compiled it.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAutomaton, matchWhole } from '../../../src/permission/match/automaton.ts';
import { compileAutomaton, re2 } from '../../../src/permission/match/regex.ts';
import { runs, seed } from '../../support/seed.ts';

/** A pattern by the library, and as it is kept in a file. */
function both(pattern: string): { byLibrary: (text: string) => boolean; kept: (text: string) => boolean } | undefined {
  const byLibrary = re2(pattern);
  if (typeof byLibrary !== 'function') return undefined;
  const kept: unknown = JSON.parse(JSON.stringify(compileAutomaton(pattern)));
  if (!isAutomaton(kept)) throw new Error(`${pattern} is not kept.`);
  return { byLibrary, kept: matchWhole(kept) };
}

const characters = [
  'a',
  'B',
  'k',
  'K',
  '\u{212a}',
  's',
  '\u017f',
  '_',
  '0',
  ' ',
  '\n',
  '\u00df',
  '\u{1f600}',
  '\ud83d',
  '.',
  '\u0130',
];
const classes = [
  '[^a]',
  '[a-k]',
  '[[:alpha:]]',
  '\\w',
  '\\W',
  '\\s',
  '\\d',
  '\\pL',
  '\\PL',
  '\\p{Greek}',
  '.',
  '[^\\x00-\\x{10FFFF}]',
];
const edges = ['^', '$', '(?m:.*$\\n)', '(?m:\\n^.*)', '\\b', '\\B', '\\A', '\\z'];
const signs = characters.filter((character) => !['.', '\ud83d'].includes(character));
const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    fc.constantFrom(...signs, ...classes, ...edges),
    fc.array(tie('pattern'), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('')),
    fc.array(tie('pattern'), { minLength: 2, maxLength: 3 }).map((parts) => `(?:${parts.join('|')})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '*?', '+?', '{2}', '{0,2}', '{1,}'))
      .map(([part, times]) => `(?:${part})${times}`),
    fc.tuple(fc.constantFrom('i', 's', 'm', 'im', 'U'), tie('pattern')).map(([flags, part]) => `(?${flags}:${part})`),
    tie('pattern').map((part) => `(${part})`),
  ),
}));
const texts = fc.array(fc.constantFrom(...characters), { maxLength: 6 }).map((all) => all.join(''));

describe('a kept pattern', () => {
  test('matches what the library matches', () => {
    let matched = 0;
    fc.assert(
      fc.property(patterns, fc.array(texts, { minLength: 8, maxLength: 8 }), (pattern, all) => {
        const compiled = both(pattern);
        if (compiled === undefined) return;
        for (const text of all) {
          const wanted = compiled.byLibrary(text);
          matched += wanted ? 1 : 0;
          expect([pattern, text, compiled.kept(text)]).toEqual([pattern, text, wanted]);
        }
      }),
      { numRuns: runs(2000), seed },
    );
    expect(matched).toBeGreaterThan(100);
  });

  test.each(['k', 's', '\u00df', '\u00e5', '\u03b8', '\u0345', '\u01c5', '\u{10400}', '\u13a0', '\uab70'])(
    'in any case: %s, over all characters',
    (letter) => {
      const compiled = both(`(?i)${letter}`);
      const differing = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
        (text) => compiled?.kept(text) !== compiled?.byLibrary(text),
      );
      expect(differing).toEqual([]);
    },
  );

  test('is as fast on a text that makes others slow', () => {
    expect(both('(?:a*)*b')?.kept('a'.repeat(20_000))).toBe(false);
  });

  test('is not kept where it is large', () => {
    expect(compileAutomaton('(?:\\pL{50}){20}')).toBeUndefined();
  });

  test.each([
    undefined,
    { start: 0, steps: [] },
    { start: 1, steps: [['match']] },
    { start: 0, steps: [['go', 7]] },
    { start: 0, steps: [['fork', 0, 7]] },
    { start: 0, steps: [['edge', 0]] },
    { start: 0, steps: [['one of', 0, ['a']]] },
    { start: 0, steps: [['other', 0]] },
  ])('is none: %j', (value) => {
    expect(isAutomaton(value)).toBe(false);
  });
});

// The word that a misspelt one most likely meant.
import { describe, expect, test } from 'vitest';
import { findNearest } from '../src/nearest.ts';

describe('the nearest word', () => {
  test.each([
    ['mach', ['match', 'when', 'then'], 'match'],
    ['mtach', ['march', 'match'], 'match'],
    ['matchh', ['match'], 'match'],
    ['atch', ['match'], 'match'],
    ['natch', ['match'], 'match'],
    ['Match', ['match'], 'match'],
    ['rejects-in-a-row', ['rejects_in_a_row'], 'rejects_in_a_row'],
    ['base ref', ['base_ref'], 'base_ref'],
    ['ab', ['ba'], 'ba'],
    ['ab', ['xy'], 'xy'],
    ['abc', ['xyz'], undefined],
    ['a', ['abc'], 'abc'],
    ['a', ['abcd'], undefined],
    ['', ['ab'], 'ab'],
    ['', ['abc'], undefined],
    ['abcdef', ['abcxyz'], 'abcxyz'],
    ['abcdef', ['abwxyz'], undefined],
    ['abcd', ['abce', 'abcf'], 'abce'],
    ['abcd', ['axyz', 'abcx'], 'abcx'],
    ['anything', [], undefined],
    ['ax', ['ya', 'az'], 'az'],
    ['xa', ['ay', 'za'], 'za'],
    ['cab', ['abc', 'cba'], 'cba'],
    ['abcdefgh', ['badcfehg'], 'badcfehg'],
    ['abcdefgh', ['bcdefgha'], 'bcdefgha'],
  ] as const)('to %j among %j: %j', (word, candidates, found) => {
    expect(findNearest(word, candidates)).toBe(found);
  });
});

// Text cut to a size without cutting a character.
import { describe, expect, test } from 'vitest';
import { cutToBytes, keepEnds, shorten } from '../../../src/report/render/cut.ts';

describe('cutToBytes', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['abc', 0, ''],
    ['aé', 2, 'a'],
    ['aé', 3, 'aé'],
    ['a🎈b', 4, 'a'],
    ['a🎈b', 5, 'a🎈'],
    ['語語', 5, '語'],
    ['🎈', 3, ''],
  ])('cuts %s to %i bytes: %j', (text, bytes, cut) => {
    expect(cutToBytes(text, bytes)).toBe(cut);
  });
});

describe('keepEnds', () => {
  test.each([
    ['abcdef', 6, { head: 'abcdef', tail: '', omitted: 0 }],
    ['abcdefg', 6, { head: 'abcd', tail: 'fg', omitted: 1 }],
    ['abcdefghij', 3, { head: 'ab', tail: 'j', omitted: 7 }],
    ['abcdefghij', 0, { head: '', tail: '', omitted: 10 }],
    ['abc🎈defgh🎈i', 6, { head: 'abc', tail: 'i', omitted: 9 }],
  ])('keeps of %s in %i characters %j', (text, length, kept) => {
    expect(keepEnds(text, length)).toEqual(kept);
  });
});

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcd…fg'],
])('shorten makes of %s in %i characters %s', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});

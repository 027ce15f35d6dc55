// Text of any length in bounded memory.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBoundedText, toText } from '../../src/transcript/bounded-text.ts';
import { growthOf, proportionate } from '../support/growth.ts';
import { runs, seed } from '../support/seed.ts';

function keep(headLength: number, tailLength: number, ...pieces: readonly string[]) {
  const text = createBoundedText(headLength, tailLength);
  for (const piece of pieces) text.push(piece);
  return text.value();
}

/** What is to be kept of a text, found with the whole of it at hand. */
function boundedOf(whole: string, headLength: number, tailLength: number) {
  const head = characters(whole, headLength);
  const rest = whole.slice(head.length);
  if (rest.length <= tailLength) return { head: whole, tail: '', omitted: 0 };
  let from = rest.length - tailLength;
  if (/^[\udc00-\udfff]/.test(rest.slice(from))) from -= 1;
  return from === 0 ? { head: whole, tail: '', omitted: 0 } : { head, tail: rest.slice(from), omitted: from };
}

/** As many whole characters as fit. */
function characters(text: string, length: number): string {
  let fit = '';
  for (const character of text) {
    if (fit.length + character.length > length) break;
    fit += character;
  }
  return fit;
}

describe('a bounded text', () => {
  test.each([
    [['abc'], { head: 'abc', tail: '', omitted: 0 }],
    [['abcd', 'efg'], { head: 'abcdefg', tail: '', omitted: 0 }],
    [['abcdefgh'], { head: 'abcd', tail: 'fgh', omitted: 1 }],
    [['abcdefg', 'h'], { head: 'abcd', tail: 'fgh', omitted: 1 }],
    [['ab', 'cd', 'efghijklmnop', 'q'], { head: 'abcd', tail: 'opq', omitted: 10 }],
    [[], { head: '', tail: '', omitted: 0 }],
    [['', 'a', ''], { head: 'a', tail: '', omitted: 0 }],
    [['abc\ud83c', '\udf88xyz'], { head: 'abc\ud83c', tail: 'xyz', omitted: 1 }], // a pair cut where the head is full
  ])('of four and three characters keeps of %j %j', (pieces, kept) => {
    expect(keep(4, 3, ...pieces)).toEqual(kept);
  });

  test('cuts no character of two units', () => {
    const { head, tail } = keep(3, 3, 'ab🎈cdefgh🎈ij');
    expect([head, tail]).toEqual(['ab', '🎈ij']);
  });

  test('can be read while it grows', () => {
    const text = createBoundedText(2, 2);
    text.push('abcdef');
    expect(text.value()).toEqual({ head: 'ab', tail: 'ef', omitted: 2 });
    text.push('gh');
    expect(text.value()).toEqual({ head: 'ab', tail: 'gh', omitted: 4 });
  });

  test('keeps very many small pieces in time that is in proportion', () => {
    const keepPieces = (pieces: number): void => {
      const text = createBoundedText(1000, 1000);
      for (let piece = 0; piece < pieces; piece += 1) text.push('abc');
      expect(text.value()).toMatchObject({ omitted: 3 * pieces - 2000 });
    };
    expect(growthOf(keepPieces, 6_250)).toBeLessThan(proportionate);
  });

  const piece = fc.string({ unit: fc.constantFrom('a', 'b', '🎈', 'é'), maxLength: 9 });
  const bounds = fc.record({ head: fc.nat(8), tail: fc.nat(8) });

  test('keeps exactly what its bounds allow, read after each piece', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), bounds, (pieces, { head: headLength, tail: tailLength }) => {
        const text = createBoundedText(headLength, tailLength);
        let whole = '';
        for (const more of pieces) {
          text.push(more);
          whole += more;
          expect(text.value(), JSON.stringify(pieces)).toEqual(boundedOf(whole, headLength, tailLength));
        }
      }),
      { numRuns: runs(20_000), seed },
    );
  });

  test('keeps the beginning and the end, whatever the pieces', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), bounds, (pieces, { head: headLength, tail: tailLength }) => {
        const whole = pieces.join('');
        const { head, tail, omitted } = keep(headLength, tailLength, ...pieces);
        expect(head.length + omitted + tail.length).toBe(whole.length);
        expect(whole.startsWith(head)).toBe(true);
        expect(whole.endsWith(tail)).toBe(true);
        expect(head.isWellFormed() && tail.isWellFormed()).toBe(true);
        // A character of two units may stay whole on the side of the tail.
        expect(head.length + tail.length).toBeLessThanOrEqual(headLength + tailLength + 1);
        if (whole.length <= headLength + tailLength) expect(omitted).toBe(0);
      }),
      { numRuns: runs(20_000), seed },
    );
  });
});

test.each([
  { kept: { head: 'Hello', tail: '', omitted: 0 }, text: 'Hello' },
  { kept: { head: 'Be', tail: 'end', omitted: 7 }, text: 'Be\n\n[7 characters are left out here.]\n\nend' },
])('what was kept is the text $text', ({ kept, text }) => {
  expect(toText(kept)).toBe(text);
});

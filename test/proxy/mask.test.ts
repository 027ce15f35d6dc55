// The proxy's own bearer in the bytes of an answer, wherever they are cut.
import { expect, test } from 'vitest';
import { createByteMask } from '../../src/proxy/answer.ts';

const bearer = 'made-up-made-bearer';

/** What passes of pieces, one text for each push and one for the end. */
function pass(...pieces: readonly string[]): readonly string[] {
  const mask = createByteMask(bearer);
  return [...pieces.map((piece) => mask.push(Buffer.from(piece)).toString()), mask.end().toString()];
}

test('it is taken out at every cut, and no part of it passes before', () => {
  const text = `a${bearer}b`;
  for (let cut = 0; cut <= text.length; cut += 1) {
    const [first = '', ...rest] = pass(text.slice(0, cut), text.slice(cut));
    expect(first, `cut at ${cut}`).toMatch(/^a?\**b?$/);
    expect([first, ...rest].join(''), `cut at ${cut}`).toBe(`a${'*'.repeat(bearer.length)}b`);
  }
});

test('it is taken out byte by byte, twice in a row and behind a beginning of it', () => {
  const text = `made-up-${bearer}${bearer}`;
  expect(pass(...Array.from(text)).join('')).toBe(`made-up-${'*'.repeat(2 * bearer.length)}`);
});

test('a beginning of it is held back until more comes, and passes at the end', () => {
  expect(pass('so made-up-ma', 'ybe made')).toEqual(['so ', 'made-up-maybe ', 'made']);
});

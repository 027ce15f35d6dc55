// What of a text is not seen, with and without the tables of Unicode.
import { expect, test } from 'vitest';
import { hidesOnlyAscii, invisibleIn, visibleText } from '../src/visible.ts';

const characters = Array.from({ length: 0x11_0000 }, (_, point) => String.fromCodePoint(point));
const unseen = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;

test('a text that hides only ASCII has no other character that is not seen, in all of Unicode', () => {
  const hidden = characters.filter((character) => character > '\u007f' && unseen.test(character));
  expect(hidden.length).toBeGreaterThan(4_000);
  expect(hidden.filter((character) => hidesOnlyAscii(`a${character}`))).toEqual([]);
});

test.each(['plain', 'Grüße', '│ · … → ✅ “no” – 50 €', 'привет', '日本語', '\u001b[1m\u0000'])(
  'the text %j needs no tables of Unicode',
  (text) => {
    expect(hidesOnlyAscii(text)).toBe(true);
  },
);

test('every character is either seen or taken out, beside a common one as beside a rare one', () => {
  const stays = (character: string): boolean => !unseen.test(character) || character === '\t' || character === '\n';
  const expected = characters.map((character) => (stays(character) ? character : ''));
  const alone = characters.map((character) => (character === '\u001b' ? '' : visibleText(character)));
  expect(alone.findIndex((shown, point) => shown !== expected[point])).toBe(-1);
  expect(visibleText(`${characters.slice(0, 0xd800).join('').replaceAll('\u001b', '')}\u{1f600}`)).toBe(
    `${expected.slice(0, 0xd800).join('')}\u{1f600}`,
  );
});

test('finds each character that is not seen', () => {
  expect('a\u0000b\u007fc'.match(invisibleIn('a\u0000b\u007fc'))).toEqual(['\u0000', '\u007f']);
  expect('a\u200bb\u0000'.match(invisibleIn('a\u200bb\u0000'))).toEqual(['\u200b', '\u0000']);
});

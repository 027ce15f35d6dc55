// The bare text of a text is the same whether little or everything that disguises is looked for.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfCutCover, toBareTexts } from '../src/disguise.ts';
import { runs, seed } from './support/seed.ts';

/** All of ASCII that is seen, what begins a sequence, and a character of which only the tables of Unicode tell: it disguises nothing before it. */
const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const everything = ` \u{1f600} \u001b ${ascii}`;

const letters = ['a', 'Z', '5', 'ü', '—', '✅', '\u{1f600}', '\u200b', '\u00ad', '\u0000', '\u007f', '\n', '\t', ' '];
const marks = ['*', '_', '`', '~', '[', ']', '](x)', '(', '<', '<b>', '<b', '>', '\u001b', '\u001b[1m', '[', ';'];
const references = ['&', '&#97;', '&#x61;', '&#0;', '&amp;', '&shy;', '&#', '%', '%61', '%c3', '%00', '%5f'];
const escapes = ['\\', '\\u0061', '\\u200b', '\\n', 'u0061', '#97;', '61'];
const pieces = fc.constantFrom(...letters, ...marks, ...references, ...escapes);

test('a text is as bare alone as before one in which everything may be a disguise', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      fc.pre(startOfCutCover(text) === text.length && !text.includes('\u001b]'));
      for (const bare of toBareTexts(text)) {
        const alike = toBareTexts(text + everything).filter((more) => more.text.startsWith(bare.text));
        const places = (of: typeof bare) => Array.from(bare.text, (_, at) => [of.startOf(at), of.endOf(at)]);
        expect(alike.map(places), JSON.stringify(text)).toContainEqual(places(bare));
      }
    }),
    { numRuns: runs(20_000), seed },
  );
});

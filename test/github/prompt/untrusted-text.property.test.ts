// Placeholders and the texts that fill them: one pass, fences that hold, and nothing in them that no reader sees.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../../src/errors.ts';
import { fenceUntrusted } from '../../../src/github/prompt/fill-prompt.ts';
import { fillTemplate, findPlaceholders, placeholderNames } from '../../../src/github/prompt/template.ts';
import { shownMarkdown, withoutInvisible, withVisibleCode } from '../../../src/github/prompt/untrusted-text.ts';
import { hostileText } from '../../support/hostile.ts';
import { runs, seed } from '../../support/seed.ts';

const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '<!--',
        '-->',
        '<!',
        '--',
        '>',
        '[a]: #\n',
        '[',
        ']: <>',
        '\n',
        '`',
        '```',
        '\u001b[31m',
        '\u200b',
        'text',
      ),
      hostileText,
    ),
    { maxLength: 10 },
  )
  .map((pieces) => pieces.join(''));

const name = fc.oneof(
  fc.constantFrom(...placeholderNames),
  fc.constantFrom('event.a', 'event.a.0.b-c', 'event.__proto__.x'),
);
const plain = markup.map((text) => text.replaceAll(/[{}\\$]/g, ''));

test('a template is its text with each placeholder replaced once, and what fills it is not read again', () => {
  const value = fc.oneof(
    name.map((one) => `{{${one}}}`),
    markup,
    fc.constantFrom('$&', '$1', '$$', '{{'),
  );
  const template = fc.array(fc.tuple(plain, name, value, fc.boolean()), { maxLength: 4 });
  fc.assert(
    fc.property(template, plain, (parts, end) => {
      // A name stands for one value, wherever it comes.
      const values = new Map(parts.map(([, one, filling]) => [one, filling]));
      const text =
        parts.map(([before, one, , escaped]) => `${before}${escaped ? '\\' : ''}{{ ${one} }}`).join('') + end;
      const expected = parts.map(
        ([before, one, , escaped]) => before + (escaped ? `{{ ${one} }}` : (values.get(one) ?? '')),
      );
      expect(fillTemplate(text, values)).toBe(expected.join('') + end);
      const used = parts.filter(([, , , escaped]) => !escaped).map(([, one]) => one);
      expect(findPlaceholders(text).map((found) => found.name)).toEqual(used);
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('any text has placeholders that exist, or is refused', () => {
  const braces = fc
    .array(fc.oneof(fc.constantFrom('{{', '}}', '{', '}', '\\', ' ', 'event.'), name, hostileText), { maxLength: 8 })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(braces, (text) => {
      try {
        for (const one of findPlaceholders(text)) expect(text).toContain(one.name);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        expect(error).toMatchObject({ code: 'input_invalid' });
      }
    }),
    { numRuns: runs(10_000), seed },
  );
});

test('a fence ends where it says, whatever stands in it', () => {
  fc.assert(
    fc.property(markup, (text) => {
      const nonce = 'R4ND0M'; // that nobody can guess: the text does not hold it
      const lines = fenceUntrusted({ about: 'a test', text, remarks: [], nonce }).split('\n');
      const fence = /^(`{3,})text$/.exec(lines[1] ?? '')?.[1] ?? '';
      expect(fence).not.toBe('');
      expect(lines.slice(2, -2).join('\n')).toBe(text);
      expect(lines.slice(-2)).toEqual([fence, `[End of untrusted text ${nonce}]`]);
      // CommonMark: a line of at least as many backticks would close it.
      expect(text).not.toContain(fence);
      expect(lines.filter((line) => line.includes(nonce))).toHaveLength(2);
    }),
    { numRuns: runs(10_000), seed },
  );
});

const isVisible = (text: string): boolean => /^[^\p{Cc}\p{Cf}\p{Cs}]*$/u.test(text.replaceAll(/[\n\t]/g, ''));

test('nothing that can not be seen is left of any text, and code shows it', () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(withoutInvisible(withoutInvisible(text))).toBe(withoutInvisible(text));
      const code = withVisibleCode(text);
      expect(isVisible(code)).toBe(true);
      const written = code.replaceAll(/\\u\{([0-9a-f]+)\}/g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      );
      if (!/\\u\{|\r/.test(text)) expect(written).toBe(text);
    }),
    { numRuns: runs(10_000), seed },
  );
});

// What hides a word, whatever stands around it, and what shows one.
const hides = [
  '<!-- EVIL -->',
  '<? EVIL ?>',
  '<!DOCTYPE EVIL>',
  '<![CDATA[ EVIL ]]>',
  '<b title="EVIL">x</b>',
  "<b title='EVIL'>x</b>",
  '![x](y "EVIL")',
  '![EVIL](y)',
  '[x](y "EVIL")',
  '[x](EVIL)',
  '<style>EVIL</style>',
  '$\\phantom{EVIL}$',
];
const shows = [
  'SEEN',
  '`SEEN`',
  '**SEEN**',
  '\\*SEEN\\*',
  '[SEEN](x)',
  '<b>SEEN</b>',
  '&lt;SEEN&gt;',
  '~~SEEN~~',
  '<SEEN@x.y>',
];

test('a word that the page shows is there, and one that it hides is not, however they stand beside each other', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...hides).map((text) => ({ text, seen: 0 })),
    fc.constantFrom(...shows).map((text) => ({ text, seen: 1 })),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 12 }),
      fc.constantFrom(' ', '\n', '\n\n'),
      async (pieces, between) => {
        // A letter before each: a line that begins with an HTML construct is a block, up to the end of its last line.
        const shown = await shownMarkdown(pieces.map(({ text }) => `a ${text} b`).join(between));
        expect(shown).not.toContain('EVIL');
        expect(shown.split('SEEN').length - 1).toBe(pieces.reduce((sum, { seen }) => sum + seen, 0));
      },
    ),
    { numRuns: runs(2000), seed },
  );
});

test('any text is shown without anything that can not be seen', async () => {
  await fc.assert(
    fc.asyncProperty(markup, async (text) => {
      expect(isVisible(await shownMarkdown(text))).toBe(true);
    }),
    { numRuns: runs(2000), seed },
  );
});

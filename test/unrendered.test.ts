// What a page does not show: found whole, and in time that grows as the text.
import { describe, expect, test } from 'vitest';
import { createRedactor, Secret } from '../src/secret.ts';
import { unrenderedSpans } from '../src/unrendered.ts';
import { growthOf, proportionate } from './support/growth.ts';
import { unseenBetween } from './support/unseen.ts';

/** A text without what is not shown. */
function shown(text: string): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of unrenderedSpans(text)) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}

test.each([
  ['a <!-- b', 'a <!-- b'],
  ['a <!-- b --!> c', 'a  c'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['<b', '<b'],
  ['a<b "c>d', 'ad'],
  ['[a](b', '[a](b'],
  ['[a](b c)', '[a'],
  ['[a]', '[a]'],
  ['x\u001b]8;;title\u0007y', 'xy'],
])('of %j this is shown: %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

describe('a secret is found', () => {
  const secret = 'made-up-secret-1';
  test.each(unseenBetween)('around %s', (_, write) => {
    const redactor = createRedactor();
    redactor.add(new Secret(secret));
    const text = redactor.redact(`Look: ${write(secret.slice(0, 7), secret.slice(7))}.`);
    expect(text).toContain('***');
    expect(text.includes(secret.slice(0, 7)) && text.includes(secret.slice(7))).toBe(false);
  });
});

test.each([
  ['comments that never end', '<!-- '],
  ['tags that never end', '<a b="'],
  ['tags in quotes', `<a b="<a c='`],
  ['quotes that alternate', `<a x="' y='"`],
  ['attributes', ' a="b"'],
  ['links that never end', ']('],
  ['addresses in each other', '](a(b'],
  ['titles that never end', '](a "'],
  ['titles of all kinds', `](a "](b '](c (`],
  ['references', ']['],
  ['brackets', ']['.repeat(3) + '[a'],
  ['white space', `<a ${' '.repeat(50)}`],
  ['white space of a link', `](${' '.repeat(50)}`],
])('%s take time as the text does', (_, piece) => {
  const growth = growthOf((size) => unrenderedSpans(`<a${piece.repeat(size / piece.length)}`), 25_000);
  expect(growth).toBeLessThan(proportionate);
});

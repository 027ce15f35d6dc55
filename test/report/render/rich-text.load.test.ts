// As much of the intern's Markdown as is ever shown, of the kinds that are dear to parse.
import { expect, test } from 'vitest';
import { renderRichText } from '../../../src/report/render/rich-text.ts';

test.each([
  ['brackets', '['],
  ['quotes', '>'],
  ['images', '!['],
  ['backticks', '` '],
  ['emphasis', '*a **a '],
  ['lists', '- '],
  ['definitions', '[a]: '],
  ['cells', '|a'],
  ['comments', '<!--'],
])('very many %s are rendered too', (_name, unit) => {
  expect(renderRichText(unit.repeat(400_000 / unit.length))).toMatch(/<\/(?:p|pre|ul|blockquote)>\n?$/);
});

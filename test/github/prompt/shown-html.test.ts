// HTML as a page shows it: characters, elements that hide what is in them, and markup that is none.
import { expect, test } from 'vitest';
import { toShownText } from '../../../src/github/prompt/shown-html.ts';

test.each([
  ['names', '&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
  ['a name of white space', 'a&nbsp;b', 'a b'],
  ['a name that is not known', 'a&shy;b', 'a&shy;b'],
  ['no name', 'a & b; &; &#; &#x;', 'a & b; &; &#; &#x;'],
  ['numbers', '&#65;&#x42;&#X43;&#x1f600;&#x1F600;', 'ABC\u{1f600}\u{1f600}'],
  ['the last number', '&#1114111;&#x10FFFF;', '\u{10ffff}\u{10ffff}'],
  ['numbers behind the last', '&#1114112;&#x110000;', '\ufffd\ufffd'],
  ['the numbers around halves of characters', '&#xd7ff;&#xe000;', '\ud7ff\ue000'],
  ['numbers of halves of characters', '&#xd800;&#55296;&#xdfff;', '\ufffd\ufffd\ufffd'],
  ['what becomes a name', '&amp;lt;', '&lt;'],
])('%s are read as a page does', (_name, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

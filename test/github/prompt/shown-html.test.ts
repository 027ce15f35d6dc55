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

const each = (names: string): readonly string[] => names.split(' ');

test.each([
  ...each('audio canvas datalist head iframe map math noembed noframes noscript object option rp script select style'),
  ...each('svg template textarea title video xmp'),
])('nothing of <%s> is shown', (name) => {
  expect(toShownText(`a<${name}>EVIL<i title="EVIL">EVIL</i></${name}>b`)).toBe('ab');
  expect(toShownText(`a<${name.toUpperCase()}>EVIL</${name.toUpperCase()} EVIL>b`)).toBe('ab');
  expect(toShownText(`a<${name} x="EVIL">EVIL`)).toBe('a');
});

test.each([
  ['a comment with the end of a tag in it', 'a<!-- x > EVIL\n\nEVIL > EVIL -->b', 'ab'],
  ['a comment that never ends', 'a<!-- x > EVIL\nEVIL', 'a'],
  ['an element in one of its kind', 'a<svg><svg>EVIL</svg>EVIL</svg>b', 'ab'],
  ['an end that ends nothing', 'a </svg><svg>EVIL</svg> b', 'a b'],
  ['plain text to the end of the page', 'a<plaintext>EVIL</plaintext>EVIL', 'a'],
  ['what only begins as an end tag', 'a<style>EVIL</stylex>EVIL</style/>b', 'ab'],
  ['an end tag over lines', 'a<style>EVIL</STYLE\n>b', 'ab'],
  ['an end tag without a name', 'a </ EVIL> b</> c', 'a b c'],
  ['a declaration that never ends', 'a<!EVIL', 'a'],
  ['an instruction that never ends', 'a<?EVIL', 'a'],
  ['a CDATA section that never ends', 'a<![CDATA[ x > EVIL]]', 'a'],
  ['an attribute that never ends', 'a<b x="y>EVIL', 'a**'],
  ['an attribute in other quotes that never ends', "a<b x='y>EVIL", 'a**'],
  ['an attribute with the end of its tag in it', "<b x='>EVIL'>a</b>", '**a**'],
  ['what stands behind the name of a tag', '<i/EVIL>a</i>', '*a*'],
])('%s is not shown', (_name, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

test.each([
  ['a sign of comparison', 'a < b <1> <', 'a < b <1> <'],
  ['a tag that never ends', 'a <b', 'a **'],
  ['a tag in large letters', '<B>a</B>', '**a**'],
])('%s is read as a page does', (_name, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

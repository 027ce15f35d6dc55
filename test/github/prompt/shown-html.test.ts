// HTML as a page shows it: characters, elements that hide what is in them, and markup that is none.
import { expect, test } from 'vitest';
import { toShownText } from '../../../src/github/prompt/shown-html.ts';

test.each([
  ['names', '&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
  ['a name of white space', 'a&nbsp;b', 'a b'],
  ['a name that few know', 'a&shy;b', 'a\u00adb'],
  ['a name that is none', 'a&nosuch;b', 'a&nosuch;b'],
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
  ['a CDATA section with tags in it', 'a<![CDATA[ <b>EVIL</b> EVIL ]]>b', 'ab'],
  ['a script in a comment of a script', 'a<script><!-- <script>EVIL</script> EVIL --></script>b', 'ab'],
  ['an attribute that never ends', 'a<b x="y>EVIL', 'a'],
  ['an attribute in other quotes that never ends', "a<b x='y>EVIL", 'a'],
  ['an attribute with the end of its tag in it', "<b x='>EVIL'>a</b>", '**a**'],
  ['what stands behind the name of a tag', '<i/EVIL>a</i>', '*a*'],
])('%s is not shown', (_name, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

test.each([
  ['a sign of comparison', 'a < b <1> <', 'a < b <1> <'],
  ['a tag that never ends', 'a <b', 'a'],
  ['a tag in large letters', '<B>a</B>', '**a**'],
])('%s is read as a page does', (_name, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

test.each(each('details dl p table'))('<%s> has blank lines around it', (name) => {
  expect(toShownText(`a<${name}>b</${name}>c`)).toBe('a\n\nb\n\nc');
});

test.each(each('dd div dt figure section summary tr'))('<%s> has a line of its own', (name) => {
  expect(toShownText(`a<${name}>b</${name}>c`)).toBe('a\nb\nc');
});

test.each([1, 2, 3, 4, 5, 6])('a heading of level %i has as many signs', (level) => {
  expect(toShownText(`a<h${level}>b</h${level}>c`)).toBe(`a\n\n${'#'.repeat(level)} b\n\nc`);
});

test.each([
  ['b', '**a**'],
  ['strong', '**a**'],
  ['em', '*a*'],
  ['i', '*a*'],
  ['del', '~~a~~'],
  ['s', '~~a~~'],
  ['code', '`a`'],
  ['td', 'a |'],
  ['th', 'a |'],
  ['h7', 'a'],
  ['xh1', 'a'],
  ['h1x', 'a'],
])('<%s> is shown as such', (name, shown) => {
  expect(toShownText(`<${name}>a</${name}>`)).toBe(shown);
});

test.each([
  ['a line', 'a<hr>b', 'a\n\n---\n\nb'],
  ['a break', 'a<br>b', 'a\nb'],
  ['breaks, of which two are enough', 'a<br><br><br>b', 'a\n\nb'],
  ['a break between paragraphs', '<p>a</p><br><p>b</p>', 'a\n\nb'],
  ['a picture', 'a <img> b', 'a [image] b'],
  ['white space around words', ' a \n\t b<p> c </p> ', 'a b\n\nc'],
  ['white space between elements', '<i>a</i> <i>b</i><i> c</i>', '*a* *b** c*'],
  ['words of which only the first have white space between them', 'a b<i>c</i>', 'a b*c*'],
  ['words without white space between them', '<i>a</i><i>b</i>', '*a**b*'],
  ['a summary', '<details><summary>a</summary>b</details>', 'a\nb'],
  ['cells', '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>', 'a |b |\nc |'],
])('%s', (_, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

test.each([
  ['without an end of its line', 'x<pre>a\n b</pre>c', 'x\n\n```\na\n b\n```\n\nc'],
  ['with one', '<pre>a\n</pre>c', '```\na\n```\n\nc'],
  ['with nothing in it', '<pre></pre>a', '```\n```\n\na'],
  ['in code', '<pre>a<pre>b</pre>c', '```\na\n\nb\n```\n\nc'],
  ['whose end alone is there', '</pre>a', 'a'],
  ['with elements in it', '<pre>a <b>b</b>\n<code>c</code></pre>', '```\na b\nc\n```'],
  ['in a quote', '<blockquote><pre>a\nb</pre></blockquote>', '> ```\n> a\n> b\n> ```'],
])('code %s', (_, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

test.each([
  ['without numbers', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['with numbers', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['in a list, which counts on', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '1. a\n  - b\n2. c'],
  ['of paragraphs', '<ul><li><p>a</p><p>b</p></li></ul><p>c</p>', '- a\n  b\n\nc'],
  ['with numbers, and a paragraph behind it', '<ol><li>a</li></ol><p>b</p><p>c</p>', '1. a\n\nb\n\nc'],
  ['whose item is a quote', '<ul><li><blockquote>a</blockquote></li></ul>', '- a'],
  ['in a quote', '<blockquote><ul><li>a</li></ul></blockquote>', '> - a'],
  ['without a list', 'a<li>b</li>c', 'a\n- b\nc'],
  ['without a begin', '</li></ul></ol></blockquote>a<p>b</p>', 'a\n\nb'],
])('a list %s', (_, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

test.each([
  ['a quote in a quote', '<blockquote>a<blockquote>b</blockquote>c</blockquote>d', '> a\n\n> > b\n\n> c\n\nd'],
  ['more quotes than fit', `${'<blockquote>'.repeat(14)}a`, `${'> '.repeat(12)}a`],
])('%s', (_, html, shown) => {
  expect(toShownText(html)).toBe(shown);
});

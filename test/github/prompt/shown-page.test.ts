// The text of a page, element by element: where lines break, what signs stand there, how lists, quotes and code are kept.
import { expect, test } from 'vitest';
import { toShownText } from '../../../src/github/prompt/shown-html.ts';

const each = (names: string): readonly string[] => names.split(' ');

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

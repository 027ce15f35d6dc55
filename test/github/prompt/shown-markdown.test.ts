// What GitHub hides of Markdown does not reach a prompt; what its page shows does.
import { expect, test } from 'vitest';
import { toShownMarkdown } from '../../../src/github/prompt/shown-markdown.ts';
import { growthOf, proportionate } from '../../support/growth.ts';

test.each([
  ['a comment', 'a <!-- EVIL --> b', 'a b'],
  ['a comment over lines', 'a\n\n<!--\nEVIL\n\nEVIL\n-->\n\nb', 'a\n\nb'],
  ['a comment that never ends', 'a\n\n<!-- EVIL\n\nEVIL', 'a'],
  ['a comment that ends with a bang', 'a <!-- EVIL --!> b <!-- EVIL --> c', 'a b c'],
  ['the empty comments of HTML', 'a <!--> b <!---> c', 'a b c'],
  ['a definition', 'a\n\n[x]: https://x.example/EVIL\n\nb', 'a\n\nb'],
  ['a definition that is a comment', 'a\n\n[//]: # (EVIL)\n[comment]: <> (EVIL)\n\nb', 'a\n\nb'],
  ['a definition with its title on the next line', '[x]: y\n  "EVIL"\n\nb', 'b'],
  ['a definition in a quote', '> [x]: y "EVIL"\n> b', '> b'],
  ['address and title of a link', '[a](https://x.example/EVIL "EVIL")', 'a'],
  ['title of a link that is defined', '[a][x]\n\n[x]: y "EVIL"', 'a'],
  ['everything of a picture', 'a ![EVIL](EVIL "EVIL") b', 'a [image] b'],
  ['everything of a picture in HTML', 'a <img src="EVIL" alt="EVIL" title="EVIL"> b', 'a [image] b'],
  ['a footnote that nothing refers to', 'a\n\n[^1]: EVIL\n\n    EVIL\n[^2]: EVIL\nEVIL\n\nb', 'a\n\nb'],
  ['a footnote without a space', 'a\n\n[^1]:EVIL\n\nb', 'a\n\nb'],
  ['a footnote behind a definition', '[x]: y\n[^1]: EVIL\n\nb', 'b'],
  ['a footnote behind a line', 'a\n[^1]: EVIL\n\nb', 'a\n\nb'],
  ['a footnote that is moved to the right', 'a\n\n   [^1]: EVIL\n\nb', 'a\n\nb'],
  ['a line that belongs to the last paragraph of a footnote', '[^1]: EVIL\n\n    EVIL\nEVIL\n\nb', 'b'],
  ['a footnote that only a hidden one refers to', 'a\n\n[^1]: EVIL [^2]\n\n[^2]: EVIL', 'a'],
  ['a footnote that only code refers to', 'a `[^1]`\n\n[^1]: EVIL', 'a `[^1]`'],
  ['a second footnote of a name', 'a[^1]\n\n[^1]: b\n\n[^1]: EVIL', 'a[^1]\n\n[^1]:\n\nb'],
  ['a processing instruction', 'a <?php EVIL ?> b\n\n<? EVIL\n\nEVIL ?>\n\nc', 'a b\n\nc'],
  ['a declaration', 'a <!DOCTYPE EVIL> b\n\n<!ELEMENT EVIL\nEVIL>\n\nc', 'a b\n\nc'],
  ['a CDATA section', 'a <![CDATA[ EVIL > EVIL ]]> b\n\n<![CDATA[\nEVIL\n]]>\n\nc', 'a b\n\nc'],
  ['attributes', '<b title="EVIL" x=EVIL EVIL>a</b>', '**a**'],
  ['an attribute with the end of its tag in it', '<b title="> EVIL">a</b>', '**a**'],
  ['an attribute of an end tag', '<div>a</div EVIL="EVIL">', 'a'],
  ['an attribute that never ends', 'a\n\n<div title="EVIL\nEVIL\n\nEVIL', 'a'],
  ['a style', '<style>EVIL</style>\n\na', 'a'],
  ['a script', 'a <script>EVIL</script> b', 'a b'],
  ['a template', 'a <template>EVIL<template>EVIL</template>EVIL</template> b', 'a b'],
  ['a film without its player', '<video src="x">EVIL</video>\n\na', 'a'],
  ['brackets of ruby text', '<ruby>a<rp>EVIL</rp><rt>b</rt></ruby>', 'ab'],
  ['what is behind the language of code', '```js EVIL\na\n```', '```\na\n```'],
  ['the name of a language', '~~~EVIL\na\n~~~', '```\na\n```'],
  ['code that is drawn', '```mermaid\n%% EVIL\n```', '[mermaid]'],
  ['code that is drawn, however its language is written', '- ``` Mermaid x\n  %% EVIL\n  ```', '- [mermaid]'],
  ['the address of a link with a formula', '[see $a$](EVIL) b', 'see $a$ b'],
  ['a cell more than the table has columns', '| a |\n|---|\n| b | EVIL |', 'a |\nb |'],
  ['a comment behind the end of a line of a formula', 'a $$x \\\\\\\\% EVIL\n$$', 'a [formula]'],
  ['words of a formula that take no ink', 'a $\\phantom{EVIL}$ b $$x\n% EVIL\n$$', 'a [formula] b [formula]'],
])('%s is not shown', (_name, markdown, shown) => {
  expect(toShownMarkdown(markdown)).toBe(shown);
});

test.each([
  ['a heading and paragraphs', '# a\n\nb\nc', '# a\n\nb\nc'],
  ['emphasis', '*a* __b__ ~~c~~', '*a* **b** ~~c~~'],
  ['code', '`<!-- a -->` b', '`<!-- a -->` b'],
  ['a block of code', '```\n<!-- a -->\n  [b]: c\n```', '```\n<!-- a -->\n  [b]: c\n```'],
  ['indented code', 'a\n\n    [//]: # (b)', 'a\n\n```\n[//]: # (b)\n```'],
  ['escaped characters', '\\<!-- a --> \\[b\\]: c &lt;!-- d -->', '<!-- a --> [b]: c <!-- d -->'],
  ['a comment that is none', 'a <!- b -> c <!-- d', 'a <!- b -> c <!-- d'],
  ['brackets that define nothing', 'See [//]: # (this)', 'See [//]: # (this)'],
  ['signs of comparison', 'a < b -- c > d', 'a < b -- c > d'],
  ['a list in a list', '- a\n- b\n  1. c\n  2. d', '- a\n- b\n  1. c\n  2. d'],
  ['a quote', '> a\n>\n> b', '> a\n\n> b'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', 'a | b |\n1 | 2 |'],
  ['what a reader unfolds', '<details><summary>a</summary>\n\nb\n\n</details>', 'a\n\nb'],
  ['a footnote that is referred to', 'a[^1]\n\n[^1]: b [^2]\n[^2]: c', 'a[^1]\n\n[^1]:\n\nb [^2]\n\n[^2]:\n\nc'],
  ['what is code, though it looks like a footnote', 'a\n\n    [^1]: b', 'a\n\n```\n[^1]: b\n```'],
  ['what looks like a footnote deep in a paragraph', 'a\n    [^1]: b', 'a\n[^1]: b'],
  ['what looks like a footnote deep in a list', '- a\n\n      [^1]: b', '- a\n\n  ```\n  [^1]: b\n  ```'],
  ['a footnote of several paragraphs', 'a[^1]\n\n[^1]: b\n    c\n\n    d\n\ne', 'a[^1]\n\ne\n\n[^1]:\n\nb\nc\n\nd'],
  ['a footnote that begins at once', 'a[^1]\n\n[^1]:b', 'a[^1]\n\n[^1]:\n\nb'],
  ['what looks like a footnote within a line', 'See [^1]: a', 'See [^1]: a'],
  ['a footnote in a list', '- a[^1]\n\n  [^1]: b\n\n      c', '- a[^1]\n\n[^1]:\n\nb\n\nc'],
  ['what stands behind a footnote in a list', '- [^1]: EVIL\n\n    b', '- b'],
  ['a footnote once, though it is referred to again', 'a[^1] b[^1]\n\n[^1]: c [^1]', 'a[^1] b[^1]\n\n[^1]:\n\nc [^1]'],
  ['a footnote, however its name is written', 'a[^Note]\n\n[^nOTE]: b', 'a[^Note]\n\n[^note]:\n\nb'],
  ['what stands behind a footnote', '[^1]: EVIL\n# a\n\n[^2]: EVIL\n\nb', '# a\n\nb'],
  ['an address that is its own text', '<https://a.example>', 'https://a.example'],
  ['signs as they were written', '(c) ... "a" -- b', '(c) ... "a" -- b'],
  ['a formula in code', 'a $`x^2`$ b', 'a $`x^2`$ b'],
  ['a formula with a sign that begins no comment', 'a $10\\%$ b', 'a $10\\%$ b'],
  ['a formula of commands', '$\\frac{\\alpha}{2} \\le \\sqrt{x}$', '$\\frac{\\alpha}{2} \\le \\sqrt{x}$'],
  ['a formula', 'a $x^2$ b, $5 and 10% of $6', 'a $x^2$ b, $5 and 10% of $6'],
  ['elements that are not known', '<foo>a</foo> b', 'a b'],
  ['white space as a page shows it', '<p>a\n  <br>  b</p><hr>c', 'a\nb\n\n---\n\nc'],
])('%s is shown', (_name, markdown, shown) => {
  expect(toShownMarkdown(markdown)).toBe(shown);
});

test.each(
  `phantom hphantom vphantom color textcolor style class cssId href llap rlap smash require def newcommand label mathchoice
  begin{comment} bbox hspace{99em} kern-99em hbox let unicode mmlToken{mi}[mathcolor=white] tiny mathtip{x} alphabet`.split(
    /\s+/,
  ),
)('a formula with \\%s is not shown', (command) => {
  for (const [begin, end] of [
    ['$', '$'],
    ['$$', '$$'],
    ['$`', '`$'],
  ]) {
    expect(toShownMarkdown(`a ${begin}x \\${command}{EVIL}${end} b`)).toBe('a [formula] b');
  }
});

// Eight times the text takes eight times the time; one that took the square would take sixty-four times as much.
test.each([
  '[a](b)',
  '<!--',
  'a <!-- ',
  '[',
  '![',
  '<',
  '[^1]: a\n',
  '[^a]',
  '> ',
  '$a',
  '<b a="',
  '<![CDATA[',
  '<style>',
  '</',
  '&#',
  '*a **b ',
])('many of %j take time in proportion', (unit) => {
  const growth = growthOf((characters) => toShownMarkdown(unit.repeat(characters / unit.length)), 1_250);
  expect(growth).toBeLessThan(proportionate);
});

// An intern's Markdown, rendered: only the elements of the list, all closed, nothing that leads anywhere.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderRichText } from '../../../src/report/render/rich-text.ts';
import { growthOf, proportionate } from '../../support/growth.ts';
import { runs, seed } from '../../support/seed.ts';

/** Without the line ends between blocks. */
function render(markdown: string): string {
  return renderRichText(markdown)
    .replaceAll('\n', '')
    .replaceAll(/<wbr>|&#8203;/gu, '');
}

test.each([
  ['a paragraph', 'one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
  ['emphasis', '**b** _i_ ~~s~~ `c`', '<p><strong>b</strong> <em>i</em> <del>s</del> <code>c</code></p>'],
  [
    'headings, below those of the report',
    '# 1\n## 2\n### 3\n#### 4\n###### 6',
    '<h3>1</h3><h4>2</h4><h4>3</h4><h5>4</h5><h5>6</h5>',
  ],
  ['a list', '- a\n- b\n  1. c', '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>'],
  ['a list that starts late', '3. a', '<ol start="3"><li>a</li></ol>'],
  ['a task list, without a box that can be ticked', '- [ ] a\n- [x] b', '<ul><li>☐ a</li><li>☑ b</li></ul>'],
  ['brackets that are no box', '[x] a', '<p>[x] a</p>'],
  ['a quote', '> a', '<blockquote><p>a</p></blockquote>'],
  ['code with its language', '```ts\na\n\n\nb\n```', '<pre lang="ts"><code>a&#10;&#10;&#10;b</code></pre>'],
  ['code that is never closed', '````\na <b>', '<pre><code>a &#60;b&#62;</code></pre>'],
  [
    'a table',
    '| a | b |\n|:-:|--:|\n| c | d |',
    '<table><thead><tr><th align="center">a</th><th align="right">b</th></tr></thead><tbody><tr><td align="center">c</td><td align="right">d</td></tr></tbody></table>',
  ],
  [
    'a table that says left',
    '| a |\n|:--|\n| b |',
    '<table><thead><tr><th align="left">a</th></tr></thead><tbody><tr><td align="left">b</td></tr></tbody></table>',
  ],
  ['a line, which only a report may draw', 'a\n\n---', '<p>a</p><p>* * *</p>'],
  ['a hard break', 'a  \nb', '<p>a<br>b</p>'],
  ['an escaped character', String.raw`\*a\*`, '<p>*a*</p>'],
  ['indented code', '    a\n    b', '<pre><code>a&#10;b</code></pre>'],
  ['code with words behind its language', '```  ts title=x\na\n```', '<pre lang="ts"><code>a</code></pre>'],
  ['a box that is not at the beginning', '- a [ ] b [x] c', '<ul><li>a [ ] b [x] c</li></ul>'],
])('%s is rendered', (_name, markdown, html) => {
  expect(render(markdown)).toBe(html);
});

test.each([
  [
    'a link shows where it would lead',
    '[docs](https://evil.example/x)',
    '<p>docs (<code>https://evil.example/x</code>)</p>',
  ],
  ['a link whose text is its address', '<https://evil.example>', '<p>https://evil.example</p>'],
  ['links whose text is their address', '[a](b) [b](b) [c](b)', '<p>a (<code>b</code>) b c (<code>b</code>)</p>'],
  ['a link to nowhere', '[a]()', '<p>a</p>'],
  ['a very long address', `[a](b?${'x'.repeat(300)})`, `<p>a (<code>b?${'x'.repeat(198)}…</code>)</p>`],
  [
    'a link of a definition',
    '[a][b]\n\n[b]: https://evil.example "title"',
    '<p>a (<code>https://evil.example</code>)</p>',
  ],
  ['an image', '![alt](https://evil.example/x.png "t")', '<p>🖼 alt (<code>https://evil.example/x.png</code>)</p>'],
  ['an image in a link', '[![a](b.png)](c)', '<p>🖼 a (<code>b.png</code>) (<code>c</code>)</p>'],
  ['a script of a link', '[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['HTML', '<script>alert(1)</script>', '<p>&#60;script&#62;alert(1)&#60;/script&#62;</p>'],
  ['an HTML comment', 'a <!-- b --> c', '<p>a &#60;!-- b --&#62; c</p>'],
  ['an entity', '&lt;b&gt;', '<p>&#60;b&#62;</p>'],
  ...['mermaid', 'math', 'geojson', 'topojson', 'stl', 'Mermaid', 'suggestion', 'Suggestion'].map((language) => [
    `${language}, which GitHub would draw,`,
    `\`\`\`${language}\nx\n\`\`\``,
    '<pre><code>x</code></pre>',
  ]),
  ['a language that is more than a name', '```"><img src=x>\na\n```', '<pre><code>a</code></pre>'],
  ['a footnote', 'a[^1]\n\n[^1]: b', '<p>a^1 (<code>b</code>)</p>'],
  ['mathematics', '$x$', '<p>&#36;x&#36;</p>'],
])('%s does nothing', (_name, markdown, html) => {
  expect(render(markdown)).toBe(html);
});

test.each(['@octocat', '#1', 'GH-1', 'acme/app#2', 'https://evil.example', 'www.evil.example', 'me@evil.example'])(
  'GitHub finds no reference in %s, nor in a heading, list or cell with it',
  (text) => {
    for (const markdown of [text, `# ${text}`, `- ${text}`, `|${text}|\n|-|\n|${text}|`]) {
      const html = renderRichText(markdown);
      expect(html).not.toMatch(/@\w|(?<!&)#\d|GH-\d|:\/\/|www\./);
      expect(html.replaceAll(/<[^>]*>|&#8203;/gu, '')).toContain(text);
    }
  },
);

test.each([
  ['#[12](x)', '#12 (x)'],
  ['[#](#)12', '#12'],
  ['[#](#)[12](12)', '#12'],
  ['![#]()12', '🖼 #12'],
  ['a/b[#](#)12 and [GH-](GH-)12', 'a/b#12 and GH-12'],
  ['\\#1, &#35;2 and @[octocat](octocat)', '#1, #2 and @octocat'],
])('GitHub finds no reference in %s, though its sanitizer takes out the elements of ours', (markdown, shown) => {
  const text = renderRichText(markdown).replaceAll(/<[^>]*>|\n/gu, '');
  expect(text.replaceAll('&#8203;', '')).toBe(shown);
  expect(text).not.toMatch(/@\w|(?<!&)#\d|GH-\d/);
});

test('where a table breaks its words, no mention begins: only a space without width parts it for certain', () => {
  const html = renderRichText(`|a|\n|-|\n|${'x'.repeat(59)}@octocat|`);
  expect(html.replaceAll('<wbr>', '')).toContain(`${'x'.repeat(59)}@&#8203;octocat`);
});

test('no name of a commit is left in one that begins earlier', () => {
  const pieces = renderRichText('0a1b2c3d4e5f6').split(/<[^>]*>|&#8203;/u);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(7);
});

test('code can be copied as it was written', () => {
  expect(render('`npm i @types/node #1`')).toBe('<p><code>npm i @types/node #1</code></p>');
});

test('a table with more columns than fit is shown as it was written', () => {
  const wide = `|${'a|'.repeat(9)}\n|${'-|'.repeat(9)}\n|${'b|'.repeat(9)}`;
  expect(render(`${wide}\n\nafter`)).toBe(`<pre><code>${wide.replaceAll('\n', '&#10;')}</code></pre><p>after</p>`);
});

test('a long word in a cell may be broken, but only where the table would scroll', () => {
  expect(renderRichText(`|a|\n|-|\n|${'x'.repeat(61)}|`)).toContain(`${'x'.repeat(60)}<wbr>x`);
  expect(renderRichText(`|a|\n|-|\n|${'x'.repeat(60)}|`)).not.toContain('<wbr>');
  expect(renderRichText(`|a|\n|-|\n|b|\n\n${'x'.repeat(61)}`)).not.toContain('<wbr>');
});

test('quotes and lists move to the right only so far, and nothing of them is lost', () => {
  const deep = `${'> '.repeat(20)}deep`;
  expect(render(deep)).toBe(`${'<blockquote>'.repeat(6)}<p>deep</p>${'</blockquote>'.repeat(6)}`);
  const list = Array.from({ length: 9 }, (_, depth) => `${'  '.repeat(depth)}- ${depth}`).join('\n');
  expect(render(list)).toBe(
    `${[0, 1, 2, 3, 4, 5].map((depth) => `<ul><li>${depth}`).join('')}<br>6<br>7<br>8${'</li></ul>'.repeat(6)}`,
  );
  const deeper = `${'> '.repeat(80)}deep`;
  expect(render(deeper)).toBe(`<pre><code>${deeper.replaceAll('>', '&#62;')}</code></pre>`);
});

describe('whatever an intern writes', () => {
  const allowed =
    /^<(?:\/?(?:p|br|wbr|strong|em|del|code|pre|blockquote|ul|ol|li|table|thead|tbody|tr|td|th|h[345])|ol start="\d+"|pre lang="[\w+#.-]+"|t[dh] align="(?:left|center|right)")>$/;
  const closed = new Set(['br', 'wbr']);
  const piece = fc.oneof(
    fc.constantFrom(
      ...'\n|\n\n|- |1. |> |# |```|~~~|**|_|`|[|](|)|!|<|>|<b>|</p>|<!--|-->|&lt;|@a|#1|| |---|\t|    |\\|$|:|^|~~|x'.split(
        '|',
      ),
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );

  test('only elements of the list stand in it, each closed in order, and no blank line', () => {
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        const html = renderRichText(markdown);
        expect(html).not.toMatch(/\n\s*\n/);
        const open: string[] = [];
        for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
          expect(tag).toMatch(allowed);
          const [, slash, name = ''] = /^<(\/?)(\w+)/.exec(tag) ?? [];
          if (slash === '/') expect(open.pop()).toBe(name);
          else if (!closed.has(name)) open.push(name);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: runs(500), seed },
    );
  });
});

test.each(['[a](b)', '<http://a.b>', '|a|\n|-|\n|b|\n\n', '**a** ', '[', '![a](b)', '- a\n', '`a`` ', '# a\n'])(
  'many of %j take time in proportion',
  (unit) => {
    const work = (characters: number): unknown => renderRichText(unit.repeat(characters / unit.length));
    expect(growthOf(work, 1_562)).toBeLessThan(proportionate);
  },
);

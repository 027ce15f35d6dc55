// The hostile corpus: what an intern, or whoever writes through it, tries so that a report acts or breaks.

/** One hostile text. */
export interface HostileText {
  readonly name: string;
  readonly text: string;
}

const lines = (name: string, ...text: readonly string[]): HostileText => ({ name, text: text.join('\n') });

/** Texts that would become something else if they were taken as they are. */
export const hostileTexts: readonly HostileText[] = [
  lines('an image with a script', '<img src=x onerror=alert(1)>'),
  lines('a script', '<script>alert(1)</script>', '<svg onload=alert(1)>', '<style>*{display:none}</style>'),
  lines('closing tags of everything around', '</details></table></blockquote></main></body><h1>out</h1>'),
  lines('open tags without an end', '<details><table><blockquote><pre><code><ul><li>'),
  lines('a comment without an end', 'before <!-- after'),
  lines('CDATA and instructions', '<![CDATA[ x ]]> <?php x ?> <!DOCTYPE x>'),
  lines('forms', '<form action="https://evil.example"><input type=submit><button>x</button></form>'),
  lines('frames and objects', '<iframe src="https://evil.example"></iframe><object data=x></object><embed src=x>'),
  lines(
    'a refresh',
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">',
  ),
  lines(
    'links',
    '[a](https://evil.example) <https://evil.example> [b][c] [d]',
    '',
    '[c]: https://evil.example',
    '[d]: javascript:alert(1)',
  ),
  lines(
    'links to scripts and data',
    '[a](javascript:alert(1)) [b](data:text/html,x) [c](vbscript:x) [d](&#x6A;avascript:alert(1))',
  ),
  lines('images', '![a](https://evil.example/x.png) [![b](https://evil.example/y.png)](https://evil.example)'),
  lines(
    'addresses',
    'https://evil.example http://evil.example www.evil.example ftp://evil.example mail@evil.example mailto:m@evil.example',
  ),
  lines('mentions and references', '@octocat @acme/team #1 GH-1 acme/app#2 https://github.com/acme/app/issues/3'),
  lines('headings', '# one', '', 'two', '===', '', '###### six'),
  lines('fences', '```', 'open', '~~~', 'still', '``````', '</code></pre><b>'),
  lines('a fence in a list in a quote', '> - ```html', '>   <b>', '> 1. x', 'lazy'),
  lines(
    'our own words',
    '---',
    '<hr></dd></dl>',
    '## ✅ reviewer finished',
    '',
    '> [!WARNING]',
    '> Nothing was rejected.',
    '',
    '| Asked | Answer |',
    '|---|---|',
    '| rm | allow_always |',
  ),
  lines('a table that tries to end its cell', '| a | b |', '|---|---|', '| c \\| d | <td>e</td> |', '| `f | g` | h |'),
  lines('a table that is too wide', `|${'a|'.repeat(30)}`, `|${'-|'.repeat(30)}`, `|${'b|'.repeat(30)}`),
  lines('a table with a very long word', '| a | b |', '|---|---|', `| ${'x'.repeat(2000)} | \`${'y'.repeat(2000)}\` |`),
  lines('footnotes', 'a[^1] b[^2]', '', '[^1]: <b>note</b>', '[^2]:', '    ```'),
  lines('definitions that shadow', '[x]', '', '[x]: /a "b"', '[X]: /c', '[^x]: d'),
  lines('task lists', '- [ ] a', '- [x] <input type=checkbox>'),
  lines('entities', '&lt;b&gt; &#60;b&#62; &#x3c;b&#x3e; &amp;lt; &NewLine; &nbsp; &#0;'),
  lines('escapes', '\\<b\\> \\`a\\` \\[x\\](y) \\', '\\'),
  lines(
    'mathematics and diagrams',
    '$x$ $$y$$',
    '```mermaid',
    'graph TD; A-->B; click A "https://evil.example"',
    '```',
    '```math',
    'x',
    '```',
  ),
  lines('deep quotes', `${'>'.repeat(500)} deep`),
  lines('deep lists', ...Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- ${depth}`)),
  lines('deep emphasis', '*a **b '.repeat(500)),
  lines('long words', 'x'.repeat(20_000), `https:${'/'.repeat(500)}`, '🎈'.repeat(2_000), 'ー'.repeat(2_000)),
  lines('right to left', 'שלום \u202eabc\u202c مرحبا \u2067def\u2069', '- \u202e- x', '# \u200fالعنوان'),
  lines('emoji', '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇩🇪 1️⃣'),
  lines(
    'characters that nobody sees',
    'a\u200bb\u200dc\ufeffd\u00ade\u{e0041}f\u2800g',
    '\u0000\u0007\u001b[31mred\u001b[0m',
  ),
  lines('line ends of every kind', 'a\rb\u2028c\u2029d\u0085e\vf\fg\r\nh'),
  lines('workflow commands', '::error::x', '##[error]x', '::add-mask::a'),
  lines('combining marks', `a${'\u0301'.repeat(500)} Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘`),
  lines('lone surrogates', 'a\ud800b\udfffc'),
];

/** Five megabytes of text with a bit of everything, from a seed. */
export function longHostileText(): string {
  const pieces = hostileTexts.filter(({ text }) => text.length < 500).map(({ text }) => text);
  const chosen: string[] = [];
  let size = 0;
  for (let seed = 20261120; size < 5 * 1024 * 1024; ) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const piece = `${pieces[seed % pieces.length] ?? ''}\n\nSome words between, ${seed}.\n\n`;
    chosen.push(piece);
    size += Buffer.byteLength(piece);
  }
  return chosen.join('');
}

// Reports as Markdown: whatever a text says, it is shown as text.
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../../src/report/render/blocks.ts';
import { escapeText, toMarkdown } from '../../../src/report/render/markdown.ts';
import { toSafeCodeBlock } from '../../../src/report/render/safe-text.ts';
import { findWorkflowCommands } from '../../support/workflow-commands.ts';

// Reads what GitHub reads: HTML, tables, strike-through, and addresses in rendered text.
const reader = new MarkdownIt({ html: true, linkify: true });
reader.linkify.set({ fuzzyLink: false, fuzzyEmail: true });

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** The elements that a Markdown text becomes, and its text without them. */
function render(markdown: string) {
  const html = reader.render(markdown).replaceAll('<wbr>', ''); // shows nothing, and is not copied
  const elements = [...html.matchAll(/<([a-z][a-z0-9]*)\b[^>]*>/g)].map(([, name]) => name ?? '');
  const text = html
    .replace(/<br>\n?/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => entities[name] ?? String.fromCodePoint(Number(code)))
    .replaceAll('\u200b', '');
  return { elements, text };
}

/** A text as a reader sees it: without what can't be seen, and without what safe lines add. */
const seen = (text: string): string => text.replaceAll('\u00a0', ' ').trim();

const hostile: readonly (readonly [string, string])[] = [
  ['an element', '<b>bold</b>'],
  ['a script', '<script>alert(1)</script>'],
  ['an image with a handler', '<img src=x onerror=alert(1)>'],
  ['the end of our own element', '</code></td></details><h1>'],
  ['a comment', '<!-- hidden --> shown'],
  ['a processing instruction', '<?php x ?>'],
  ['an address in angle brackets', '<https://evil.example>'],
  ['a link', '[text](https://evil.example)'],
  ['a link by reference', '[text][1] [1]: https://evil.example'],
  ['a footnote', 'text[^1] [^1]: note'],
  ['an image', '![alt](https://evil.example/x.png)'],
  ['an address', 'https://evil.example/x?y=1 and http://evil.example'],
  ['an address without a scheme', 'www.evil.example and WWW.evil.example'],
  ['an e-mail address', 'me@evil.example'],
  ['a mail link', 'mailto:me@evil.example'],
  ['a mention', '@octocat and @github/team'],
  ['a reference', '#1 and acme/app#1 and GH-1'],
  ['emphasis', '*a* **b** _c_ __d__ ~~e~~ ***f***'],
  ['code', '`a` ``b`` ```c```'],
  ['a heading', '# heading'],
  ['a heading underlined', 'a ==='],
  ['a list', '- item'],
  ['another list', '* item'],
  ['a numbered list', '1. item'],
  ['another numbered list', '2) item'],
  ['a task', '- [x] task'],
  ['a quote', '> quote'],
  ['an alert', '> [!WARNING]'],
  ['a rule', '---'],
  ['another rule', '***'],
  ['a table cell', 'a | b |'],
  ['an escaped bar', 'a \\| b'],
  ['a backslash at the end', 'a\\'],
  ['entities', '&lt;b&gt; &amp; &#60;b&#62; &#x3c;'],
  ['mathematics', '$x^2$ and $$y$$'],
  ['an emoji code', ':+1: and :smile:'],
  ['a colour', '#ff0000'],
  ['a fence', '```mermaid'],
  ['another fence', '~~~'],
  ['an HTML block', '<div>'],
  ['quotes', `"double" and 'single'`],
];

describe.each(hostile)('%s', (_, text) => {
  const places: readonly (readonly [string, (text: string) => Block, readonly string[]])[] = [
    ['a paragraph', (outside) => ({ type: 'paragraph', line: [outside] }), ['p']],
    ['a heading', (outside) => ({ type: 'heading', line: [outside] }), ['h2']],
    ['code in a line', (outside) => ({ type: 'paragraph', line: [{ code: outside }] }), ['p', 'code']],
    ['strong text', (outside) => ({ type: 'paragraph', line: [{ strong: outside }] }), ['p', 'strong']],
    ['a quote', (outside) => ({ type: 'prose', text: outside }), ['blockquote', 'p']],
    ['small print', (outside) => ({ type: 'quiet', lines: [[outside]] }), ['p', 'sub']],
    ['small print in a line', (outside) => ({ type: 'paragraph', line: [{ quiet: outside }] }), ['p', 'sub']],
    ['an item', (outside) => ({ type: 'list', items: [[outside]] }), ['ul', 'li']],
  ];

  test.each(places)('is only text in %s', (_place, block, expected) => {
    const { elements, text: shown } = render(toMarkdown([block(text)]));
    expect(elements).toEqual(expected);
    expect(seen(shown)).toBe(text);
  });

  test('is only text in a table', () => {
    const { elements, text: shown } = render(
      toMarkdown([{ type: 'table', header: [text, 'b'], rows: [[[text], [{ code: text }]]] }]),
    );
    expect(elements).toEqual(['table', 'thead', 'tr', 'th', 'th', 'tbody', 'tr', 'td', 'td', 'code']);
    expect(
      shown
        .split('\n')
        .map(seen)
        .filter((cell) => cell !== ''),
    ).toEqual([text, 'b', text, text]);
  });

  test('is only text in an alert', () => {
    const { elements, text: shown } = render(toMarkdown([{ type: 'alert', kind: 'CAUTION', line: [text] }]));
    expect(elements).toEqual(['blockquote', 'p']);
    expect(seen(shown)).toBe(`[!CAUTION]\n${text}`);
  });

  test('is only text in a fence', () => {
    const { elements, text: shown } = render(toMarkdown([{ type: 'code', text }]));
    expect(elements).toEqual(['pre', 'code']);
    expect(shown.trim()).toBe(text);
  });

  test('is only text in folded parts', () => {
    const folded: Block = { type: 'details', summary: [text], blocks: [{ type: 'prose', text }] };
    const { elements, text: shown } = render(toMarkdown([folded]));
    expect(elements).toEqual(['details', 'summary', 'blockquote', 'p']);
    expect(
      shown
        .split('\n')
        .map(seen)
        .filter((line) => line !== ''),
    ).toEqual([text, text]);
  });

  test('leaves nothing of ASCII but letters, numbers, spaces, commas and references', () => {
    expect(escapeText(text)).toMatch(/^(?:[a-zA-Z0-9 ,;]|&#\d+;|<wbr>)*$/);
  });
});

/** Text as rendered; a bar where an element parts it, `!` where a space without width does. */
const partedText = (text: string): string =>
  render(escapeText(text).replaceAll('<wbr>', '|').replaceAll('&#8203;', '!')).text.trim();

/** Whether a repository with this autolink makes a link in a piece of text (GitHub documentation, "Configuring autolinks"). */
function links(prefix: string, text: string): boolean {
  const literal = prefix.replaceAll(/[^A-Za-z0-9]/g, '[$&]');
  return text.split(/[|!]/u).some((piece) => new RegExp(`${literal}[A-Za-z0-9-]`, 'u').test(piece));
}

describe('escaped text', () => {
  test.each([
    ['@octocat and @acme/team', '@!octocat and @!acme/|team'],
    ['#1 and acme/app#2', '#!1 and acme/|app#!2'],
    ['GH-12 and gh-12', 'GH|-!12 and gh|-!12'],
    ['https://x', 'https:|//|x'],
    ['www.x', 'www|.|x'],
    ['_www.x.example_', '_|www|.|x.|example_'],
    ['in 0123abc.', 'in 0123ab!c.'],
    [`_${'a'.repeat(40)}_`, `_|${'aaaaaa!'.repeat(6)}aaaa_`],
    ['012abc', '012abc'],
    ['a'.repeat(41), 'a'.repeat(41)],
    ['0123abcx', '0123abcx'],
    ['ü0123abc', 'ü0123abc'],
    ['0123abcü', '0123abcü'],
    ['— 0123abc…', '— 0123ab!c…'],
    ['a: b, c/ d - e. 12 and 3,4', 'a: b, c/ d - e. 12 and 3,4'],
  ])('parts what GitHub looks for in rendered text: %s', (text, shown) => {
    expect(partedText(text)).toBe(shown);
  });

  test.each([
    ['TICKET-', 'TICKET-12'],
    ['TICKET-', 'TICKET-12ab-c'],
    ['TICKET', 'TICKET12'],
    ['TICKET', 'TICKET-12'],
    ['TICKET', 'TICKET1a2'],
    ['JIRA-', 'JIRA-3'],
    ['JIRA-', '(JIRA-abc)'],
    ['jira-', 'jira-3'],
    ['Story#', 'Story#7'],
    ['PROJ2-', 'PROJ2-7'],
    ['T', 'T7'],
    ['go/', 'go/links'],
    ['a.b=', 'a.b=c'],
    ['x_', 'x_y'],
    ['+', '+1'],
    ['-', '-1'],
    ['-', '--'],
    ['/', '/etc'],
    ['case:', 'case:4711'],
    ['::', 'std::4'],
  ])('makes no link of the custom autolink %s: %s', (prefix, text) => {
    expect(links(prefix, text)).toBe(true);
    expect(links(prefix, partedText(text))).toBe(false);
    expect(partedText(text).replaceAll(/[|!]/gu, '')).toBe(text);
  });

  test('is on one line, without what can not be seen', () => {
    expect(escapeText('a\nb\r\nc\rd\u2028e\u202ef\u200bg\u001b[31mh')).toBe('a b c d efgh');
  });

  test('keeps letters of all scripts', () => {
    expect(escapeText('süß 日本語 עברית العربية ✅ 🎈 e\u0301')).toBe('süß 日本語 עברית العربية ✅ 🎈 e\u0301');
  });

  test.each(['##[error]x', '##vso[task.prependpath]/x', "##teamcity[message text='x']"])(
    'holds no marker of a CI in a block of code: %s',
    (text) => {
      expect(toMarkdown([{ type: 'code', text: `a\n${text}` }])).not.toContain(text);
      expect(toSafeCodeBlock(text)).not.toContain(text.slice(0, 5));
    },
  );

  test('holds no workflow command', () => {
    expect(findWorkflowCommands(escapeText('::error::x\n##[error]x'))).toEqual([]);
  });
});

test.each(hostile)('%s is only text in an answer, and in the name above it', (_, text) => {
  const { elements, text: shown } = render(toMarkdown([{ type: 'prose', text, speaker: text }]));
  expect(elements).toEqual(['dl', 'dt', 'dd', 'p', 'hr']);
  expect(
    shown
      .split('\n')
      .map(seen)
      .filter((line) => line !== ''),
  ).toEqual([`${text} says`, text]);
});

describe('words', () => {
  const markdownOf = (text: string): string => toMarkdown([{ type: 'prose', text }]);

  test('keeps its paragraphs and its lines', () => {
    expect(render(markdownOf('one\ntwo\n\nthree\n \n\nfour'))).toEqual({
      elements: ['blockquote', 'p', 'br', 'p', 'p'],
      text: expect.stringMatching(/^one\ntwothreefour\s*$/),
    });
  });

  test.each([
    ['  two', '\u00a0\u00a0two'],
    ['\ttab', '\u00a0\u00a0\u00a0\u00a0tab'],
    ['\t\tmuch', '\u00a0'.repeat(8).concat('much')],
  ])('keeps the leading white space of %j', (line, shown) => {
    const { elements, text } = render(markdownOf(`first:\n\n.\n${line}`));
    expect(elements).toEqual(['blockquote', 'p', 'p', 'br']);
    expect(text.trimEnd().endsWith(shown)).toBe(true);
  });

  test('is no code block, though it is indented after a blank line', () => {
    expect(render(markdownOf('a\n\n    b\n\n\t\tc')).elements).toEqual(['blockquote', 'p', 'p', 'p']);
  });

  test.each(['a\r---', 'a\r\n---', 'a\n===', 'a\u2028---', 'a\n- b', 'a\n> b', 'a\n\n# b', 'a\n\n```\nb'])(
    'is only text over several lines: %j',
    (text) => {
      const { elements } = render(markdownOf(text));
      expect(elements.filter((name) => !['blockquote', 'p', 'br'].includes(name))).toEqual([]);
    },
  );

  test('ends before what follows it', () => {
    const next: Block = { type: 'paragraph', line: ['after'] };
    const { elements } = render(toMarkdown([{ type: 'prose', text: '<details>\n```\n' }, next]));
    expect(elements).toEqual(['blockquote', 'p', 'br', 'p']);
  });
});

describe('a fence', () => {
  test.each(['```', '````\n```', 'a\n```\nb', '``\u200b```', '``\u200b``\n```', '`\u001b[31m```'])(
    'is longer than the backticks in %j',
    (text) => {
      const { elements } = render(
        toMarkdown([
          { type: 'code', text: `${text}\n<b>` },
          { type: 'paragraph', line: ['x'] },
        ]),
      );
      expect(elements).toEqual(['pre', 'code', 'p']);
    },
  );

  test('takes very many runs of backticks', () => {
    expect(toMarkdown([{ type: 'code', text: '` '.repeat(300_000) }])).toMatch(/^```text\n/);
  });
});

test('blocks are parted by blank lines', () => {
  const line = (text: string): Block => ({ type: 'paragraph', line: [text] });
  expect(toMarkdown([line('a'), line('b')])).toBe('a\n\nb\n');
});

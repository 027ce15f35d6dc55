// The job summary as Chromium renders it: what stands in it is what a reader sees, and nothing of it acts.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toMarkdown } from '../../src/report/render/markdown.ts';
import { renderRichText } from '../../src/report/render/rich-text.ts';
import { startBrowser } from '../support/browser.ts';
import { toPage } from '../support/github-page.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 920, height: 600 } });
});

afterAll(async () => {
  await browser.close();
});

/** Texts that would become something else if they were read as Markdown or HTML. */
const hostile = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '</details></table></blockquote><h1>out</h1>',
  '[a link](https://evil.example) ![an image](https://evil.example/x.png)',
  'https://evil.example www.evil.example mail@evil.example <https://evil.example>',
  '**bold** _it_ ~~gone~~ `code` $x$ H~2~O',
  '| a | b |\n|---|---|\n| c | d |',
  '# heading\n\nsetext\n======\n\n- item\n1. one\n> quote\n\n---\n***',
  '```\nfence\n```\n~~~\nfence',
  '    indented code\n\n\ttab',
  '[ref]: https://evil.example\n[ref]\n[^1]: note\n[^1]',
  '&lt;b&gt; &#60;b&#62; &amp;',
  '@octocat #1 GH-1 acme/app#2',
  'line one\rline two\u2028line three',
  '\\*not bold\\* \\',
  '<!-- hidden -->',
  '- [ ] task',
];

test.each(hostile)('prose %j shows its characters and makes no element', async (text) => {
  await page.setContent(toPage(toMarkdown([{ type: 'prose', text, speaker: 'reviewer' }]), 'light'));
  const elements = await page.locator('main dd *').evaluateAll((all) => all.map((one) => one.tagName));
  expect(new Set(elements).difference(new Set(['P', 'BR', 'WBR']))).toEqual(new Set());
  const outside = await page.locator('main > *').evaluateAll((all) => all.map((one) => one.tagName));
  expect(outside).toEqual(['DL', 'HR']);
  const shown = await page.locator('main dd').innerText();
  const squeeze = (value: string): string => value.replaceAll(/[\s\u00a0\u2028\u200b]+/g, '');
  expect(squeeze(shown)).toBe(squeeze(text));
});

// Custom autolinks are found in the text nodes of the rendered page, code left out (html-pipeline, `autolink` and its like).
test('no custom autolink is found in what an intern writes, whatever its prefix', async () => {
  const text = 'TICKET-12 JIRA-3 JIRA-abc Story#7 T7 go/links case:4711 PROJ2-7 a.b=c x_y +1 -1 `TICKET-13`';
  const rich = { type: 'rich', text, html: renderRichText(text), speaker: 'TICKET-14' } as const;
  const table = { type: 'table', header: ['TICKET-15'], rows: [[['TICKET-16']]] } as const;
  const blocks = [
    rich,
    { type: 'prose', text, speaker: 'reviewer' },
    table,
    { type: 'paragraph', line: [text] },
  ] as const;
  await page.setContent(toPage(toMarkdown(blocks), 'light'));
  const nodes = await page.evaluate<readonly string[]>(`(() => {
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement.closest('code, pre') === null) found.push(walker.currentNode.nodeValue);
    }
    return found;
  })()`);
  expect(nodes.length).toBeGreaterThan(50);
  for (const node of nodes) expect(node).not.toMatch(/[A-Za-z.\-_+=:/#][\d-]|[.\-_+=:/#][A-Za-z]/);
  expect(await page.locator('main dd').first().innerText()).toMatch(asShown(text.replaceAll('`', '')));
});

/** A text with any spaces without width between its characters. */
function asShown(text: string): RegExp {
  return new RegExp(`^${Array.from(text, (character) => RegExp.escape(character)).join('\u200b*')}$`, 'u');
}

test('nobody is mentioned where GitHub takes out the elements that part words', async () => {
  const text = '@octocat @acme/team #1 GH-1 acme/app#2 mail@x.example 0123456789abcdef #[12](x) [@](@)octocat';
  const blocks = [
    { type: 'rich', text, html: renderRichText(text), speaker: '@octocat' },
    { type: 'prose', text, speaker: 'reviewer' },
    { type: 'table', header: ['@octocat'], rows: [[[`${'x'.repeat(59)}@octocat`]]] },
  ] as const;
  await page.setContent(toPage(toMarkdown(blocks).replaceAll('<wbr>', ''), 'light'));
  expect(await page.locator('main').innerText()).not.toMatch(/@\w|#\d|GH-\d|[0-9a-f]{7}/);
});

test.each(hostile)('a table cell with %j stays one cell', async (text) => {
  const table = { type: 'table', header: ['Asked', 'Rule'], rows: [[[{ code: text }], [text]]] } as const;
  await page.setContent(toPage(toMarkdown([table]), 'light'));
  expect(await page.locator('td').count()).toBe(2);
  expect(await page.locator('main a, main img, main h1, main h2, main script').count()).toBe(0);
});

test.each(hostile)('code with %j stays in its block', async (text) => {
  await page.setContent(toPage(toMarkdown([{ type: 'code', text }]), 'light'));
  const outside = await page.locator('main > *').evaluateAll((all) => all.map((one) => one.tagName));
  expect(outside).toEqual(['PRE']);
});

test('a folded part holds what it should, though its text tries to close it', async () => {
  const markdown = toMarkdown([
    { type: 'details', summary: ['</summary>'], blocks: [{ type: 'prose', text: '</details> out' }] },
    { type: 'paragraph', line: ['after'] },
  ]);
  await page.setContent(toPage(markdown, 'light'));
  const outside = await page.locator('main > *').evaluateAll((all) => all.map((one) => one.tagName));
  expect(outside).toEqual(['DETAILS', 'P']);
});

const hash = 'key_9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const wideRow = [[{ code: hash }], [hash], ['x'.repeat(80)]];

test.each([
  ['of a report', toMarkdown([{ type: 'table', header: ['Key', 'As text', 'Message'], rows: [wideRow] }])],
  ['of an answer', `${renderRichText(`|Key|As text|Message|\n|-|-|-|\n|\`${hash}\`|${hash}|${'x'.repeat(80)}|`)}\n`],
])('a key hash that is copied from a wide table %s is the hash', async (_, markdown) => {
  await page.setContent(toPage(markdown, 'light'));
  const copied = await page.evaluate<readonly string[]>(`[...document.querySelectorAll('td')].map((cell) => {
    getSelection().selectAllChildren(cell);
    return getSelection().toString();
  })`);
  expect(copied.slice(0, 2)).toEqual([hash, hash]);
  expect(await page.locator('td wbr').count()).toBeGreaterThan(2);
  const scrolls = 'document.querySelector("table").scrollWidth > document.querySelector("table").clientWidth';
  expect(await page.evaluate<boolean>(scrolls)).toBe(false);
});

test('long words and wide text do not make the page scroll sideways', async () => {
  const text = `${'x'.repeat(5000)} ${'word '.repeat(2000)} \u202eright to left\u202c 👩‍👩‍👧‍👦`;
  await page.setContent(
    toPage(
      toMarkdown([
        { type: 'prose', text },
        { type: 'code', text },
      ]),
      'light',
    ),
  );
  const wide = await page.evaluate<boolean>(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  );
  expect(wide).toBe(false);
});

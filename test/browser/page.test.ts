// The report page in Chromium: its filters and addresses without script, the keyboard, axe, hostile words, paper.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import { toReportPage } from '../../src/report/page/report-page.ts';
import type { ShownRun } from '../../src/report/page/shown-run.ts';
import { renderRichText } from '../../src/report/render/rich-text.ts';
import { suggestRules } from '../../src/report/suggestions.ts';
import { startBrowser } from '../support/browser.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';
import { pauseEvent, requestEvent, shownRunOf, startEvent, type TimedEvent } from '../support/transcript.ts';
import { hostileTexts, longHostileText } from './hostile.ts';

let browser: Browser;
let page: Page;
/** Requests that a page made beside itself, and what its policy refused. */
const left: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage();
  page.on('request', (request) => request.url().startsWith('file:') || left.push(request.url()));
  page.on('dialog', (dialog) => left.push(`dialog ${dialog.message()}`));
  page.on('console', (message) => left.push(message.text()));
});

afterAll(() => browser.close());

beforeEach(async () => {
  left.length = 0;
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await page.setViewportSize({ width: 900, height: 700 });
});

const folder = mkdtempSync(join(tmpdir(), 'page-'));
let written = 0;

/** Opens the page of runs as a person does: a file, at an address in it. */
async function open(runs: readonly ShownRun[], address = ''): Promise<void> {
  written += 1;
  const path = join(folder, `${written}.html`);
  writeFileSync(path, toReportPage(runs, { level: 'full', render: renderRichText, suggest: suggestRules }));
  await page.goto(`file://${path}${address}`);
}

const events: readonly TimedEvent[] = [
  [80, requestEvent('identity', 80)],
  [200, requestEvent('exchange', 100)],
  [210, startEvent],
  [220, { type: 'prompt', text: 'Please review this.' }],
  [500, requestEvent('chat', 240)],
  [900, { type: 'reasoning', text: 'Let me look.' }],
  [1000, pauseEvent('npm test')],
  [1010, decisionEvent({ operation: 'shell command: npm test', reason: 'Tests are fine.', verb: 'allow' })],
  [1200, requestEvent('chat', 150, 503)],
  [1600, requestEvent('chat', 150)],
  [2000, pauseEvent('npm publish', 'call-2')],
  [
    9000,
    decisionEvent({
      tool_call_id: 'call-2',
      operation: 'shell command: npm publish',
      outcome: 'reject',
      verb: 'reject',
      rule: 'default',
      decided_by: 'person',
      person: 'octocat',
    }),
  ],
  [9300, requestEvent('chat', 150)],
  [9400, { type: 'text', text: '## Fine\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n' }],
  [9500, { type: 'remark', message: 'Something to know.' }],
  [9600, { type: 'finish', finish_reason: 'stop', session_id: 's-1', model: 'm' }],
  [9601, { type: 'usage', usage: { prompt_tokens: 10, completion_tokens: 2, cost: 0.01 } }],
  [9700, { type: 'end', conclusion: 'finished', error_code: null }],
];
const run = shownRunOf(events);
const failed = shownRunOf([
  [80, requestEvent('identity', 80)],
  [200, requestEvent('exchange', 100, 401)],
  [201, { type: 'error', code: 'exchange_refused', message: 'Refused.', reason: 'subject_mismatch' }],
  [202, { type: 'end', conclusion: 'failed', error_code: 'exchange_refused' }],
]);

const visibleRows = (): Promise<number> => page.locator('.rows > li:visible').count();

test('the filters show questions, requests, problems, or everything; by mouse and by keyboard', async () => {
  await open([run]);
  const all = await visibleRows();
  expect(all).toBe(run.rows.length);
  const count = (label: string) => page.getByText(label, { exact: false }).first();
  for (const [label, rows] of [
    ['Questions', 2],
    ['Requests', 6],
    ['Problems', 3],
    ['Everything', all],
  ] as const) {
    await count(`${label} ${rows}`).click();
    expect(await visibleRows(), label).toBe(rows);
  }
  await page.locator('#show-all').focus();
  await page.keyboard.press('ArrowRight');
  expect(await visibleRows()).toBe(2);
});

test('a row unfolds by keyboard, and to what it was', async () => {
  await open([run]);
  const row = page.locator('.rows > li.rejected');
  await row.locator('summary').focus();
  await page.keyboard.press('Enter');
  const text = await row.innerText();
  expect(text).toContain('Asked octocat: rejected');
  expect(text).toContain('"operation": "shell command: npm publish"');
  expect(text).toContain('line 11 of the transcript');
});

test('an address opens its row and shows where it is', async () => {
  await open([run], '#e11');
  expect(await page.locator('.rows > li.rejected details').getAttribute('open')).toBe('');
  expect(await page.locator('#e11').isVisible()).toBe(true);
  expect(await page.locator('.rows > li:has(:target)').count()).toBe(1);
});

test('the bars stand where the time was: in order, and as wide as it took', async () => {
  await open([run]);
  const boxOf = async (kind: string, index: number) =>
    (await page.locator(`.rows > li.${kind} .bar rect:not(.waited)`).nth(index).boundingBox()) ?? { x: 0, width: 0 };
  const [first, last, asked, prompt] = [
    await boxOf('request', 0),
    await boxOf('request', 5),
    await boxOf('pause', 1),
    await boxOf('prompt', 0),
  ];
  expect(first.x).toBeLessThan(asked.x);
  expect(asked.x).toBeLessThan(last.x);
  expect(asked.width).toBeGreaterThan(20 * first.width);
  expect(prompt.width).toBeGreaterThan(0.5); // what took no time is seen
});

test('no words beside a colour are missing: each state says what it is', async () => {
  await open([run]);
  const words = await page.locator('.rows .word').allInnerTexts();
  expect(words).toEqual(['✅ Allowed', '✗ 503', '🚫 Asked octocat: rejected', '⚠ warning']);
});

test('no amount and no date is broken: what parts words for GitHub parts none here', async () => {
  await open([run, failed]);
  const parts = await page.evaluate<string[]>(
    '[...document.querySelectorAll("wbr")].map((one) => getComputedStyle(one).display)',
  );
  expect(new Set(parts)).toEqual(new Set(['none']));
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 900, 1600]) {
    test(`axe finds nothing at ${width} pixels, ${colorScheme}: one run unfolded, a failed one, several`, async () => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const runs of [[run], [failed], [run, failed, run]]) {
        await open(runs);
        await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
        expect(await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')).toBe(
          false,
        );
        // The page's own policy lets no script in; what looks at it comes by the protocol of the browser's tools.
        await page.evaluate(axe.source);
        const found: { violations: { id: string; nodes: { html: string }[] }[] } = await page.evaluate(
          'axe.run(document, { resultTypes: ["violations"] })',
        );
        expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      expect(left).toEqual([]);
    });
  }
}

/** A run in which every text that comes from outside is this one. */
function hostileRun(text: string): ShownRun {
  const short = text.slice(0, 5000);
  const question = JSON.stringify({ kind: 'permission', operation: short, options: ['allow_once', 'reject_once'] });
  return shownRunOf([
    [0, requestEvent(short, 10, 500)],
    [
      10,
      toStartEvent(
        internOf({ name: short }),
        'manual',
        { path: short, commit: short, digest: short },
        { ...unknownContext, event: short, ref: short },
      ),
    ],
    [20, { type: 'prompt', text }],
    [30, { type: 'reasoning', text }],
    [40, { type: 'text', text }],
    [50, { type: 'pause', tool_call_id: short, name: short, arguments: question }],
    [
      60,
      decisionEvent({
        tool_call_id: short,
        operation: short,
        kind: short,
        answer: short,
        rule: short,
        reason: short,
        outcome: 'reject',
        verb: 'reject',
        decided_by: 'person',
        person: short,
        trace: [{ id: short, list: 'rules', matched: false, because: short }],
        ladder: short,
        budgets: short,
      }),
    ],
    [65, { type: 'pause', tool_call_id: short, name: short, arguments: text }],
    [70, { type: 'remark', message: short }],
    [80, { type: 'finish', finish_reason: 'stop', session_id: short, model: short }],
    [90, { type: 'error', code: 'run_failed', message: short, reason: short }],
    [95, { type: 'end', conclusion: 'ended', error_code: 'run_failed' }],
  ]);
}

const structure = `JSON.stringify({
  elements: [...new Set([...document.querySelectorAll('main *, header *')].map((one) => one.localName))].sort(),
  rows: document.querySelectorAll('.rows > li').length,
  ids: document.querySelectorAll('[id]').length,
  attributes: [...new Set([...document.querySelectorAll('body *')].flatMap((one) => [...one.attributes].map(({ name }) => name)))].filter((name) => /^on|style|src|action|srcdoc|data/.test(name)),
  links: [...document.querySelectorAll('a')].filter((one) => !one.getAttribute('href').startsWith('#')).length,
  scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  overlap: [...document.querySelectorAll('.rows summary')].some((one) => { const [a, b] = [one.querySelector('.what-became').getBoundingClientRect(), one.querySelector('.took').getBoundingClientRect()]; return a.right > b.left + 1 && a.top < b.bottom && b.top < a.bottom; }),
})`;

/** What an intern's own Markdown may add to the elements of the page. */
const ofMarkdown = new Set(
  'blockquote br del dl dd dt em h3 h4 h5 hr ol s strong table tbody td th thead tr ul li p pre wbr small'.split(' '),
);

interface Structure {
  readonly elements: readonly string[];
  readonly rows: number;
  readonly ids: number;
  readonly attributes: readonly string[];
  readonly links: number;
  readonly scrolls: boolean;
  readonly overlap: boolean;
}

async function lookAt(text: string): Promise<Structure> {
  await open([hostileRun(text)]);
  await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
  const found: Structure = JSON.parse(await page.evaluate<string>(structure));
  return found;
}

test.each([
  ...hostileTexts,
  { name: 'bidirectional text', text: 'a\u202egnp.exe\u2066 \u05d0\u05d1\u05d2 \u200f\u061c shell' },
  { name: 'a word of a megabyte', text: 'x'.repeat(1024 * 1024) },
  {
    name: 'styles and addresses',
    text: '</style><style>body{display:none}</style> style="x" url(//evil.example/x) @import "//evil.example"',
  },
  { name: 'a row of ours', text: '</div></details></li><li class="row"><a href="https://evil.example" id="e1">x</a>' },
])('the page holds, wide and narrow: $name', async ({ text }) => {
  const plain = await lookAt('plain words');
  for (const width of [900, 360]) {
    await page.setViewportSize({ width, height: 700 });
    const found = await lookAt(text);
    expect(found.elements.filter((name) => !plain.elements.includes(name) && !ofMarkdown.has(name))).toEqual([]);
    expect(found).toMatchObject({
      rows: plain.rows,
      ids: plain.ids,
      attributes: [],
      links: 0,
      scrolls: false,
      overlap: false,
    });
  }
  expect(left).toEqual([]);
});

test('five megabytes of it are a bounded page with both ends', async () => {
  const { rows } = await lookAt(`THE BEGINNING\n\n${longHostileText()}\n\nTHE END`);
  expect(rows).toBeGreaterThan(10);
  const shown = await page.locator('main').innerText();
  for (const said of ['THE BEGINNING', 'THE END', 'characters are left out here']) expect(shown).toContain(said);
});

test('on paper everything is there and nothing is a control', async () => {
  await open([run]);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('.filters').isVisible()).toBe(false);
  expect(await visibleRows()).toBe(run.rows.length);
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

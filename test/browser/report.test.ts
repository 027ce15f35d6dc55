// A whole report of a hostile run, as Chromium renders it: nothing escapes, nothing leads out, nothing scrolls but code.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownContext } from '../../src/permission/context.ts';
import { toFinalComment, toRunningComment } from '../../src/report/comment.ts';
import { renderRichText } from '../../src/report/render/rich-text.ts';
import { toShownPause } from '../../src/report/shown-question.ts';
import { toSummary } from '../../src/report/summary.ts';
import type { RunEvent } from '../../src/transcript/events.ts';
import { buildRunRecord, type RunRecord } from '../../src/transcript/run-record.ts';
import { startBrowser } from '../support/browser.ts';
import { internOf } from '../support/chat.ts';
import { decisionEvent, toStartEvent } from '../support/events.ts';
import { toPage } from '../support/github-page.ts';
import { hostileTexts, longHostileText } from './hostile.ts';

let browser: Browser;
let page: Page;
/** Requests that a page made. */
const requests: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage({ viewport: { width: 920, height: 600 } });
  page.on('request', (request) => requests.push(request.url()));
  page.on('dialog', (dialog) => requests.push(`dialog ${dialog.message()}`));
});

afterAll(async () => {
  await browser.close();
});

/** A run in which every text that comes from outside is this one. */
function runOf(text: string): RunRecord {
  const short = text.slice(0, 5000);
  const events: readonly RunEvent[] = [
    toStartEvent(internOf({ name: short }), 'manual', { path: short, commit: short, digest: short }, unknownContext),
    { type: 'remark', message: short },
    { type: 'reasoning', text },
    { type: 'text', text },
    {
      type: 'pause',
      tool_call_id: 'call-1',
      name: 's.provide_input',
      arguments: JSON.stringify({ kind: 'permission', operation: short, options: ['allow_once', 'reject_once'] }),
    },
    decisionEvent({
      operation: short,
      kind: short,
      answer: short,
      rule: short,
      reason: short,
      outcome: 'reject',
      verb: 'reject',
      trace: [{ id: short, list: 'rules', matched: false, because: short }],
      ladder: short,
      budgets: short,
    }),
    { type: 'finish', finish_reason: 'stop', session_id: short, model: short },
    { type: 'error', code: 'run_failed', message: short, reason: short },
    { type: 'end', conclusion: 'ended', error_code: 'run_failed' },
  ];
  const record = buildRunRecord();
  for (const event of events) record.observe({ ...event, at: '2026-01-01T00:00:00Z' });
  return record.value();
}

/** What a rendered page is asked. */
interface Findings {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
  readonly topLevel: readonly string[];
  readonly sideways: readonly string[];
  readonly pageScrolls: boolean;
  readonly openDetails: number;
}

/** Looks at the page in the page: as text, because it runs in Chromium. */
const look = `(() => {
  const all = [...document.querySelectorAll('main *')];
  return {
    elements: [...new Set(all.map((one) => one.tagName))],
    attributes: [...new Set(all.flatMap((one) => [...one.attributes].map(({ name }) => one.tagName + ' ' + name)))],
    topLevel: [...document.querySelectorAll('main > *')].map((one) => one.tagName),
    sideways: all.filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible' && one.clientWidth > 0).map((one) => one.tagName),
    pageScrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    openDetails: document.querySelectorAll('main details').length,
  };
})()`;

async function show(html: string): Promise<Findings> {
  requests.length = 0;
  await page.setContent(html);
  // What is folded has to hold too.
  await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
  return page.evaluate<Findings>(look);
}

/** Elements that a report has (all are on GitHub's list); an alert is a div with a title and a picture of GitHub's. */
const reportElements = new Set(
  'BLOCKQUOTE BR CODE DD DEL DETAILS DIV DL DT EM H1 H2 H3 H4 H5 H6 HR LI OL P PRE SMALL STRONG SUB SUMMARY TABLE TBODY TD TH THEAD TR UL WBR'.split(
    ' ',
  ),
);
const ofAlerts = new Set(['SVG', 'PATH', 'svg', 'path']);

function expectHarmless(found: Findings): void {
  expect(found.elements.filter((name) => !reportElements.has(name) && !ofAlerts.has(name))).toEqual([]);
  expect(
    found.attributes.filter(
      (name) => /href|src|style|action| on|data|formaction| id/.test(name) && !/^(?:svg|path) /i.test(name),
    ),
  ).toEqual([]);
  expect(found.sideways.filter((name) => name !== 'PRE')).toEqual([]);
  expect(found.pageScrolls).toBe(false);
  expect(requests).toEqual([]);
}

test.each(hostileTexts)('the summary holds: $name', async ({ text }) => {
  const found = await show(toPage(toSummary(runOf(text), 'full', { render: renderRichText }), 'light'));
  expectHarmless(found);
  // Heading, facts, alerts, answer and its rule, pauses, folds, facts: whatever they say, the same blocks in the same order.
  const expected = 'H2 P DIV DIV DL HR P TABLE P'.split(' ');
  expect(found.topLevel.filter((name) => name !== 'DETAILS')).toEqual(expected);
  expect(await page.locator('hr').count()).toBe(1);
  expect(await page.locator('h1, h2').count()).toBe(1);
});

test.each(hostileTexts)('the comment holds: $name', async ({ text }) => {
  const record = runOf(text);
  const json = JSON.stringify({
    kind: 'permission',
    operation: text,
    options: ['allow_once'],
    cwd: text.slice(0, 500),
  });
  const shown = toShownPause(json, { columns: 60, maxLines: 100_000 });
  const question = {
    shown,
    code: 'ABCD2345',
    commands: ['/allow', '/reject'],
    untilMs: 0,
    reason: text.slice(0, 5000),
    refusal: text.slice(0, 5000),
  };
  const found = await show(toPage(toRunningComment({ record, elapsedMs: 1000, question }), 'dark'));
  expectHarmless(found);
  expect(found.topLevel.filter((name) => name !== 'DETAILS')).toEqual('H2 P DIV PRE P PRE P P PRE P TABLE'.split(' '));
  expectHarmless(await show(toPage(toFinalComment(record, { render: renderRichText, isShort: false }), 'dark')));
});

test("five megabytes of it make a summary below GitHub's limit, harmless and with both ends", async () => {
  const text = `THE BEGINNING\n\n${longHostileText()}\n\nTHE END`;
  const markdown = toSummary(runOf(text), 'full', { render: renderRichText });
  expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(1000 * 1024);
  const found = await show(toPage(markdown, 'light'));
  expectHarmless(found);
  const shown = await page.locator('main').innerText();
  for (const said of ['THE BEGINNING', 'THE END', 'characters are left out here']) expect(shown).toContain(said);
});

// What a long report costs the browser: four times the rows may not cost sixteen times the work.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toReportPage } from '../../src/report/page/report-page.ts';
import { startBrowser } from '../support/browser.ts';
import { pauseEvent, shownRunOf, startEvent, type TimedEvent } from '../support/transcript.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const folder = mkdtempSync(join(tmpdir(), 'page-growth-'));

/** What a page of so many questions cost the browser, once it is open. */
async function metricsOf(rows: number): Promise<Record<'ThreadTime' | 'LayoutObjects', number>> {
  const questions = Array.from(
    { length: rows },
    (_, index): TimedEvent => [index * 50, pauseEvent('npm test', `c${index}`)],
  );
  const path = join(folder, `${rows}.html`);
  writeFileSync(path, toReportPage([shownRunOf([[0, startEvent], ...questions])], { level: 'full' }));
  const page = await browser.newPage();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await page.goto(`file://${path}`);
  expect(await page.locator('.rows > li').count()).toBe(rows + 1);
  const { metrics } = await tools.send('Performance.getMetrics');
  await page.close();
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { ThreadTime: metric('ThreadTime'), LayoutObjects: metric('LayoutObjects') };
}

test('a page of four times the rows costs less than eight times the work, and lays out hardly more boxes', async () => {
  const [few, many] = [await metricsOf(1800), await metricsOf(7200)];
  expect(many.ThreadTime / few.ThreadTime).toBeLessThan(8);
  expect(many.LayoutObjects - few.LayoutObjects).toBeLessThan((7200 - 1800) / 20);
});

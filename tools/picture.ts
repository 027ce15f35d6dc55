// `npm run picture`: the pictures of README and docs/report.md, light and dark, made from real runs of demo and examples.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../test/support/browser.ts';
import { readWorkflow, runJob } from '../test/support/example-workflow.ts';
import { startExampleWorld } from '../test/support/example-world.ts';
import { toPage } from '../test/support/github-page.ts';
import { runDemoStep, startDemoService } from './demo.ts';

const docs = join(import.meta.dirname, '../docs');

/** A picture of Markdown as GitHub shows it, in both of its colour schemes. */
async function takePictures(browser: Browser, name: string, markdown: string, isUnfolded = false): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 920, height: 100 }, deviceScaleFactor: 2 });
    await page.setContent(toPage(markdown, theme));
    if (isUnfolded) await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    await page.screenshot({ path: join(docs, `${name}-${theme}.png`), fullPage: true });
    await page.close();
  }
}

async function demoSummary(): Promise<string> {
  const service = await startDemoService();
  const { summary } = await runDemoStep(service, () => {});
  await service.stop();
  return summary;
}

/** The summary of the example that reviews a pull request, and its comment. */
async function reviewReport(): Promise<{ readonly summary: string; readonly comment: string }> {
  await using world = await startExampleWorld();
  const repo = { id: world.github.state.repository_id };
  const { base, head } = world.shas;
  const sides = { head: { sha: head, repo }, base: { sha: base, repo } };
  const pull_request = {
    number: 7,
    title: 'Take ranges of any length',
    body: null,
    updated_at: '2026-11-18T12:00:00Z',
  };
  const payload = { pull_request: { ...pull_request, ...sides }, repository: { visibility: 'private' } };
  const event = { name: 'pull_request', payload };
  const { actions } = await runJob(readWorkflow('review-pull-request.yml'), 'review', world, { event });
  return { summary: actions[0]?.summary ?? '', comment: world.github.state.comments[0]?.body ?? '' };
}

mkdirSync(docs, { recursive: true });
const browser = await startBrowser();
await takePictures(browser, 'summary', await demoSummary());
const { summary, comment } = await reviewReport();
await takePictures(browser, 'report-summary', summary);
await takePictures(browser, 'report-unfolded', summary, true);
await takePictures(browser, 'report-comment', comment);
await browser.close();

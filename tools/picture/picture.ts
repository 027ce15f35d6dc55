// `npm run picture`: the pictures of README and docs/, light and dark, made from real runs of demo and examples.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../../test/support/browser.ts';
import { readWorkflow, runJob } from '../../test/support/example-workflow.ts';
import { startExampleWorld } from '../../test/support/example-world.ts';
import { addCommit } from '../../test/support/fake-github-state.ts';
import type { Theme } from '../../test/support/github-page.ts';
import { toPage } from '../../test/support/github-page.ts';
import { runDemoStep, startDemoService } from '../demo/demo.ts';
import { mendedSummary, upkeepPull } from './changes.ts';
import { drawConsole } from './console.ts';
import { pullRequestEvent } from './pull-request-event.ts';
import { reviewRounds } from './review-rounds.ts';
import { drawRecording } from './terminal.ts';

const docs = join(import.meta.dirname, '../../docs');

/** A picture of a page as GitHub shows it, in both of its colour schemes. */
async function takePictures(
  browser: Browser,
  name: string,
  pageIn: (theme: Theme) => string,
  isUnfolded = false,
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 920, height: 100 }, deviceScaleFactor: 2 });
    await page.setContent(pageIn(theme));
    if (isUnfolded) await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    await page.screenshot({ path: join(docs, `${name}-${theme}.png`), fullPage: true });
    await page.close();
  }
}

/** A picture of Markdown. */
function takeMarkdown(browser: Browser, name: string, markdown: string, isUnfolded = false): Promise<void> {
  return takePictures(browser, name, (theme) => toPage(markdown, theme), isUnfolded);
}

/** What the demo leaves: its summary, and the path of its page. */
async function demoReport(): Promise<{ readonly summary: string; readonly page: string }> {
  const service = await startDemoService();
  const { summary, outputs } = await runDemoStep(service, () => {});
  await service.stop();
  return { summary, page: outputs['report-file'] ?? '' };
}

/** Pictures of a page of our own, in both colour schemes: one of its timeline, from its heading on, with the rejection unfolded. */
async function takePagePictures(browser: Browser, name: string, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 920, height: 100 }, deviceScaleFactor: 2, colorScheme });
    await page.goto(pathToFileURL(path).href);
    await page.setViewportSize({ width: 920, height: 4000 });
    await page.locator('#timeline').screenshot({ path: join(docs, `${name}-${colorScheme}.png`) });
    await page.close();
  }
}

/** The summary of the example that reviews a pull request, and its comment. */
async function reviewReport(): Promise<{ readonly summary: string; readonly comment: string }> {
  await using world = await startExampleWorld({ isUnhurried: true });
  const workflow = readWorkflow('review-pull-request.yml');
  const { actions } = await runJob(workflow, 'review', world, {
    event: pullRequestEvent(world),
    conclusion: 'failure',
  });
  return { summary: actions[0]?.summary ?? '', comment: world.github.state.comments[0]?.body ?? '' };
}

const askingPolicy = `version: 1
rules:
  - { id: tests, match: { kind: permission, tool: shell, command: npm test }, then: allow }
  - { id: pushes, match: { kind: permission, tool: shell }, then: ask, reason: A person looks at everything else. }
`;

/** The comment of the same example while it asks a person. */
async function askingComment(): Promise<string> {
  await using world = await startExampleWorld({ isUnhurried: true });
  const { github } = world;
  addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': askingPolicy });
  let asking = '';
  github.intercept = (request) => {
    const body = github.state.comments[0]?.body ?? '';
    const [, code] = /^\/reject ([0-9A-Z]{8})/m.exec(body) ?? [];
    if (code === undefined || asking !== '' || !request.includes('since=')) return undefined;
    asking = body;
    const at = `${new Date().toISOString().slice(0, 19)}Z`;
    github.state.comments.push({
      id: 99,
      issue: 7,
      author: 'octocat',
      body: `/reject ${code}`,
      created_at: at,
      updated_at: at,
    });
    return undefined;
  };
  await runJob(readWorkflow('review-pull-request.yml'), 'review', world, {
    event: pullRequestEvent(world),
    conclusion: 'failure',
  });
  return asking;
}

/** The comment of the example whose question nobody answered in time. */
async function parkedComment(): Promise<string> {
  await using world = await startExampleWorld();
  const env = { NODE_OPTIONS: `--import ${join(import.meta.dirname, '../../test/support/fast-clock.mjs')}` };
  await runJob(readWorkflow('late-approval.yml'), 'ask', world, { event: pullRequestEvent(world), env });
  return world.github.state.comments[0]?.body ?? '';
}

mkdirSync(docs, { recursive: true });
const browser = await startBrowser();
const demo = await demoReport();
await takeMarkdown(browser, 'summary', demo.summary);
await takePagePictures(browser, 'timeline', demo.page);
const { summary, comment } = await reviewReport();
await takeMarkdown(browser, 'report-summary', summary);
await takeMarkdown(browser, 'report-unfolded', summary, true);
await takeMarkdown(browser, 'report-comment', comment);
await takeMarkdown(browser, 'report-asking', await askingComment());
await takeMarkdown(browser, 'report-parked', await parkedComment());
const mended = await mendedSummary();
await takeMarkdown(browser, 'changes-summary', mended.summary, true);
await takeMarkdown(browser, 'changes-comment', mended.comment);
await takeMarkdown(browser, 'changes-pull-request', await upkeepPull());
const rounds = await reviewRounds();
await takePictures(browser, 'review-first', rounds.first);
await takePictures(browser, 'review-next', rounds.next);
await drawConsole(browser);
await browser.close();
await drawRecording(join(docs, 'terminal.svg'));

// The console of a service in which every word of an intern, a client and a configuration is hostile: nothing of it acts.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WrittenConfig } from '../../src/service/index.ts';
import { startBrowser } from '../support/browser.ts';
import { hostileTexts, longHostileText } from './hostile.ts';
import { consoleConfig, prompt, startConsole } from './served-console.ts';

let browser: Browser;
let page: Page;
const left: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage();
  page.on(
    'request',
    (request) => /^http:\/\/127\.0\.0\.1:\d+\/_console/.test(request.url()) || left.push(request.url()),
  );
  page.on('dialog', (dialog) => left.push(`dialog ${dialog.message()}`));
  page.on('pageerror', (error) => left.push(error.message));
  page.on('console', (message) => left.push(message.text()));
});
afterAll(() => browser.close());
beforeEach(() => {
  left.length = 0;
});

/** A service of which everything that somebody else writes is this text. */
function hostileConfig(text: string): WrittenConfig {
  const short = text.slice(0, 2000);
  const name = short.toWellFormed() || 'x';
  const options = ['allow_once', 'reject_once'];
  const fields = [
    { name, type: 'string', options: [name, 'plain'] },
    { name: `${name} 2`, type: 'string' },
  ];
  const playbook = [
    { when: '*fields*', steps: [{ say: short }, { ask: { message: short, fields } }] },
    { model: name, steps: [{ think: text }, { say: text }, { permission: { operation: short, options } }] },
  ];
  const intern = { id: 'reviewer-id', name, description: name, workspace_id: 'w', runs: { playbook } };
  const failed = { id: 'b', name, workspace_id: 'w', status: 'failed' as const, last_failure_message: name };
  const progress = { step_label: name, step_number: 1, total_steps: 2 };
  const written: unknown = {
    interns: [intern, failed, { ...failed, id: 'c', status: 'provisioning', progress }],
    keys: [{ hash: 'key_reviews', name, label: name, secret: 'made-up-console-key', workspace_id: 'w' }],
    issuers: [{ id: 'i', issuer: 'https://issuer.example' }],
    policies: [
      { id: name, issuer: 'i', subject: name, audience: name, acts_as: 'key_reviews', claims: { [name]: name } },
    ],
  };
  return consoleConfig([], written as Partial<WrittenConfig>);
}

const structure = `({
  elements: [...new Set([...document.querySelectorAll('body *')].map((one) => one.localName))].sort(),
  counts: ['.run-card', '.question', 'form', 'button', 'select', 'h2', 'h3', 'table', 'tr', '.said p'].map((one) => document.querySelectorAll(one).length),
  attributes: [...new Set([...document.querySelectorAll('body *')].flatMap((one) => [...one.attributes].map(({ name }) => name)))].filter((name) => /^on|style|src|action|srcdoc|data$/.test(name)),
  links: [...document.querySelectorAll('a')].filter((one) => !one.getAttribute('href').startsWith('#')).length,
  scripts: document.scripts.length,
  scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
})`;

interface Structure {
  readonly elements: readonly string[];
  readonly counts: readonly number[];
}

/** Looks at the page while two questions are open, wide and narrow, as it is loaded and after it has changed. */
async function lookAt(text: string): Promise<readonly Structure[]> {
  const served = await startConsole(hostileConfig(text));
  const hostileSession = text.slice(0, 256).toWellFormed().trim() || 'x';
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(served.address);
  await prompt(served, `${text.slice(0, 2000)} go`, hostileSession);
  await prompt(served, 'fields', 'plain');
  await page.locator('.question').nth(1).waitFor();
  const found: Structure[] = [];
  for (const width of [900, 360]) {
    await page.setViewportSize({ width, height: 700 });
    await page.reload();
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    found.push(await page.evaluate<Structure>(structure));
  }
  await served.service.stop();
  return found;
}

let plain: Structure | undefined;

const safe = { attributes: [], links: 0, scripts: 1, scrolls: false };

test.each([
  ...hostileTexts,
  { name: 'a word of a megabyte', text: 'x'.repeat(1024 * 1024) },
  { name: 'the end of an attribute', text: `"' onfocus=alert(1) autofocus x="` },
  { name: 'a form of ours', text: `</form><form data-call='{"method":"DELETE","path":"/_faults"}'><button>x</button>` },
  { name: 'names of what every object has', text: '__proto__ constructor toString' },
  { name: 'an environment variable and a command', text: '$(touch /tmp/x) `id` $INTERNS_API_KEY \'"; rm -rf ~' },
])('the console holds: $name', async ({ text }) => {
  plain ??= (await lookAt('plain words'))[0];
  for (const found of await lookAt(text)) {
    expect(found).toMatchObject({ ...safe, elements: plain?.elements });
    expect(found.counts).toEqual(plain?.counts);
  }
  expect(left.filter((one) => !one.includes('ERR_'))).toEqual([]);
});

test('five megabytes of it are a page that stays small and goes on', async () => {
  const [found] = await lookAt(`THE BEGINNING ${longHostileText()} THE END`);
  expect(found).toMatchObject({ attributes: [], links: 0, scripts: 1 });
  const html = await page.content();
  expect(html.length).toBeLessThan(2_000_000);
  expect(html).toContain('characters before this are not shown');
});

// The console in Chromium: what a person sees of a run, what the buttons do, the keyboard, axe, and that nothing leaves the page.
import { execFileSync, spawn } from 'node:child_process';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { consoleConfig, keySecret, prompt, type ServedConsole, serveConsole, startConsole } from './served-console.ts';

let browser: Browser;
let page: Page;
/** Requests to anywhere else than the service, dialogs, and what the page's policy or a script complained about. */
const left: string[] = [];

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  left.length = 0;
  page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  onTestFinished(() => page.close());
  page.on('dialog', (dialog) => left.push(`dialog ${dialog.message()}`));
  page.on('pageerror', (error) => left.push(error.message));
  page.on('console', (message) => left.push(message.text()));
});

async function open({ address }: ServedConsole): Promise<void> {
  const { origin } = new URL(address);
  page.on('request', (request) => request.url().startsWith(`${origin}/`) || left.push(request.url()));
  await page.goto(address);
}

const playbook = [
  {
    when: '*where*',
    steps: [
      {
        ask: {
          message: 'Where shall it go?',
          fields: [
            { name: 'region', required: true, options: ['eu', 'us'] },
            { name: 'count', type: 'integer' },
          ],
        },
      },
      { say: 'It goes to {{answer}}' },
    ],
  },
  {
    steps: [
      { think: 'First the tests.' },
      { say: 'word ', repeat: 40, every: '50ms' },
      { say: 'I run the tests.\n' },
      { shell: 'echo tested' },
      { say: '{{stdout}}' },
      { usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, cost: 0.05 } },
    ],
  },
];

const policy = `version: 1
default: reject
rules:
  - { id: echoes, match: { kind: permission, tool: shell, command: echo tested }, then: allow, reason: An echo does no harm. }
`;

test('a run of another client streams, its question is explained and answered by a button, and its limit is reached', async () => {
  const served = await serveConsole(consoleConfig(playbook), policy);
  await open(served);
  const run = page.locator('.run-card');
  const paused = prompt(served, 'Please test.');
  await run.getByText('▶ at work').waitFor();
  const words = run.locator('.said .text');
  await words.waitFor();
  const early = (await words.innerText()).length;
  await expect.poll(async () => (await words.innerText()).length).toBeGreaterThan(early);
  await run.getByText('⏸ waits for an answer').waitFor();
  expect(await paused).toContain('"finish_reason":"tool_calls"');
  expect(await page.title()).toBe('(1) Local Intern Service');

  const question = run.locator('.question');
  expect(await question.locator('.verdict').innerText()).toMatch(/The policy would answer allow_once\s+rule echoes/);
  await question.getByText('How this is decided').click();
  expect(await question.locator('details[open] code').innerText()).toMatch(/rule +echoes +yes/);
  expect(await page.locator('#keys').innerText()).toContain('USD 0.0000 of USD 0.0500 today');

  await question.getByRole('button', { name: 'Allow once' }).click();
  await run.getByText('✓ finished').waitFor();
  expect(await run.locator('.said').innerText()).toContain('tested');
  await page.locator('#keys').getByText('over its limit').waitFor();
  expect(await page.locator('#keys').innerText()).toContain('USD 0.0500 of USD 0.0500 today');
  expect(await prompt(served, 'Once more.')).toContain('402');
  await page.locator('#journal').getByText('key "key_reviews" is over its limit').waitFor();
  expect(left).toEqual([]);
});

test('the clock moves ahead, and with it what a key may spend and how long a question waits', async () => {
  const served = await startConsole(consoleConfig(playbook));
  await open(served);
  await prompt(served, 'where', 'a');
  await page.getByText('⏸ waits for an answer').first().waitFor();
  await page.getByLabel('Advance it by').fill('1h');
  await page.getByRole('button', { name: 'Advance the clock' }).click();
  await page.getByText('✗ cancelled').first().waitFor();
  expect(await page.locator('.question').count()).toBe(0);
  await page.getByLabel('Advance it by').fill('soon');
  await page.getByRole('button', { name: 'Advance the clock' }).click();
  await page.getByText('400: Send { "advance": "1h" }, at most a year.').waitFor();
});

test('a fault is armed, strikes, and what is left of it is disarmed', async () => {
  const served = await startConsole(consoleConfig(playbook));
  await open(served);
  await page.getByLabel('Route').selectOption('list');
  await page.getByLabel('What goes wrong').selectOption('status 503');
  await page.getByLabel('How many times').fill('2');
  await page.getByRole('button', { name: 'Arm the fault' }).click();
  await page.locator('#faults').getByText('2 times').waitFor();
  const list = () => fetch(`${served.baseUrl}/interns`, { headers: { authorization: `Bearer ${keySecret}` } });
  expect((await list()).status).toBe(503);
  await page.locator('#journal').getByText('fault status 503').waitFor();
  await page.locator('#faults').getByText('once').waitFor();
  await page.getByRole('button', { name: 'Disarm all' }).click();
  await page.getByText('No fault is armed.').waitFor();
  expect((await list()).status).toBe(200);
});

test('fields of a question are filled in and sent with their types, by the keyboard alone', async () => {
  const served = await startConsole(consoleConfig(playbook));
  await open(served);
  await prompt(served, 'where');
  const region = page.getByLabel('region');
  await region.waitFor();
  await region.focus();
  await page.keyboard.press('e');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Send the answer');
  await page.keyboard.press('Enter');
  await page.getByText('It goes to {"region":"eu","count":3}').waitFor();
  // The form is gone, and the focus has gone to the heading over it.
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Runs');
});

test('the second half of a double click answers nothing', async () => {
  const asking = [{ steps: [{ permission: { operation: 'first' } }, { say: 'Second.' }, { shell: 'true' }] }];
  const served = await startConsole(consoleConfig(asking));
  await open(served);
  await prompt(served, 'go');
  const allow = page.getByRole('button', { name: 'Allow once' });
  await allow.dispatchEvent('click', { detail: 2 });
  await allow.dispatchEvent('click', { detail: 1 });
  await page.getByText('Second.').waitFor();
  await page.locator('.question', { hasText: 'true' }).waitFor();
  const answers = served.service
    .journal()
    .filter(({ method, path }) => method === 'POST' && path.endsWith('completions'));
  expect(answers.map(({ decision }) => decision)).toEqual(['paused', 'paused']);
});

test('a prompt is sent, and what a person typed, unfolded and focused stays while the page changes', async () => {
  const served = await startConsole(consoleConfig(playbook));
  await open(served);
  await page.locator('#prompt-text').fill('where');
  await page.locator('#prompt-session').fill('typed');
  await page.getByRole('button', { name: 'Send the prompt' }).click();
  await page.getByText('Where shall it go?').waitFor();
  await page.getByLabel('count').fill('7');
  await page.locator('#clock-form summary').click();
  await page.getByLabel('count').focus();
  await prompt(served, 'where', 'another');
  await page.locator('#sessions').getByText('another').waitFor();
  const typed = page.locator('.run-card', { hasText: 'session typed' }).getByLabel('count');
  expect(await typed.inputValue()).toBe('7');
  expect(await typed.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
  expect(await page.locator('#clock-form details').getAttribute('open')).not.toBeNull();
});

test('each curl line does what its button does', async () => {
  const served = await startConsole(consoleConfig(playbook));
  await open(served);
  await prompt(served, 'Please test.');
  const curl = page.locator('.question .curl code');
  await curl.first().waitFor({ state: 'attached' });
  expect(await curl.count()).toBe(5);
  const line = (await curl.first().textContent()) ?? '';
  const env = { PATH: process.env['PATH'], INTERNS_API_KEY: keySecret };
  // The service is in this process, so the line must not be waited for in it.
  const run = spawn('sh', ['-c', line], { env });
  let printed = '';
  run.stdout.on('data', (bytes: Buffer) => {
    printed += bytes.toString();
  });
  await new Promise((resolve) => run.once('close', resolve));
  expect(printed).toContain('tested');
  await page.getByText('✓ finished').first().waitFor();
  await page.getByLabel('Advance it by').fill('2h');
  const clock = page.locator('#clock-form .curl code');
  await expect.poll(() => clock.textContent()).toContain(`-d '{"advance":"2h"}'`);
  expect(execFileSync('sh', ['-n', '-c', (await clock.textContent()) ?? '']).toString()).toBe('');
});

test('another policy is tried against an open question, with what is known of the run', async () => {
  const served = await startConsole(consoleConfig(playbook));
  await open(served);
  await prompt(served, 'Please test.');
  await page.locator('.question').waitFor();
  expect(await page.locator('.verdict').count()).toBe(0);
  await page.getByText('Try another policy').click();
  await page.locator('#policy-text').fill('version: 2');
  await page.getByRole('button', { name: 'Try this policy' }).click();
  await page.locator('#policy-form .alert').waitFor();
  expect(await page.locator('#policy-form .alert').innerText()).toContain('1:10');
  const given = policy.replace('match:', 'when: { event: push }, match:');
  await page.locator('#policy-text').fill(given);
  await page.getByRole('button', { name: 'Try this policy' }).click();
  await page.getByText('no rule matches', { exact: true }).waitFor();
  await page.locator('#policy-context').fill('{"event":"push"}');
  await page.getByRole('button', { name: 'Try this policy' }).click();
  await page.getByText('rule echoes', { exact: true }).waitFor();
  expect(left.filter((text) => !text.includes('400'))).toEqual([]);
});

test('a service that stops is said, and one that is back is shown again', async () => {
  const served = await startConsole(consoleConfig(playbook));
  await open(served);
  await page.locator('#connection').waitFor({ state: 'hidden' });
  await served.service.stop();
  await page.getByText('The service does not answer.').waitFor();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing and nothing scrolls sideways, narrow and wide, ${colorScheme}`, async () => {
    const interns = [
      { id: 'reviewer-id', name: 'reviewer', workspace_id: 'w', runs: { playbook } },
      { name: 'broken', workspace_id: 'w', status: 'failed', last_failure_message: 'No disk is left.' },
    ];
    const written: unknown = { interns };
    const served = await startConsole(consoleConfig(playbook, written as Partial<ReturnType<typeof consoleConfig>>));
    await page.emulateMedia({ colorScheme });
    await open(served);
    await prompt(served, 'where', 'a');
    await prompt(served, 'Please test.', 'b');
    await page.locator('.question').nth(1).waitFor();
    await fetch(`${new URL(served.baseUrl).origin}/_faults`, {
      method: 'POST',
      body: '{"route":"list","fault":"reset"}',
    });
    await page.getByRole('button', { name: 'Disarm all' }).waitFor();
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true; })');
    for (const width of [360, 900, 1200, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const scrolls = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
      expect(await page.evaluate(scrolls), String(width)).toBe(false);
      await page.evaluate(axe.source);
      const found: { violations: { id: string; nodes: { html: string }[] }[] } = await page.evaluate(
        'axe.run(document, { resultTypes: ["violations"] })',
      );
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    expect(left).toEqual([]);
  });
}

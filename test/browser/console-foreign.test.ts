// A page of another origin, in a real browser and with the token: it reads nothing of the console, moves nothing, frames nothing.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startBrowser } from '../support/browser.ts';
import { consoleConfig, startConsole } from './served-console.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Where a page of somebody else is served on this machine. */
async function foreignOrigin(): Promise<string> {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>elsewhere</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port }: AddressInfo = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('a page of another port gets nowhere, whatever it tries', async () => {
  const { service, address } = await startConsole(consoleConfig([{ steps: [{ say: 'x' }] }]));
  const { origin, searchParams } = new URL(address);
  const page = await browser.newPage();
  await page.goto(await foreignOrigin());
  const before = service.journal().length;
  const tried = await page.evaluate<readonly string[]>(`(async () => {
    const origin = ${JSON.stringify(origin)};
    const authorization = 'Bearer ${searchParams.get('token')}';
    const attempts = [
      ['/_console?token=${searchParams.get('token')}', {}],
      ['/_console?token=${searchParams.get('token')}', { mode: 'no-cors' }],
      ['/_console/live', { headers: { authorization } }],
      ['/_console/token', { method: 'POST', headers: { authorization }, body: '{"key":"key_reviews"}' }],
      ['/_journal', {}],
      ['/_clock', { method: 'POST', body: '{"advance":"1h"}' }],
      ['/_clock', { method: 'POST', body: '{"advance":"1h"}', mode: 'no-cors' }],
      ['/_faults', { method: 'POST', body: '{"route":"list","fault":"reset"}', mode: 'no-cors' }],
      ['/_faults', { method: 'DELETE' }],
    ];
    return Promise.all(attempts.map(([path, init]) => fetch(origin + path, init).then((r) => r.type + ' ' + r.status, (e) => e.name)));
  })()`);
  // What comes back without CORS can't be looked at; what was asked for did not happen either.
  expect(tried.filter((one) => one !== 'TypeError' && one !== 'opaque 0')).toEqual([]);
  const clock = await fetch(`${origin}/_clock`, { method: 'POST', body: '{"advance":0}' });
  const { now }: { now: string } = JSON.parse(await clock.text());
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60 * 60 * 1000);
  expect(await (await fetch(`${origin}/_faults`)).json()).toEqual([]);
  expect(service.journal().length).toBe(before);
});

test('it is framed by nobody', async () => {
  const { address } = await startConsole(consoleConfig([{ steps: [{ say: 'x' }] }]));
  const page = await browser.newPage();
  await page.goto(await foreignOrigin());
  await page.setContent(`<iframe src="${address}"></iframe>`);
  const frame = page.frames()[1];
  await frame?.waitForLoadState();
  expect(await page.frames()[1]?.content()).not.toContain('Local Intern Service');
});

// The door to the console: who gets in, who is told nothing, and that nothing is loaded before it is opened.
import http from 'node:http';
import { expect, test } from 'vitest';
import type { LoadConsole } from '../../../src/service/listen/console.ts';
import { start } from '../support/service.ts';

const tokenOf = (address = ''): string => new URL(address).searchParams.get('token') ?? '';

/** A console that says what it was asked, and how often it was loaded. */
function scriptedConsole(): { readonly load: LoadConsole; readonly loaded: () => number } {
  let loaded = 0;
  const load: LoadConsole = async () => {
    loaded += 1;
    return () => async (request) =>
      request.path.endsWith('/nothing')
        ? undefined
        : {
            kind: 'text',
            status: 200,
            headers: { 'content-type': 'text/plain' },
            text: request.path,
            decision: 'shown',
          };
  };
  return { load, loaded: () => loaded };
}

/** Asks as a browser or an attacker would: with any header, the host among them. */
function ask(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<readonly [number, string]> {
  return new Promise((resolve, reject) => {
    const request = http.request(address, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.once('end', () => resolve([response.statusCode ?? 0, text]));
    });
    request.once('error', reject).end();
  });
}

test('the printed address opens the page; nothing is loaded before, and only once', async () => {
  const { load, loaded } = scriptedConsole();
  const lines: string[] = [];
  const service = await start({ console: load, announce: (line) => lines.push(line) });
  expect(lines).toContain(`  ${service.console}`);
  expect(loaded()).toBe(0);
  expect(await ask(service.console ?? '')).toEqual([200, '/_console']);
  expect(await ask(service.console ?? '')).toEqual([200, '/_console']);
  expect(loaded()).toBe(1);
});

test('two services have two tokens', async () => {
  const { load } = scriptedConsole();
  const [first, second] = [await start({ console: load }), await start({ console: load })];
  expect(tokenOf(first.console)).toMatch(/^[\w-]{43}$/);
  expect(tokenOf(first.console)).not.toBe(tokenOf(second.console));
});

test('without the token, with another, or with it in the address of anything but the page, the answer is 401', async () => {
  const { load, loaded } = scriptedConsole();
  const service = await start({ console: load });
  const [page = '', query = ''] = (service.console ?? '').split('?');
  const other = `token=${'A'.repeat(43)}`;
  for (const address of [page, `${page}?${other}`, `${page}?token=`, `${page}/live`, `${page}/live?${query}`]) {
    const [status, text] = await ask(address);
    expect(status, address).toBe(401);
    expect(text).toContain('the token is in it');
  }
  expect((await fetch(page)).headers.get('www-authenticate')).toBe('Bearer');
  expect((await ask(`${page}?${query}`, {}, 'POST'))[0]).toBe(401);
  expect((await ask(`${page}?${query}`, { authorization: 'Bearer wrong' }))[0]).toBe(401);
  expect(loaded()).toBe(0);
  expect(await ask(`${page}/live`, { authorization: `Bearer ${tokenOf(service.console)}` })).toEqual([
    200,
    '/_console/live',
  ]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another host name', { host: 'evil.example' }],
  ['another host name that begins like ours', { host: '127.0.0.1.evil.example' }],
  ['another site, without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['another port, without an origin', { 'sec-fetch-site': 'same-site' }],
])('from %s the page is not there, even with the token', async (_, headers: Record<string, string>) => {
  const { load, loaded } = scriptedConsole();
  const service = await start({ console: load });
  const authorization = `Bearer ${tokenOf(service.console)}`;
  expect((await ask(service.console ?? '', headers))[0]).toBe(404);
  expect((await ask(service.console ?? '', { ...headers, authorization }))[0]).toBe(404);
  expect(loaded()).toBe(0);
});

test('its own page gets in with the token, and what it does not have is not found', async () => {
  const { load } = scriptedConsole();
  const service = await start({ console: load });
  const { origin } = new URL(service.baseUrl);
  const authorization = `Bearer ${tokenOf(service.console)}`;
  const own = { origin, 'sec-fetch-site': 'same-origin', authorization };
  expect((await ask(`${origin}/_console/live`, own, 'POST'))[0]).toBe(200);
  expect((await ask(`${origin}/_console/nothing`, own))[0]).toBe(404);
});

test('a service without a console has no such page and no address', async () => {
  const service = await start();
  expect(service.console).toBeUndefined();
  expect((await ask(`${new URL(service.baseUrl).origin}/_console`))[0]).toBe(404);
});

test('bound to every address, the console is still at the loopback one', async () => {
  const { load } = scriptedConsole();
  const service = await start({ console: load, host: '0.0.0.0' });
  expect(service.console).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/_console\?token=/);
  expect((await ask(service.console ?? ''))[0]).toBe(200);
});

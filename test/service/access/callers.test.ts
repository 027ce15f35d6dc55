// Authentication, rules 1 to 7, on every route.
import http from 'node:http';
import net from 'node:net';
import { expect, test } from 'vitest';
import { readObject } from '../support/chat.ts';
import { configOf, internId, keys, secrets, send, start } from '../support/service.ts';

const routes = [
  ['GET', '/interns'],
  ['POST', `/interns/${internId}/chat/completions`],
  ['PATCH', '/keys/key_standard'],
] as const;

test.each(routes)(
  '[auth.1, auth.3, list.401, update.401] %s %s without a usable bearer is 401 with a challenge',
  async (method, path) => {
    const service = await start({ config: configOf([]) });
    const headers: Record<string, string>[] = [
      {},
      { authorization: secrets.standard },
      { authorization: `Basic ${secrets.standard}` },
      { authorization: 'Bearer' },
      { authorization: 'Bearer unknown' },
      { authorization: `Bearer ${secrets.disabled}` },
      { authorization: `Bearer ${secrets.standard} x` },
      { authorization: `Bearer ${secrets.standard},${secrets.standard}` },
      { 'x-api-key': secrets.standard },
    ];
    for (const header of headers) {
      const response = await send(service, path, { method, bearer: null, headers: header });
      expect(response.status, JSON.stringify(header)).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toEqual({ error: { code: 401, message: expect.any(String) } });
    }
  },
);

test('[auth.1] a request with two Authorization headers is 401, whichever of them is good', async () => {
  const service = await start({ config: configOf([]) });
  const { hostname, port, pathname } = new URL(service.baseUrl);
  for (const others of [
    ['x', secrets.standard],
    [secrets.standard, 'x'],
    [secrets.standard, secrets.standard],
  ]) {
    const lines = others.map((bearer) => `authorization: Bearer ${bearer}\r\n`).join('');
    const answered = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      let text = '';
      socket.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
      socket.write(`GET ${pathname}/interns HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n${lines}\r\n`);
    });
    expect(answered).toMatch(/^HTTP\/1\.1 401 /);
  }
});

test.each(['bearer', 'BEARER'])('[auth.1] the scheme is written "%s"', async (scheme) => {
  const service = await start({ config: configOf([]) });
  const response = await send(service, '/interns', {
    bearer: null,
    headers: { authorization: `${scheme} ${secrets.standard}` },
  });
  expect(response.status).toBe(200);
});

test('[auth.3] a management key is refused on the intern routes', async () => {
  const service = await start({ config: configOf([]) });
  expect((await send(service, '/interns', { bearer: secrets.management })).status).toBe(401);
});

test('[auth.4, list.403] a key whose creator left is 403', async () => {
  const service = await start({ config: configOf([]) });
  const response = await send(service, '/interns', { bearer: secrets.left });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: { code: 403, message: expect.any(String) } });
});

test.each([
  ['GET', '/interns'],
  ['GET', '/interns?limit=0'],
  ['POST', '/interns'],
  ['DELETE', '/interns/x'],
  ['GET', '/interns/'],
  ['GET', '/interns/x/y/z'],
  ['POST', `/interns/${internId}/chat/completions`],
])('[auth.6, list.404] outside the programme %s %s is 404', async (method, path) => {
  const service = await start({ config: configOf([]) });
  const response = await send(service, path, { method, bearer: secrets.outside });
  expect(response.status).toBe(404);
  const { error } = await readObject(response);
  expect(error).toEqual({ code: path.endsWith('completions') ? 404 : 'not_found', message: expect.any(String) });
  // Whoever runs the service is told what the answer keeps back.
  expect(service.journal().at(-1)).toMatchObject({ reason: 'outside the interns programme' });
});

test('[auth.6] outside the programme comes before an inactive creator', async () => {
  const both = keys.map((key) => (key.hash === 'key_outside' ? { ...key, creator_active: false } : key));
  const service = await start({ config: configOf([], { keys: both }) });
  expect((await send(service, '/interns', { bearer: secrets.outside })).status).toBe(404);
});

test.each([
  ['GET', '/nothing', 404],
  ['GET', '/', 404],
  ['GET', '//interns', 404],
  ['GET', '/../v1/interns', 404],
  ['GET', '/Interns', 404],
  ['GET', '/interns/', 404],
  ['POST', '/interns', 405],
  ['GET', '/oauth/token', 405],
  ['POST', '/oauth/jwks', 405],
  ['GET', '/keys/key_standard', 405],
  ['PATCH', '/keys/', 401],
  ['PATCH', '/keys/a/b', 404],
])('an unknown route or method, %s %s, is %i in an error shape', async (method, path, status) => {
  const service = await start({ config: configOf([]) });
  const { hostname, port, pathname } = new URL(service.baseUrl);
  const answered = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${secrets.standard}` };
    http
      .request({ hostname, port, path: `${pathname}${path}`, method, headers }, (response) => {
        let body = '';
        response.on('data', (bytes: Buffer) => {
          body += bytes.toString();
        });
        response.on('end', () => resolve({ status: response.statusCode, body }));
      })
      .on('error', reject)
      .end();
  });
  expect(answered.status).toBe(status);
  expect(JSON.parse(answered.body)).toHaveProperty('error');
});

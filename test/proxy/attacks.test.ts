// What the proxy refuses, and what that costs it: other users of the machine, web pages, forged and smuggled requests.
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startLoopback } from '../support/loopback.ts';
import { ask, chatStream, proxyKey, startTestProxy, type TestProxyOptions, writeRaw } from '../support/proxy.ts';

const chat = '/interns/i1/chat/completions';

/** A proxy before a service that counts what reaches it and answers everything. */
async function start(options: TestProxyOptions = {}) {
  const service = await startLoopback((request, response) => {
    request.resume();
    request.on('end', () => response.end('{}'));
  });
  onTestFinished(() => service[Symbol.asyncDispose]());
  const proxy = await startTestProxy(service.url, options);
  return { service, proxy };
}

const bearer = `Authorization: Bearer ${proxyKey}`;

test.each([
  ['no bearer', {}],
  ['another key', { authorization: 'Bearer another-key-of-the-same-length' }],
  ['another scheme', { authorization: `Basic ${proxyKey}` }],
  ['the beginning of the key', { authorization: `Bearer ${proxyKey.slice(0, -1)}` }],
  ['more than the key', { authorization: `Bearer ${proxyKey}x` }],
])('%s is 401, reaches no service and leaves no line', async (_what, headers) => {
  const { service, proxy } = await start();
  const answer = await ask(proxy.port, { path: '/interns', headers });
  expect(answer.status).toBe(401);
  expect(answer.headers).toMatchObject({ 'intern-proxy': 'bearer_invalid', 'x-should-retry': 'false' });
  expect(JSON.parse(answer.body).error).toMatchObject({
    code: 401,
    metadata: { reason: 'bearer_invalid', retryable: false },
  });
  expect(service.requests).toEqual([]);
  expect(proxy.lines.map(({ type }) => type)).toEqual(['start']);
});

test.each(['evil.example', 'evil.example:80', '127.0.0.1', 'localhost', '127.0.0.1:1', '[::1]:80', '0.0.0.0'])(
  'the Host "%s" is 403: a page that points its own name here gets nowhere',
  async (host) => {
    const { service, proxy } = await start();
    const answer = await ask(proxy.port, { path: '/interns', headers: { ...proxy.headers, host } });
    expect([answer.status, answer.headers['intern-proxy']]).toEqual([403, 'host_refused']);
    expect(service.requests).toEqual([]);
  },
);

test('127.0.0.1 and localhost are its hosts', async () => {
  const { proxy } = await start();
  for (const name of ['127.0.0.1', 'localhost']) {
    const answer = await ask(proxy.port, {
      path: '/interns',
      headers: { ...proxy.headers, host: `${name}:${proxy.port}` },
    });
    expect(answer.status).toBe(200);
  }
});

test('a page in a browser is refused, even with the key, and no answer lets it read anything', async () => {
  const { service, proxy } = await start();
  const origin = { origin: 'https://evil.example' };
  const preflight = await ask(proxy.port, {
    method: 'OPTIONS',
    path: chat,
    headers: { ...origin, 'access-control-request-method': 'POST' },
  });
  const request = await ask(proxy.port, {
    method: 'POST',
    path: chat,
    headers: { ...origin, ...proxy.headers },
    body: '{}',
  });
  expect([preflight.status, request.status]).toEqual([401, 403]);
  expect(request.headers['intern-proxy']).toBe('origin_refused');
  for (const { headers } of [preflight, request]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
  expect(service.requests).toEqual([]);
});

test.each([
  '/interns/../keys/k',
  '/models/..;/keys',
  '/models/..;x=1/keys',
  '/.;/keys',
  '/models/..%3b/keys',
  '/oauth/.;/token',
  '/interns/i1/.;/chat/completions',
  '/models/..%20/keys',
  '/models/..%00/keys',
  '/models/..%c2%a0/keys',
  '/.../keys',
  '/%7fkeys',
  '/%c2%a0keys',
  '/interns/i1/%e2%80%8bchat/completions',
  '/interns/i1/%e3%85%a4chat/completions',
  '/models/..%ef%b8%8f/keys',
  '/models/..%e2%a0%80/keys',
  '/%c4%b1nterns/i1/chat/completions',
  '/%c4%b0nterns/i1/chat/completions',
  '/interns/..',
  '/interns/./i1',
  '//evil.example/interns',
  '/interns//i1',
  '/interns/;x/y',
  '/interns/%3bx',
  '/%20keys',
  '/interns/%09i1',
  '/interns/%00i1',
  '/oauth%09/token',
  '/interns/',
  '/',
  '/interns/a%2fb/chat/completions',
  '/interns/a%2Fb/chat/completions',
  '/interns/a%5cb/chat/completions',
  '/%69nterns',
  '/interns/%2e%2e/keys',
  '/interns\\..\\keys',
  '/interns#x',
  '/interns/a%zz',
  '/interns/%',
  '/interns/%ff',
  '/%c1%abeys/k1',
  '/%e2%84%aaeys/k1',
  '/%ef%bd%8beys/k1',
  '/interns%ef%bc%8fi1',
  'http://evil.example/interns',
  '*',
  'interns',
  '/interns/\u00e9',
])('the target %s is 400', async (target) => {
  const { service, proxy } = await start({ allow: ['* /**'] });
  const answer = await writeRaw(
    proxy.port,
    `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${bearer}\r\nConnection: close\r\n\r\n`,
  );
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  expect(answer).toMatch(/intern-proxy: (?:target|request)_invalid/);
  expect(service.requests).toEqual([]);
});

test.each([
  ['POST', '/oauth/token'],
  ['GET', '/oauth/token'],
  ['POST', '/OAuth/Token'],
  ['POST', '/oauth;x/token'],
  ['PATCH', '/keys/k1'],
  ['GET', '/keys'],
  ['GET', '/Keys/k1'],
  ['GET', '/keys;x=1/k1'],
  ['GET', '/keys%20/k1'],
  ['GET', '/keys.'],
  ['POST', '/oauth/token%20'],
])('%s %s is 403, whatever allow-paths says', async (method, path) => {
  const { service, proxy } = await start({ allow: ['* /**', 'POST /oauth/token', 'PATCH /keys/*'] });
  const answer = await ask(proxy.port, { method, path, headers: proxy.headers });
  expect([answer.status, answer.headers['intern-proxy']]).toEqual([403, 'path_refused']);
  expect(service.requests).toEqual([]);
});

test.each([
  ['GET', '/interns?limit=5', 200],
  ['GET', '/interns?starting_after=a%2Fb%3D', 200],
  ['POST', chat, 200],
  ['POST', '/interns/caf%C3%A9/chat/completions', 200],
  ['POST', '/interns/stra%C3%9Fe%20.x;y/chat/completions', 200],
  ['POST', '/interns', 403],
  ['GET', chat, 403],
  ['GET', '/interns/i1', 403],
  ['GET', '/models', 403],
  ['POST', '/interns/a/b/chat/completions', 403],
  ['POST', '/intern-proxy/stop', 403],
])('%s %s is %i without allow-paths', async (method, path, status) => {
  const { proxy } = await start();
  expect(
    (await ask(proxy.port, { method, path, headers: proxy.headers, ...(method === 'POST' ? { body: '{}' } : {}) }))
      .status,
  ).toBe(status);
});

test.each([
  ['two Authorization headers', `${bearer}\r\n${bearer}`],
  ['two Host headers', `${bearer}\r\nHost: evil.example`],
  ['Transfer-Encoding beside Content-Length', `${bearer}\r\nTransfer-Encoding: chunked\r\nContent-Length: 5`],
  ['two Content-Length headers', `${bearer}\r\nContent-Length: 5\r\nContent-Length: 6`],
  ['a chunked coding in disguise', `${bearer}\r\nTransfer-Encoding: xchunked`],
  ['a space before the colon', `${bearer}\r\nContent-Length : 5`],
  ['a bare line feed between headers', `${bearer}\nX-Hidden: 1`],
  ['a line feed in a header', `${bearer}\r\nX-A: a\n\nGET /keys HTTP/1.1`],
  ['a NUL in a header', `${bearer}\r\nX-A: a\0b`],
])('%s are 400, and nothing is sent', async (_what, headers) => {
  const { service, proxy } = await start();
  const answer = await writeRaw(
    proxy.port,
    `POST ${chat} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${headers}\r\nConnection: close\r\n\r\n0\r\n\r\nGET /keys HTTP/1.1\r\n\r\n`,
  );
  expect(answer.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  expect(answer).toContain('intern-proxy: request_invalid');
  expect(service.requests).toEqual([]);
});

test.each(['gzip, chunked', 'chunked\r\nTransfer-Encoding: chunked'])(
  'a body whose Transfer-Encoding is "%s" is 400: the service would not hear of that coding',
  async (coding) => {
    const { service, proxy } = await start();
    const head = `POST ${chat} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${bearer}\r\nConnection: close\r\n`;
    const answer = await writeRaw(proxy.port, `${head}Transfer-Encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*intern-proxy: request_invalid/);
    expect(service.requests).toEqual([]);
  },
);

test('a folded header hides no second one: nothing of it reaches the service as a line', async () => {
  const { service, proxy } = await start();
  const text = `GET /interns HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${bearer}\r\nX-A: a\r\n Authorization: Bearer evil\r\nConnection: close\r\n\r\n`;
  const answer = await writeRaw(proxy.port, text);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|200) /);
  expect(service.requests.length).toBeLessThanOrEqual(1);
});

test('a second request behind the body of the first is judged like any other', async () => {
  const { service, proxy } = await start();
  const head = `Host: 127.0.0.1:${proxy.port}\r\n`;
  const first = `POST ${chat} HTTP/1.1\r\n${head}${bearer}\r\nContent-Length: 2\r\n\r\n{}`;
  const answer = await writeRaw(proxy.port, `${first}PATCH /keys/k HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 401']);
  expect(service.requests).toEqual([`POST ${chat}`]);
});

test('CONNECT and what is no HTTP are 400, and the connection ends', async () => {
  const { service, proxy } = await start();
  for (const text of [
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\r\n\r\n',
  ]) {
    expect(await writeRaw(proxy.port, text)).toMatch(/^HTTP\/1\.1 400 [\s\S]*intern-proxy: request_invalid/);
  }
  expect(service.requests).toEqual([]);
});

test('a body above the limit is 413, announced or not, and a gigabyte is not read', async () => {
  const { service, proxy } = await start();
  const most = 1_048_576;
  const send = (body: string) => ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body });
  const ofSize = (size: number): string => {
    const frame = '{"stream":true,"approval_mode":"manual","user":""}';
    return frame.replace('""}', `"${'x'.repeat(size - frame.length)}"}`);
  };
  expect((await send(ofSize(most - 1))).status).toBe(200);
  expect((await send(ofSize(most))).status).toBe(200);
  const grown = await send(`{"user":"${'x'.repeat(most - 11)}"}`);
  expect([grown.status, grown.headers['intern-proxy']]).toEqual([413, 'body_too_large']);
  const more = await send(ofSize(most + 1));
  expect([more.status, more.headers['intern-proxy']]).toEqual([413, 'body_too_large']);
  const chunked = {
    method: 'POST',
    path: chat,
    headers: { ...proxy.headers, 'transfer-encoding': 'chunked' },
    body: 'x'.repeat(most + 1),
  };
  expect((await ask(proxy.port, chunked)).status).toBe(413);
  const head = `POST ${chat} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${bearer}\r\n`;
  const told = await writeRaw(proxy.port, `${head}Content-Length: 1073741824\r\n\r\n`);
  expect(told).toMatch(/^HTTP\/1\.1 413 [\s\S]*Connection: close/);
  expect(service.requests).toHaveLength(2);
});

test('a gigabyte of which the client does not let go is cut off after a few megabytes', async () => {
  const { proxy } = await start();
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST ${chat} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${bearer}\r\nContent-Length: 1073741824\r\n\r\n`,
  );
  const piece = Buffer.alloc(1024 * 1024);
  const pump = (): void => {
    while (!socket.destroyed && socket.write(piece)) {}
  };
  socket.on('drain', pump);
  pump();
  await closed;
  expect(socket.bytesWritten).toBeLessThan(100 * piece.length);
});

test('a body that does not arrive in time is 413, and nothing is sent', async () => {
  const { service, proxy } = await start({ bodyMs: 100 });
  const head = `POST ${chat} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${bearer}\r\nContent-Length: 10\r\n\r\nab`;
  const answer = await writeRaw(proxy.port, head);
  expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*intern-proxy: body_too_slow/);
  expect(service.requests).toEqual([]);
});

test('the body of a refused request is not asked for', async () => {
  const { proxy } = await start();
  const head = `Host: 127.0.0.1:${proxy.port}\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n`;
  const refused = await writeRaw(proxy.port, `POST /keys HTTP/1.1\r\n${head}${bearer}\r\n\r\n`);
  expect(refused).toMatch(/^HTTP\/1\.1 403 /);
  const asked = await writeRaw(proxy.port, `POST ${chat} HTTP/1.1\r\n${head}${bearer}\r\n\r\n{}`);
  expect(asked).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

test('a stream that never ends is held by nobody: it waits for a slow client, and ends with one that leaves', async () => {
  let written = 0;
  const closed = Promise.withResolvers<void>();
  let isClosed = false;
  const piece = Buffer.from(chatStream(['word '.repeat(1000)]).split('\n\n')[0] ?? '');
  const service = await startLoopback((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pump = (): void => {
      while (!response.destroyed && response.write(piece)) written += piece.length;
    };
    response.on('drain', pump).on('close', () => {
      isClosed = true;
      closed.resolve();
    });
    pump();
  });
  onTestFinished(() => service[Symbol.asyncDispose]());
  const proxy = await startTestProxy(service.url);
  const socket = connect(proxy.port, '127.0.0.1');
  socket.pause();
  socket.write(`POST ${chat} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\n${bearer}\r\nContent-Length: 2\r\n\r\n{}`);
  // The buffers between us fill, and then nothing more is written.
  const now = (): number => written;
  for (let before = -1; before !== now() || before === 0; ) {
    before = now();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  expect(written).toBeLessThan(64 * 1024 * 1024);
  expect(isClosed).toBe(false);
  socket.destroy();
  await closed.promise;
  expect(proxy.totals).toMatchObject({ requests: 1, errors: 1, unfinished: 1 });
});

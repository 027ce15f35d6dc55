// What happens to requests and answers on their way: headers, errors, tokens, caps; real sockets on both sides.
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { ExchangeError } from '../../src/errors.ts';
import { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';
import { type Loopback, startLoopback } from '../support/loopback.ts';
import { ask, chatStream, numberedTokens, startTestProxy, writeRaw } from '../support/proxy.ts';

type Handler = Parameters<typeof startLoopback>[0];

const chat = '/interns/i1/chat/completions';
const streamed = '{"stream":true}';

async function startService(handler: Handler): Promise<Loopback> {
  const service = await startLoopback((request, response) => {
    request.resume();
    request.on('end', () => handler(request, response));
  });
  onTestFinished(() => service[Symbol.asyncDispose]());
  return service;
}

test('of a request only what concerns the service reaches it', async () => {
  const seen: string[][] = [];
  const service = await startService((request, response) => {
    seen.push(request.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()));
    response.end('{}');
  });
  const proxy = await startTestProxy(service.url);
  const dropped = {
    cookie: 'a=b',
    referer: 'https://x.example',
    forwarded: 'for=1.2.3.4',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'x-api-key': 'another account',
    'x-original-url': '/keys',
    'x-rewrite-url': '/keys',
    'x-http-method-override': 'DELETE',
    'x-real-ip': '1.2.3.4',
    'x-unheard-of': '1',
    'proxy-authorization': 'Basic x',
    'proxy-connection': 'keep-alive',
    te: 'trailers',
    trailer: 'x-end',
    upgrade: 'h2c',
    'keep-alive': 'timeout=5',
    'accept-encoding': 'gzip',
    connection: 'close, X-Named, upgrade',
    'x-named': 'by Connection',
  };
  const kept = {
    'content-type': 'application/json',
    'user-agent': 'client/1',
    'x-stainless-lang': 'js',
    'openai-beta': 'x',
    traceparent: '00-1',
  };
  const headers = { ...dropped, ...kept, ...proxy.headers };
  expect((await ask(proxy.port, { method: 'POST', path: chat, headers, body: '{}' })).status).toBe(200);
  const own = ['host', 'authorization', 'accept-encoding', 'content-length', 'connection'];
  expect(seen[0]?.toSorted()).toEqual([...own, ...Object.keys(kept)].toSorted());
});

test('a body in chunks with a trailer is sent with its length, and without the trailer', async () => {
  const seen: (string | undefined)[] = [];
  const service = await startService((request, response) => {
    seen.push(request.headers['content-length'], request.headers['transfer-encoding'], request.trailers['x-end']);
    response.end('{}');
  });
  const proxy = await startTestProxy(service.url);
  const head = `POST ${chat} HTTP/1.1\r\nHost: 127.0.0.1:${proxy.port}\r\nAuthorization: Bearer ${proxy.key}\r\nConnection: close\r\n`;
  await writeRaw(
    proxy.port,
    `${head}Transfer-Encoding: chunked\r\nTrailer: X-End\r\n\r\n2\r\n{}\r\n0\r\nX-End: 1\r\n\r\n`,
  );
  expect(seen).toEqual(['26', undefined, undefined]);
});

test('of an answer nothing remains that a browser would keep, or that would pass for ours', async () => {
  const service = await startService((_, response) => {
    response.setHeaders(
      new Headers({
        'Content-Type': 'application/json',
        'Retry-After': '7',
        'X-Request-Id': 'req_1',
        'Content-Length': '2',
        'Access-Control-Allow-Origin': '*',
        'Alt-Svc': 'h3=":443"',
        'intern-proxy': 'forged',
        'Strict-Transport-Security': 'max-age=1',
        'Proxy-Authenticate': 'Basic',
        'Set-Cookie': 'a=b',
        'X-Named': '1',
      }),
    );
    response.setHeader('Connection', 'X-Named');
    response.writeHead(429);
    response.end('{}');
  });
  const proxy = await startTestProxy(service.url);
  const answer = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect(answer.status).toBe(429);
  const { date, connection, 'keep-alive': _, ...rest } = answer.headers;
  expect(rest).toEqual({
    'content-type': 'application/json',
    'retry-after': '7',
    'x-request-id': 'req_1',
    'content-length': '2',
  });
  expect([typeof date, connection]).toEqual(['string', 'close']);
});

test.each([301, 302, 304, 307, 308])(
  'a redirect (%i) is a 502 of ours, and nobody is told where it leads',
  async (status) => {
    const service = await startService((_, response) => {
      response.writeHead(status, { location: 'https://evil.example/?token=1' }).end();
    });
    const proxy = await startTestProxy(service.url);
    const answer = await ask(proxy.port, { path: '/interns', headers: proxy.headers });
    expect([answer.status, answer.headers['intern-proxy'], answer.headers['x-should-retry']]).toEqual([
      502,
      'service_redirects',
      'false',
    ]);
    expect(answer.headers['location']).toBeUndefined();
  },
);

test('its own bearer is taken out of an answer that is no stream, wherever it is cut, and lengths stay true', async () => {
  const token = 'eyJhbGciOiJub25lIn0.made-up.token';
  const obtain = async () => ({ token: new Secret(token), lifetimeMs: 300_000, startedAt: systemClock.monotonic() });
  const text = `{"you sent":"Bearer ${token}", "twice": "${token}${token}", "begun": "${token.slice(0, 9)}"}`;
  for (const cut of [1, 20, 21, 30, 45, 60, text.length - 5]) {
    const service = await startService((_, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': text.length,
        'x-echo': `Bearer ${token}`,
      });
      response.write(text.slice(0, cut));
      setImmediate(() => response.end(text.slice(cut)));
    });
    const proxy = await startTestProxy(service.url, { obtain });
    const answer = await ask(proxy.port, { path: '/interns', headers: proxy.headers });
    expect(answer.body).toBe(text.replaceAll(token, '*'.repeat(token.length)));
    expect(JSON.stringify(answer.headers)).not.toContain(token);
  }
});

test('a service that nobody can reach is 502 and may be asked again; one that breaks off may have the request', async () => {
  const gone = await startLoopback(() => {});
  await gone[Symbol.asyncDispose]();
  const unreachable = await startTestProxy(gone.url);
  const first = await ask(unreachable.port, { method: 'POST', path: chat, headers: unreachable.headers, body: '{}' });
  expect([first.status, first.headers['intern-proxy'], first.headers['x-should-retry']]).toEqual([
    502,
    'service_unreachable',
    'true',
  ]);
  expect(JSON.parse(first.body).error.metadata).toEqual({ reason: 'service_unreachable', retryable: true });

  const service = await startService((request) => request.socket.destroy());
  const proxy = await startTestProxy(service.url);
  const second = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect([second.status, second.headers['intern-proxy'], second.headers['x-should-retry']]).toEqual([
    502,
    'service_lost',
    'false',
  ]);
  expect(service.requests).toHaveLength(1);
  expect(proxy.totals).toMatchObject({ requests: 1, errors: 1 });
});

test.each([
  ['099', '099 Odd'],
  ['000', '000 Odd'],
  ['101', '101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: odd'],
])('an answer with the status %s is 502, and the next request passes', async (_, line) => {
  const service = await startService((request, response) => {
    if (service.requests.length > 1) response.end('{}');
    else request.socket.end(`HTTP/1.1 ${line}\r\nContent-Length: 2\r\n\r\n{}`);
  });
  const proxy = await startTestProxy(service.url);
  const send = () => ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  const { status, headers } = await send();
  expect([status, headers['intern-proxy'], headers['x-should-retry']]).toEqual([502, 'service_lost', 'false']);
  expect((await send()).status).toBe(200);
});

test('a prompt that is lost on a connection that was kept is not sent again', async () => {
  let served = 0;
  const service = await startService((request, response) => {
    served += 1;
    if (served === 1) response.end('{}');
    else request.socket.destroy();
  });
  const proxy = await startTestProxy(service.url);
  const send = () => ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect((await send()).status).toBe(200);
  expect((await send()).headers['intern-proxy']).toBe('service_lost');
  expect(service.requests).toHaveLength(2);
});

test('a connection that was idle for two seconds is closed, and not used for another prompt', async () => {
  const sockets = new Set<unknown>();
  const closed = Promise.withResolvers<void>();
  const service = await startService((request, response) => {
    if (!sockets.has(request.socket)) request.socket.once('close', () => closed.resolve());
    sockets.add(request.socket);
    response.end('{}');
  });
  const proxy = await startTestProxy(service.url);
  const send = () => ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  await send();
  await send();
  expect(sockets.size).toBe(1);
  await closed.promise;
  await send();
  expect(sockets.size).toBe(2);
});

test('a service that says nothing is 504, and its request is ended', async () => {
  const closed = Promise.withResolvers<void>();
  const service = await startService((_, response) => void response.on('close', () => closed.resolve()));
  const proxy = await startTestProxy(service.url, { answerMs: 100 });
  const answer = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect([answer.status, answer.headers['intern-proxy'], answer.headers['x-should-retry']]).toEqual([
    504,
    'service_silent',
    'false',
  ]);
  await closed.promise;
});

test('a stream that the service cuts is cut for the client too, and counts no usage', async () => {
  const service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chatStream(['a']).slice(0, 100), () => response.destroy());
  });
  const proxy = await startTestProxy(service.url);
  await expect(ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: streamed })).rejects.toThrow(
    'aborted',
  );
  expect(proxy.totals).toMatchObject({ requests: 1, errors: 1, unfinished: 1 });
});

test('an answer that is compressed all the same passes as it is', async () => {
  const bytes = gzipSync('{"a":1}');
  const service = await startService((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes),
  );
  const proxy = await startTestProxy(service.url);
  const answer = await ask(proxy.port, { path: '/interns', headers: proxy.headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
});

/** A service that takes the bearers that it is told. */
async function startChoosy(takes: (bearer: string) => boolean): Promise<{ service: Loopback; bearers: string[] }> {
  const bearers: string[] = [];
  const service = await startService((request, response) => {
    const bearer = (request.headers.authorization ?? '').slice('Bearer '.length);
    bearers.push(bearer);
    response.writeHead(takes(bearer) ? 200 : 401, { 'content-type': 'application/json' }).end('{"from":"service"}');
  });
  return { service, bearers };
}

test('a token of some age that is refused is renewed, and the request sent once more', async () => {
  const clock = handClock();
  const { service, bearers } = await startChoosy((bearer) => bearer === 'token-2');
  const proxy = await startTestProxy(service.url, { clock, obtain: numberedTokens(clock) });
  clock.advance(10_000);
  const answers = await Promise.all(
    [1, 2, 3].map(() => ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(bearers.filter((bearer) => bearer === 'token-1').length).toBeLessThanOrEqual(3);
  expect(bearers.filter((bearer) => bearer === 'token-2')).toHaveLength(3);
  expect(proxy.totals).toMatchObject({ requests: 3, errors: 0 });
});

test('a young token that is refused belongs to a disabled key: the 401 of the service passes', async () => {
  const clock = handClock();
  const { service, bearers } = await startChoosy(() => false);
  const proxy = await startTestProxy(service.url, { clock, obtain: numberedTokens(clock) });
  const send = () => ask(proxy.port, { path: '/interns', headers: proxy.headers });
  clock.advance(9_999);
  const young = await send();
  expect([young.status, young.headers['intern-proxy'], young.body]).toEqual([401, undefined, '{"from":"service"}']);
  expect(bearers).toEqual(['token-1']);
  clock.advance(1);
  expect((await send()).status).toBe(401);
  expect(bearers).toEqual(['token-1', 'token-1', 'token-2']);
});

test('a refusal that breaks off while its token can not be renewed is 502, and nobody waits for its end', async () => {
  const clock = handClock();
  const broken = Promise.withResolvers<void>();
  const service = await startService(({ socket }) => {
    socket.on('close', () => broken.resolve());
    socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 200\r\n\r\n{"err');
  });
  const first = await numberedTokens(clock)();
  const obtain = async (): Promise<typeof first> => {
    if (clock.monotonic() === first.startedAt) return first;
    await broken.promise;
    throw new ExchangeError('exchange_unreachable', 'Out of order.');
  };
  const proxy = await startTestProxy(service.url, { clock, obtain });
  clock.advance(10_000);
  const answer = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect([answer.status, answer.headers['intern-proxy']]).toEqual([502, 'service_lost']);
});

test('without a token it is 503, nothing is sent, and it may be tried again', async () => {
  const clock = handClock();
  const { service } = await startChoosy(() => true);
  const tokens = numberedTokens(clock, 10_000);
  let refused = 0;
  const obtain = () => {
    if (clock.monotonic() < 20_000) return tokens();
    refused += 1;
    return Promise.reject(new ExchangeError('exchange_refused', 'No.'));
  };
  const proxy = await startTestProxy(service.url, { clock, obtain });
  clock.advance(60_000);
  const answer = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect([answer.status, answer.headers['intern-proxy'], answer.headers['x-should-retry']]).toEqual([
    503,
    'token_unavailable',
    'true',
  ]);
  expect(service.requests).toEqual([]);
  expect(refused).toBe(1);
});

test('max-requests counts what is sent: refusals are none, and many at once take no more places than there are', async () => {
  const { service } = await startChoosy(() => true);
  const proxy = await startTestProxy(service.url, { capLimits: { maxRequests: 5, maxCost: 0 } });
  await ask(proxy.port, { path: '/keys', headers: proxy.headers });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask(proxy.port, { path: '/interns', headers: proxy.headers })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 402, 402, 402, 402, 402, 402, 402]);
  expect(answers.find(({ status }) => status === 402)?.headers).toMatchObject({
    'intern-proxy': 'requests_capped',
    'x-should-retry': 'false',
  });
  expect(service.requests).toHaveLength(5);
});

test('a list of models counts, because the service is asked for it', async () => {
  let lists = 0;
  async function* listInterns() {
    lists += 1;
    yield* [];
  }
  const proxy = await startTestProxy('http://127.0.0.1:1', { listInterns, capLimits: { maxRequests: 2, maxCost: 0 } });
  const statuses = [];
  for (const path of ['/models', '/v1/models/x', '/models', '/v1/models'])
    statuses.push((await ask(proxy.port, { path, headers: proxy.headers })).status);
  expect([lists, statuses]).toEqual([2, [200, 404, 402, 402]]);
  expect(proxy.totals).toMatchObject({ requests: 2, refused: 2, cap: 'requests_capped' });
});

test('the repeat after a 401 takes no second place', async () => {
  const clock = handClock();
  const { service } = await startChoosy((bearer) => bearer === 'token-2');
  const proxy = await startTestProxy(service.url, {
    clock,
    obtain: numberedTokens(clock),
    capLimits: { maxRequests: 1, maxCost: 0 },
  });
  clock.advance(10_000);
  const statuses = [];
  for (let count = 0; count < 2; count += 1)
    statuses.push((await ask(proxy.port, { path: '/interns', headers: proxy.headers })).status);
  expect(statuses).toEqual([200, 402]);
  expect(service.requests).toHaveLength(2);
});

test.each([
  [0.31, 4],
  [0.3, 3],
  [0.29, 3],
])('with max-cost %f and answers of 0.1, %i requests are sent', async (maxCost, sent) => {
  const service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(chatStream(['a'], { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2, cost: 0.1 }));
  });
  const proxy = await startTestProxy(service.url, { capLimits: { maxRequests: 0, maxCost } });
  const codes = [];
  for (let count = 0; count < 6; count += 1) {
    codes.push(
      (await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' })).headers[
        'intern-proxy'
      ],
    );
  }
  expect(codes.filter((code) => code === undefined)).toHaveLength(sent);
  expect(codes.at(-1)).toBe('cost_capped');
});

test('a client that leaves right after the end of a stream has cost what the stream said', async () => {
  const service = await startService((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chatStream(['a'], { total_tokens: 2, cost: 0.1 })); // and the connection stays open
  });
  const proxy = await startTestProxy(service.url);
  const { request } = await import('node:http');
  await new Promise<void>((resolve) => {
    const sent = request(
      { port: proxy.port, host: '127.0.0.1', method: 'POST', path: chat, headers: proxy.headers },
      (answer) => {
        answer.on('data', (piece) => {
          if (!String(piece).includes('[DONE]')) return;
          sent.destroy();
          resolve();
        });
        answer.on('error', () => {});
      },
    );
    sent.on('error', () => {});
    sent.end(streamed);
  });
  while (proxy.totals.requests === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(proxy.totals).toMatchObject({ requests: 1, errors: 0, unfinished: 0, cost: 0.1 });
});

test('what allow-paths adds passes, with its own method alone', async () => {
  const { service } = await startChoosy(() => true);
  const proxy = await startTestProxy(service.url, {
    allow: ['GET /models', '* /files/**', 'GET /a/*/b', ' ', 'DELETE /x.y'],
  });
  const status = async (method: string, path: string) =>
    (await ask(proxy.port, { method, path, headers: proxy.headers })).status;
  expect(await status('GET', '/models')).toBe(200);
  expect(await status('POST', '/models')).toBe(403);
  expect(await status('GET', '/models/x')).toBe(403);
  expect(await status('DELETE', '/files/a/b/c')).toBe(200);
  expect(await status('GET', '/a/1/b')).toBe(200);
  expect(await status('GET', '/a/1/2/b')).toBe(403);
  expect(await status('DELETE', '/xzy')).toBe(403);
});

test('a service behind TLS and a forward proxy is reached through its tunnel', async () => {
  const asked: string[] = [];
  const tunnel = createServer((socket) => {
    socket.once('data', (piece) => {
      asked.push(String(piece).split('\r\n')[0] ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => tunnel.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void tunnel.close());
  const address = tunnel.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const proxy = await startTestProxy('https://service.test/api/v1', {
    env: { HTTPS_PROXY: `http://127.0.0.1:${port}` },
  });
  const answer = await ask(proxy.port, { method: 'POST', path: chat, headers: proxy.headers, body: '{}' });
  expect(asked).toEqual(['CONNECT service.test:443 HTTP/1.1']);
  expect([answer.status, answer.headers['intern-proxy'], answer.headers['x-should-retry']]).toEqual([
    502,
    'service_unreachable',
    'true',
  ]);
});

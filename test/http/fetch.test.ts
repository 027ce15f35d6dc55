// The direct `fetch` against a real server: what the transport relies on.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeError } from '../../src/errors.ts';
import { fetchDirectly, fetchThroughProxy } from '../../src/http/fetch.ts';
import { type FetchInit, NoResponseError, send } from '../../src/http/transport.ts';
import { compileCache } from '../support/compile-cache.ts';
import { startLoopback } from '../support/loopback.ts';

function init(more: Partial<FetchInit> = {}): FetchInit {
  const signal = new AbortController().signal;
  return { method: 'GET', headers: {}, body: null, redirect: 'manual', signal, ...more };
}

/** The URL of a server that runs until the end of the test. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = await startLoopback(answer);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server.url;
}

test.each(['net', 'http', 'net,http,https,tls,fetch,undici'])(
  'with NODE_DEBUG=%s Node prints no bearer',
  async (debug) => {
    let received: string | undefined;
    const url = await listen((request, response) => {
      received = request.headers.authorization;
      response.end();
    });
    const script = `import { fetchDirectly } from ${JSON.stringify(import.meta.resolve('../../src/http/fetch.ts'))};
    const { signal } = new AbortController();
    await fetchDirectly(${JSON.stringify(url)}, { method: 'POST', headers: { Authorization: 'Bearer made-up' }, body: 'x', signal });
    process.exit();`; // and waits for no connection
    const { stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
      env: { NODE_DEBUG: debug, ...compileCache },
    });
    expect(received).toBe('Bearer made-up');
    expect(stderr).toMatch(/NET|HTTP/);
    expect(stderr).not.toContain('made-up');
  },
);

test('a request to this machine passes by the proxy that Node is told to use', async () => {
  const url = await listen((_, response) => response.end('answered'));
  const proxy = await startProxy();
  const script = `import { fetchDirectly } from ${JSON.stringify(import.meta.resolve('../../src/http/fetch.ts'))};
    const { signal } = new AbortController();
    const { status } = await fetchDirectly(${JSON.stringify(url)}, { method: 'GET', headers: {}, signal });
    console.log(status);
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    env: { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy.url, ...compileCache },
  });
  expect([stdout, proxy.asked]).toEqual(['200\n', []]);
});

/** The port of a server of another kind, until the end of the test. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function useFakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

async function textOf(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

test('sends method, headers and body, and gives status, headers and body', async () => {
  const url = await listen((request, response) => {
    void textOf(request).then((body) => {
      response.writeHead(201, { 'X-Seen': `${request.method} ${String(request.headers['x-sent'])}` }).end(body);
    });
  });
  const response = await fetchDirectly(url, init({ method: 'POST', headers: { 'X-Sent': 'yes' }, body: 'bödy' }));
  expect(response.status).toBe(201);
  expect(response.headers.get('x-seen')).toBe('POST yes');
  expect(response.headers.get('absent')).toBeNull();
  expect(await textOf(response.body)).toBe('bödy');
});

test('asks for no compression and gives the length of the body', async () => {
  const url = await listen((request, response) => {
    response.end(`${request.headers['accept-encoding']} ${request.headers['content-length']}`);
  });
  const response = await fetchDirectly(url, init({ method: 'POST', body: 'grün' }));
  expect(await textOf(response.body)).toBe('undefined 5');
});

test('gives a header that came twice as one', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(200, { 'Set-Cookie': ['a=1', 'b=2'] }).end();
  });
  expect((await fetchDirectly(url, init())).headers.get('set-cookie')).toBe('a=1, b=2');
});

test('speaks TLS to an https URL, and to no certificate that nobody vouches for', async () => {
  const [key, cert] = ['key', 'cert'].map((name) =>
    readFileSync(new URL(`../support/tls/${name}.pem`, import.meta.url), 'utf8'),
  );
  const port = await portOf(createTlsServer({ key, cert }, (_request, response) => void response.end('never')));
  await expect(fetchDirectly(`https://127.0.0.1:${port}`, init())).rejects.toMatchObject({
    code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  });
});

test('a connection that takes ten seconds to come about, TLS included, has surely sent nothing', async () => {
  useFakeTimeouts();
  const accepted = Promise.withResolvers<void>();
  const port = await portOf(createTcpServer(() => accepted.resolve()));
  const failures: unknown[] = [];
  const response = fetchDirectly(`https://127.0.0.1:${port}`, init()).catch((error: unknown) => failures.push(error));
  await accepted.promise;
  vi.advanceTimersByTime(9_999);
  await new Promise((resolve) => setImmediate(resolve));
  expect([failures, vi.getTimerCount()]).toEqual([[], 1]);
  vi.advanceTimersByTime(1);
  await response;
  expect(failures).toMatchObject([
    { code: 'CONNECT_TIMEOUT', message: `no connection to 127.0.0.1:${port} within 10 s` },
  ]);
});

test('a connection that has come about, that is used again, or that has failed is timed no more', async () => {
  useFakeTimeouts();
  const closed = await startLoopback((_request, response) => void response.end());
  const url = await listen((_request, response) => void response.end('x'));
  for (const _ of ['new', 'used again']) {
    const { body } = await fetchDirectly(url, init());
    expect(vi.getTimerCount()).toBe(0);
    await textOf(body);
  }
  await closed[Symbol.asyncDispose]();
  await expect(fetchDirectly(closed.url, init())).rejects.toThrow('ECONNREFUSED');
  while (vi.getTimerCount() > 0) await new Promise((resolve) => setImmediate(resolve));
});

test('does not follow a redirect', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end();
  });
  expect((await fetchDirectly(url, init())).status).toBe(307);
});

test('a signal ends a request that waits for its headers', async () => {
  const url = await listen(() => {});
  const aborted = new AbortController();
  const response = fetchDirectly(url, init({ signal: aborted.signal }));
  aborted.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('a signal ends a body that is being read', async () => {
  const url = await listen((_request, response) => void response.write('first'));
  const aborted = new AbortController();
  const response = await fetchDirectly(url, init({ signal: aborted.signal }));
  const reader = response.body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
  const pending = reader?.read();
  aborted.abort();
  await expect(pending).rejects.toThrow();
});

test('a signal that aborts after the headers, with nobody reading, disturbs nothing', async () => {
  const url = await listen((_request, response) => void response.write('first'));
  const aborted = new AbortController();
  await fetchDirectly(url, init({ signal: aborted.signal }));
  aborted.abort();
  await new Promise((resolve) => setImmediate(resolve));
});

test('cancel ends a read that is under way, and closes the connection', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await listen((_request, response) => {
    response.on('close', closed.resolve);
    response.write('first');
  });
  const reader = (await fetchDirectly(url, init())).body?.getReader();
  await reader?.read();
  const pending = reader?.read().catch((error: unknown) => error);
  await reader?.cancel();
  expect(await pending).toBeInstanceOf(Error);
  await closed.promise;
});

test('leaving the loop over a body closes the connection', async () => {
  const closed = Promise.withResolvers<void>();
  const url = await listen((_request, response) => {
    response.on('close', closed.resolve);
    response.write('first');
  });
  const { body } = await fetchDirectly(url, init());
  for await (const _ of body ?? []) break;
  await closed.promise;
});

test('a body that is cut short is an error, not an end', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('short', () => response.destroy());
  });
  const { body } = await fetchDirectly(url, init());
  await expect(textOf(body)).rejects.toThrow();
});

test('a connection that is refused has surely sent nothing', async () => {
  const closed = await startLoopback((_request, response) => void response.end());
  await closed[Symbol.asyncDispose]();
  const options = { fetch: fetchDirectly, headersTimeoutMs: 5000, now: Date.now };
  const error = await send({ method: 'GET', url: closed.url }, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoResponseError);
  expect(error).toMatchObject({ sent: 'no' });
  expect(describeError(error)).toMatch(/^127\.0\.0\.1:\d+ could not be reached \(connect ECONNREFUSED [\d.:]+\)$/);
});

test('a connection that breaks before the headers may have sent the request', async () => {
  const url = await listen((request) => void request.socket.destroy());
  const options = { fetch: fetchDirectly, headersTimeoutMs: 5000, now: Date.now };
  await expect(send({ method: 'GET', url }, options)).rejects.toMatchObject({ sent: 'unknown' });
});

/** A proxy that answers by itself, opens no tunnel, and remembers what was asked for. */
async function startProxy() {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('answered by the proxy');
  });
  proxy.on('connect', (request, socket) => {
    asked.push(`tunnel to ${request.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((listening) => {
    proxy.listen(0, '127.0.0.1', listening);
  });
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked };
}

async function start() {
  const server = await startLoopback((_, response) => response.end('answered'));
  onTestFinished(() => server[Symbol.asyncDispose]());
  const proxy = await startProxy();
  const get = async (env: Readonly<Record<string, string>>, url: string): Promise<number> => {
    const options = { fetch: fetchThroughProxy(env), headersTimeoutMs: 5_000, now: () => 0 };
    const { status, body } = await send({ method: 'GET', url }, options);
    await body?.cancel();
    return status;
  };
  return { server, proxy, get };
}

describe('fetchThroughProxy', () => {
  test.each([{}, { HTTPS_PROXY: '', http_proxy: '' }, { NO_PROXY: '*' }])('is the direct fetch in %j', (env) => {
    expect(fetchThroughProxy(env)).toBe(fetchDirectly);
  });

  test.each(['HTTP_PROXY', 'http_proxy'])('goes through the proxy of %s', async (name) => {
    const { proxy, get } = await start();
    expect(await get({ [name]: proxy.url }, 'http://service.example/x')).toBe(200);
    expect(proxy.asked).toEqual(['http://service.example/x']);
  });

  test('lets the lower-case spelling win', async () => {
    const { proxy, get } = await start();
    const env = { http_proxy: proxy.url, HTTP_PROXY: 'http://127.0.0.1:1' };
    expect(await get(env, 'http://service.example/x')).toBe(200);
  });

  test('takes an empty lower-case variable for one that is not set', async () => {
    const { proxy, get } = await start();
    expect(await get({ http_proxy: '', HTTP_PROXY: proxy.url }, 'http://service.example/x')).toBe(200);
  });

  test('never goes through a proxy to this machine', async () => {
    const { server, proxy, get } = await start();
    const { port } = new URL(server.url);
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: 'other.example' };
    expect(await get(env, server.url)).toBe(200);
    for (const host of ['127.0.0.2', '127.1.2.3', 'localhost', '[::1]'])
      await get(env, `http://${host}:${port}/`).catch(() => {});
    expect(proxy.asked).toEqual([]);
  });

  test.each([
    'http://169.254.169.254/',
    'http://169.254.170.2/',
    'http://metadata.google.internal/',
    'http://METADATA.google.internal/',
    'http://[fd00:ec2::254]/',
  ])('never tells a proxy what this machine asks of the server of its identity: %s', async (url) => {
    const { proxy } = await start();
    const request = vi.fn(() => {
      throw new Error('asked directly');
    });
    const modules = vi.spyOn(process, 'getBuiltinModule').mockReturnValue({ request });
    onTestFinished(() => modules.mockRestore());
    await expect(fetchThroughProxy({ HTTP_PROXY: proxy.url })(url, init())).rejects.toThrow('asked directly');
    expect(proxy.asked).toEqual([]);
  });

  test.each(['NO_PROXY', 'no_proxy'])('goes directly to the hosts of %s', async (name) => {
    const { server, proxy, get } = await start();
    const { port } = new URL(server.url);
    // A name that leads to this machine and is not among those that are never behind a proxy.
    await get({ HTTP_PROXY: proxy.url, [name]: '127.0.0.2' }, `http://127.0.0.2:${port}/`).catch(() => {});
    expect(proxy.asked).toEqual([]);
  });

  test('asks the proxy of HTTPS_PROXY for an https address, and not that of HTTP_PROXY', async () => {
    const { proxy, get } = await start();
    const env = { HTTPS_PROXY: proxy.url, HTTP_PROXY: 'http://127.0.0.1:1' };
    await expect(get(env, 'https://service.example/x')).rejects.toMatchObject({ name: 'NoResponseError' });
    expect(proxy.asked).toEqual(['tunnel to service.example:443']);
  });

  test('tells that the request was not sent when the proxy is not there', async () => {
    const { get } = await start();
    await expect(get({ HTTP_PROXY: 'http://127.0.0.1:1' }, 'http://service.example/x')).rejects.toMatchObject({
      sent: 'no',
    });
  });
});

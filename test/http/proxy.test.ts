// Requests through a proxy, where the environment names one.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchDirectly } from '../../src/http/direct.ts';
import { fetchThroughProxy } from '../../src/http/proxy.ts';
import { send } from '../../src/http/transport.ts';
import { startLoopback } from '../support/loopback.ts';

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

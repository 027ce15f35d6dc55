// Fetch over node:http and node:https, which costs a third of the global one at the start; also through a proxy.
import type { IncomingMessage } from 'node:http';
import { type Environment, variable } from '../environment.ts';
import { isLoopback, isMetadataHost } from '../loopback.ts';
import { type ByteStream, connectTimeoutCode, type Fetch, type FetchResponse } from './transport.ts';

/** The longest time to connect, with name lookup and TLS; a request that takes longer has certainly not been sent. */
const connectTimeoutMs = 10_000;

/**
 * Sends a request without a proxy. Does what the transport relies on in the global `fetch`: follows no redirect, ends
 * request and body by the signal, and fails if a body is cut short. Asks for no compression.
 */
export const fetchDirectly: Fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const target = new URL(url);
    const { method, headers, signal } = init;
    const isSecure = target.protocol === 'https:';
    // Don't import it: an import reads every export of the module, and the WebSocket of node:http takes longer to load
    // than all our code.
    const { request: start } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
    const request = start(target, { method, headers, signal });
    // Listen as long as the request lives: an abort after the response is an error too, and nobody else listens.
    request.on('error', reject);
    request.once('socket', (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(() => request.destroy(connectTimeout(target.host)), connectTimeoutMs);
      const connected = isSecure ? 'secureConnect' : 'connect';
      for (const event of [connected, 'close']) socket.once(event, () => clearTimeout(timer));
    });
    request.once('response', (message) => resolve(toResponse(message)));
    request.end(init.body ?? undefined);
  });

function connectTimeout(host: string): Error {
  const seconds = connectTimeoutMs / 1000;
  return Object.assign(new Error(`no connection to ${host} within ${seconds} s`), { code: connectTimeoutCode });
}

function toResponse(message: IncomingMessage): FetchResponse {
  return {
    status: message.statusCode ?? 0,
    headers: {
      get(name) {
        const value = message.headers[name.toLowerCase()];
        return Array.isArray(value) ? value.join(', ') : (value ?? null);
      },
    },
    body: toByteStream(message),
  };
}

function toByteStream(message: IncomingMessage): ByteStream {
  const cancel = (): Promise<void> => {
    message.destroy();
    return Promise.resolve();
  };
  const iterate = (): AsyncIterator<Uint8Array> => message[Symbol.asyncIterator]();
  return {
    cancel,
    [Symbol.asyncIterator]: iterate,
    getReader() {
      const iterator = iterate();
      return { read: () => iterator.next(), cancel };
    },
  };
}

/**
 * Makes a `fetch` that goes through the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, but not to the hosts of `NO_PROXY`,
 * to this machine, or to its metadata server. Loads no code for proxies if there is none.
 */
export function fetchThroughProxy(env: Environment): Fetch {
  const variables = proxyVariables(env);
  if (variables === undefined) return fetchDirectly;
  let proxied: Promise<Fetch> | undefined;
  return async (url, init) => {
    // The agent's list of hosts knows no ranges, such as 127.0.0.0/8. And no proxy may see the machine's identity.
    const { hostname } = new URL(url);
    if (isLoopback(hostname) || isMetadataHost(hostname)) return fetchDirectly(url, init);
    proxied ??= loadProxiedFetch(variables);
    return (await proxied)(url, init);
  };
}

async function loadProxiedFetch(variables: NonNullable<ReturnType<typeof proxyVariables>>): Promise<Fetch> {
  const { http_proxy, https_proxy, no_proxy } = variables;
  const undici = await import('undici');
  const dispatcher = new undici.EnvHttpProxyAgent({
    // Pass an empty text: with undefined, the agent would read the environment of the process.
    httpProxy: http_proxy ?? '',
    httpsProxy: https_proxy ?? '',
    noProxy: no_proxy,
    // Leave limits to the sender: the agent's own five minutes would end a stream that is silent for longer.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return (url, init) => undici.fetch(url, { ...init, dispatcher });
}

/** Reads the proxies that the environment names; undefined for one that it does not. Names in lower case win. */
export function proxyVariables(env: Environment) {
  const read = (name: string): string | undefined => variable(env, name) ?? variable(env, name.toUpperCase());
  const [http_proxy, https_proxy, no_proxy] = [read('http_proxy'), read('https_proxy'), read('no_proxy')];
  if (http_proxy === undefined && https_proxy === undefined) return undefined;
  return { http_proxy, https_proxy, no_proxy: no_proxy ?? '' };
}

// Fetches as a step makes them: over node:http and node:https, at a third of the start-up cost of the global one, or through a proxy.
import type { IncomingMessage } from 'node:http';
import { type Environment, variable } from '../environment.ts';
import { isLoopback, isMetadataHost } from '../loopback.ts';
import { type ByteStream, connectTimeoutCode, type Fetch, type FetchResponse } from './transport.ts';

/** The longest time for a connection, name lookup and TLS included; after it the request has surely not been sent. */
const connectTimeoutMs = 10_000;

/**
 * Sends a request without a proxy. It promises what the transport relies on of the global `fetch`: no redirect is followed,
 * the signal ends the request and the body, and a body that is cut short is an error. A compressed body is not asked for.
 */
export const fetchDirectly: Fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const target = new URL(url);
    const { method, headers, signal } = init;
    const isSecure = target.protocol === 'https:';
    // Not imported: an import fills in every name that the module exports, and for node:http one of them is a WebSocket
    // whose code takes longer to load than all of ours.
    const { request: start } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
    const request = start(target, { method, headers, signal });
    // Stays for the life of the request: an abort after the response is an error too, and nobody else listens.
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
 * A `fetch` that goes through the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, except for the hosts of `NO_PROXY` for
 * this machine, and for the server of its identity. Where no proxy is named, nothing is loaded for one.
 */
export function fetchThroughProxy(env: Environment): Fetch {
  const variables = proxyVariables(env);
  if (variables === undefined) return fetchDirectly;
  let proxied: Promise<Fetch> | undefined;
  return async (url, init) => {
    // All of 127.0.0.0/8 is this machine; the agent's list of hosts knows no ranges. A proxy is no place for its identity.
    const { hostname } = new URL(url);
    if (isLoopback(hostname) || isMetadataHost(hostname)) return fetchDirectly(url, init);
    proxied ??= loadProxiedFetch(variables);
    return (await proxied)(url, init);
  };
}

async function loadProxiedFetch({ http_proxy, https_proxy, no_proxy }: ProxyVariables): Promise<Fetch> {
  const undici = await import('undici');
  const dispatcher = new undici.EnvHttpProxyAgent({
    // An empty text: without one the agent would look into the environment of the process by itself.
    httpProxy: http_proxy ?? '',
    httpsProxy: https_proxy ?? '',
    noProxy: no_proxy,
    // The limits of whoever sends count: the agent's own five minutes would end a stream that is silent for longer.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return (url, init) => undici.fetch(url, { ...init, dispatcher });
}

/** The proxies of an environment, and the hosts that are not behind one beside this machine; the lower-case spelling wins, as in other programs. */
export interface ProxyVariables {
  readonly http_proxy: string | undefined;
  readonly https_proxy: string | undefined;
  readonly no_proxy: string;
}

/** Reads the proxies that the environment names; undefined where it names none. */
export function proxyVariables(env: Environment): ProxyVariables | undefined {
  const read = (name: string): string | undefined => variable(env, name) ?? variable(env, name.toUpperCase());
  const [http_proxy, https_proxy, no_proxy] = [read('http_proxy'), read('https_proxy'), read('no_proxy')];
  if (http_proxy === undefined && https_proxy === undefined) return undefined;
  return { http_proxy, https_proxy, no_proxy: no_proxy ?? '' };
}

// Implements `fetch` over node:http and node:https, which start in a third of the time of the global one. Can use a proxy.
import type { Agent, IncomingMessage } from 'node:http';
import { type Environment, variable } from '../environment.ts';
import { isLoopback, isMetadataHost } from '../loopback.ts';
import { type ByteStream, connectTimeoutCode, type Fetch, type FetchResponse } from './transport.ts';

/** Limits the time to connect, including name lookup and TLS. A request that this limit ends was certainly not sent. */
const connectTimeoutMs = 10_000;

const localAgents: Record<string, Agent> = {};

/** Tells whether a request is to this machine or its metadata server. No proxy may see the keys and tokens in it. */
function isLocal({ hostname }: URL): boolean {
  return isLoopback(hostname) || isMetadataHost(hostname);
}

/**
 * Sends a request without a proxy, but lets Node follow `NODE_USE_ENV_PROXY` for other machines. Does what the transport
 * needs of the global `fetch`: follows no redirect, aborts request and body with the signal, and fails if the body is
 * cut short. Does not request compression.
 */
export const fetchDirectly: Fetch = (url, init) =>
  new Promise((resolve, reject) => {
    const target = new URL(url);
    const { method, signal } = init;
    const isSecure = target.protocol === 'https:';
    // Don't import the module: an import also loads its WebSocket, which takes longer than loading all our code.
    const { request: startRequest, Agent: NewAgent } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
    // Don't use Node's global agents here: with NODE_USE_ENV_PROXY, they send everything through a proxy.
    if (isLocal(target)) localAgents[target.protocol] ??= new NewAgent({ keepAlive: true, timeout: 5_000 });
    const agent = isLocal(target) ? localAgents[target.protocol] : undefined;
    const request = startRequest(target, { method, signal, agent });
    // Set the headers, which hold the bearer, apart from the options: Node prints those if NODE_DEBUG is "net".
    for (const [name, value] of Object.entries(init.headers)) request.setHeader(name, value);
    // Keep this listener after the response: without it, the error of a later abort would crash the process.
    request.on('error', reject);
    request.once('socket', (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(() => request.destroy(createTimeoutError(target.host)), connectTimeoutMs);
      const connectEvent = isSecure ? 'secureConnect' : 'connect';
      for (const event of [connectEvent, 'close']) socket.once(event, () => clearTimeout(timer));
    });
    request.once('response', (message) => resolve(toResponse(message)));
    request.end(init.body ?? undefined);
  });

function createTimeoutError(host: string): Error {
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
 * Creates a `fetch` that uses the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, but not for the hosts of `NO_PROXY`, for
 * this machine or for its metadata server. Loads the code for proxies only if the environment names one.
 */
export function fetchThroughProxy(env: Environment): Fetch {
  const variables = readProxyVariables(env);
  if (variables === undefined) return fetchDirectly;
  let proxiedFetch: Promise<Fetch> | undefined;
  return async (url, init) => {
    // Check here: `noProxy` can't hold a range such as 127.0.0.0/8.
    if (isLocal(new URL(url))) return fetchDirectly(url, init);
    proxiedFetch ??= loadProxiedFetch(variables);
    return (await proxiedFetch)(url, init);
  };
}

async function loadProxiedFetch(variables: NonNullable<ReturnType<typeof readProxyVariables>>): Promise<Fetch> {
  const { http_proxy, https_proxy, no_proxy } = variables;
  const undici = await import('undici');
  const dispatcher = new undici.EnvHttpProxyAgent({
    // Pass an empty text: if it got undefined, the agent would read the environment of the process.
    httpProxy: http_proxy ?? '',
    httpsProxy: https_proxy ?? '',
    noProxy: no_proxy,
    // Leave limits to the sender: the agent's own limit of five minutes would end a stream that is silent for longer.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return (url, init) => undici.fetch(url, { ...init, dispatcher });
}

/** Returns undefined if the environment names no proxy. Variables in lower case win. */
export function readProxyVariables(env: Environment) {
  const readVariable = (name: string): string | undefined => variable(env, name) ?? variable(env, name.toUpperCase());
  const [http_proxy, https_proxy, no_proxy] = ['http_proxy', 'https_proxy', 'no_proxy'].map(readVariable);
  if (http_proxy === undefined && https_proxy === undefined) return undefined;
  return { http_proxy, https_proxy, no_proxy: no_proxy ?? '' };
}

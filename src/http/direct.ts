// A `fetch` over node:http and node:https: what the transport needs of it, at a third of the start-up cost of the global one.
import type { IncomingMessage } from 'node:http';
import type { ByteStream, Fetch, FetchInit, FetchResponse } from './transport.ts';
import { connectTimeoutCode } from './transport.ts';

/** How long a connection may take, name lookup and TLS included; then the request has surely not been sent. */
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
    request.end(bodyOf(init));
  });

function bodyOf({ body }: FetchInit): string | undefined {
  return body ?? undefined;
}

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

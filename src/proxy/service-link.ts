// Sends requests to the service, directly or through the proxy that the environment names.
import type { Agent, ClientRequest } from 'node:http';
import type { Environment } from '../environment.ts';
import { ApiError } from '../errors.ts';
import { readProxyVariables } from '../http/fetch.ts';
import { isLoopback } from '../loopback.ts';

interface OutgoingRequest {
  readonly method: string;
  /** The path below the base URL, with the query, as received. */
  readonly target: string;
  /** Sent as they are, with `Connection` added. */
  readonly headers: string[];
  readonly body: Buffer;
}

export type ServiceLink = ReturnType<typeof createServiceLink>;

/** Kept short: if the service closes an idle connection just as it is reused, nobody can tell what arrived. */
const maxIdleMs = 2_000;
/** Includes the name lookup and the TLS handshake. Nothing is sent before both are done. */
const connectTimeoutMs = 10_000;

const connectedRequests = new WeakSet<ClientRequest>();

/** Tells whether a failed request had a connection, and so may have arrived at the service. */
export function mayHaveArrived(request: ClientRequest): boolean {
  return connectedRequests.has(request);
}

/** Refuses a Node before 24.5, which would bypass the proxy silently (Node documentation, "new Agent", `proxyEnv`). */
function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 5)) return;
  const message = `The environment names a proxy for requests, which needs Node 24.5 or later, but this is Node ${version}. Update Node.`;
  throw new ApiError('api_unreachable', message);
}

/** @throws {ApiError} `api_unreachable`: the environment names a proxy, and this Node can't go through one */
export function createServiceLink(baseUrl: string, env: Environment) {
  const url = new URL(baseUrl);
  const isSecure = url.protocol === 'https:';
  const { request: createRequest, Agent: NewAgent } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
  // No proxy may see what is sent to this machine. `NO_PROXY` can't name all of its addresses.
  const proxyEnv = isLoopback(url.hostname) ? undefined : readProxyVariables(env);
  if (proxyEnv !== undefined) checkNode(process.versions.node);
  // `timeout` limits how long an unused connection is kept (Node documentation, "new Agent").
  const options = { keepAlive: true, timeout: maxIdleMs, maxFreeSockets: 256 };
  const agent: Agent = new NewAgent(proxyEnv === undefined ? options : { ...options, proxyEnv: { ...proxyEnv } });
  const basePath = url.pathname.replace(/\/+$/, '');
  const connectEvent = isSecure ? 'secureConnect' : 'connect';
  const address = { protocol: url.protocol, hostname: url.hostname.replace(/^\[|\]$/g, ''), port: url.port };
  return {
    host: url.host,
    /** The request fails with the event `error`. {@link mayHaveArrived} then tells whether it may have arrived. */
    send({ method, target, headers, body }: OutgoingRequest): ClientRequest {
      // A request in progress has no idle limit, because an intern may be silent for long. The timer limits only connecting.
      const request = createRequest({ ...address, agent, method, path: `${basePath}${target}`, headers, timeout: 0 });
      const timer = setTimeout(() => request.destroy(new Error('no connection in time')), connectTimeoutMs);
      const markConnected = (): void => {
        clearTimeout(timer);
        connectedRequests.add(request);
      };
      request.once('socket', (socket) => {
        if (request.reusedSocket || !socket.connecting) markConnected();
        else socket.once(connectEvent, markConnected);
      });
      request.once('close', () => clearTimeout(timer));
      // Node sends a string in one piece with the headers, but not a buffer.
      request.end(body.toString('latin1'), 'latin1');
      return request;
    },
    close: () => agent.destroy(),
  };
}

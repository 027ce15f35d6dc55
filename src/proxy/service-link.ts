// The connections to the service, through the proxy that the environment names.
import type { Agent, ClientRequest } from 'node:http';
import type { Environment } from '../environment.ts';
import { ApiError } from '../errors.ts';
import { proxyVariables } from '../http/fetch.ts';

interface LinkedRequest {
  readonly method: string;
  /** Below the base URL, with the query, as received. */
  readonly target: string;
  /** Only `Connection` is added. */
  readonly headers: string[];
  readonly body: Buffer;
}

export type ServiceLink = ReturnType<typeof openServiceLink>;

/** Short: if the service closes a connection just as it is reused, nobody knows what arrived. */
const longestIdleMs = 2_000;
/** Includes name lookup and TLS; nothing is sent before that. */
const connectTimeoutMs = 10_000;

const arrivable = new WeakSet<ClientRequest>();

/** A failed request may have reached the service if it had a connection. */
export function wasSent(request: ClientRequest): boolean {
  return arrivable.has(request);
}

/** An older Node would silently bypass the proxy (Node documentation, "new Agent", `proxyEnv`). */
function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 24 || minor >= 5) return;
  throw new ApiError(
    'api_unreachable',
    `The environment names a proxy for requests. To go through it, this needs Node 24.5 or later, and this is Node ${version}.`,
  );
}

/** @throws {ApiError} `api_unreachable`: the environment names a proxy, and this Node can't go through one */
export function openServiceLink(baseUrl: string, env: Environment) {
  const url = new URL(baseUrl);
  const isSecure = url.protocol === 'https:';
  const { request: start, Agent: NewAgent } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
  const proxyEnv = proxyVariables(env);
  if (proxyEnv !== undefined) checkNode(process.versions.node);
  // `timeout`: how long a connection may be idle (Node documentation, "new Agent").
  const options = { keepAlive: true, timeout: longestIdleMs, maxFreeSockets: 256 };
  const agent: Agent = new NewAgent(proxyEnv === undefined ? options : { ...options, proxyEnv: { ...proxyEnv } });
  const basePath = url.pathname.replace(/\/+$/, '');
  const connected = isSecure ? 'secureConnect' : 'connect';
  const place = { protocol: url.protocol, hostname: url.hostname.replace(/^\[|\]$/g, ''), port: url.port };
  return {
    host: url.host,
    /** Fails with the event `error`; {@link wasSent} tells if the request may have arrived. */
    send({ method, target, headers, body }: LinkedRequest): ClientRequest {
      // No idle limit, as an intern's answer may pause for long; the timer only limits connecting.
      const request = start({ ...place, agent, method, path: `${basePath}${target}`, headers, timeout: 0 });
      const timer = setTimeout(() => request.destroy(new Error('no connection in time')), connectTimeoutMs);
      const arrive = (): void => {
        clearTimeout(timer);
        arrivable.add(request);
      };
      request.once('socket', (socket) => {
        if (request.reusedSocket || !socket.connecting) arrive();
        else socket.once(connected, arrive);
      });
      request.once('close', () => clearTimeout(timer));
      // As text, the body leaves in one piece with the headers.
      request.end(body.toString('latin1'), 'latin1');
      return request;
    },
    close: () => agent.destroy(),
  };
}

// The door to the console: shut without the starter's token, and nothing behind it is loaded before it is first opened.
import type { IncomingMessage } from 'node:http';
import { Secret } from '../../secret.ts';
import { readBearer } from '../access/callers.ts';
import type { StarterToken } from '../access/starter-token.ts';
import type { ServiceView } from '../console/view.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import type { ServiceRequest, ServiceResponse, TextResponse } from '../http/message.ts';
import { refuse } from '../http/refusals.ts';
import { senderOf } from './local-request.ts';

/** Where the console is. */
export const consolePath = '/_console';

/** Answers requests of a console; undefined for a path that is none of its own. */
export type ConsoleHandler = (request: ServiceRequest) => Promise<ServiceResponse | TextResponse | undefined>;

/** Loads a console, which then looks at a service. */
export type LoadConsole = () => Promise<(view: ServiceView) => ConsoleHandler>;

/** What a door is made from. */
export interface ConsoleDoorOptions {
  readonly load: LoadConsole;
  readonly token: StarterToken;
  readonly view: () => ServiceView;
}

/** Answers a request for {@link consolePath} or what stands under it; undefined where there is nothing for its sender. */
export type ConsoleDoor = (
  incoming: IncomingMessage,
  request: ServiceRequest,
) => Promise<ServiceResponse | TextResponse | undefined>;

/** The door of a service (docs/local-service.md, "The console"). */
export function createConsoleDoor({ load, token, view }: ConsoleDoorOptions): ConsoleDoor {
  let opened: Promise<ConsoleHandler> | undefined;
  return async (incoming, request) => {
    if (senderOf(incoming) === 'elsewhere') return undefined;
    if (!token.matches(readBearer(request.headers.authorization) ?? tokenInAddress(request))) {
      const message = 'Open the address that "interns serve" printed when it started: the token is in it.';
      return refuse(401, 401, message, { headers: { 'www-authenticate': 'Bearer' } });
    }
    opened ??= load().then((open) => open(view()));
    return (await opened)(request);
  };
}

/** A person can send no header, so the page itself takes the token from its address. */
function tokenInAddress({ method, path, query }: ServiceRequest): Secret | undefined {
  const given = method === 'GET' && path === consolePath ? new URLSearchParams(query).get('token') : null;
  return given === null ? undefined : new Secret(given);
}

/** The address to open, with the token; undefined where the service is not reached over loopback. */
export function consoleAddress(host: string, port: number, token: StarterToken): string | undefined {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  if (!isEverywhere && !isLoopbackHost(host)) return undefined;
  const name = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${consolePath}?token=${token.secret.reveal()}`;
}

// Loads the console on first use, shows it the service, and admits only requests with the token printed at the start.
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../../loopback.ts';
import { Secret } from '../../secret.ts';
import { readBearer } from '../access/callers.ts';
import { type ControlRules, classifySender, type StarterToken } from '../access/local-request.ts';
import type { Controls } from '../handlers/admin.ts';
import { type Reply, refuse, type ServiceRequest } from '../http/message.ts';
import { toKeyRecord } from '../store/key-usage.ts';

export const consolePath = '/_console';

export type ConsoleHandler = (request: ServiceRequest) => Promise<Reply | undefined>;

export type LoadConsole = () => Promise<(view: ServiceView) => ConsoleHandler>;

export function guardConsole(load: LoadConsole, token: StarterToken, getView: () => ServiceView) {
  let handler: Promise<ConsoleHandler> | undefined;
  return async (incoming: IncomingMessage, request: ServiceRequest): Promise<Reply | undefined> => {
    if (classifySender(incoming) === 'foreign') return undefined;
    if (!token.matches(readBearer(request.headers.authorization) ?? readTokenFromAddress(request))) {
      const message = 'Open the address that "interns serve" printed when it started: the token is in it.';
      return refuse(401, 401, message, { headers: { 'www-authenticate': 'Bearer' } });
    }
    handler ??= load().then((createHandler) => createHandler(getView()));
    return (await handler)(request);
  };
}

/** Reads the token from the address, since a typed address comes without headers. */
function readTokenFromAddress({ method, path, query }: ServiceRequest): Secret | undefined {
  const text = method === 'GET' && path === consolePath ? new URLSearchParams(query).get('token') : null;
  return text === null ? undefined : new Secret(text);
}

export function toConsoleAddress(host: string, port: number, token: StarterToken): string | undefined {
  const isWildcard = host === '0.0.0.0' || host === '::';
  if (!isWildcard && !isLoopback(host)) return undefined;
  const name = isWildcard ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${consolePath}?token=${token.secret.reveal()}`;
}

export type ServiceView = ReturnType<typeof createView>;

export type KeyView = ReturnType<ServiceView['keys']>[number];

const tokenLifetimeSeconds = 300;

interface ViewOptions extends Controls {
  readonly baseUrl: string;
  readonly controlRules: Pick<ControlRules, 'isTokenNeeded'>;
}

/** Creates the console's view of the service, without the secrets of its keys. */
export function createView({ state, journal, faults, baseUrl, controlRules }: ViewOptions) {
  const { config, clock, store, runs, accessTokens } = state;
  return {
    baseUrl,
    isTokenNeeded: controlRules.isTokenNeeded,
    now: clock.now,
    interns: () => state.interns.map(({ record }) => record),
    keys: () =>
      config.keys.flatMap(({ hash, type }) => {
        const stored = store.findKey(hash);
        return stored === undefined ? [] : [{ type, record: toKeyRecord(stored, clock.now()) }];
      }),
    policies: () => [...state.policies.values()],
    openRuns: runs.listOpen,
    pastRuns: () => store.listLastRuns(50),
    watchRuns: runs.watch,
    journal: journal.entries,
    faults: faults.list,
    async issueAccessToken(keyHash: string): Promise<Secret | undefined> {
      const usableKey = state.callers.findUsableKey(keyHash);
      if (usableKey?.key.type !== 'standard') return undefined;
      const claims = { sub: 'console', federation_policy_id: 'console', federation_issuer_id: 'console' };
      return accessTokens.issue({ ...claims, iss: baseUrl, key_hash: keyHash }, tokenLifetimeSeconds);
    },
    onStop(end: () => void): () => void {
      state.stopListeners.add(end);
      return () => void state.stopListeners.delete(end);
    },
  };
}

// Routes requests: those below the base path to the API, with faults and a journal; all others to admin or console.
import type { IncomingMessage, RequestListener } from 'node:http';
import type { ReasonCode } from '../../contract/errors.ts';
import { orUndefined } from '../../errors.ts';
import { admit } from '../access/callers.ts';
import { type ControlRules, mayControl } from '../access/local-request.ts';
import type { FaultRoute } from '../control/faults.ts';
import { administer, type Controls } from '../handlers/admin.ts';
import { chat } from '../handlers/chat.ts';
import { listInterns } from '../handlers/interns.ts';
import { updateApiKey } from '../handlers/keys.ts';
import { exchangeToken, serveTokenKeys } from '../handlers/token.ts';
import {
  type Details,
  type JsonResponse,
  Refusal,
  type Reply,
  refuse,
  refuseChat,
  refuseOAuth,
  type ServiceRequest,
  type ServiceResponse,
} from '../http/message.ts';
import type { ServiceState } from '../state.ts';
import { consolePath, type guardConsole } from './console.ts';
import { answer } from './server.ts';

interface RequestListenerOptions extends Controls {
  readonly controlRules: ControlRules;
  readonly console: ReturnType<typeof guardConsole> | undefined;
}

export function createRequestListener(options: RequestListenerOptions): RequestListener {
  const { state, journal, faults } = options;
  const { clock, log, config } = state;
  const common = { clock, log, routeDeadlineMs: config.limits.route_deadline };
  return (incoming, response) => {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    if (!path.startsWith(`${config.base_path}/`)) {
      void answer(incoming, response, {
        ...common,
        fault: undefined,
        fail: (status) => refuse(status, 'internal_error', 'The request could not be completed.'),
        note() {},
        handle: (request) => handleOutsideApi(incoming, request, options),
      });
      return;
    }
    const { note, close } = journal.open(method, path);
    response.once('close', close);
    const route = findRoute(method, path.slice(config.base_path.length + 1));
    void answer(incoming, response, {
      ...common,
      fault: route.faultRoute === undefined ? undefined : faults.takeNext(route.faultRoute),
      fail: route.fail,
      note,
      handle: (request) => route.handle(request, state),
    });
  };
}

async function handleOutsideApi(
  incoming: IncomingMessage,
  request: ServiceRequest,
  { controlRules, console, ...controls }: RequestListenerOptions,
): Promise<Reply> {
  const isConsolePath = request.path === consolePath || request.path.startsWith(`${consolePath}/`);
  const reply =
    console !== undefined && isConsolePath
      ? await console(incoming, request)
      : await administer(request, mayControl(incoming, controlRules), controls);
  return reply ?? refuse(404, 'not_found', 'Not found.');
}

export interface Route {
  readonly faultRoute: FaultRoute | undefined;
  handle(request: ServiceRequest, state: ServiceState): ServiceResponse | Promise<ServiceResponse>;
  fail(status: number, reason?: string): JsonResponse;
}

const messages: Readonly<Record<number, string>> = {
  400: 'The request is invalid.',
  401: 'Missing or invalid API key.',
  403: "The key's creator is no longer a member of the organization.",
  404: 'Not found.',
  405: 'This method is unknown here.',
  408: 'The request exceeded its deadline.',
  429: 'Too many requests.',
  500: 'The request could not be completed.',
  502: 'The intern could not be reached.',
  503: 'The service is busy.',
  504: 'The intern did not answer in time.',
};

type Refuse = (status: number, message: string, details: Details) => JsonResponse;

const listCodes: Readonly<Record<number, string>> = { 400: 'invalid_body', 404: 'not_found', 500: 'internal_error' };
const refuseList: Refuse = (status, message, details) => refuse(status, listCodes[status] ?? status, message, details);

const refuseKeys: Refuse = (status, message, details) => refuse(status, status, message, details);

const chatReasons: Readonly<Record<number, ReasonCode>> = {
  404: 'interaction_unknown',
  408: 'timeout',
  409: 'interaction_not_pending',
  410: 'attachment_failed',
  413: 'payload_too_large',
  429: 'rate_limited',
  500: 'turn_failed',
  502: 'intern_unreachable',
  503: 'busy',
  504: 'timeout',
};
const refuseChatRoute: Refuse = (status, message, details) => {
  // Answer 401 and 403 without metadata (docs/service-api.md, "Errors").
  if (status === 401 || status === 403) return refuse(status, status, message, details);
  const retryAfterSeconds = status === 429 || status === 503 ? 1 : undefined;
  return refuseChat(status, chatReasons[status] ?? 'bad_request', message, { ...details, retryAfterSeconds });
};

const refuseToken: Refuse = (status, message, details) => {
  const error = status >= 500 ? 'temporarily_unavailable' : status === 401 ? 'invalid_client' : 'invalid_request';
  return refuseOAuth(status, error, message, details);
};

interface Row extends Pick<Route, 'faultRoute'> {
  readonly method: string;
  readonly path: RegExp;
  readonly handle: (request: ServiceRequest, state: ServiceState, parameter: string) => ReturnType<Route['handle']>;
  readonly refuse: Refuse;
}

const routeTable: readonly Row[] = [
  { faultRoute: 'list', method: 'GET', path: /^interns$/, handle: listInterns, refuse: refuseList },
  {
    faultRoute: 'chat',
    method: 'POST',
    path: /^interns\/([^/]*)\/chat\/completions$/,
    handle: chat,
    refuse: refuseChatRoute,
  },
  { faultRoute: 'token', method: 'POST', path: /^oauth\/token$/, handle: exchangeToken, refuse: refuseToken },
  { faultRoute: undefined, method: 'GET', path: /^oauth\/jwks$/, handle: serveTokenKeys, refuse: refuseKeys },
  { faultRoute: 'keys', method: 'PATCH', path: /^keys\/([^/]*)$/, handle: updateApiKey, refuse: refuseKeys },
];

/** @param path - still percent-encoded, without the base path and its slash */
export function findRoute(method: string, path: string): Route {
  const row = routeTable.find((candidate) => candidate.path.test(path));
  const match = row?.method === method ? row : undefined;
  const failWith = (refuseWith: Refuse, status: number, reason?: string): JsonResponse =>
    refuseWith(status, messages[status] ?? 'The request was refused.', { reason });
  return {
    faultRoute: match?.faultRoute,
    fail: (status, reason) => failWith(match?.refuse ?? refuseKeys, status, reason),
    async handle(request, state) {
      try {
        if (match !== undefined) return await match.handle(request, state, decode(match.path.exec(path)?.[1] ?? ''));
        // Admit first, so that strangers learn nothing (docs/service-api.md, "Authentication", 6).
        if (/^interns(?:\/|$)/.test(path)) await admit(request, state.callers);
        if (row === undefined) return failWith(refuseList, 404);
        const refusal = failWith(row.refuse, 405);
        return { ...refusal, headers: { ...refusal.headers, allow: row.method } };
      } catch (error: unknown) {
        if (error instanceof Refusal) return error.answer;
        throw error;
      }
    },
  };
}

/** Returns a segment with invalid percent-encoding unchanged: it matches nothing that exists. */
function decode(segment: string): string {
  return orUndefined(() => decodeURIComponent(segment)) ?? segment;
}

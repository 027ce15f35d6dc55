// Starts the proxy, which listens on loopback, and forwards each request to the service with a fresh bearer token.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { Intern } from '../contract/interns.ts';
import { maxChatRequestBytes, maxHeadersWaitMs } from '../contract/limits.ts';
import type { Environment } from '../environment.ts';
import { toToolkitError } from '../errors.ts';
import type { PathRule } from '../models/path-rule.ts';
import { type AccountKeeper, toEntryPath } from './account.ts';
import { stopRule } from './addresses.ts';
import { addBuiltInRules, createAdmission, type KeyRing, matchesRule } from './admission.ts';
import { type CapLimits, createCaps } from './caps.ts';
import { createPassage, type Passage, type PassageOptions } from './passage.ts';
import { type ErrorForm, getStatus, type RefusalCode, refuse, toRefusal } from './refusal.ts';
import { createServiceLink, type ServiceLink } from './service-link.ts';

type ListInterns = () => AsyncIterable<Intern>;

export interface ProxyOptions extends Omit<PassageOptions, 'link' | 'caps' | 'body' | 'answerMs' | 'record'> {
  /** Includes the version segment. */
  readonly baseUrl: string;
  readonly keys: KeyRing;
  /** 0 takes any free port. */
  readonly port: number;
  /** Listens on this socket instead of a port; `port` is then only the one that clients address. */
  readonly socketPath?: string | undefined;
  /** Rules of `allow-paths`, for requests other than chats and `GET /interns`. */
  readonly allowed: readonly PathRule[];
  readonly capLimits: CapLimits;
  /** Lists the interns for OpenAI's clients (`GET /models`). Undefined: such a request is refused. */
  readonly listInterns?: ListInterns | undefined;
  readonly keeper: AccountKeeper;
  readonly env: Environment;
  /** Lets a request that has the key stop the proxy. */
  readonly isStoppable: boolean;
  /** Longest wait for a body; default: 60 s. */
  readonly bodyMs?: number;
  /** Longest wait for the headers of an answer. Default: the provider's; for interns 310 s. */
  readonly answerMs?: number;
}

export type RunningProxy = Awaited<ReturnType<typeof startProxy>>;

/**
 * @throws {Error} the system's, if listening fails
 * @throws {ApiError} `api_unreachable`: this Node can't go through the proxy that the environment names
 */
export async function startProxy(options: ProxyOptions) {
  const { allowed, clock, keeper, keys, provider, socketPath, isStoppable, bodyMs = 60_000 } = options;
  const link = createServiceLink(options.baseUrl, options.env);
  const caps = createCaps(options.capLimits);
  const passage = createPassage({
    ...options,
    link,
    caps,
    body: { maxBytes: provider?.maxBodyBytes ?? maxChatRequestBytes, timeoutMs: bodyMs },
    answerMs: options.answerMs ?? provider?.answerMs ?? maxHeadersWaitMs,
    record: provider === undefined ? keeper.record : (entry) => keeper.record({ ...entry, ...caps.excess }),
  });
  // Allow twice the time for a provider of models, where a body may have to wait for memory first.
  const server = await listen(socketPath ?? options.port, provider === undefined ? bodyMs : 2 * bodyMs);
  const ending = createEnding(server, options, passage, link);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  const { rules, forbidden } = provider ?? addBuiltInRules(allowed);
  const listInterns = provider === undefined ? options.listInterns : undefined;
  const proxyRules = [...(isStoppable ? [stopRule] : []), ...(listInterns === undefined ? [] : [internsAsModelsRule])];
  const forwarding = { rules: [...rules, ...proxyRules], forbidden };
  const { takesKeyHeader, completePath } = provider ?? {};
  const admit = createAdmission({ takesKeyHeader, completePath, keys, port, forwarding });
  const url = `http://127.0.0.1:${port}`;
  keeper.record({ type: 'start', url, provider: provider?.servedProvider });
  // If a rule of `allow-paths` matches, the service answers instead of the proxy.
  const isInternListRequest = (method: string, path: string): boolean =>
    matchesRule([internsAsModelsRule], method, path) && !matchesRule(allowed, method, path);
  /** `awaitsContinue`: the client waits for `100 Continue` before its body (RFC 9110, section 10.1.1). */
  const receive = (request: IncomingMessage, response: ServerResponse, awaitsContinue = false): void => {
    response.on('error', () => {}); // "close" follows
    const { method = '', url: target = '', rawHeaders } = request;
    const admission = admit({ method, target, rawHeaders });
    const refuseAs = (code: RefusalCode, isRecorded: boolean): void => {
      const entry = { method, path: toEntryPath(target), status: getStatus(code), sent: false, ms: 0, code };
      if (isRecorded) keeper.record({ type: 'request', ...entry });
      refuse(request, response, code, provider);
    };
    if ('refusal' in admission) {
      // Don't record a request without the key: a stranger could fill the disk.
      refuseAs(admission.refusal, admission.hasKey);
    } else if (ending.hasBegun) {
      refuse(request, response, 'proxy_stopping', provider);
    } else if (isStoppable && stopRule.path.test(admission.target.path)) {
      void ending.stopOnRequest(response);
    } else if (listInterns !== undefined && isInternListRequest(method, admission.target.path)) {
      const capCode = caps.countRequest();
      if (capCode !== undefined) refuseAs(capCode, true);
      else void answerInternList(admission.target.path, response, listInterns, clock).then(keeper.record);
    } else {
      if (awaitsContinue) response.writeContinue();
      passage.pass({ request, response, target: admission.target });
    }
  };
  server.on('request', (request, response) => receive(request, response));
  server.on('checkContinue', (request, response) => receive(request, response, true));
  refuseUnsupported(server, provider);
  return { url, resetCaps: caps.reset, stop: ending.stop, whenEnded: ending.whenEnded };
}

const headersMs = 10_000;
/** Longer than clients keep an idle connection. If the proxy closed one as it is reused, a request would be lost. */
const idleMs = 75_000;

/** Listens on a port (0: any free one) or on the path of a socket. @throws {Error} the system's */
async function listen(portOrPath: number | string, bodyMs: number): Promise<Server> {
  const { createServer } = process.getBuiltinModule('node:http');
  const limits = { headersTimeout: headersMs, requestTimeout: headersMs + bodyMs, keepAliveTimeout: idleMs };
  // Let a request without a host pass to admission, which refuses it like one with a wrong host.
  const server = createServer({ ...limits, requireHostHeader: false, connectionsCheckingInterval: 5_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (typeof portOrPath === 'string') server.listen(portOrPath, resolve);
    else server.listen(portOrPath, '127.0.0.1', resolve);
  });
  return server;
}

/** Refuses bytes that are not HTTP, the method CONNECT, and any expectation except `100-continue`. */
function refuseUnsupported(server: Server, form: ErrorForm | undefined): void {
  server.on('checkExpectation', (request, response) => refuse(request, response, 'request_invalid', form));
  server.on('clientError', (_error, socket) => refuseSocket(socket, form));
  server.on('connect', (_request, socket) => refuseSocket(socket, form));
}

function refuseSocket(socket: Duplex, form: ErrorForm | undefined): void {
  socket.on('error', () => {});
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { headers, body } = toRefusal('request_invalid', form);
  // Names and values alternate.
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** Limits the time that requests under way get after a stop. */
export const graceMs = 5_000;
const pollMs = 20;

function createEnding(server: Server, { keeper, clock }: ProxyOptions, passage: Passage, link: ServiceLink) {
  const { promise: whenEnded, resolve: resolveEnded } = Promise.withResolvers<string>();
  let hasBegun = false;
  let isClosed = false;
  const refuseNewAndWait = async (waitMs: number): Promise<void> => {
    hasBegun = true;
    server.close();
    const deadline = clock.monotonic() + waitMs;
    while (passage.openRequests > 0 && clock.monotonic() < deadline) await clock.sleep(pollMs);
  };
  const close = (reason: string): void => {
    if (isClosed) return;
    isClosed = true;
    passage.cut();
    server.closeAllConnections();
    link.close();
    keeper.record({ type: 'end', reason });
    keeper.flush();
    resolveEnded(reason);
  };
  return {
    whenEnded,
    get hasBegun() {
      return hasBegun;
    },
    /** Waits up to `waitMs` for requests under way. */
    async stop(reason: string, waitMs: number): Promise<void> {
      await refuseNewAndWait(waitMs);
      close(reason);
    },
    async stopOnRequest(response: ServerResponse): Promise<void> {
      await refuseNewAndWait(graceMs);
      passage.cut(); // so that the totals count the requests under way
      if (response.closed) close('stopped');
      else response.once('close', () => close('stopped'));
      response.writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify(keeper.totals));
    },
  };
}

/** Matches the requests of `models.list()` and `models.retrieve()` in OpenAI's clients. */
const internsAsModelsRule: PathRule = { method: 'GET', path: /^(?:\/v1|\/interns\/[^/]+)?\/models(?:\/[^/]+)?$/ };

/** Builds "The model object" of the OpenAI API reference. */
function toModel({ id, name, created_at, workspace_id }: Intern): object {
  return { id, object: 'model', created: Math.floor(Date.parse(created_at) / 1000), owned_by: workspace_id, name };
}

/** Answers with the interns in OpenAI's form. Returns an entry for the account: `sent`, because the service was asked. */
async function answerInternList(path: string, response: ServerResponse, listInterns: ListInterns, clock: Clock) {
  const startedAt = clock.monotonic();
  const { status, body } = await findInternsAsModels(path, listInterns);
  const text = Buffer.from(JSON.stringify(body));
  const headers = ['Content-Type', 'application/json', 'Content-Length', String(text.length)];
  if (!response.destroyed) response.writeHead(status, headers).end(text);
  const ms = Math.round((clock.monotonic() - startedAt) * 10) / 10;
  return { type: 'request' as const, method: 'GET', path: toEntryPath(path), status, sent: true, ms };
}

async function findInternsAsModels(path: string, listInterns: ListInterns) {
  const [, segment] = /\/models\/([^/]+)$/.exec(path) ?? [];
  try {
    const interns = await Array.fromAsync(listInterns());
    if (segment === undefined) return { status: 200, body: { object: 'list', data: interns.map(toModel) } };
    const idOrName = decodeURIComponent(segment);
    const intern = interns.find(({ id }) => id === idOrName) ?? interns.find(({ name }) => name === idOrName);
    if (intern !== undefined) return { status: 200, body: toModel(intern) };
    return { status: 404, body: toError(`This proxy sees no intern "${idOrName}".`, 'model_not_found') };
  } catch (thrown) {
    const { code, message, data } = toToolkitError(thrown);
    return { status: data.status ?? 502, body: toError(`The interns could not be listed: ${message}`, code) };
  }
}

function toError(message: string, code: string): object {
  return { error: { message, type: 'invalid_request_error', param: null, code } };
}

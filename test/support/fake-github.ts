// GitHub's REST API on the loopback interface. Every request and every answer is held to GitHub's own OpenAPI description.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FakeAnswer, FakeRequest } from './fake-github-exchange.ts';
import { answerGraphql } from './fake-github-graphql.ts';
import { countRequest, type FakeLimits } from './fake-github-limits.ts';
import { fakeRoutes } from './fake-github-routes.ts';
import type { FakeState } from './fake-github-state.ts';
import { fakeState } from './fake-github-state.ts';
import { findViolations } from './github-openapi.ts';
import type { Loopback } from './loopback.ts';
import { startLoopback } from './loopback.ts';

/** A fake that runs until the test closes it. */
export interface FakeGitHub extends AsyncDisposable {
  readonly url: string;
  readonly state: FakeState;
  /** Method, path and query of each request, in order. */
  readonly requests: readonly string[];
  /** What was not as GitHub describes it; a test expects none. */
  readonly violations: readonly string[];
  /** Rate limits, by the clock of the state. */
  readonly limits: FakeLimits;
  /** Answers the next requests itself, or lets them hang, until it gives undefined. */
  intercept: ((request: string) => FakeFailure | 'hang' | undefined) | undefined;
  /** Whether the answer to a request is lost, after what was asked for is done. */
  loses: ((request: string) => boolean) | undefined;
}

/** An answer that no route gives: a rate limit, a failure. */
export interface FakeFailure {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** The token that the fake takes. */
export const fakeToken = 'ghs_made-up-token-of-the-fake';

// The longest first: a ref may have slashes, and would take what stands behind it.
const keys = Object.keys(fakeRoutes).toSorted((a, b) => b.length - a.length);
const templates = keys.map((key) => {
  const [method = '', template = ''] = key.split(' ');
  // A path and a ref may have several segments; a compare's two commits stand in one.
  const pattern = template
    .replaceAll('/{path}', '(?:/(?<path>.*))?')
    .replaceAll('{ref}', '(?<ref>.+?)')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return { key, method, template, pattern: new RegExp(`^${pattern}/?$`) };
});

/** Starts a fake with this state. */
export async function startFakeGitHub(state: FakeState = fakeState()): Promise<FakeGitHub> {
  const violations: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const line = `${request.method} ${request.url}`;
    const intercepted = fake.intercept?.(line);
    if (intercepted === 'hang') return;
    const limited = countRequest(fake.limits, line, state.now().getTime());
    const failure = intercepted ?? limited.refusal;
    response.setHeader('date', state.now().toUTCString());
    for (const [name, value] of Object.entries(limited.headers)) response.setHeader(name, value);
    if (failure !== undefined) {
      response.writeHead(failure.status, { 'content-type': 'application/json', ...failure.headers });
      response.end(JSON.stringify(failure.json ?? { message: 'Made up' }));
      return;
    }
    const isLost = fake.loses?.(line) ?? false;
    await answer(request, response, { state, violations, url: server.url, isLost });
  };
  const server: Loopback = await startLoopback((request, response) => {
    handle(request, response).catch((error: unknown) => {
      violations.push(`${request.method} ${request.url}: ${String(error)}`);
      response.destroy();
    });
  });
  const fake: FakeGitHub = {
    url: server.url,
    state,
    requests: server.requests,
    violations,
    limits: {},
    intercept: undefined,
    loses: undefined,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return fake;
}

interface Room {
  readonly state: FakeState;
  readonly violations: string[];
  readonly url: string;
  readonly isLost: boolean;
}

async function answer(request: IncomingMessage, response: ServerResponse, room: Room): Promise<void> {
  const { state, violations } = room;
  const send = room.isLost ? lose : sendWhole;
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', room.url);
  const body = await readBody(request);
  violations.push(...headerFlaws(request));
  if (method === 'POST' && url.pathname === '/graphql') {
    const { flaws, json, isLost } = await answerGraphql(state, body);
    violations.push(...flaws);
    (isLost ? lose : send)(response, { status: 200, json }, {});
    return;
  }
  const route = templates.find((one) => one.method === method && one.pattern.test(url.pathname));
  const names = route?.pattern.exec(url.pathname)?.groups ?? {};
  if (route === undefined) {
    violations.push(`${method} ${url.pathname} is not faked`);
    send(response, { status: 404, json: { message: 'Not Found' } }, {});
    return;
  }
  const decoded = Object.fromEntries(
    Object.entries(names).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
  );
  const input: FakeRequest = {
    state,
    names: decoded,
    query: url.searchParams,
    accept: request.headers.accept ?? '',
    body,
  };
  const ours =
    decoded['owner'] === undefined || `${decoded['owner']}/${decoded['repo']}` === `${state.owner}/${state.name}`;
  const given = ours ? fakeRoutes[route.key]?.(input) : undefined;
  const whole = toPage(given ?? { status: 404, json: { message: 'Not Found' } }, url);
  send(response, whole, whole.headers);
  violations.push(
    ...findViolations({
      method,
      template: route.template,
      query: url.searchParams,
      requestBody: body,
      status: whole.status,
      contentType: whole.type ?? 'application/json',
      responseBody: whole.bytes === undefined ? whole.json : String(whole.bytes),
    }),
  );
}

/** One page of a list, and the link to the next one (GitHub docs, "Using pagination in the REST API"). */
function toPage(given: FakeAnswer, url: URL): FakeAnswer & { readonly headers: Readonly<Record<string, string>> } {
  const { list, wrap } = given;
  if (list === undefined) return { ...given, headers: {} };
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const page = Number(url.searchParams.get('page') ?? 1);
  const items = list.slice((page - 1) * size, page * size);
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  const headers: Record<string, string> = page * size < list.length ? { link: `<${next.href}>; rel="next"` } : {};
  return { ...given, json: wrap === undefined ? items : wrap(items, list.length), headers };
}

function lose(response: ServerResponse): void {
  response.destroy();
}

function sendWhole(
  response: ServerResponse,
  { status, json, bytes, type }: FakeAnswer,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'content-type': type ?? 'application/json; charset=utf-8', ...headers });
  response.end(bytes ?? JSON.stringify(json));
}

function headerFlaws({ headers, method, url }: IncomingMessage): readonly string[] {
  const flaws: string[] = [];
  if (headers.authorization !== `Bearer ${fakeToken}`) flaws.push('the token is not sent as a bearer');
  if (headers['x-github-api-version'] !== '2022-11-28') flaws.push('the API version is not named');
  if ((headers['user-agent'] ?? '') === '') flaws.push('GitHub refuses requests without a User-Agent');
  return flaws.map((flaw) => `${method} ${url}: ${flaw}`);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const text = Buffer.concat(pieces).toString();
  return text === '' ? undefined : JSON.parse(text);
}

// Opens an Octokit client that sends through our own `fetch`, and checks its URLs. Loaded only for API calls.
import { isUtf8 } from 'node:buffer';
import { GitHub as ActionsGitHub } from '@actions/github/lib/utils';
import type { Clock } from '../../clock.ts';
import { GitHubError, orUndefined } from '../../errors.ts';
import { type BytesResponse, readDate, sendForBytes } from '../../http/document.ts';
import { withRetry } from '../../http/retry.ts';
import { type Fetch, type HttpRequest, NoResponseError } from '../../http/transport.ts';
import { parseJson } from '../../json.ts';
import type { Log } from '../../log.ts';
import type { Secret } from '../../secret.ts';
import type { Repository } from '../subject.ts';
import { isRateLimit, judgeRepeat, toRefusal } from './refusal.ts';

export type Octokit = InstanceType<typeof ActionsGitHub>;

export interface GitHubOptions {
  /** Without a slash at the end. */
  readonly apiUrl: string;
  readonly graphqlUrl?: string | undefined;
  readonly token: Secret;
  readonly repository: Repository;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

export interface CallOptions {
  /** Returns raw bytes instead of parsed JSON, and undefined for more than `maxBodyBytes`. */
  readonly isRaw?: boolean;
  readonly maxBodyBytes?: number | undefined;
  /** Set for a POST that only reads (GraphQL). Without it, no POST is repeated after a lost answer. */
  readonly isRead?: boolean;
}

type OpenOptions = GitHubOptions & CallOptions;

export type OpenOctokit = ReturnType<typeof createOctokit>;

interface OctokitInit {
  readonly method: string;
  readonly headers: { readonly accept: string };
  readonly body?: string | undefined;
}

const requestTimeoutMs = 20_000;
const maxAttempts = 4;
/** Ends the retries, even if a rate limit lasts longer. */
const retryWindowMs = 90_000;
const defaultMaxBodyBytes = 8 * 1024 * 1024;

/** Opens a client for one call. Octokit builds the requests and follows the pages, but never sees the token. */
export function createOctokit(options: OpenOptions) {
  let lastCall: { readonly what: string; readonly response: BytesResponse } | undefined;
  const fetch = async (requestUrl: string, init: OctokitInit): Promise<unknown> => {
    const { url, path } = checkUrl(requestUrl, options);
    const what = `${init.method} ${path}`;
    const response = await sendRepeatedly(toRequest(url, init, options.token), what, options);
    lastCall = { what, response };
    const body = options.isRaw === true ? response.bytes : readJson(response, what);
    const link = response.headers.get('link');
    return { url: requestUrl, status: response.status, headers: link === null ? [] : [['link', link]], body };
  };
  // Without its own parser, Octokit returns our `body` as the data. Its parser would turn an answer that was cut off or
  // is too large into an empty list.
  const octokit = new ActionsGitHub({ baseUrl: options.apiUrl, request: { fetch, parseSuccessResponseBody: false } });
  octokit.hook.before('request', (request) => checkNames(request.url, request));
  return { octokit, lastCall: () => lastCall };
}

/** Refuses a URL outside the API: an answer names the URL of its next page, and the token must not go anywhere else. */
function checkUrl(url: string, { apiUrl, graphqlUrl }: GitHubOptions): { readonly url: string; readonly path: string } {
  // Map `/api/v3/graphql`, as Octokit asks, to `/api/graphql` of GHES (GitHub docs, "Forming calls with GraphQL").
  const graphql = `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`;
  if (url === graphql || url === `${apiUrl}/graphql`) return { url: graphqlUrl ?? graphql, path: '/graphql' };
  const [address = ''] = url.split('?');
  if (!address.startsWith(`${apiUrl}/`)) {
    const { origin } = new URL(url);
    throw new GitHubError('github_malformed', `GitHub's API refers to ${origin}, outside the API. Nothing is sent.`);
  }
  const path = address.slice(apiUrl.length);
  // Refuse a path that may be resolved to another. An encoded slash counts as a slash.
  const segments = path.slice(1).split('/').flatMap(decodeSegment);
  if (segments.some((name) => unsafeNames.has(name))) throw nameRefusal(path);
  return { url, path };
}

function toRequest(url: string, { method, headers, body }: OctokitInit, bearer: Secret): HttpRequest {
  if (method !== 'GET' && method !== 'POST' && method !== 'PATCH')
    throw new TypeError(`${method} is not a method of our requests.`);
  const standard = { Accept: headers.accept, 'X-GitHub-Api-Version': '2022-11-28' };
  if (body === undefined) return { method, url, bearer, headers: standard };
  return { method, url, bearer, headers: { ...standard, 'Content-Type': 'application/json' }, body };
}

function sendRepeatedly(request: HttpRequest, what: string, options: OpenOptions): Promise<BytesResponse> {
  const { clock, log, signal } = options;
  const deadline = clock.monotonic() + retryWindowMs;
  return withRetry(
    { what: `GitHub request ${what}`, maxAttempts, deadline, clock, log, signal },
    () => sendOnce(request, what, options),
    (error) => judgeRepeat(error, options.isRead === true ? 'GET' : request.method),
  );
}

async function sendOnce(request: HttpRequest, what: string, options: OpenOptions): Promise<BytesResponse> {
  const { fetch, clock, signal, maxBodyBytes = defaultMaxBodyBytes } = options;
  try {
    const limits = { timeoutMs: requestTimeoutMs, maxBodyBytes, signal };
    const response = await sendForBytes(request, { fetch, now: clock.now, ...limits });
    // A rate limit ends by GitHub's clock, so prefer that.
    const now = readDate(response.headers) ?? clock.now();
    if (response.status > 299 || isRateLimit(response)) throw toRefusal(response, what, now);
    return response;
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    const { sent } = error;
    throw new GitHubError('github_unreachable', `GitHub's API did not answer ${what}.`, { sent, cause: error });
  }
}

function readJson({ bytes, status }: BytesResponse, what: string): object {
  const json = bytes !== undefined && isUtf8(bytes) ? parseJson(new TextDecoder().decode(bytes)) : undefined;
  if (typeof json === 'object' && json !== null) return json;
  throw new GitHubError('github_malformed', `GitHub's answer to ${what} is not what its API describes.`, { status });
}

const unsafeNames: ReadonlySet<string> = new Set(['', '.', '..']);

/** Refuses an empty value: Octokit would drop it, and so request something else. An empty `path` is the root folder. */
function checkNames(template: string, values: Readonly<Record<string, unknown>>): void {
  const placeholders = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (placeholders.some((name) => name !== 'path' && values[name] === '')) throw nameRefusal(template);
}

function nameRefusal(path: string): GitHubError {
  return new GitHubError('github_malformed', `No request is sent for "${path}": a name in it is empty, "." or "..".`);
}

function decodeSegment(segment: string): readonly string[] {
  return orUndefined(() => decodeURIComponent(segment).split('/')) ?? ['']; // '' is unsafe: the path is refused
}

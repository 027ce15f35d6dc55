// Sends Octokit's requests by our own `fetch`, and checks the names in their paths. Loaded only for API calls.
import { isUtf8 } from 'node:buffer';
import { GitHub as ActionsGitHub } from '@actions/github/lib/utils';
import type { Clock } from '../../clock.ts';
import { GitHubError } from '../../errors.ts';
import { type BytesResponse, dateOf, sendForBytes } from '../../http/document.ts';
import { withRetry } from '../../http/retry.ts';
import { type Fetch, type HttpRequest, NoResponseError } from '../../http/transport.ts';
import { parseJson } from '../../json.ts';
import type { Log } from '../../log.ts';
import type { Secret } from '../../secret.ts';
import type { Repository } from '../subject.ts';
import { isRateLimit, mayRepeat, refusal } from './refusal.ts';

export type Octokit = InstanceType<typeof ActionsGitHub>;

export interface GitHubOptions {
  /** Has no slash at the end. */
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
  /** Returns bytes, or undefined if there are too many, in place of parsed JSON. */
  readonly isRaw?: boolean;
  /** 8 MiB by default. */
  readonly maxBodyBytes?: number | undefined;
  /** Whether the request only reads, so that it may be repeated after a lost answer. Default: true for GET. */
  readonly isRead?: boolean;
}

type OpenOptions = GitHubOptions & CallOptions;

export type OpenOctokit = ReturnType<typeof openOctokit>;

interface OctokitInit {
  readonly method: string;
  readonly headers: { readonly accept: string };
  readonly body?: string | undefined;
}

const requestTimeoutMs = 20_000;
const maxAttempts = 4;
/** The longest wait for a repetition, even if a rate limit lasts longer. */
const longestRepetitionMs = 90_000;
const defaultMaxBodyBytes = 8 * 1024 * 1024;

/** Opens a client for one call. Octokit builds the request and follows the pages; it never gets the token. */
export function openOctokit(options: OpenOptions) {
  let last: { readonly what: string; readonly response: BytesResponse } | undefined;
  const fetch = async (asked: string, init: OctokitInit): Promise<unknown> => {
    const { url, path } = placeOf(asked, options);
    const what = `${init.method} ${path}`;
    const response = await sendRepeatedly(toRequest(url, init, options.token), what, options);
    last = { what, response };
    const body = options.isRaw === true ? response.bytes : readJson(response, what);
    const link = response.headers.get('link');
    return { url: asked, status: response.status, headers: link === null ? [] : [['link', link]], body };
  };
  // With this option, Octokit passes `body` on as the data of an answer. Its own reader would take an answer that was
  // cut or is too large for an empty list.
  const octokit = new ActionsGitHub({ baseUrl: options.apiUrl, request: { fetch, parseSuccessResponseBody: false } });
  octokit.hook.before('request', (request) => checkNames(request.url, request));
  return { octokit, last: () => last };
}

/** Refuses a URL outside the API, because the token may go only there: a list names its next page by URL. */
function placeOf(url: string, { apiUrl, graphqlUrl }: GitHubOptions): { readonly url: string; readonly path: string } {
  // GitHub Enterprise Server has both APIs side by side (GitHub docs, "Forming calls with GraphQL").
  const graphql = `${apiUrl.replace(/\/api\/v3$/, '/api')}/graphql`;
  if (url === graphql || url === `${apiUrl}/graphql`) return { url: graphqlUrl ?? graphql, path: '/graphql' };
  const [whole = ''] = url.split('?');
  if (!whole.startsWith(`${apiUrl}/`)) {
    throw new GitHubError('github_malformed', `GitHub's API leads to ${new URL(url).origin}, which is not asked.`);
  }
  const path = whole.slice(apiUrl.length);
  checkPath(path);
  return { url, path };
}

function toRequest(url: string, { method, headers, body }: OctokitInit, bearer: Secret): HttpRequest {
  if (method !== 'GET' && method !== 'POST' && method !== 'PATCH')
    throw new TypeError(`${method} is no method of a request of ours.`);
  const own = { Accept: headers.accept, 'X-GitHub-Api-Version': '2022-11-28' };
  if (body === undefined) return { method, url, bearer, headers: own };
  return { method, url, bearer, headers: { ...own, 'Content-Type': 'application/json' }, body };
}

function sendRepeatedly(request: HttpRequest, what: string, options: OpenOptions): Promise<BytesResponse> {
  const { clock, log, signal } = options;
  const deadline = clock.monotonic() + longestRepetitionMs;
  return withRetry(
    { what: `GitHub request ${what}`, maxAttempts, deadline, clock, log, signal },
    () => sendOnce(request, what, options),
    (error) => mayRepeat(error, options.isRead === true ? 'GET' : request.method),
  );
}

async function sendOnce(request: HttpRequest, what: string, options: OpenOptions): Promise<BytesResponse> {
  const { fetch, clock, signal, maxBodyBytes = defaultMaxBodyBytes } = options;
  try {
    const limits = { timeoutMs: requestTimeoutMs, maxBodyBytes, signal };
    const response = await sendForBytes(request, { fetch, now: clock.now, ...limits });
    // Compare with GitHub's clock, by which a rate limit ends.
    const now = dateOf(response.headers) ?? clock.now();
    if (response.status > 299 || isRateLimit(response)) throw refusal(response, what, now);
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

/** Names that a URL parser, or the server behind it, takes for a step in the path. */
const steps: ReadonlySet<string> = new Set(['', '.', '..']);

/** Refuses a path that would lead elsewhere. An encoded slash within a value counts as a slash. */
function checkPath(path: string): void {
  const names = path.slice(1).split('/').flatMap(decode);
  if (names.some((name) => steps.has(name))) throw noName(path);
}

/** Refuses an empty name, which Octokit drops at the end of a path. Only a repository's root folder has no path. */
function checkNames(template: string, values: Readonly<Record<string, unknown>>): void {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => name !== 'path' && values[name] === '')) throw noName(template);
}

function noName(path: string): GitHubError {
  return new GitHubError('github_malformed', `GitHub's API is not asked for "${path}": a name in it is none.`);
}

function decode(segment: string): readonly string[] {
  try {
    return decodeURIComponent(segment).split('/');
  } catch {
    return [''];
  }
}

// Wraps the client of `@actions/github` around our own `fetch`, and checks names in paths. Loaded only for API calls.
import { GitHub as ActionsGitHub } from '@actions/github/lib/utils';
import type { Clock } from '../../clock.ts';
import { GitHubError } from '../../errors.ts';
import { type BytesResponse, sendForBytes } from '../../http/document.ts';
import { withRetry } from '../../http/retry.ts';
import { type Fetch, NoResponseError } from '../../http/transport.ts';
import type { Log } from '../../log.ts';
import type { Secret } from '../../secret.ts';
import type { Repository } from '../subject.ts';
import { isRateLimit, mayRepeat, refusal } from './refusal.ts';

/** The client of `@actions/github`: typed routes in `rest`, lists in `paginate`. */
export type Octokit = InstanceType<typeof ActionsGitHub>;

/** Limits of an answer, 8 MiB by default. */
export interface CallLimits {
  readonly maxBodyBytes?: number | undefined;
}

/** Marks a request that changes nothing, so that it may be repeated after a lost answer. Default: only GET. */
export interface CallKind {
  readonly isRead?: boolean | undefined;
}

export interface GitHubOptions {
  /** As in `GITHUB_API_URL`, without a final slash. */
  readonly apiUrl: string;
  /** As in `GITHUB_GRAPHQL_URL`; undefined: Octokit's default. */
  readonly graphqlUrl?: string | undefined;
  readonly token: Secret;
  readonly repository: Repository;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

export interface OpenOptions extends GitHubOptions, CallLimits, CallKind {
  /** Type of an answer's data: parsed JSON, or bytes (undefined if too many). */
  readonly as: 'json' | 'bytes';
}

/** A client for one call. */
export interface OpenOctokit {
  readonly octokit: Octokit;
  /** The last request and its answer, for messages. */
  readonly last: () => LastCall | undefined;
}

interface LastCall {
  /** Method and path, as `GET /repos/acme/app`. */
  readonly what: string;
  readonly response: BytesResponse;
}

interface OctokitInit {
  readonly method: string;
  readonly headers: { readonly accept: string };
  readonly body?: string | undefined;
}

const requestTimeoutMs = 20_000;
const maxAttempts = 4;
/** Time for all attempts: no wait goes beyond it, not even for a rate limit. */
const longestRepetitionMs = 90_000;
const defaultMaxBodyBytes = 8 * 1024 * 1024;

/**
 * Opens a client for one call. Octokit builds the request and follows the pages; our `fetch` decides if, where and how
 * long a request is sent, and which answers are accepted. The token never reaches Octokit.
 */
export function openOctokit(options: OpenOptions): OpenOctokit {
  let last: LastCall | undefined;
  const fetch = async (url: string, init: OctokitInit): Promise<unknown> => {
    const place = placeOf(url, options);
    const what = `${init.method} ${place.path}`;
    const response = await sendRepeatedly({ ...place, what, init }, options);
    last = { what, response };
    const body = options.as === 'bytes' ? response.bytes : readJson(response, what);
    const link = response.headers.get('link');
    return { url, status: response.status, headers: link === null ? [] : [['link', link]], body };
  };
  // Octokit passes `body` on as the data of an answer. Its own reader would take a truncated or oversized answer for an
  // empty list.
  const octokit = new ActionsGitHub({ baseUrl: options.apiUrl, request: { fetch, parseSuccessResponseBody: false } });
  octokit.hook.before('request', (request) => checkNames(request.url, request));
  return { octokit, last: () => last };
}

interface Place {
  readonly url: string;
  /** Below the API's URL, without the query. */
  readonly path: string;
}

interface Sending extends Place {
  readonly what: string;
  readonly init: OctokitInit;
}

/** Checks the address of a request: a list names its next page by URL, but the token may go only to the API. */
function placeOf(url: string, { apiUrl, graphqlUrl }: GitHubOptions): Place {
  // GitHub Enterprise Server serves both APIs side by side (GitHub docs, "Forming calls with GraphQL").
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

function sendRepeatedly(sending: Sending, options: OpenOptions): Promise<BytesResponse> {
  const { clock, log, signal } = options;
  const deadline = clock.monotonic() + longestRepetitionMs;
  return withRetry(
    { what: `GitHub request ${sending.what}`, maxAttempts, deadline, clock, log, signal },
    () => sendOnce(sending, options),
    (error) => mayRepeat(error, options.isRead === true ? 'GET' : sending.init.method),
  );
}

async function sendOnce({ url, what, init }: Sending, options: OpenOptions): Promise<BytesResponse> {
  const { fetch, clock, signal, token, maxBodyBytes = defaultMaxBodyBytes } = options;
  const { body } = init;
  const headers = {
    Accept: init.headers.accept,
    'X-GitHub-Api-Version': '2022-11-28',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  try {
    const http = { method: methodOf(init), url, bearer: token, headers, ...(body === undefined ? {} : { body }) };
    const limits = { timeoutMs: requestTimeoutMs, maxBodyBytes };
    const response = await sendForBytes(http, { fetch, now: clock.now, signal, ...limits });
    // A rate limit ends at a time by GitHub's clock.
    const now = Date.parse(response.headers.get('date') ?? '') || clock.now();
    if (response.status > 299 || isRateLimit(response)) throw refusal(response, what, now);
    return response;
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    throw new GitHubError('github_unreachable', `GitHub's API did not answer ${what}.`, {
      sent: error.sent,
      cause: error,
    });
  }
}

function methodOf({ method }: OctokitInit): 'GET' | 'POST' | 'PATCH' {
  if (method === 'GET' || method === 'POST' || method === 'PATCH') return method;
  throw new TypeError(`${method} is no method of a request of ours.`);
}

function readJson({ bytes, status }: BytesResponse, what: string): object {
  const json = parseJson(bytes);
  if (typeof json === 'object' && json !== null) return json;
  const message = `GitHub's answer to ${what} is not what its API describes.`;
  throw new GitHubError('github_malformed', message, { status });
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Path segments that a URL parser, or the server behind it, resolves instead of taking them as names. */
const steps: ReadonlySet<string> = new Set(['', '.', '..']);
/**
 * Refuses a path with an empty, `.` or `..` segment, which would address something else. Encoded slashes within a value
 * (a file's path, a branch) count as slashes.
 *
 * @param path - below the API's URL, begins with a slash, each value encoded; without a query
 * @throws {GitHubError} `github_malformed`: such a segment, as no name on GitHub is one
 */
function checkPath(path: string): void {
  const names = path.slice(1).split('/').flatMap(decode);
  if (names.some((name) => steps.has(name))) throw noName(path);
}

/**
 * Refuses an empty name. At the end of a path, Octokit omits an empty name and would ask for the list that contains it.
 * Only the root folder of a repository has an empty path.
 *
 * @param template - as `/users/{username}`
 * @throws {GitHubError} `github_malformed`
 */
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

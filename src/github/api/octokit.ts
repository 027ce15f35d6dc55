// Sends Octokit's requests by our own `fetch`, and checks names in paths. Loaded only for API calls.
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

export type Octokit = InstanceType<typeof ActionsGitHub>;

/** 8 MiB by default. */
export interface CallLimits {
  readonly maxBodyBytes?: number | undefined;
}

/** A read may be repeated after a lost answer. Default: only GET. */
export interface CallKind {
  readonly isRead?: boolean | undefined;
}

export interface GitHubOptions {
  /** Without a final slash. */
  readonly apiUrl: string;
  readonly graphqlUrl?: string | undefined;
  readonly token: Secret;
  readonly repository: Repository;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

export interface OpenOptions extends GitHubOptions, CallLimits, CallKind {
  /** `bytes`: undefined if too many. */
  readonly as: 'json' | 'bytes';
}

export interface OpenOctokit {
  readonly octokit: Octokit;
  readonly last: () => LastCall | undefined;
}

interface LastCall {
  /** As `GET /repos/acme/app`. */
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
/** No wait goes beyond this, not even for a rate limit. */
const longestRepetitionMs = 90_000;
const defaultMaxBodyBytes = 8 * 1024 * 1024;

/** Lets Octokit build the request and follow the pages. The token never reaches Octokit. */
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
  readonly path: string;
}

interface Sending extends Place {
  readonly what: string;
  readonly init: OctokitInit;
}

/** Lists name their next page by URL, but the token may go only to the API. */
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

/** A URL parser, or the server behind it, resolves these instead of taking them as names. */
const steps: ReadonlySet<string> = new Set(['', '.', '..']);
/** Refuses a path that would address something else. Encoded slashes within a value count as slashes. */
function checkPath(path: string): void {
  const names = path.slice(1).split('/').flatMap(decode);
  if (names.some((name) => steps.has(name))) throw noName(path);
}

/** Octokit omits an empty name at the end of a path. Only a repository's root folder has an empty path. */
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

// GitHub's REST API: one request judged, repeated where that does no harm, and lists page by page.
import type * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { GitHubError } from '../../errors.ts';
import type { BytesResponse } from '../../http/bytes.ts';
import { sendForBytes } from '../../http/bytes.ts';
import { withRetry } from '../../http/retry.ts';
import type { Fetch } from '../../http/transport.ts';
import { NoResponseError } from '../../http/transport.ts';
import type { Log } from '../../log.ts';
import type { Secret } from '../../secret.ts';
import { mayRepeat, refusal } from './refusal.ts';

/** A request to the API. */
export interface GitHubRequest {
  /** Default `GET`. */
  readonly method?: 'GET' | 'POST' | 'PATCH';
  /** Made with `apiPath`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Media type; default JSON. */
  readonly accept?: string;
  readonly body?: unknown;
  /** Bound of the answer; default 8 MiB. */
  readonly maxBodyBytes?: number;
}

/** GitHub's REST API with a token. Every method throws {@link GitHubError}. */
export interface GitHub {
  /** An answer as JSON of a shape. */
  json<T>(request: GitHubRequest, shape: z.ZodMiniType<T>): Promise<T>;
  /** An answer as it came; `undefined` when it is larger than `maxBodyBytes`. */
  bytes(request: GitHubRequest): Promise<Uint8Array | undefined>;
  /** All pages of a list, 100 items each, one after the other as they are needed. */
  pages<T>(request: GitHubRequest, shape: z.ZodMiniType<T>): AsyncGenerator<T>;
}

/** What {@link createGitHub} needs. */
export interface GitHubOptions {
  /** As in `GITHUB_API_URL`, without a final slash. */
  readonly apiUrl: string;
  /** As in `GITHUB_GRAPHQL_URL`: it has no place below {@link GitHubOptions.apiUrl} on every server. */
  readonly graphqlUrl: string;
  readonly token: Secret;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** The path of the GraphQL API in a {@link GitHubRequest}. */
export const graphqlPath = '/graphql';

const requestTimeoutMs = 20_000;
const maxAttempts = 4;
/** No wait, not even for a rate limit, goes on beyond this. */
const longestRepetitionMs = 90_000;
const defaultMaxBodyBytes = 8 * 1024 * 1024;
/** An issue has at most 2,500 comments, a pull request at most 3,000 files (GitHub docs, "REST API endpoints"). */
const maxPages = 50;

/** The API's client (GitHub docs, "Getting started with the REST API"): bounded repetitions, rate limits respected. */
export function createGitHub(options: GitHubOptions): GitHub {
  const answer = (request: GitHubRequest): Promise<BytesResponse> => sendRepeatedly(request, options);
  return {
    async json(request, shape) {
      return readJson(await answer(request), shape, request);
    },
    async bytes(request) {
      return (await answer(request)).bytes;
    },
    async *pages(request, shape) {
      for (let page = 1; page <= maxPages; page += 1) {
        const response = await answer({ ...request, query: { ...request.query, per_page: 100, page } });
        yield readJson(response, shape, request);
        // The page's own URL is not followed: only whether there is one counts (GitHub docs, "Using pagination").
        if (!/;\s*rel="next"/.test(response.headers.get('link') ?? '')) return;
      }
    },
  };
}

function sendRepeatedly(request: GitHubRequest, options: GitHubOptions): Promise<BytesResponse> {
  const { clock, log, signal } = options;
  const method = request.method ?? 'GET';
  const deadline = clock.monotonic() + longestRepetitionMs;
  return withRetry(
    { what: `GitHub request ${method} ${request.path}`, maxAttempts, deadline, clock, log, signal },
    () => sendOnce(request, options),
    (error) => mayRepeat(error, method),
  );
}

async function sendOnce(request: GitHubRequest, options: GitHubOptions): Promise<BytesResponse> {
  const { fetch, clock, signal, token } = options;
  const { method = 'GET', path, accept = 'application/vnd.github+json', body } = request;
  const url = new URL(path === graphqlPath ? options.graphqlUrl : `${options.apiUrl}${path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, String(value));
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = {
    Accept: accept,
    'X-GitHub-Api-Version': '2022-11-28',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const limits = { timeoutMs: requestTimeoutMs, maxBodyBytes: request.maxBodyBytes ?? defaultMaxBodyBytes };
  try {
    const http = { method, url: url.href, bearer: token, headers, ...content };
    const response = await sendForBytes(http, { fetch, now: clock.now, signal, ...limits });
    if (response.status > 299) throw refusal(response, method, path, clock.now());
    return response;
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    throw new GitHubError('github_unreachable', `GitHub's API did not answer ${method} ${path}.`, {
      sent: error.sent,
      cause: error,
    });
  }
}

function readJson<T>(response: BytesResponse, shape: z.ZodMiniType<T>, { method = 'GET', path }: GitHubRequest): T {
  const { status, requestId } = response;
  const read = shape.safeParse(parseJson(response.bytes));
  if (read.success) return read.data;
  const at = read.error.issues[0]?.path.join('.') ?? '';
  throw new GitHubError(
    'github_malformed',
    `GitHub's answer to ${method} ${path} is not what its API describes${at === '' ? '' : `, at "${at}"`}.`,
    { status, requestId },
  );
}

function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

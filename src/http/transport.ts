// Sends one HTTP request, with its bearer and time limits; follows no redirect. Nothing else calls `fetch`.
import { describeError, InputError, systemCodeOf } from '../errors.ts';
import { oneLine } from '../log.ts';
import type { Secret } from '../secret.ts';

/** The options that {@link Fetch} is called with. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** The part of a `Response` that the transport needs; the global one has it. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteStream | null;
}

/** Bytes as they come from the network; a `ReadableStream` is one. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  getReader(): ByteReader;
  cancel(): Promise<void>;
}

/** Reads a {@link ByteStream} piece by piece; `cancel` ends a read that is under way. */
export interface ByteReader {
  read(): Promise<{ done?: boolean | undefined; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** The part of `fetch` that the transport needs; the global one has it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** A request as a stage builds it. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `Authorization: Bearer …` (RFC 6750 section 2.1). */
  readonly bearer?: Secret | undefined;
  readonly body?: string;
}

/** Options of {@link send}. */
export interface SendOptions {
  readonly fetch: Fetch;
  /** Longest wait for the response headers, in milliseconds; absent: only the signal ends it. */
  readonly headersTimeoutMs?: number;
  /** Epoch milliseconds, to read a `Retry-After` that is a date. */
  readonly now: () => number;
  /** Aborts this request, and the body while it is read. */
  readonly signal?: AbortSignal | undefined;
}

/** A response whose headers have arrived; its body is still to be read. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: FetchResponse['headers'];
  readonly body: ByteStream | null;
  /** The service's id of the request, for its operators. */
  readonly requestId: string | undefined;
  /** `Retry-After` in milliseconds from now, of either form (RFC 9110 section 10.2.3). */
  readonly retryAfterMs: number | undefined;
}

/** Means that no response came. `sent` tells whether the request may have arrived. */
export class NoResponseError extends Error {
  readonly sent: 'no' | 'unknown';

  constructor(message: string, sent: 'no' | 'unknown', cause: unknown) {
    super(message, { cause });
    this.name = 'NoResponseError';
    this.sent = sent;
  }
}

/** Our own code for a connection that took too long. */
export const connectTimeoutCode = 'CONNECT_TIMEOUT';

// Failures of name lookup and connect, after which the request certainly never left.
const connectFailures = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  connectTimeoutCode,
]);

/**
 * Send one request and return when its response headers are there. Never follows a redirect, so that no bearer reaches
 * another host; a 3xx is returned as it came.
 *
 * @throws {NoResponseError} no response, or none within `headersTimeoutMs`
 * @throws {TypeError} a bearer that no header can carry
 * @throws the signal's reason, when it aborted
 */
export async function send(request: HttpRequest, options: SendOptions): Promise<HttpResponse> {
  const given = headersOf(request);
  const { headersTimeoutMs } = options;
  const end = linkAbort(options.signal); // is never unlinked, because the outer signal must end the body too
  const timer = headersTimeoutMs === undefined ? undefined : setTimeout(end.abort, headersTimeoutMs);
  try {
    const { status, headers, body } = await options.fetch(request.url, {
      method: request.method,
      headers: given,
      body: request.body ?? null,
      redirect: 'manual',
      signal: end.signal,
    });
    const requestId = headers.get('x-request-id') ?? undefined;
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), options.now());
    return { status, headers, body, requestId, retryAfterMs };
  } catch (error) {
    options.signal?.throwIfAborted();
    const host = new URL(request.url).host;
    if (headersTimeoutMs !== undefined && end.signal.aborted) {
      throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1000} s`, 'unknown', error);
    }
    const code = systemCodeOf(error);
    const sent = connectFailures.has(code ?? '') ? 'no' : 'unknown';
    const untold = code === undefined || describeError(error).includes(code) ? '' : ` (${code})`;
    throw new NoResponseError(`${host} could not be reached${untold}`, sent, error);
  } finally {
    clearTimeout(timer);
  }
}

function headersOf(request: HttpRequest): Record<string, string> {
  const authorization = request.bearer === undefined ? {} : { Authorization: `Bearer ${readBearer(request.bearer)}` };
  return { 'User-Agent': 'intern-action', ...request.headers, ...authorization };
}

/** Reads the text of a bearer, because the error of fetch would quote one that it can't send. */
function readBearer(bearer: Secret): string {
  const text = bearer.reveal();
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that no header carries.`);
}

function readRetryAfter(value: string | null, nowMs: number): number | undefined {
  if (value === null) return undefined;
  // Take any number of digits: a wait that is too long to be possible is still a wait.
  if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1000, Number.MAX_SAFE_INTEGER);
  // A date begins with the name of a day; the system's parser takes nearly anything for a date.
  const date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

export interface LinkedAbort {
  /** Aborts by `abort`, or with the reason of the outer signal. */
  readonly signal: AbortSignal;
  abort(): void;
  /** Releases the work from the outer signal; call it when the work is done. */
  unlink(): void;
}

/** The reason for work that just ends. Made once, because nearly all work ends so, and errors take long to make. */
const ended: unknown = AbortSignal.abort().reason;

/**
 * Links a signal to an outer one. `AbortSignal.any` does that too, but its signal is kept as long as the outer one
 * lives, and takes many times as long to abort.
 */
export function linkAbort(outer: AbortSignal | undefined): LinkedAbort {
  const end = new AbortController();
  const follow = (): void => end.abort(outer?.reason);
  if (outer?.aborted === true) follow();
  outer?.addEventListener('abort', follow);
  return {
    signal: end.signal,
    abort: () => end.abort(ended),
    unlink: () => outer?.removeEventListener('abort', follow),
  };
}

/**
 * Starts a time limit. `AbortSignal.timeout` would keep thousands of requests in memory, each until its time is over,
 * long after it was answered.
 */
export function startTimeLimit(
  timeoutMs: number,
  outer: AbortSignal | undefined,
): { readonly signal: AbortSignal; clear(): void } {
  const { signal, abort, unlink } = linkAbort(outer);
  const timer = setTimeout(abort, timeoutMs);
  return {
    /** Aborts when the time is over, or with the reason of the outer signal. */
    signal,
    /** Releases the work from timer and outer signal; call it when the work is done. */
    clear(): void {
      clearTimeout(timer);
      unlink();
    },
  };
}

const use = 'Use the base URL of the service with its version segment, for example "https://service.example/api/v1".';

/** @throws {InputError} `input_missing` (an empty `baseUrl`), `input_invalid` (no absolute URL of http or https) */
export function checkBaseUrl(baseUrl: string): void {
  if (baseUrl === '') throw new InputError('input_missing', `"baseUrl" is empty. ${use}`, { source: 'baseUrl' });
  if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl)) return;
  const shown = oneLine(baseUrl.slice(0, 200));
  throw new InputError('input_invalid', `"baseUrl" is "${shown}". ${use}`, { source: 'baseUrl' });
}

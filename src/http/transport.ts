// Sends one HTTP request with its bearer and time limits. Follows no redirect.
import { describeError, findSystemCode, InputError } from '../errors.ts';
import { oneLine } from '../log.ts';
import { isSafeUrl } from '../loopback.ts';
import type { Secret } from '../secret.ts';

export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly redirect: 'manual';
  readonly signal: AbortSignal;
}

/** The part of a `Response` that the transport needs. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteStream | null;
}

export interface ByteStream extends AsyncIterable<Uint8Array> {
  getReader(): ByteReader;
  cancel(): Promise<void>;
}

/** Reads a {@link ByteStream} piece by piece. `cancel` ends a pending read. */
export interface ByteReader {
  read(): Promise<{ done?: boolean | undefined; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** The part of `fetch` that the transport needs. The global `fetch` fits. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as `Authorization: Bearer …` (RFC 6750 section 2.1). */
  readonly bearer?: Secret | undefined;
  readonly body?: string;
}

export interface SendOptions {
  readonly fetch: Fetch;
  /** Limits the wait for the response headers, in milliseconds. Absent: only the signal ends it. */
  readonly headersTimeoutMs?: number;
  /** Returns epoch milliseconds, to read a `Retry-After` that is a date. */
  readonly now: () => number;
  /** Aborts the request, or the reading of its body. */
  readonly signal?: AbortSignal | undefined;
}

/** A response whose headers have arrived. Its body is not read yet. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: FetchResponse['headers'];
  readonly body: ByteStream | null;
  /** The service's id of the request, which helps its operators to find it. */
  readonly requestId: string | undefined;
  /** `Retry-After` of either form, in milliseconds from now (RFC 9110 section 10.2.3). */
  readonly retryAfterMs: number | undefined;
}

/** No response came. `sent` tells whether the request may have arrived. */
export class NoResponseError extends Error {
  readonly sent: 'no' | 'unknown';

  constructor(message: string, sent: 'no' | 'unknown', cause: unknown) {
    super(message, { cause });
    this.name = 'NoResponseError';
    this.sent = sent;
  }
}

/** The error code of {@link Fetch} implementations in this project for a connection that took too long. */
export const connectTimeoutCode = 'CONNECT_TIMEOUT';

// Errors of name lookup and connection. The request was certainly not sent, unless a `read` or `write` had this error.
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
 * Sends one request, and resolves when the response headers arrive. Returns a redirect (3xx) without following it, so
 * that no bearer reaches another host.
 *
 * @throws {NoResponseError} no response, or none within `headersTimeoutMs`
 * @throws {TypeError} a bearer that no header can carry
 * @throws the reason of the signal, if it aborted
 */
export async function send(request: HttpRequest, options: SendOptions): Promise<HttpResponse> {
  const requestHeaders = buildHeaders(request);
  const { headersTimeoutMs } = options;
  const requestAbort = linkAbort(options.signal); // never unlinked: the outer signal must also end the body
  const timer = headersTimeoutMs === undefined ? undefined : setTimeout(requestAbort.abort, headersTimeoutMs);
  try {
    const { status, headers, body } = await options.fetch(request.url, {
      method: request.method,
      headers: requestHeaders,
      body: request.body ?? null,
      redirect: 'manual',
      signal: requestAbort.signal,
    });
    const requestId = headers.get('x-request-id') ?? undefined;
    const retryAfterMs = readRetryAfter(headers.get('retry-after'), options.now());
    return { status, headers, body, requestId, retryAfterMs };
  } catch (error) {
    options.signal?.throwIfAborted();
    const host = new URL(request.url).host;
    if (headersTimeoutMs !== undefined && requestAbort.signal.aborted) {
      throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1000} s`, 'unknown', error);
    }
    const code = findSystemCode(error);
    const sent = connectFailures.has(code ?? '') && !hasFailedInUse(error) ? 'no' : 'unknown';
    // Add the code only if it is missing in the text of the error, which is shown after the message as its cause.
    const codeSuffix = code === undefined || describeError(error).includes(code) ? '' : ` (${code})`;
    throw new NoResponseError(`${host} could not be reached${codeSuffix}`, sent, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Tells whether an open connection failed. Some systems then report why the host is lost, such as `EHOSTUNREACH`. */
function hasFailedInUse(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('syscall' in error && ['read', 'write'].includes(String(error.syscall))) || hasFailedInUse(error.cause);
}

function buildHeaders(request: HttpRequest): Record<string, string> {
  const authorization = request.bearer === undefined ? {} : { Authorization: `Bearer ${readBearer(request.bearer)}` };
  return { 'User-Agent': 'intern-action', ...request.headers, ...authorization };
}

/** Reads the text of a bearer. Refuses one that no header can carry, because the error of `fetch` would quote it. */
function readBearer(bearer: Secret): string {
  const text = bearer.reveal();
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that a header can't have.`);
}

function readRetryAfter(value: string | null, nowMs: number): number | undefined {
  if (value === null) return undefined;
  // Accept any number of digits: an impossibly long wait is still a wait.
  if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1000, Number.MAX_SAFE_INTEGER);
  // Require the name of a day at the start, because `Date.parse` takes nearly anything for a date.
  const date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

export interface LinkedAbort {
  /** Aborts when `abort` is called, or when the outer signal aborts, with its reason. */
  readonly signal: AbortSignal;
  abort(): void;
  /** Stops listening to the outer signal. Call it when the work is done. */
  unlink(): void;
}

/** The reason of every `abort()`. Created once, because creating an error is slow, and each chat stream ends in an abort. */
const plainReason: unknown = AbortSignal.abort().reason;

/** Links a new signal to an outer one. One of `AbortSignal.any` would stay in memory as long as the outer one lives. */
export function linkAbort(outer: AbortSignal | undefined): LinkedAbort {
  const controller = new AbortController();
  const followOuter = (): void => controller.abort(outer?.reason);
  if (outer?.aborted === true) followOuter();
  outer?.addEventListener('abort', followOuter);
  return {
    signal: controller.signal,
    abort: () => controller.abort(plainReason),
    unlink: () => outer?.removeEventListener('abort', followOuter),
  };
}

/** Starts a time limit. `AbortSignal.timeout` would keep each answered request in memory until its time is over. */
export function startTimeLimit(timeoutMs: number, outer: AbortSignal | undefined) {
  const { signal, abort, unlink } = linkAbort(outer);
  const timer = setTimeout(abort, timeoutMs);
  return {
    signal,
    clear(): void {
      clearTimeout(timer);
      unlink();
    },
  };
}

const remedy =
  'Use the base URL of the service with its version segment, for example "https://service.example/api/v1". Only a service on this machine may have http.';

/** @throws {InputError} `input_missing` (an empty `baseUrl`), `input_invalid` (neither https nor this machine) */
export function checkBaseUrl(baseUrl: string): void {
  if (baseUrl === '') throw new InputError('input_missing', `"baseUrl" is empty. ${remedy}`, { source: 'baseUrl' });
  if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl) && isSafeUrl(new URL(baseUrl))) return;
  const shown = oneLine(baseUrl.slice(0, 200));
  throw new InputError('input_invalid', `"baseUrl" is "${shown}". ${remedy}`, { source: 'baseUrl' });
}

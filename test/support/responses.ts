// Responses and a `fetch` that hands them out, for stages that are tested without a network.
import type { JsonResponse } from '../../src/http/document.ts';
import type { Fetch } from '../../src/http/transport.ts';

/** A request as a stage sent it. */
export interface SentRequest {
  readonly url: string;
  readonly method: string | undefined;
  readonly headers: Headers;
  readonly body: string | undefined;
  /** Aborts the request and its response. */
  readonly signal: AbortSignal | undefined;
}

/** What a {@link scriptedFetch} answers with, or the failure that it throws. */
export type Scripted = Response | Error | ((request: SentRequest) => Response | Promise<Response>);

/** A `fetch` that answers each call with the next of the script, and remembers what was sent. */
export function scriptedFetch(...script: readonly Scripted[]): Fetch & { readonly sent: readonly SentRequest[] } {
  const sent: SentRequest[] = [];
  const fetch: Fetch = async (url, init) => {
    init.signal?.throwIfAborted();
    const body = typeof init.body === 'string' ? init.body : undefined;
    const signal = init.signal ?? undefined;
    const request = { url, method: init.method, headers: new Headers(init.headers), body, signal };
    const next = script[sent.length];
    sent.push(request);
    if (next === undefined) throw new Error(`The script has no answer to request ${sent.length}.`);
    if (next instanceof Error) throw next;
    return next instanceof Response ? next : next(request);
  };
  return Object.assign(fetch, { sent });
}

/** A JSON response. */
export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers });
}

/** A response as a stage's `read…` half gets it. */
export function jsonResponse(status: number, body: unknown, more: Partial<JsonResponse> = {}): JsonResponse {
  const none = { requestId: undefined, retryAfterMs: undefined };
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return { status, json: body, text, headers: new Headers(), body: null, ...none, ...more };
}

/** The failure of a `fetch` that could not connect: the request never left. */
export function connectFailure(code = 'ECONNREFUSED'): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ${code}`), { code }) });
}

/** The failure of a `fetch` whose connection broke: the request may have arrived. */
export function brokenConnection(): Error {
  return connectFailure('ECONNRESET');
}

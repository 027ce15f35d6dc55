// Requests that are answered by one document: one time limit for all of it, and a limit for the body.
import { isUtf8 } from 'node:buffer';
import { parseJson, readWithin } from '../json.ts';
import {
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
  type SendOptions,
  send,
  startTimeLimit,
} from './transport.ts';

/** Options of {@link sendForJson}. */
export interface JsonOptions extends Omit<SendOptions, 'headersTimeoutMs'> {
  /** Longest time for connect, headers and body together, in milliseconds. */
  readonly timeoutMs: number;
  /** Bound of the body; default 1 MiB. */
  readonly maxBodyBytes?: number;
}

/** A response with its whole body. */
export interface BytesResponse extends HttpResponse {
  /** The body; `undefined` when it is larger than its bound. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Send one request and read its answer whole.
 *
 * @throws {NoResponseError} no response, or not all of it within `timeoutMs`
 * @throws the signal's reason, when it aborted
 */
export async function sendForBytes(request: HttpRequest, options: JsonOptions): Promise<BytesResponse> {
  const limit = startTimeLimit(options.timeoutMs, options.signal);
  try {
    const response = await send(request, { ...options, signal: limit.signal });
    return { ...response, bytes: await readWithin(options.maxBodyBytes ?? defaultMaxBodyBytes, response.body) };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof NoResponseError) throw error;
    const host = new URL(request.url).host;
    const what = limit.signal.aborted
      ? `sent no whole response within ${options.timeoutMs / 1000} s`
      : 'broke off its response';
    throw new NoResponseError(`${host} ${what}`, 'unknown', error);
  } finally {
    limit.clear();
  }
}

const defaultMaxBodyBytes = 1024 * 1024;

/** A response with its whole body. */
export interface JsonResponse extends HttpResponse {
  /** The body; empty when it is larger than its bound or no UTF-8. */
  readonly text: string;
  /** The body as JSON; `undefined` when it is none. */
  readonly json: unknown;
}

/** Send one request and read its answer whole; errors as {@link sendForBytes}. */
export async function sendForJson(request: HttpRequest, options: JsonOptions): Promise<JsonResponse> {
  const { bytes, ...response } = await sendForBytes(request, options);
  const text = toText(bytes);
  return { ...response, text, json: parseJson(text) };
}

/** Reads a whole body as JSON; `undefined` when it is none, or larger than 1 MiB. */
export async function readJson(response: HttpResponse): Promise<unknown> {
  return parseJson(toText(await readWithin(defaultMaxBodyBytes, response.body)));
}

function toText(bytes: BytesResponse['bytes']): string {
  if (bytes === undefined || !isUtf8(bytes)) return '';
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(); // a view: a list may be megabytes
}

/** Reads the `Date` of an answer, in epoch milliseconds (RFC 9110, section 6.6.1); undefined: it tells none. */
export function dateOf(headers: HttpResponse['headers']): number | undefined {
  const parsed = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}

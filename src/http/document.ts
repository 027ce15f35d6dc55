// Sends requests whose answer is one document. Limits the time of the whole request, and the size of the body.
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

/** Options of a request whose answer is one document. */
export interface JsonOptions extends Omit<SendOptions, 'headersTimeoutMs'> {
  /** Limits the time for connection, headers and body together, in milliseconds. */
  readonly timeoutMs: number;
  /** Limits the body; default 1 MiB. */
  readonly maxBodyBytes?: number;
}

export interface BytesResponse extends HttpResponse {
  /** The body; `undefined` if it is larger than its limit. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * Sends one request and reads its whole response.
 *
 * @throws {NoResponseError} no response, or not the whole of it within `timeoutMs`
 * @throws the reason of the signal, if it aborted
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
    const problem = limit.signal.aborted
      ? `did not send a complete response within ${options.timeoutMs / 1000} s`
      : 'broke off its response';
    throw new NoResponseError(`${host} ${problem}`, 'unknown', error);
  } finally {
    limit.clear();
  }
}

const defaultMaxBodyBytes = 1024 * 1024;

export interface JsonResponse extends HttpResponse {
  /** The body; empty if it is larger than its limit, or not UTF-8. */
  readonly text: string;
  /** The parsed body; `undefined` if it is not JSON. */
  readonly json: unknown;
}

/** Sends one request and reads its whole response. Errors as {@link sendForBytes}. */
export async function sendForJson(request: HttpRequest, options: JsonOptions): Promise<JsonResponse> {
  const { bytes, ...response } = await sendForBytes(request, options);
  const text = toText(bytes);
  return { ...response, text, json: parseJson(text) };
}

/** Reads a whole body as JSON. Resolves to `undefined` if it is not JSON, or larger than 1 MiB. */
export async function readJson(response: HttpResponse): Promise<unknown> {
  return parseJson(toText(await readWithin(defaultMaxBodyBytes, response.body)));
}

function toText(bytes: BytesResponse['bytes']): string {
  if (bytes === undefined || !isUtf8(bytes)) return '';
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(); // copies no bytes
}

/** Reads the `Date` header in epoch milliseconds (RFC 9110, section 6.6.1). Undefined if it is missing or invalid. */
export function readDate(headers: HttpResponse['headers']): number | undefined {
  const parsed = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}

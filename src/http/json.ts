// Requests that are answered with one document: the whole exchange under one time limit, the body bounded.
import { isUtf8 } from 'node:buffer';
import type { HttpRequest, HttpResponse, SendOptions } from './transport.ts';
import { NoResponseError, send } from './transport.ts';

/** How {@link sendForJson} waits and reads. */
export interface JsonOptions extends Omit<SendOptions, 'headersTimeoutMs'> {
  /** Longest time for connect, headers and body together, in milliseconds. */
  readonly timeoutMs: number;
  /** Bound of the body; default 1 MiB. */
  readonly maxBodyBytes?: number;
}

/** A response with its whole body. */
export interface JsonResponse extends HttpResponse {
  /** The body; empty when it is larger than its bound or no UTF-8. */
  readonly text: string;
  /** The body as JSON; `undefined` when it is none. */
  readonly json: unknown;
}

const defaultMaxBodyBytes = 1024 * 1024;

/**
 * Send one request and read its answer whole.
 *
 * @throws {NoResponseError} no response, or not all of it within `timeoutMs`
 * @throws the signal's reason, when it aborted
 */
export async function sendForJson(request: HttpRequest, options: JsonOptions): Promise<JsonResponse> {
  const late = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? late : AbortSignal.any([options.signal, late]);
  try {
    const response = await send(request, { ...options, headersTimeoutMs: options.timeoutMs, signal });
    const text = await readText(response, options.maxBodyBytes ?? defaultMaxBodyBytes);
    return { ...response, text, json: parseJson(text) };
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof NoResponseError) throw error;
    const host = new URL(request.url).host;
    const what = late.aborted
      ? `sent no whole response within ${options.timeoutMs / 1000} s`
      : 'broke off its response';
    throw new NoResponseError(`${host} ${what}`, 'unknown', error);
  }
}

/** A whole body as JSON; `undefined` when it is none, or larger than 1 MiB. */
export async function readJson(response: HttpResponse): Promise<unknown> {
  return parseJson(await readText(response, defaultMaxBodyBytes));
}

async function readText(response: HttpResponse, maxBodyBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > maxBodyBytes) return ''; // leaving the loop cancels the body, which frees the connection
    pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  return isUtf8(bytes) ? bytes.toString() : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

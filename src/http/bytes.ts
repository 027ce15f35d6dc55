// Requests that are answered with a document of any kind: the whole exchange under one time limit, the body bounded.
import { startTimeLimit } from './time-limit.ts';
import type { HttpRequest, HttpResponse, SendOptions } from './transport.ts';
import { NoResponseError, send } from './transport.ts';

/** How {@link sendForBytes} waits and reads. */
export interface BytesOptions extends Omit<SendOptions, 'headersTimeoutMs'> {
  /** Longest time for connect, headers and body together, in milliseconds. */
  readonly timeoutMs: number;
  /** Bound of the body. */
  readonly maxBodyBytes: number;
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
export async function sendForBytes(request: HttpRequest, options: BytesOptions): Promise<BytesResponse> {
  const limit = startTimeLimit(options.timeoutMs, options.signal);
  try {
    const response = await send(request, { ...options, signal: limit.signal });
    return { ...response, bytes: await readBytes(response, options.maxBodyBytes) };
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

/** A whole body; `undefined` when it is larger than `maxBodyBytes`. */
export async function readBytes(response: HttpResponse, maxBodyBytes: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    if (size > maxBodyBytes) return undefined; // leaving the loop cancels the body, which frees the connection
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

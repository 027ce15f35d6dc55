// Requests that are answered with one JSON document: the whole exchange under one time limit, the body bounded.
import { isUtf8 } from 'node:buffer';
import { parseJson } from '../json.ts';
import type { BytesOptions, BytesResponse } from './bytes.ts';
import { readBytes, sendForBytes } from './bytes.ts';
import type { HttpRequest, HttpResponse } from './transport.ts';

/** How {@link sendForJson} waits and reads. */
export interface JsonOptions extends Omit<BytesOptions, 'maxBodyBytes'> {
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

/** Send one request and read its answer whole; errors as {@link sendForBytes}. */
export async function sendForJson(request: HttpRequest, options: JsonOptions): Promise<JsonResponse> {
  const { bytes, ...response } = await sendForBytes(request, { maxBodyBytes: defaultMaxBodyBytes, ...options });
  const text = toText(bytes);
  return { ...response, text, json: parseJson(text) };
}

/** A whole body as JSON; `undefined` when it is none, or larger than 1 MiB. */
export async function readJson(response: HttpResponse): Promise<unknown> {
  return parseJson(toText(await readBytes(response, defaultMaxBodyBytes)));
}

function toText(bytes: BytesResponse['bytes']): string {
  if (bytes === undefined || !isUtf8(bytes)) return '';
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(); // a view: a list may be megabytes
}

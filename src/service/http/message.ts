// Declares the requests that handlers take, and makes their replies. Each route has its own form of error
// (docs/service-api.md, "Errors").
import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type * as z from 'zod/mini';
import type { OAuthErrorCode, ReasonCode } from '../../contract/errors.ts';
import { parseJson } from '../../json.ts';

export interface ServiceRequest {
  readonly method: string;
  /** Without the query; still percent-encoded. */
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** True if the request has more than one `Authorization` header. None of them counts then. */
  readonly hasAmbiguousBearer: boolean;
  /** Reads the body. Call it only once. Beyond `maxBytes`, the result is `too_large`. */
  readBody(maxBytes: number): Promise<Body>;
}

export type Body = Buffer | 'too_large' | 'too_slow' | 'aborted';

/** What the journal records about a request: the decision in one word, and the true reason. */
export interface Verdict {
  readonly decision: string;
  readonly reason?: string | undefined;
}

export interface JsonResponse extends Verdict {
  readonly kind: 'json';
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Sink {
  /** Tells whether everything written so far has been passed on. */
  isFlushed(): boolean;
  /** @returns false if the caller should await {@link Sink.drained} before it writes more */
  write(text: string): boolean;
  drained(): Promise<void>;
  end(text: string): void;
  onLeave(listener: () => void): void;
}

interface StreamResponse extends Verdict {
  readonly kind: 'stream';
  start(sink: Sink, note: (verdict: Verdict) => void): void;
}

interface TextResponse extends Verdict {
  readonly kind: 'text';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export type ServiceResponse = JsonResponse | StreamResponse;

export type Reply = ServiceResponse | TextResponse;

/** Thrown to end the handling of a request with `answer`. */
export class Refusal extends Error {
  readonly answer: JsonResponse;

  constructor(answer: JsonResponse) {
    super(answer.decision);
    this.answer = answer;
  }
}

/** Returns undefined for anything but JSON in UTF-8. */
function readJson(bytes: Buffer): unknown {
  return isUtf8(bytes) ? parseJson(bytes.toString()) : undefined;
}

/** @throws {Refusal} with the answer of `refuseBody`: the body is too long, does not arrive, or is not JSON in UTF-8 */
export async function readJsonBody(
  request: ServiceRequest,
  maxBytes: number,
  refuseBody: (status: 400 | 408 | 413, message: string) => JsonResponse,
): Promise<unknown> {
  const body = await request.readBody(maxBytes);
  if (body === 'too_large') throw new Refusal(refuseBody(413, `The request body exceeds ${maxBytes} bytes.`));
  if (typeof body === 'string') throw new Refusal(refuseBody(408, 'The request did not arrive in time.'));
  const type = request.headers['content-type'] ?? 'application/json';
  if (!/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type))
    throw new Refusal(refuseBody(400, 'The request must be application/json.'));
  const json = readJson(body);
  if (json === undefined) throw new Refusal(refuseBody(400, 'The request body is not valid JSON.'));
  return json;
}

export async function readBodyAs<Schema extends z.ZodMiniType>(
  request: ServiceRequest,
  schema: Schema,
  maxBytes: number,
): Promise<z.infer<Schema> | undefined> {
  const body = await request.readBody(maxBytes);
  return typeof body === 'string' ? undefined : schema.safeParse(readJson(body)).data;
}

export interface Details {
  /** The true reason, for the journal; default: the message. */
  readonly reason?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly retryable?: boolean;
}

/** Errors after which a client may repeat its request (docs/local-service.md, "Where the API leaves a choice"). */
const retryReasons: ReadonlySet<string> = new Set(['busy', 'rate_limited', 'intern_not_ready', 'intern_unreachable']);

const challenge = { 'www-authenticate': 'Bearer' };

export function ok(body: unknown, decision: string): JsonResponse {
  return { kind: 'json', status: 200, body, decision };
}

export function refuse(status: number, code: string | number, message: string, details: Details = {}): JsonResponse {
  return toRefusal(status, { error: { code, message } }, String(code), message, details);
}

export function refuseChat(status: number, reason: ReasonCode, message: string, details: Details = {}): JsonResponse {
  const metadata = { reason, retryable: details.retryable ?? retryReasons.has(reason) };
  return toRefusal(status, { error: { code: status, message, metadata } }, reason, message, details);
}

export function refuseOAuth(status: number, error: OAuthErrorCode, text: string, details: Details = {}): JsonResponse {
  return toRefusal(status, { error, error_description: text }, error, text, details);
}

export function refuseUnknownKey(reason: string): JsonResponse {
  return refuse(401, 401, 'Missing or invalid API key.', { reason, headers: challenge });
}

/** Refuses the bearer of a token exchange (RFC 6749, section 5.2, `invalid_client`). */
export function refuseClient(reason: string): JsonResponse {
  return refuseOAuth(401, 'invalid_client', 'The bearer is not a valid API key.', { reason, headers: challenge });
}

function toRefusal(
  status: number,
  body: unknown,
  decision: string,
  message: string,
  { reason = message, retryAfterSeconds, headers = {} }: Details,
): JsonResponse {
  const retryHeaders = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return { kind: 'json', status, headers: { ...headers, ...retryHeaders }, body, decision, reason };
}

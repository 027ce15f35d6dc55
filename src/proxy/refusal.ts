// Answers requests that the proxy refuses: with a status, a message, and whether the client may repeat the request.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProxyError } from '../models/provider.ts';

/** Status and message by code; the header `intern-proxy` carries the code (docs/inference.md, "Errors"). */
const refusals = {
  request_invalid: [400, 'The request is not HTTP in a form that the proxy forwards.'],
  target_invalid: [
    400,
    'The request target is refused: it must begin with "/", without an empty segment, "." or "..", backslash, fragment, encoded slash, or percent-encoding of a character that needs none.',
  ],
  body_invalid: [
    400,
    'The body of a chat request has to be a JSON object in UTF-8, without Content-Encoding: the proxy writes its approval mode into it.',
  ],
  unsupported_parameter: [400, 'The request has a parameter that the service does not read.'],
  bearer_invalid: [
    401,
    'This proxy takes only its own key: send "Authorization: Bearer" with the key that it was started with.',
  ],
  requests_capped: [402, 'The cap on requests is reached: "max-requests" of the proxy.'],
  cost_capped: [402, 'The cap on cost is reached: "max-cost" of the proxy.'],
  tokens_capped: [402, 'The cap on tokens is reached.'],
  host_refused: [403, 'The Host header of a request must be the address of this proxy.'],
  origin_refused: [403, 'Requests from web pages (with the header Origin) are refused.'],
  path_refused: [
    403,
    'This method and path are not forwarded. To allow more, use "allow-paths" of the proxy; keys and the token exchange are never forwarded.',
  ],
  body_too_large: [413, 'The body is larger than 1048576 bytes, the limit of the service.'],
  body_too_slow: [413, 'The body did not arrive within 60 s.'],
  service_unreachable: [502, 'The service could not be reached: nothing was sent.'],
  service_lost: [
    502,
    'The service broke off, or did not answer with HTTP that can be forwarded. The request may have arrived, so it is not repeated.',
  ],
  service_redirects: [502, 'The service answered with a redirect, which is not followed.'],
  token_unavailable: [503, 'There is no access token: the exchange failed. The log or account of the proxy says why.'],
  busy: [503, 'Too many large requests are under way: no memory was free for 60 s. Nothing was sent.'],
  proxy_stopping: [503, 'This proxy is being stopped.'],
  service_silent: [504, 'The service did not answer in time. The request may have arrived, so it is not repeated.'],
} as const;

export type RefusalCode = keyof typeof refusals;

export const refusalHeader = 'intern-proxy';

/** Refusals of requests that never reached the service, for a temporary cause. */
const repeatableCodes: ReadonlySet<RefusalCode> = new Set([
  'service_unreachable',
  'token_unavailable',
  'busy',
  'proxy_stopping',
]);

export function getStatus(code: RefusalCode): number {
  return refusals[code][0];
}

export interface ErrorForm {
  /** Texts that replace the default messages, by code. */
  readonly messages: Readonly<Record<string, string>>;
  readonly toError: (error: ProxyError) => unknown;
}

/** Writes the error in the service's form (docs/service-api.md, "Errors") unless there is another `form`. */
export function toRefusal(code: RefusalCode, form?: ErrorForm) {
  const [status, defaultMessage] = refusals[code];
  const message = form?.messages[code] ?? defaultMessage;
  const retryable = repeatableCodes.has(code);
  const serviceError = { error: { code: status, message, metadata: { reason: code, retryable } } };
  const body = JSON.stringify(form?.toError({ status, code, message, isRepeatable: retryable }) ?? serviceError);
  const headers = ['Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(body))];
  return { status, headers: [...headers, refusalHeader, code, 'x-should-retry', String(retryable)], body };
}

/** Bounds how long a body is still read after a refusal. A client that is still writing does not read the refusal yet. */
const lingerBounds: BodyBounds = { maxBytes: 16 * 1024 * 1024, timeoutMs: 2_000 };

/** Answers at once. Reads on for a moment if the client is still writing. */
export function refuse(request: IncomingMessage, response: ServerResponse, code: RefusalCode, form?: ErrorForm): void {
  if (response.headersSent || response.destroyed) return;
  const { status, headers, body } = toRefusal(code, form);
  if (request.complete || !mayHaveBody(request)) {
    response.writeHead(status, headers);
    response.end(body);
    return;
  }
  response.writeHead(status, [...headers, 'Connection', 'close']);
  response.write(body);
  watchBody(request, lingerBounds, () => response.end());
}

/** Follows RFC 9112, section 6.3. */
export function mayHaveBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

export interface BodyBounds {
  /** One byte more is `body_too_large`. */
  readonly maxBytes: number;
  /** Longer is `body_too_slow`. */
  readonly timeoutMs: number;
}

export type BodyEnd = 'whole' | 'client_left' | 'body_too_large' | 'body_too_slow';

export function watchBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: BodyBounds,
  done: (bodyEnd: BodyEnd) => void,
  onPiece?: (piece: Buffer) => void,
): void {
  let size = 0;
  const finish = (bodyEnd: BodyEnd): void => {
    clearTimeout(timer);
    request.off('data', take).off('end', end).off('close', leave);
    done(bodyEnd);
  };
  const take = (piece: Buffer): void => {
    size += piece.length;
    if (size > maxBytes) finish('body_too_large');
    else onPiece?.(piece);
  };
  const end = (): void => finish('whole');
  const leave = (): void => finish('client_left');
  const timer = setTimeout(() => finish('body_too_slow'), timeoutMs);
  request.on('data', take).on('end', end).on('close', leave);
}

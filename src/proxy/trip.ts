// Prepares the body and headers of a request for the service, and its entry in the account.
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import { type RequestEntry, toEntryPath } from './account.ts';
import type { Target } from './admission.ts';
import { emptyBuffer } from './answer.ts';
import {
  type ChatRequest,
  type ChatRequestOptions,
  isChat,
  type RefusedChat,
  readChatRequest,
} from './chat/request.ts';
import { keepRequestHeaders } from './headers.ts';
import type { ModelUpstream, Reservation } from './models/upstream.ts';
import { type BodyBounds, type BodyEnd, type ErrorForm, mayHaveBody, type RefusalCode, watchBody } from './refusal.ts';
import type { UsageFields } from './usage.ts';

export interface Admitted {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
}

/** One request under way, from its body to the end of its answer. */
export interface Trip extends Admitted {
  readonly startedAt: number;
  readonly body: Buffer;
  readonly chat?: ChatRequest;
  serviceRequest?: ClientRequest;
  timer?: NodeJS.Timeout;
  headersAfterMs?: number;
  /** True after a 401, when the request was sent again with a newer token. */
  isRepeated: boolean;
  hasEnded: boolean;
  reportUsageSoFar?: (() => UsageFields) | undefined;
  readonly onEnd: (trip: Trip) => void;
  readonly reservation: Reservation | undefined;
}

/** `refusal` is undefined if the client left. */
export type PreparedBody =
  | { readonly body: Buffer; readonly chat?: ChatRequest }
  | { readonly refusal: RefusalCode | undefined; readonly form?: ErrorForm };

export interface PrepareOptions extends ChatRequestOptions {
  readonly body: BodyBounds;
  readonly provider?: ModelUpstream | undefined;
}

export function prepareBody({ request, target }: Admitted, body: Buffer, options: PrepareOptions): PreparedBody {
  if (options.provider !== undefined || !isChat(request.method, target.path)) return { body };
  // Refuse a compressed body, which would hide the mode that the client asks for.
  const isCompressed = request.headers['content-encoding'] !== undefined;
  const chat: ChatRequest | RefusedChat = isCompressed ? { refusal: 'body_invalid' } : readChatRequest(body, options);
  if ('refusal' in chat) return chat;
  return chat.body.length > options.body.maxBytes ? { refusal: 'body_too_large' } : { body: chat.body, chat };
}

export function toHeaders({ request, body }: Trip, host: string, bearer: string, provider?: ModelUpstream): string[] {
  const { method, rawHeaders } = request;
  const hasLength = body.length > 0 || method === 'POST' || method === 'PUT' || method === 'PATCH';
  const length = hasLength ? ['Content-Length', String(body.length)] : [];
  const credentials = provider?.authorize(bearer, rawHeaders) ?? ['Authorization', `Bearer ${bearer}`];
  // Ask for no compression: it would hide the usage and the bearer in the answer.
  const proxyHeaders = ['Host', host, ...credentials, 'Accept-Encoding', 'identity'];
  return [...proxyHeaders, ...keepRequestHeaders(rawHeaders, provider?.forwardedHeaders), ...length];
}

export function toEntry(trip: Trip, outcome: Partial<RequestEntry>, clock: Clock): RequestEntry {
  const { request, target, startedAt, headersAfterMs } = trip;
  return {
    type: 'request',
    method: request.method ?? '',
    path: toEntryPath(target.path),
    status: null,
    sent: trip.serviceRequest !== undefined,
    ms: round(clock.monotonic() - startedAt),
    ...(headersAfterMs === undefined ? {} : { first_ms: round(headersAfterMs) }),
    ...outcome,
  };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** Undefined if the client left. */
export type ReceivedBody = Buffer | 'body_too_large' | 'body_too_slow' | undefined;

export function readBody(request: IncomingMessage, bounds: BodyBounds, done: (body: ReceivedBody) => void): void {
  if (!mayHaveBody(request)) {
    request.resume();
    done(emptyBuffer);
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > bounds.maxBytes) {
    done('body_too_large');
    return;
  }
  const pieces: Buffer[] = [];
  const finish = (bodyEnd: BodyEnd): void => {
    const [only = emptyBuffer, ...more] = pieces;
    if (bodyEnd === 'whole') done(more.length === 0 ? only : Buffer.concat(pieces));
    else done(bodyEnd === 'client_left' ? undefined : bodyEnd);
  };
  watchBody(request, bounds, finish, (piece) => pieces.push(piece));
}

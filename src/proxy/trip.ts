// Prepares the body and headers of a request for the service, and its entry in the account.
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import { type RequestEntry, toEntryPath } from './account.ts';
import type { Target } from './admission.ts';
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
  upstream?: ClientRequest;
  timer?: NodeJS.Timeout;
  firstMs?: number;
  /** Was sent again, with a newer token, after a 401. */
  isRepeated: boolean;
  isOver: boolean;
  readUsage?: (() => UsageFields) | undefined;
  readonly onOver: () => void;
  readonly reservation: Reservation | undefined;
}

/** `refusal` is undefined if the client left. */
export type PreparedBody =
  | { readonly body: Buffer; readonly chat?: ChatRequest }
  | { readonly refusal: RefusalCode | undefined; readonly form?: ErrorForm };

export interface PrepareOptions extends ChatRequestOptions {
  readonly body: BodyBounds;
  readonly models?: ModelUpstream | undefined;
}

export function prepareBody({ request, target }: Admitted, body: Buffer, options: PrepareOptions): PreparedBody {
  if (options.models !== undefined || !isChat(request.method, target.path)) return { body };
  // Refuse a compressed body, which would hide the mode that the client asks for.
  const isCompressed = request.headers['content-encoding'] !== undefined;
  const chat: ChatRequest | RefusedChat = isCompressed ? { refusal: 'body_invalid' } : readChatRequest(body, options);
  if ('refusal' in chat) return chat;
  return chat.body.length > options.body.maxBytes ? { refusal: 'body_too_large' } : { body: chat.body, chat };
}

export function toHeaders({ request, body }: Trip, host: string, bearer: string, models?: ModelUpstream): string[] {
  const { method, rawHeaders } = request;
  const hasLength = body.length > 0 || method === 'POST' || method === 'PUT' || method === 'PATCH';
  const length = hasLength ? ['Content-Length', String(body.length)] : [];
  // Ask for no compression: it would hide the usage and the bearer in the answer.
  const credentials = models?.authorize(bearer, rawHeaders) ?? ['Authorization', `Bearer ${bearer}`];
  const ownHeaders = ['Host', host, ...credentials, 'Accept-Encoding', 'identity'];
  return [...ownHeaders, ...keepRequestHeaders(rawHeaders, models?.keptHeaders), ...length];
}

export function toEntry(trip: Trip, outcome: Partial<RequestEntry>, clock: Clock): RequestEntry {
  const { request, target, startedAt, firstMs } = trip;
  return {
    type: 'request',
    method: request.method ?? '',
    path: toEntryPath(target.path),
    status: null,
    sent: trip.upstream !== undefined,
    ms: round(clock.monotonic() - startedAt),
    ...(firstMs === undefined ? {} : { first_ms: round(firstMs) }),
    ...outcome,
  };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}

/** Undefined: the client left. */
export type ReceivedBody = Buffer | 'body_too_large' | 'body_too_slow' | undefined;

export const empty = Buffer.alloc(0);

export function readBody(request: IncomingMessage, bounds: BodyBounds, done: (body: ReceivedBody) => void): void {
  if (!mayHaveBody(request)) {
    request.resume();
    done(empty);
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > bounds.maxBytes) {
    done('body_too_large');
    return;
  }
  const pieces: Buffer[] = [];
  const finish = (how: BodyEnd): void => {
    const [only = empty, ...more] = pieces;
    if (how === 'whole') done(more.length === 0 ? only : Buffer.concat(pieces));
    else done(how === 'left' ? undefined : how);
  };
  watchBody(request, bounds, finish, (piece) => pieces.push(piece));
}

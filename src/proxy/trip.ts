// One request under way: its body and headers for the service, and its entry in the account.
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
import { keptOfRequest } from './headers.ts';
import type { ModelUpstream, Reservation } from './models/upstream.ts';
import { type ErrorForm, mayHaveBody, type RefusalCode } from './refusal.ts';
import type { ReadUsage } from './usage.ts';

export interface Admitted {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
}

export interface Trip extends Admitted {
  readonly startedAt: number;
  readonly body: Buffer;
  readonly chat: ChatRequest | undefined;
  upstream: ClientRequest | undefined;
  timer: NodeJS.Timeout | undefined;
  firstMs: number | undefined;
  isOver: boolean;
  settle: (() => ReadUsage) | undefined;
  readonly arrived: () => void;
  readonly reservation: Reservation | undefined;
}

/** An undefined reason: the client left. */
export type Prepared =
  | { readonly body: Buffer; readonly chat?: ChatRequest }
  | { readonly refusal: RefusalCode | undefined; readonly form?: ErrorForm };

export interface PrepareOptions extends ChatRequestOptions {
  readonly body: BodyBounds;
  readonly models?: ModelUpstream | undefined;
}

export function prepare({ request, target }: Admitted, body: Buffer, options: PrepareOptions): Prepared {
  if (options.models !== undefined || !isChat(request.method, target.path)) return { body };
  // A compressed body would hide the mode that the client asks for.
  const isCoded = request.headers['content-encoding'] !== undefined;
  const chat: ChatRequest | RefusedChat = isCoded ? { refusal: 'body_invalid' } : readChatRequest(body, options);
  if ('refusal' in chat) return chat;
  return chat.body.length > options.body.maxBytes ? { refusal: 'body_too_large' } : { body: chat.body, chat };
}

export function beginTrip(
  admitted: Admitted,
  prepared: Prepared,
  begun: Pick<Trip, 'startedAt' | 'arrived' | 'reservation'>,
): Trip {
  const nothingYet = { upstream: undefined, timer: undefined, firstMs: undefined, settle: undefined, isOver: false };
  return {
    ...admitted,
    ...begun,
    ...nothingYet,
    body: emptyBody,
    chat: undefined,
    ...('refusal' in prepared ? {} : prepared),
  };
}

const emptyBody = Buffer.alloc(0);

export function toHeaders(
  request: IncomingMessage,
  body: Buffer,
  ours: { readonly host: string; readonly bearer: string; readonly models: ModelUpstream | undefined },
): string[] {
  const { method, rawHeaders } = request;
  const hasLength = body.length > 0 || method === 'POST' || method === 'PUT' || method === 'PATCH';
  const length = hasLength ? ['Content-Length', String(body.length)] : [];
  // Ask for no compression, which would hide the usage and the bearer in an answer.
  const authority = ours.models?.authorize(ours.bearer, rawHeaders) ?? ['Authorization', `Bearer ${ours.bearer}`];
  const own = ['Host', ours.host, ...authority, 'Accept-Encoding', 'identity'];
  return [...own, ...keptOfRequest(rawHeaders, ours.models?.keptHeaders), ...length];
}

export function toEntry(trip: Trip, how: Partial<RequestEntry>, clock: Clock): RequestEntry {
  const { request, target, startedAt, firstMs } = trip;
  return {
    type: 'request',
    method: request.method ?? '',
    path: toEntryPath(target.path),
    status: null,
    sent: trip.upstream !== undefined,
    ms: round(clock.monotonic() - startedAt),
    ...(firstMs === undefined ? {} : { first_ms: round(firstMs) }),
    ...how,
  };
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10;
}

export function toUsageFields(usage: ReadUsage): Partial<RequestEntry> {
  if (usage === 'none') return {};
  if (usage === 'unfinished') return { unfinished: true };
  const { isEstimated: estimated, ...counts } = usage;
  return { usage: counts, ...(estimated && { estimated }) };
}

export interface BodyBounds {
  /** One byte more is `body_too_large`. */
  readonly maxBytes: number;
  /** Longer is `body_too_slow`. */
  readonly timeoutMs: number;
}

/** `undefined`: the client left. */
export type ReadBody = Buffer | 'body_too_large' | 'body_too_slow' | undefined;

const empty = Buffer.alloc(0);

export function readBody(
  request: IncomingMessage,
  { maxBytes, timeoutMs }: BodyBounds,
  done: (body: ReadBody) => void,
): void {
  if (!mayHaveBody(request)) {
    request.resume();
    done(empty);
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    done('body_too_large');
    return;
  }
  const pieces: Buffer[] = [];
  let size = 0;
  const finish = (body: ReadBody): void => {
    clearTimeout(timer);
    request.off('data', take).off('end', end).off('close', leave);
    done(body);
  };
  const take = (piece: Buffer): void => {
    size += piece.length;
    if (size > maxBytes) finish('body_too_large');
    else pieces.push(piece);
  };
  const end = (): void => {
    const [only = empty, ...more] = pieces;
    finish(more.length === 0 ? only : Buffer.concat(pieces));
  };
  const leave = (): void => finish(undefined);
  const timer = setTimeout(() => finish('body_too_slow'), timeoutMs);
  request.on('data', take).on('end', end).on('close', leave);
}

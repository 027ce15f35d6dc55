// One request on its way to the service, and its answer on the way back: sent once, passed on byte by byte as it comes.
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { RequestEntry } from './account.ts';
import { toEntryUsage } from './account.ts';
import { relayAnswer } from './answer.ts';
import type { ReadUsage } from './answer-usage.ts';
import type { BodyBounds } from './body.ts';
import { readBody } from './body.ts';
import type { Caps } from './caps.ts';
import type { FreshBearer, HeldToken } from './fresh-bearer.ts';
import { keptOfRequest } from './headers.ts';
import type { RefusalCode } from './refusal.ts';
import { refuse, statusOf } from './refusal.ts';
import type { ServiceLink } from './service-link.ts';
import { wasSent } from './service-link.ts';
import type { Target } from './target.ts';

/** What a passage needs. */
export interface PassageOptions {
  readonly link: ServiceLink;
  readonly bearer: FreshBearer;
  readonly caps: Caps;
  readonly clock: Clock;
  readonly body: BodyBounds;
  /** Longest wait for the headers of an answer. */
  readonly answerMs: number;
  /** Told of each request when it is over. */
  readonly record: (entry: RequestEntry) => void;
}

/** A request that was let in. */
export interface Admitted {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: Target;
}

/** A request on its way. */
interface Trip extends Admitted {
  readonly startedAt: number;
  readonly body: Buffer;
  upstream: ClientRequest | undefined;
  /** The wait for an answer. */
  timer: NodeJS.Timeout | undefined;
  firstMs: number | undefined;
  isOver: boolean;
}

const longestShownPath = 200;

/** Sends requests on. `isUnderWay` tells how many there are. */
export function createPassage(options: PassageOptions): { pass(admitted: Admitted): void; readonly underWay: number } {
  const { clock, bearer, caps, link } = options;
  let underWay = 0;

  /** The end of a trip, whatever it was; only the first counts. */
  const end = (trip: Trip, how: Partial<RequestEntry>): void => {
    if (trip.isOver) return;
    trip.isOver = true;
    underWay -= 1;
    clearTimeout(trip.timer);
    options.record(toEntry(trip, how, clock));
  };

  const fail = (trip: Trip, code: RefusalCode): void => {
    if (trip.isOver) return;
    end(trip, { status: statusOf(code), code, ...(trip.response.headersSent ? { cut: 'by the service' } : {}) });
    trip.upstream?.destroy();
    if (trip.response.headersSent) trip.response.destroy();
    else refuse(trip.request, trip.response, code);
  };

  const relay = (trip: Trip, held: HeldToken, answer: IncomingMessage): void => {
    clearTimeout(trip.timer);
    trip.firstMs = clock.monotonic() - trip.startedAt;
    const { statusCode: status = 502 } = answer;
    if (status >= 300 && status < 400) {
      fail(trip, 'service_redirects');
      return;
    }
    const { request, response } = trip;
    relayAnswer(
      { answer, response, bearer: held.token, hasUsage: request.method === 'POST' && status < 300 },
      {
        onUsage: ({ cost }) => caps.spend(cost),
        onEnd: (usage) => end(trip, { status, ...toUsageFields(usage) }),
        onCut: (usage) => end(trip, { status, cut: 'by the service', ...toUsageFields(usage) }),
      },
    );
  };

  const send = (trip: Trip, held: HeldToken, mayRepeat: boolean): void => {
    const { request, target, body } = trip;
    const headers = toHeaders(request, body, { host: link.host, bearer: held.token.reveal() });
    const upstream = link.send({ method: request.method ?? '', target: target.whole, headers, body });
    trip.upstream = upstream;
    upstream.once('response', (answer) => {
      if (trip.isOver) answer.destroy();
      else if (answer.statusCode === 401 && mayRepeat) void renewAndRepeat(trip, held, answer);
      else relay(trip, held, answer);
    });
    upstream.on('error', () => {
      if (trip.upstream === upstream) fail(trip, wasSent(upstream) ? 'service_lost' : 'service_unreachable');
    });
  };

  /** A 401 comes before anything ran (docs/service-api.md, "Authentication"), so the request may be sent again, once. */
  const renewAndRepeat = async (trip: Trip, refused: HeldToken, answer: IncomingMessage): Promise<void> => {
    const newer = await bearer.renew(refused);
    if (trip.isOver) return;
    if (newer === undefined) {
      relay(trip, refused, answer);
      return;
    }
    trip.upstream = undefined;
    answer.resume();
    send(trip, newer, false);
  };

  const start = (trip: Trip, held: HeldToken): void => {
    if (trip.isOver) return;
    const capped = caps.take();
    if (capped !== undefined) {
      fail(trip, capped);
      return;
    }
    trip.timer = setTimeout(() => fail(trip, 'service_silent'), options.answerMs);
    send(trip, held, true);
  };

  return {
    pass({ request, response, target }) {
      const startedAt = clock.monotonic();
      underWay += 1;
      readBody(request, options.body, (body) => {
        const whole = body instanceof Buffer ? body : emptyBody;
        const trip: Trip = {
          ...{ request, response, target, startedAt, body: whole },
          ...{ upstream: undefined, timer: undefined, firstMs: undefined, isOver: false },
        };
        response.once('close', () => leave(trip));
        if (body === undefined) leave(trip);
        else if (typeof body === 'string') fail(trip, body);
        else withBearer(trip);
      });
    },
    get underWay() {
      return underWay;
    },
  };

  function withBearer(trip: Trip): void {
    const held = bearer.get();
    if ('token' in held) start(trip, held);
    else held.then((one) => start(trip, one)).catch(() => fail(trip, 'token_unavailable'));
  }

  /** The client is gone: the service need not go on. */
  function leave(trip: Trip): void {
    if (trip.isOver) return;
    end(trip, { status: trip.response.headersSent ? trip.response.statusCode : null, cut: 'by the client' });
    trip.upstream?.destroy();
  }
}

const emptyBody = Buffer.alloc(0);

/** The headers that the service gets. */
function toHeaders(
  request: IncomingMessage,
  body: Buffer,
  ours: { readonly host: string; readonly bearer: string },
): string[] {
  const { method, rawHeaders } = request;
  const hasLength = body.length > 0 || method === 'POST' || method === 'PUT' || method === 'PATCH';
  const length = hasLength ? ['Content-Length', String(body.length)] : [];
  // Compressed, an answer would hide its usage, and the bearer in it.
  const own = ['Host', ours.host, 'Authorization', `Bearer ${ours.bearer}`, 'Accept-Encoding', 'identity'];
  return [...own, ...keptOfRequest(rawHeaders), ...length];
}

function toEntry(trip: Trip, how: Partial<RequestEntry>, clock: Clock): RequestEntry {
  const { request, target, startedAt, firstMs } = trip;
  return {
    type: 'request',
    at: new Date(clock.now()).toISOString(),
    method: request.method ?? '',
    path: target.path.slice(0, longestShownPath),
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

function toUsageFields(usage: ReadUsage): Partial<RequestEntry> {
  if (usage === 'none') return {};
  return usage === 'unfinished' ? { unfinished: true } : { usage: toEntryUsage(usage) };
}

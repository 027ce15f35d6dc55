// Issuer, exchange and model at the other end of the virtual network, and what has to be true of all that reaches them.
import * as z from 'zod/mini';
import { parseJson } from '../../../src/json.ts';
import type { Exchange, Fate, Serve, WireRequest } from '../network/exchange.ts';
import type { NetworkObserver } from '../network/network.ts';
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';

/** Names of the three hosts. */
export const hosts = { issuer: 'issuer.test', exchange: 'exchange.test', models: 'models.test' } as const;

/** Subject tokens, and the access tokens that they give, live so long. */
const lifeMs = 300_000;

/** What must not be. */
export interface Breaches {
  /** Subject tokens that arrived at the exchange again. */
  usedTwice: number;
  subjectsAfterEnd: number;
  bearersAfterEnd: number;
  /** Requests that arrived again although they may have arrived before. */
  repeated: number;
}

/** One request of a client on its way to a model, however often it was sent. */
export interface Way {
  isSent: boolean;
  /** Something went wrong on the network. */
  isFaulty: boolean;
  /** A gateway answered in place of the model. */
  isForeign: boolean;
  /** The model refused it. */
  isRefused: boolean;
  arrivals: number;
  /** Answered with a 401, so it may be sent again. */
  isFree: boolean;
}

/** A request as it set out. */
interface Sent {
  readonly request: WireRequest;
  readonly fate: Fate;
}

/** The other end. */
export interface Provider {
  readonly servers: Readonly<Record<string, Serve>>;
  readonly observer: NetworkObserver;
  readonly breaches: Breaches;
  readonly wayOf: (id: string) => Way;
  readonly lastSent: () => Sent;
  readonly writtenFor: (request: WireRequest) => number | undefined;
  readonly counts: { exchanges: number; granted: number; sent: number };
}

const subjectRequest = z.object({ subject_token: z.string() });
const chat = z.object({ stream: z.boolean() });

const unsent: Way = { isSent: false, isFaulty: false, isForeign: false, isRefused: false, arrivals: 0, isFree: false };

/** Opens it. */
export function createProvider(timeline: Timeline, random: Random): Provider {
  const breaches: Breaches = { usedTwice: 0, subjectsAfterEnd: 0, bearersAfterEnd: 0, repeated: 0 };
  const counts = { exchanges: 0, granted: 0, sent: 0 };
  const ways = new Map<string, Way>();
  const written = new Map<number, number>();
  const endOf = new Map<string, number>();
  let last: Sent | undefined;
  const wayOf = (id: string): Way => {
    const way = ways.get(id) ?? { ...unsent };
    ways.set(id, way);
    return way;
  };
  const isDead = ({ headers }: WireRequest): boolean => {
    const bearer = (headers['authorization'] ?? '').slice('Bearer '.length);
    return timeline.now() >= (endOf.get(bearer) ?? 0);
  };
  const answerWith = (exchange: Exchange, status: number, body: unknown): void => {
    const text = JSON.stringify(body);
    exchange.head(status, { 'content-type': 'application/json', date: new Date(timeline.now()).toUTCString() });
    written.set(exchange.request.id, text.length);
    exchange.end(text);
  };
  const onSent = (sent: Sent): void => {
    last = sent;
  };
  return {
    breaches,
    counts,
    wayOf,
    lastSent: () => {
      if (last === undefined) throw new TypeError('Nothing was sent.');
      return last;
    },
    writtenFor: ({ id }) => {
      const bytes = written.get(id);
      written.delete(id);
      return bytes;
    },
    servers: {
      [hosts.issuer]: createIssuer(timeline, random, answerWith),
      [hosts.exchange]: createExchange({ timeline, breaches, counts, endOf, answerWith }),
      [hosts.models]: createModel({ timeline, random, isDead, wayOf, answerWith, written }),
    },
    observer: observe({ wayOf, isDead, counts, breaches, onSent }),
  };
}

interface Observing extends Pick<Provider, 'wayOf' | 'counts' | 'breaches'> {
  readonly isDead: (request: WireRequest) => boolean;
  readonly onSent: (sent: Sent) => void;
}

/** Looks at each request to the model: how often it is sent, and with which token. */
function observe({ wayOf, counts, breaches, isDead, onSent }: Observing): NetworkObserver {
  const toModel = ({ url }: WireRequest): boolean => url.hostname === hosts.models;
  return {
    sent(request, fate) {
      onSent({ request, fate });
      if (!toModel(request)) return;
      const way = wayOf(idOf(request));
      if (!way.isSent) counts.sent += 1;
      way.isSent = true;
      way.isFaulty ||= fate.fault !== undefined;
      way.isForeign = fate.fault?.kind === 'answered';
      if (isDead(request)) breaches.bearersAfterEnd += 1;
    },
    arrived(request) {
      if (!toModel(request)) return;
      const way = wayOf(idOf(request));
      way.arrivals += 1;
      if (way.arrivals > 1 && !way.isFree) breaches.repeated += 1;
      way.isFree = false;
      if (isDead(request)) breaches.bearersAfterEnd += 1;
    },
    headed(request, status) {
      if (toModel(request) && status === 401) wayOf(idOf(request)).isFree = true;
    },
    failed() {},
  };
}

/** The name that a client gave its request. */
function idOf({ headers }: WireRequest): string {
  return headers['x-client-request-id'] ?? '';
}

type AnswerWith = (exchange: Exchange, status: number, body: unknown) => void;

/** Gives a subject token; sometimes the one before, as an issuer with a cache does. */
function createIssuer(timeline: Timeline, random: Random, answerWith: AnswerWith): Serve {
  let issued = 0;
  let last: string | undefined;
  return (exchange) => {
    if (last === undefined || !random.chance(0.05)) {
      issued += 1;
      last = subjectToken(issued, timeline.now());
    }
    answerWith(exchange, 200, { value: last });
  };
}

interface Exchanging {
  readonly timeline: Timeline;
  readonly breaches: Breaches;
  readonly counts: Provider['counts'];
  readonly endOf: Map<string, number>;
  readonly answerWith: AnswerWith;
}

function createExchange({ timeline, breaches, counts, endOf, answerWith }: Exchanging): Serve {
  const used = new Set<string>();
  return (exchange) => {
    const subject = z.parse(subjectRequest, parseJson(exchange.request.body)).subject_token;
    const end = subjectEnd(subject);
    counts.exchanges += 1;
    if (timeline.now() >= end) breaches.subjectsAfterEnd += 1;
    if (used.has(subject)) {
      breaches.usedTwice += 1;
      answerWith(exchange, 400, { error: 'invalid_grant' });
      return;
    }
    used.add(subject);
    counts.granted += 1;
    const token = `access-${counts.granted}`;
    endOf.set(token, end);
    answerWith(exchange, 200, { access_token: token, token_type: 'Bearer', expires_in: 3_600 });
  };
}

interface Modelling {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly isDead: (request: WireRequest) => boolean;
  readonly wayOf: (id: string) => Way;
  readonly answerWith: AnswerWith;
  readonly written: Map<number, number>;
}

/** Answers with the name of the request, as a document or a stream. */
function createModel({ timeline, random, isDead, wayOf, answerWith, written }: Modelling): Serve {
  return (exchange) => {
    const id = idOf(exchange.request);
    const refusal = isDead(exchange.request)
      ? 401
      : random.chance(0.01)
        ? random.pick([401, 429, 500, 503])
        : undefined;
    if (refusal !== undefined) {
      wayOf(id).isRefused = true;
      answerWith(exchange, refusal, { error: { message: 'Made up.' } });
      return;
    }
    if (!z.parse(chat, parseJson(exchange.request.body)).stream) {
      timeline.plan('service', random.between(5, 2_000), () => answerWith(exchange, 200, { id, choices: [], usage }));
      return;
    }
    exchange.head(200, { 'content-type': 'text/event-stream' });
    const chunks = [
      { id, choices: [{ delta: { content: 'Hello' } }] },
      { id, choices: [], usage },
    ];
    const events = [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n'];
    let sentBytes = 0;
    const next = (): void => {
      const event = events.shift() ?? '';
      sentBytes += event.length;
      if (events.length === 0) {
        written.set(exchange.request.id, sentBytes);
        exchange.end(event);
        return;
      }
      exchange.write(event);
      timeline.plan('service', random.between(1, 20_000), next);
    };
    next();
  };
}

const usage = { prompt_tokens: 11, completion_tokens: 3, total_tokens: 14 };

function subjectToken(number: number, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1_000);
  const claims = { iss: `https://${hosts.issuer}`, sub: 'job', aud: 'https://api.openai.com/v1', jti: String(number) };
  const payload = { ...claims, iat: seconds, exp: seconds + lifeMs / 1_000 };
  const parts = [{ alg: 'none' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${parts.join('.')}.signature`;
}

function subjectEnd(text: string): number {
  const payload: unknown = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
  return z.parse(z.object({ exp: z.number() }), payload).exp * 1_000;
}

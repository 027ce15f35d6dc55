// Passes requests on to the service, and its answers back byte by byte. Repeats a request only after a 401.
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import type { FreshBearer, ObtainedToken } from '../exchange/token-holder.ts';
import type { Caps, RequestEntry } from './account.ts';
import { relayAnswer } from './answer.ts';
import { type PauseAnswering, relayChat } from './chat/relay-chat.ts';
import { readInternId } from './chat/request.ts';
import type { ModelUpstream, Reservation } from './models/upstream.ts';
import { type ErrorForm, mayHaveBody, type RefusalCode, refuse, statusOf } from './refusal.ts';
import { type ServiceLink, wasSent } from './service-link.ts';
import {
  type Admitted,
  empty,
  type PreparedBody,
  type PrepareOptions,
  prepareBody,
  type ReceivedBody,
  readBody,
  type Trip,
  toEntry,
  toHeaders,
} from './trip.ts';
import { type AnswerObserver, createInternUsageReader, estimateUsage } from './usage.ts';

export interface PassageOptions extends PrepareOptions {
  readonly link: ServiceLink;
  readonly bearer: FreshBearer;
  readonly caps: Caps;
  readonly clock: Clock;
  /** Undefined: the client gets the pause itself. */
  readonly answering?: PauseAnswering | undefined;
  readonly answerMs: number;
  readonly record: (entry: RequestEntry) => void;
}

export type Passage = ReturnType<typeof createPassage>;

export function createPassage(options: PassageOptions) {
  let underWay = 0;
  const onOver = (): void => {
    underWay -= 1;
  };
  return {
    pass(admitted: Admitted): void {
      underWay += 1;
      const startedAt = options.clock.monotonic();
      const begin = (reservation: Reservation | undefined, received: ReceivedBody | 'busy'): void => {
        const prepared: PreparedBody =
          typeof received === 'object' ? prepareBody(admitted, received, options) : { refusal: received };
        const trip: Trip = {
          ...admitted,
          startedAt,
          onOver,
          reservation,
          body: empty,
          isRepeated: false,
          isOver: false,
          ...prepared,
        };
        reservation?.shrink(trip.body.length);
        admitted.response.once('close', () => leave(trip, options));
        if (admitted.response.destroyed) leave(trip, options);
        else if (!('refusal' in prepared)) startWithBearer(trip, options);
        else if (prepared.refusal === undefined) leave(trip, options);
        else fail(trip, prepared.refusal, options, prepared.form);
      };
      const read = (reservation?: Reservation): void =>
        readBody(admitted.request, options.body, (received) => begin(reservation, received));
      const { models } = options;
      if (models === undefined) read();
      else reserve(admitted, models, (memory) => (memory === undefined ? begin(memory, 'busy') : read(memory)));
    },
    get underWay() {
      return underWay;
    },
  };
}

const memoryWaitMs = 60_000;

/** Reserves nothing for a body that is too large, because it will be refused. */
function reserve(
  { request, response }: Admitted,
  { maxBodyBytes, memory }: ModelUpstream,
  done: (reservation: Reservation | undefined) => void,
): void {
  const announced = mayHaveBody(request) ? Number(request.headers['content-length'] ?? maxBodyBytes) : 0;
  const bytes = announced > maxBodyBytes ? 0 : announced;
  const taken = memory.take(bytes);
  if (taken !== undefined) {
    done(taken);
    return;
  }
  const departure = new AbortController();
  response.once('close', () => departure.abort());
  void memory.reserve(bytes, AbortSignal.any([departure.signal, AbortSignal.timeout(memoryWaitMs)])).then(done);
}

function startWithBearer(trip: Trip, options: PassageOptions): void {
  const current = options.bearer.get();
  if ('token' in current) start(trip, current, options);
  else current.then((token) => start(trip, token, options)).catch(() => fail(trip, 'token_unavailable', options));
}

function start(trip: Trip, current: ObtainedToken, options: PassageOptions): void {
  if (trip.isOver) return;
  const capped = options.caps.take();
  if (capped !== undefined) {
    fail(trip, capped, options);
    return;
  }
  trip.timer = setTimeout(() => fail(trip, 'service_silent', options), options.answerMs);
  send(trip, current, options);
}

function send(trip: Trip, current: ObtainedToken, options: PassageOptions): void {
  const { request, target, body } = trip;
  const { link, models } = options;
  const headers = toHeaders(trip, link.host, current.token.reveal(), models);
  const upstream = link.send({ method: request.method ?? '', target: target.pathAndQuery, headers, body });
  trip.upstream = upstream;
  upstream.once('response', (answer) => {
    if (trip.isOver) answer.destroy();
    else if (answer.statusCode === 401 && !trip.isRepeated) void renewAndRepeat(trip, current, answer, options);
    else relay(trip, current, answer, options);
  });
  // Fail on an upgrade: no request asks for one, because the header "Upgrade" is dropped.
  upstream.once('upgrade', (_answer, socket) => {
    socket.destroy();
    fail(trip, 'service_lost', options);
  });
  upstream.on('error', () => {
    if (trip.upstream !== upstream) return; // a newer request is under way
    fail(trip, wasSent(upstream) ? 'service_lost' : 'service_unreachable', options);
  });
}

/** Repeats the request. That is harmless: a 401 precedes any work (docs/service-api.md, "Authentication"). */
async function renewAndRepeat(
  trip: Trip,
  current: ObtainedToken,
  answer: IncomingMessage,
  options: PassageOptions,
): Promise<void> {
  const newer = await options.bearer.renew(current);
  if (trip.isOver) return;
  if (newer === undefined) {
    relay(trip, current, answer, options);
    return;
  }
  answer.on('error', () => {}).resume();
  trip.isRepeated = true;
  send(trip, newer, options);
}

function relay(trip: Trip, current: ObtainedToken, answer: IncomingMessage, options: PassageOptions): void {
  clearTimeout(trip.timer);
  trip.firstMs = options.clock.monotonic() - trip.startedAt;
  const { statusCode: status = 502 } = answer;
  const failure = findFailure(answer, status);
  if (failure !== undefined) {
    fail(trip, failure, options);
    return;
  }
  const observer: AnswerObserver = {
    onUsage: options.caps.spend,
    onEnd: (usage, sentStatus) => end(trip, { status: sentStatus, ...usage }, options),
    onBroken: (usage) => breakOff(trip, usage, options),
  };
  const relayed = { answer, response: trip.response, bearer: current.token };
  const chat = toChatRelay(trip, answer, options);
  if (chat === undefined)
    trip.readUsage = relayAnswer(relayed, observer, status < 300 ? usageReaderFor(trip, options) : undefined);
  else trip.readUsage = relayChat({ ...relayed, ...chat }, observer);
}

/** Returns undefined if the answer passes unchanged. */
function toChatRelay({ chat, target }: Trip, answer: IncomingMessage, { answering }: PassageOptions) {
  const isStream = /^text\/event-stream\b/i.test(answer.headers['content-type'] ?? '');
  if (chat === undefined || answer.statusCode !== 200 || !isStream) return undefined;
  const { wantsStream, answersPauses } = chat;
  const internId = readInternId(target.path);
  const answers = answersPauses || internId === undefined ? undefined : answering;
  if (wantsStream && answers === undefined) return undefined;
  return { wantsStream, internId, answering: answers };
}

function breakOff(trip: Trip, fields: Partial<RequestEntry>, options: PassageOptions): void {
  const { response } = trip;
  if (!response.headersSent) {
    fail(trip, 'service_lost', options);
    return;
  }
  end(trip, { status: response.statusCode, cut: 'by the service', ...fields }, options);
  response.destroy();
}

function usageReaderFor({ request, target, body }: Trip, { models }: PassageOptions) {
  if (request.method !== 'POST') return undefined;
  if (models === undefined) return createInternUsageReader;
  if (!models.isMetered(request.method, target.path)) return undefined;
  return (_type: string, isStream: boolean) => models.usageReader(body, isStream);
}

/** Estimates the usage of an answer that was lost after the request was sent, and counts it against the caps. */
function countLostUsage(
  { request, target, body, upstream, readUsage }: Trip,
  { models, caps }: PassageOptions,
): Partial<RequestEntry> {
  const isMetered = models?.isMetered(request.method, target.path) === true;
  if (!isMetered || readUsage !== undefined || upstream === undefined || !wasSent(upstream)) return {};
  const lost = estimateUsage(body, 0);
  caps.spend(lost.usage);
  return lost;
}

function findFailure(answer: IncomingMessage, status: number): RefusalCode | undefined {
  if (status >= 300 && status < 400) return 'service_redirects';
  return status < 200 || answer.destroyed ? 'service_lost' : undefined;
}

/** Ends a trip and records it, unless it is over already. */
function end(trip: Trip, outcome: Partial<RequestEntry>, { clock, record }: PassageOptions): void {
  if (trip.isOver) return;
  trip.isOver = true;
  trip.onOver();
  trip.reservation?.release();
  clearTimeout(trip.timer);
  record(toEntry(trip, outcome, clock));
}

function fail(trip: Trip, code: RefusalCode, options: PassageOptions, form?: ErrorForm): void {
  if (trip.isOver) return;
  const { request, response, upstream } = trip;
  const isBegun = response.headersSent;
  const cut = { status: response.statusCode, cut: 'by the service' } as const;
  const lost = code === 'service_lost' || code === 'service_silent' ? countLostUsage(trip, options) : {};
  end(trip, isBegun ? cut : { status: statusOf(code), code, ...lost }, options);
  upstream?.destroy();
  if (isBegun) response.destroy();
  else refuse(request, response, code, form ?? options.models);
}

/** Ends a trip whose client left, as many do once they have read the end of a stream. */
function leave(trip: Trip, options: PassageOptions): void {
  if (trip.isOver) return;
  const { response, upstream } = trip;
  const usage = trip.readUsage?.();
  const status = response.headersSent ? response.statusCode : null;
  const isWhole = usage !== undefined && usage.unfinished !== true && usage.estimated !== true;
  const cut = isWhole ? undefined : 'by the client';
  end(trip, { status, cut, ...(usage ?? countLostUsage(trip, options)) }, options);
  upstream?.destroy();
}

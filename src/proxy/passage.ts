// Passes requests to the service, and its answers to the client. Rewrites only chats. Repeats a request only after a 401.
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import type { FreshBearer, ObtainedToken } from '../exchange/token-holder.ts';
import type { RequestEntry } from './account.ts';
import { emptyBuffer, isEventStream, relayAnswer } from './answer.ts';
import type { createCaps } from './caps.ts';
import type { PauseAnswering } from './chat/pauses.ts';
import { relayChat } from './chat/relay-chat.ts';
import { readInternId } from './chat/request.ts';
import type { ModelUpstream, Reservation } from './models/upstream.ts';
import { type ErrorForm, getStatus, mayHaveBody, type RefusalCode, refuse } from './refusal.ts';
import { mayHaveArrived, type ServiceLink } from './service-link.ts';
import {
  type Admitted,
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
  readonly caps: ReturnType<typeof createCaps>;
  readonly clock: Clock;
  /** Answers pauses by the policy. Undefined: the client gets each pause. */
  readonly answering?: PauseAnswering | undefined;
  readonly answerMs: number;
  readonly record: (entry: RequestEntry) => void;
}

export type Passage = ReturnType<typeof createPassage>;

export function createPassage(options: PassageOptions) {
  let openRequests = 0; // also those whose body is not complete, which have no trip yet
  const openTrips = new Set<Trip>();
  const onEnd = (trip: Trip): void => {
    openRequests -= 1;
    openTrips.delete(trip);
  };
  return {
    pass(admitted: Admitted): void {
      openRequests += 1;
      const startedAt = options.clock.monotonic();
      const begin = (reservation: Reservation | undefined, received: ReceivedBody | 'busy'): void => {
        const prepared: PreparedBody =
          typeof received === 'object' ? prepareBody(admitted, received, options) : { refusal: received };
        const trip: Trip = {
          ...admitted,
          startedAt,
          onEnd,
          reservation,
          body: emptyBuffer,
          isRepeated: false,
          hasEnded: false,
          ...prepared,
        };
        openTrips.add(trip);
        reservation?.shrink(trip.body.length);
        admitted.response.once('close', () => leave(trip, options));
        if (admitted.response.destroyed)
          leave(trip, options); // the client left, perhaps while its body was read
        else if (!('refusal' in prepared)) startWithBearer(trip, options);
        else if (prepared.refusal === undefined) leave(trip, options);
        else fail(trip, prepared.refusal, options, prepared.form);
      };
      const read = (reservation?: Reservation): void =>
        readBody(admitted.request, options.body, (received) => begin(reservation, received));
      const { provider } = options;
      if (provider === undefined) read();
      else reserve(admitted, provider, (memory) => (memory === undefined ? begin(undefined, 'busy') : read(memory)));
    },
    /** Ends the open trips, and records them. */
    cut(): void {
      for (const trip of openTrips) leave(trip, options);
    },
    get openRequests() {
      return openRequests;
    },
  };
}

const memoryWaitMs = 60_000;

/** Reserves memory for the body. A body that is announced as too large needs none, because it is refused unread. */
function reserve(
  { request, response }: Admitted,
  { maxBodyBytes, memory }: ModelUpstream,
  done: (reservation: Reservation | undefined) => void,
): void {
  const announcedBytes = mayHaveBody(request) ? Number(request.headers['content-length'] ?? maxBodyBytes) : 0;
  const neededBytes = announcedBytes > maxBodyBytes ? 0 : announcedBytes;
  const reservation = memory.take(neededBytes);
  if (reservation !== undefined) {
    done(reservation);
    return;
  }
  const departure = new AbortController();
  response.once('close', () => departure.abort());
  void memory.reserve(neededBytes, AbortSignal.any([departure.signal, AbortSignal.timeout(memoryWaitMs)])).then(done);
}

function startWithBearer(trip: Trip, options: PassageOptions): void {
  const current = options.bearer.get();
  if ('token' in current) start(trip, current, options);
  else current.then((token) => start(trip, token, options)).catch(() => fail(trip, 'token_unavailable', options));
}

function start(trip: Trip, current: ObtainedToken, options: PassageOptions): void {
  if (trip.hasEnded) return;
  const capCode = options.caps.countRequest();
  if (capCode !== undefined) fail(trip, capCode, options);
  else {
    trip.timer = setTimeout(() => fail(trip, 'service_silent', options), options.answerMs);
    send(trip, current, options);
  }
}

function send(trip: Trip, current: ObtainedToken, options: PassageOptions): void {
  const { request, target, body } = trip;
  const { link, provider } = options;
  const headers = toHeaders(trip, link.host, current.token.reveal(), provider);
  const serviceRequest = link.send({ method: request.method ?? '', target: target.pathAndQuery, headers, body });
  trip.serviceRequest = serviceRequest;
  serviceRequest.once('response', (answer) => {
    if (trip.hasEnded) answer.destroy();
    else if (answer.statusCode === 401 && !trip.isRepeated) void renewAndRepeat(trip, current, answer, options);
    else relay(trip, current, answer, options);
  });
  // Fail on an upgrade. No request asks for one, because the header "Upgrade" is dropped.
  serviceRequest.once('upgrade', (_answer, socket) => {
    socket.destroy();
    fail(trip, 'service_lost', options);
  });
  serviceRequest.on('error', () => {
    if (trip.serviceRequest !== serviceRequest) return; // a newer request is under way
    fail(trip, mayHaveArrived(serviceRequest) ? 'service_lost' : 'service_unreachable', options);
  });
}

/** Repeats the request with a newer token, if any. A 401 precedes any work (docs/service-api.md, "Authentication"). */
async function renewAndRepeat(trip: Trip, current: ObtainedToken, answer: IncomingMessage, options: PassageOptions) {
  const newerToken = await options.bearer.renew(current);
  if (trip.hasEnded) return;
  if (newerToken === undefined) {
    relay(trip, current, answer, options);
    return;
  }
  answer.on('error', () => {}).resume(); // discards the 401
  trip.isRepeated = true;
  send(trip, newerToken, options);
}

function relay(trip: Trip, current: ObtainedToken, answer: IncomingMessage, options: PassageOptions): void {
  clearTimeout(trip.timer);
  trip.headersAfterMs = options.clock.monotonic() - trip.startedAt;
  const { statusCode: status = 502 } = answer;
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || status < 200 || answer.destroyed) {
    fail(trip, isRedirect ? 'service_redirects' : 'service_lost', options);
    return;
  }
  const observer: AnswerObserver = {
    onUsage: options.caps.charge,
    onEnd: (usage, sentStatus) => end(trip, { status: sentStatus, ...usage }, options),
    onBroken: (usage) => breakOff(trip, usage, options),
  };
  const relayed = { answer, response: trip.response, bearer: current.token };
  const chat = toChatRelay(trip, answer, options);
  if (chat !== undefined) {
    trip.reportUsageSoFar = relayChat({ ...relayed, ...chat }, observer);
    return;
  }
  const report = relayAnswer(relayed, observer, status < 300 ? toReaderFactory(trip, options) : undefined);
  // If an intern's document breaks off, its usage is unknown. For a model's document, it is estimated.
  if (isEventStream(answer) || options.provider !== undefined) trip.reportUsageSoFar = report;
}

/** Returns undefined if the answer passes unchanged. */
function toChatRelay({ chat, target }: Trip, answer: IncomingMessage, options: PassageOptions) {
  if (chat === undefined || answer.statusCode !== 200 || !isEventStream(answer)) return undefined;
  const { wantsStream, answersPauses } = chat;
  const internId = readInternId(target.path);
  const canAnswer = !answersPauses && internId !== undefined && options.answering !== undefined;
  const answering = canAnswer ? { ...options.answering, internId } : undefined;
  const passesUnchanged = wantsStream && answering === undefined;
  return passesUnchanged ? undefined : { wantsStream, answering };
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

function toReaderFactory({ request, target, body }: Trip, { provider }: PassageOptions) {
  if (request.method !== 'POST') return undefined;
  if (provider === undefined) return createInternUsageReader;
  if (!provider.isMetered(request.method, target.path)) return undefined;
  return (_type: string, isStream: boolean) => provider.createUsageReader(body, isStream);
}

/** Estimates the usage of a request that may have arrived, but whose answer was lost, and charges it to the caps. */
function countLostUsage(
  { request, target, body, serviceRequest, reportUsageSoFar }: Trip,
  { provider, caps }: PassageOptions,
): Partial<RequestEntry> {
  const isMetered = provider?.isMetered(request.method, target.path) === true;
  if (!isMetered || reportUsageSoFar !== undefined) return {};
  if (serviceRequest === undefined || !mayHaveArrived(serviceRequest)) return {};
  const estimate = estimateUsage(body, 0);
  caps.charge(estimate.usage);
  return estimate;
}

function end(trip: Trip, outcome: Partial<RequestEntry>, { clock, record }: PassageOptions): void {
  if (trip.hasEnded) return;
  trip.hasEnded = true;
  trip.onEnd(trip);
  trip.reservation?.release();
  clearTimeout(trip.timer);
  record(toEntry(trip, outcome, clock));
}

function fail(trip: Trip, code: RefusalCode, options: PassageOptions, form?: ErrorForm): void {
  if (trip.hasEnded) return;
  const { request, response, serviceRequest } = trip;
  const hasBegunAnswer = response.headersSent;
  const cutOutcome = { status: response.statusCode, cut: 'by the service' } as const;
  const lostUsage = code === 'service_lost' || code === 'service_silent' ? countLostUsage(trip, options) : {};
  end(trip, hasBegunAnswer ? cutOutcome : { status: getStatus(code), code, ...lostUsage }, options);
  serviceRequest?.destroy();
  if (hasBegunAnswer) response.destroy();
  else refuse(request, response, code, form ?? options.provider); // a provider has its own form of errors
}

/** Ends a trip because its client left (perhaps at the end of a stream), or because the proxy ends. */
function leave(trip: Trip, options: PassageOptions): void {
  if (trip.hasEnded) return;
  const { response, serviceRequest } = trip;
  const usage = trip.reportUsageSoFar?.();
  const status = response.headersSent ? response.statusCode : null;
  const isUsageComplete = usage !== undefined && usage.unfinished !== true && usage.estimated !== true;
  const cut = isUsageComplete ? undefined : 'by the client';
  end(trip, { status, cut, ...(usage ?? countLostUsage(trip, options)) }, options);
  serviceRequest?.destroy();
}

// The virtual network: a `fetch` for each client, and what becomes of each request on its way.
import type { Fetch, FetchInit, FetchResponse } from '../../../src/http/transport.ts';
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';
import { type Body, createBody } from './body.ts';
import type { Exchange, Fate, ForeignAnswer, Serve, WireRequest } from './exchange.ts';

/** Who is told what happens on the network. */
export interface NetworkObserver {
  sent(request: WireRequest, fate: Fate): void;
  /** The server has it. */
  arrived(request: WireRequest): void;
  /** The client has the head of the response. */
  headed(request: WireRequest, status: number, headers: Readonly<Record<string, string>>): void;
  /** The client has no response, and will get none. */
  failed(request: WireRequest, code: string): void;
}

/** What the network is made of. */
export interface NetworkOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  /** By host name. */
  readonly servers: Readonly<Record<string, Serve>>;
  readonly fateOf: (request: WireRequest) => Fate;
  readonly observer: NetworkObserver;
}

/** A network: the `fetch` of whoever asks for one. */
export type Network = (from: string) => Fetch;

/** The network of one simulation. */
export function createNetwork(options: NetworkOptions): Network {
  let requests = 0;
  return (from) => (url, init) => {
    requests += 1;
    const request: WireRequest = { id: requests, from, url: new URL(url), ...wireOf(init) };
    const fate = options.fateOf(request);
    options.observer.sent(request, fate);
    return new Promise((resolve, reject) => travel(request, fate, init.signal, { ...options, resolve, reject }));
  };
}

function wireOf({ method, headers, body }: FetchInit): Pick<WireRequest, 'method' | 'headers' | 'body'> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { method, headers: Object.fromEntries(named), body: body ?? '' };
}

interface Travelling extends NetworkOptions {
  readonly resolve: (response: FetchResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** Takes one request to its server, or where its fate leads. */
function travel(request: WireRequest, fate: Fate, signal: AbortSignal, options: Travelling): void {
  const { timeline, servers, observer } = options;
  const { fault } = fate;
  if (signal.aborted) {
    options.reject(signal.reason);
    return;
  }
  const client = createClientEnd(request, fate, options);
  const serve = servers[request.url.hostname] ?? ((exchange: Exchange) => exchange.refuse());
  signal.addEventListener('abort', () => client.leave(), { once: true });
  const arrives = fault === undefined || fault.kind === 'cut' || (fault.kind !== 'refused' && fault.arrives);
  timeline.plan('network', fate.upMs, () => {
    if (arrives) {
      observer.arrived(request);
      serve(client.exchange);
    }
    if (fault?.kind === 'refused') client.fail('ECONNREFUSED');
    if (fault?.kind === 'lost') client.fail('ECONNRESET');
    if (fault?.kind === 'answered') client.answer(fault.answer);
  });
}

/** The client's end of one exchange, and what the server does to it. */
function createClientEnd(request: WireRequest, fate: Fate, options: Travelling) {
  const { timeline, random, observer, resolve, reject } = options;
  const isDeaf = fate.fault !== undefined && fate.fault.kind !== 'cut'; // to what the server itself answers
  let body: Body | undefined;
  let isOver = false; // The client has a head or an error.
  let isGone = false;
  let isEnded = false;
  let tellLeave = (): void => {};
  const leave = (): void => {
    if (isGone || isEnded) return;
    isGone = true;
    // The server learns of it by its next write, or when the other end says so.
    timeline.plan('network', fate.upMs, () => {
      if (!isEnded) tellLeave();
    });
  };
  const fail = (code: string): void => {
    timeline.plan('network', fate.downMs, () => {
      if (isOver) return;
      isOver = true;
      observer.failed(request, code);
      reject(Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) }));
    });
    leave();
  };
  const open = (status: number, headers: Readonly<Record<string, string>>, own: Body): void => {
    timeline.plan('network', fate.downMs, () => {
      if (isOver) return;
      isOver = true;
      observer.headed(request, status, headers);
      resolve({ status, headers: { get: (name) => headers[name.toLowerCase()] ?? null }, body: own.stream });
    });
  };
  const newBody = (): Body => createBody({ timeline, random, fate, onGone: leave });
  const exchange: Exchange = {
    request,
    refuse: () => fail('ECONNREFUSED'),
    reset() {
      isEnded = true;
      if (isDeaf) return;
      if (body === undefined) fail('ECONNRESET');
      else body.breakOff();
      if (!isOver) fail('ECONNRESET');
    },
    head(status, headers) {
      if (isDeaf || isGone) return;
      body = newBody();
      open(status, headers, body);
    },
    write: (text) => body?.send(text) ?? true,
    drained: () => body?.drained() ?? Promise.resolve(),
    end(text) {
      if (isGone) return;
      isEnded = true;
      body?.send(text);
      body?.end();
    },
    onLeave(listener) {
      tellLeave = listener;
      if (isGone) queueMicrotask(listener);
    },
  };
  return {
    exchange,
    fail,
    answer({ status, headers, body: text }: ForeignAnswer): void {
      const foreign = newBody();
      body = undefined;
      open(status, headers, foreign);
      foreign.send(text);
      foreign.end();
      leave();
    },
    leave(): void {
      if (!isOver) {
        isOver = true;
        observer.failed(request, 'aborted');
        reject(new DOMException('This operation was aborted', 'AbortError'));
      }
      body?.leave();
      leave();
    },
  };
}

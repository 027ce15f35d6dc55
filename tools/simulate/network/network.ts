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
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) named[name.toLowerCase()] = value;
  return { method, headers: named, body: body ?? '' };
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

/** How far an exchange has come, for both of its ends. */
interface Progress {
  body: Body | undefined;
  /** The client has a head or an error. */
  isOver: boolean;
  /** The client has gone. */
  isGone: boolean;
  /** The server has said all. */
  isEnded: boolean;
  tellLeave: () => void;
}

/** The client's end of one exchange, and what is done to it. */
function createClientEnd(request: WireRequest, fate: Fate, options: Travelling) {
  const progress: Progress = { body: undefined, isOver: false, isGone: false, isEnded: false, tellLeave: () => {} };
  const { leave, fail, open } = createConnection(request, fate, options, progress);
  const isDeaf = fate.fault !== undefined && fate.fault.kind !== 'cut';
  return {
    exchange: createServerEnd(request, progress, { fail, open, isDeaf }),
    fail,
    answer({ status, headers, body: text }: ForeignAnswer): void {
      progress.body = undefined;
      const foreign = open(status, headers);
      foreign.send(text);
      foreign.end();
      leave();
    },
    leave(): void {
      if (!progress.isOver) {
        progress.isOver = true;
        options.observer.failed(request, 'aborted');
        options.reject(new DOMException('This operation was aborted', 'AbortError'));
      }
      progress.body?.leave();
      leave();
    },
  };
}

/** What goes from one end to the other, each with its delay. */
function createConnection(request: WireRequest, fate: Fate, options: Travelling, progress: Progress) {
  const { timeline, random, observer, resolve, reject } = options;
  const leave = (): void => {
    if (progress.isGone || progress.isEnded) return;
    progress.isGone = true;
    // The server learns of it by its next write, or when the other end says so.
    timeline.plan('network', fate.upMs, () => {
      if (!progress.isEnded) progress.tellLeave();
    });
  };
  /** What the client gets, unless it has something already. */
  const arrive = (happen: () => void): void => {
    timeline.plan('network', fate.downMs, () => {
      if (progress.isOver) return;
      progress.isOver = true;
      happen();
    });
  };
  return {
    leave,
    fail(code: string): void {
      arrive(() => {
        observer.failed(request, code);
        reject(Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) }));
      });
      leave();
    },
    open(status: number, headers: Readonly<Record<string, string>>): Body {
      const body = createBody({ timeline, random, fate, onGone: leave });
      arrive(() => {
        observer.headed(request, status, headers);
        resolve({ status, headers: { get: (name) => headers[name.toLowerCase()] ?? null }, body: body.stream });
      });
      return body;
    },
  };
}

/** What the server can do to the client's end; `isDeaf`: to what the server itself answers. */
interface Reach {
  readonly fail: (code: string) => void;
  readonly open: (status: number, headers: Readonly<Record<string, string>>) => Body;
  readonly isDeaf: boolean;
}

function createServerEnd(request: WireRequest, progress: Progress, { fail, open, isDeaf }: Reach): Exchange {
  return {
    request,
    refuse: () => fail('ECONNREFUSED'),
    reset() {
      progress.isEnded = true;
      if (isDeaf) return;
      if (progress.body === undefined) fail('ECONNRESET');
      else progress.body.breakOff();
      if (!progress.isOver) fail('ECONNRESET');
    },
    head(status, headers) {
      if (isDeaf || progress.isGone) return;
      progress.body = open(status, headers);
    },
    write: (text) => progress.body?.send(text) ?? true,
    drained: () => progress.body?.drained() ?? Promise.resolve(),
    end(text) {
      if (progress.isGone) return;
      progress.isEnded = true;
      progress.body?.send(text);
      progress.body?.end();
    },
    onLeave(listener) {
      progress.tellLeave = listener;
      if (progress.isGone) queueMicrotask(listener);
    },
  };
}

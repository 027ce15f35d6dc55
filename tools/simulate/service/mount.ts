// The second mount of the service's handlers: from an exchange of the virtual network to a route, and its answer back.
import type { Journal } from '../../../src/service/control/journal.ts';
import type { JsonResponse, ServiceRequest, ServiceResponse, Sink } from '../../../src/service/http/message.ts';
import { findRoute, type Route } from '../../../src/service/listen/routes.ts';
import type { ServiceState } from '../../../src/service/state.ts';
import type { History, WrittenStream } from '../history.ts';
import type { Exchange, WireRequest } from '../network/exchange.ts';

/** What a process of the service answers with. */
export interface MountOptions {
  readonly state: ServiceState;
  readonly journal: Journal;
  readonly history: History;
  /** Number of the process. */
  readonly process: number;
  /** False once the process is dead: then nothing that its code still does has any effect. */
  readonly isAlive: () => boolean;
}

/** Answers one exchange, as the listener does over node:http. */
export async function answerExchange(exchange: Exchange, mount: MountOptions): Promise<void> {
  const { state, journal, history, process, isAlive } = mount;
  const { request } = exchange;
  const opened = journal.open(request.method, request.url.pathname);
  const note: typeof opened.note = (verdict) => {
    if (!isAlive()) return;
    opened.note(verdict);
    const { decision, reason } = verdict;
    history.verdicts.push({
      atMs: state.clock.now(),
      requestId: request.id,
      process,
      decision,
      ...(reason === undefined ? {} : { reason }),
    });
    history.log('service', `#${request.id} ${decision}${reason === undefined ? '' : `: ${reason}`}`);
  };
  const route = findRoute(request.method, request.url.pathname.slice(state.config.base_path.length + 1));
  const answered = await handle(route, toServiceRequest(request), state);
  if (!isAlive()) return;
  if (answered.kind === 'json') {
    note({ ...answered, status: answered.status });
    sendJson(exchange, answered, state.clock.now());
    return;
  }
  note({ ...answered, status: 200 });
  exchange.head(200, { 'content-type': 'text/event-stream', ...dated(state.clock.now()) });
  answered.start(toSink(exchange, mount), note);
}

async function handle(route: Route, request: ServiceRequest, state: ServiceState): Promise<ServiceResponse> {
  try {
    return await route.handle(request, state);
  } catch (error: unknown) {
    return route.fail(500, String(error));
  }
}

function toServiceRequest({ method, url, headers, body }: WireRequest): ServiceRequest {
  return {
    method,
    path: url.pathname,
    query: url.search.slice(1),
    headers: { ...headers, host: url.host },
    hasAmbiguousBearer: false,
    readBody: (maxBytes) => {
      const bytes = Buffer.from(body);
      return Promise.resolve(bytes.length > maxBytes ? 'too_large' : bytes);
    },
  };
}

function sendJson(exchange: Exchange, { status, headers, body }: JsonResponse, nowMs: number): void {
  exchange.head(status, { 'content-type': 'application/json', ...headers, ...dated(nowMs) });
  exchange.end(JSON.stringify(body));
}

function dated(nowMs: number): Readonly<Record<string, string>> {
  return { date: new Date(nowMs).toUTCString() };
}

/** The sink of a response; what goes through it is kept whole, for the rules of streams. */
function toSink(exchange: Exchange, { history, state, isAlive }: MountOptions): Sink {
  const written: WrittenStream = {
    requestId: exchange.request.id,
    text: '',
    isEnded: false,
    writtenAtMs: [state.clock.now()],
    brokenAtMs: undefined,
  };
  history.streams.push(written);
  const keep = (text: string): void => {
    written.text += text;
    written.writtenAtMs.push(state.clock.now());
  };
  return {
    isFlushed: () => true,
    write(text) {
      if (!isAlive()) return true;
      keep(text);
      return exchange.write(text);
    },
    drained: () => exchange.drained(),
    end(text) {
      if (!isAlive()) return;
      keep(text);
      written.isEnded = true;
      exchange.end(text);
    },
    onLeave: (listener) =>
      exchange.onLeave(() => {
        if (!isAlive()) return;
        written.brokenAtMs ??= state.clock.now();
        listener();
      }),
  };
}

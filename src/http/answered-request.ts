// Requests that were answered, as transcripts and the debugging of steps report them.
import type { Clock } from '../clock.ts';
import type { Fetch } from './transport.ts';

/** A request that was answered, of any stage. */
export interface AnsweredRequest {
  readonly route: 'identity' | 'exchange' | 'list' | 'chat' | 'keys';
  readonly status: number;
  /** Milliseconds until the answer: until the headers of a stream, else until the whole answer. */
  readonly ms: number;
  /** The service's id of the request, for its operators. */
  readonly requestId: string | undefined;
}

interface AnswerObserver {
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly route: AnsweredRequest['route'];
  readonly onRequest: (request: AnsweredRequest) => void;
}

/** Wraps a fetch: reports each answer when its headers are there. */
export function observedFetch(fetch: Fetch, { clock, route, onRequest }: AnswerObserver): Fetch {
  return async (url, init) => {
    const startedAt = clock.monotonic();
    const response = await fetch(url, init);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    onRequest({ route, status: response.status, ms: clock.monotonic() - startedAt, requestId });
    return response;
  };
}

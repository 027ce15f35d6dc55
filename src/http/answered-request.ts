// Reports answered requests, for transcripts and debug logs.
import type { Clock } from '../clock.ts';
import type { Fetch } from './transport.ts';

/** A request that was answered: for an identity or access token, or of the API. */
export interface AnsweredRequest {
  readonly route: 'identity' | 'exchange' | 'list' | 'chat' | 'keys';
  readonly status: number;
  /** Milliseconds until the end of the answer for `list` and `keys`, and until its headers for other routes. */
  readonly ms: number;
  /** The service's id of the request, which helps its operators to find it. */
  readonly requestId: string | undefined;
}

interface AnswerObserver {
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly route: AnsweredRequest['route'];
  readonly onRequest: (request: AnsweredRequest) => void;
}

/** Wraps a fetch. Reports each answer when its headers arrive. */
export function observeFetch(fetch: Fetch, { clock, route, onRequest }: AnswerObserver): Fetch {
  return async (url, init) => {
    const startedAt = clock.monotonic();
    const response = await fetch(url, init);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    onRequest({ route, status: response.status, ms: clock.monotonic() - startedAt, requestId });
    return response;
  };
}

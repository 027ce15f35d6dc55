// A fetch that reports each answer, for stages that know nothing of transcripts.
import type { Clock } from '../clock.ts';
import type { AnsweredRequest } from './answered-request.ts';
import type { Fetch } from './transport.ts';

/** Who is told of answers, and of which route they are. */
export interface AnswerObserver {
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly route: AnsweredRequest['route'];
  readonly onRequest: (request: AnsweredRequest) => void;
}

/** A fetch as it is given, that tells of each answer when its headers are there. */
export function observedFetch(fetch: Fetch, { clock, route, onRequest }: AnswerObserver): Fetch {
  return async (url, init) => {
    const startedAt = clock.monotonic();
    const response = await fetch(url, init);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    onRequest({ route, status: response.status, ms: clock.monotonic() - startedAt, requestId });
    return response;
  };
}

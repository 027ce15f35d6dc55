// A fetch that tells of each answer: for requests of stages that know nothing of transcripts.
import type { Clock } from '../clock.ts';
import type { Fetch } from './transport.ts';

/** What is told of an answer. */
export interface FetchAnswer {
  readonly status: number;
  /** Milliseconds until its headers were there. */
  readonly ms: number;
  /** The service's id of the request, for its operators. */
  readonly requestId: string | undefined;
}

/** A fetch as it is given, that tells of each answer when its headers are there. */
export function observedFetch(
  fetch: Fetch,
  clock: Pick<Clock, 'monotonic'>,
  onAnswer: (answer: FetchAnswer) => void,
): Fetch {
  return async (url, init) => {
    const startedAt = clock.monotonic();
    const response = await fetch(url, init);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    onAnswer({ status: response.status, ms: clock.monotonic() - startedAt, requestId });
    return response;
  };
}

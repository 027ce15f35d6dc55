// The connection that every operation of a client needs, its defaults filled in.
import type { Clock } from '../clock.ts';
import type { AnsweredRequest } from '../http/answered-request.ts';
import type { Fetch } from '../http/transport.ts';
import type { Secret } from '../secret.ts';

/** The way of an operation to the service. */
export interface Connection {
  /** Base URL with its version segment, without a final slash. */
  readonly baseUrl: string;
  /** The bearer of the next request, whose signal ends the wait for it. */
  readonly bearer: (signal?: AbortSignal) => Promise<Secret>;
  /** A new bearer in place of one that was refused with 401; without it the refusal stands. */
  readonly renewBearer?: ((refused: Secret, signal?: AbortSignal) => Promise<Secret>) | undefined;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly idleTimeoutMs: number;
  readonly onRequest?: ((request: AnsweredRequest) => void) | undefined;
}

/** Sends a request of a route, and tells of its answer. */
export async function observe<Answer extends Pick<AnsweredRequest, 'status' | 'requestId'>>(
  { clock, onRequest }: Connection,
  route: AnsweredRequest['route'],
  send: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = clock.monotonic();
  const answer = await send();
  const { status, requestId } = answer;
  onRequest?.({ route, status, ms: clock.monotonic() - startedAt, requestId });
  return answer;
}

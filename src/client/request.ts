// Sends the requests of every operation with the bearer of the moment, and explains refusals and losses.
import type { Clock } from '../clock.ts';
import { meantBaseUrl } from '../contract/base-url.ts';
import { apiErrorBody } from '../contract/errors.ts';
import { ApiError } from '../errors.ts';
import type { AnsweredRequest } from '../http/answered-request.ts';
import { type JsonOptions, type JsonResponse, sendForJson } from '../http/document.ts';
import type { RetryVerdict } from '../http/retry.ts';
import { type Fetch, type HttpRequest, type HttpResponse, NoResponseError } from '../http/transport.ts';
import type { Secret } from '../secret.ts';
import { input, type Wording, worded } from '../wording.ts';

/** Settings of a client: its service, bearer and transport. */
export interface ClientOptions {
  /** Base URL with its version segment, without a final slash. */
  readonly baseUrl: string;
  /** The bearer of the next request: an API key, or a renewed access token. `signal` ends the wait for it. */
  readonly bearer: (signal?: AbortSignal) => Promise<Secret>;
  /** A new bearer in place of one that was refused with 401; without it the refusal stands. */
  readonly renewBearer?: ((refused: Secret, signal?: AbortSignal) => Promise<Secret>) | undefined;
  /** Default: `node:http`, with only this client's time limits; the global fetch adds one of five minutes. */
  readonly fetch?: Fetch | undefined;
  /** Default: the system's. */
  readonly clock?: Clock | undefined;
  /** Milliseconds without a byte, not even a keepalive, after which a stream counts as dead. Default 90,000. */
  readonly idleTimeoutMs?: number | undefined;
  /** Called for each answered request: route, status, and milliseconds until the response headers. */
  readonly onRequest?: ((request: AnsweredRequest) => void) | undefined;
}

/** The settings of a client, defaults filled in: every operation needs them. */
export interface Connection extends ClientOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly idleTimeoutMs: number;
}

/** Sends a request, and reports its answer. */
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

/**
 * Send a request with the client's bearer. A 401 comes before anything ran (docs/service-api.md, "Authentication", 1),
 * so the request is sent once more if the bearer can be renewed.
 *
 * @param signal - of the request: it ends the wait for its bearer too
 */
export async function sendAuthorized<Response extends HttpResponse>(
  { bearer, renewBearer }: Connection,
  request: (bearer: Secret) => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const first = await bearer(signal);
  const response = await request(first);
  if (response.status !== 401 || renewBearer === undefined) return response;
  await response.body?.cancel().catch(() => {}); // read already, or never to be read
  return request(await renewBearer(first, signal));
}

/** Sends a request that one document answers, and explains a loss. Errors as {@link sendForJson}. */
export function requestDocument(
  client: Connection,
  route: AnsweredRequest['route'],
  build: (bearer: Secret) => HttpRequest,
  limits: Pick<JsonOptions, 'timeoutMs' | 'maxBodyBytes' | 'signal'>,
): Promise<JsonResponse> {
  const options = { fetch: client.fetch, now: client.clock.now, ...limits };
  const sent = (bearer: Secret): Promise<JsonResponse> =>
    observe(client, route, () => sendForJson(build(bearer), options));
  return sendAuthorized(client, sent, limits.signal).catch((error: unknown) => {
    throw explainLoss(error);
  });
}

/** Makes the error of a 200 whose body is outside the contract, and says where. */
export function outsideApi(
  problem: string,
  issues: readonly { readonly path: readonly PropertyKey[] }[],
  { status, requestId }: HttpResponse,
): ApiError {
  const at = issues[0]?.path.join('.') ?? '';
  return new ApiError('api_malformed', `${problem}${at === '' ? '' : ` at "${at}"`}.`, { status, requestId });
}

/** An error body, read from either form. */
export interface Refusal {
  readonly message: string;
  /** `metadata.reason`, or a `code` that is a word. */
  readonly reason: string | undefined;
  readonly retryable?: boolean | undefined;
}

/** Reads the error body of the list and key routes (docs/service-api.md, "Errors"). */
export function readRefusal(json: unknown): Refusal | undefined {
  const error = apiErrorBody.safeParse(json).data?.error;
  if (error === undefined) return undefined;
  return { message: error.message, reason: typeof error.code === 'string' ? error.code : undefined };
}

/**
 * Makes the error of a refusal (docs/service-api.md, "Errors"): the service's own code, text and advice on retries.
 *
 * @param baseUrl - of the request; on a 404, another one may be meant
 * @param remedy - begins with a space; default: what the status means on every route
 */
export function refusalError(
  response: HttpResponse,
  refusal: Refusal | undefined,
  baseUrl: string,
  remedy: string | Wording = remedies[response.status] ?? '',
): ApiError {
  const { status, requestId, retryAfterMs } = response;
  const meant = status === 404 ? meantBaseUrl(baseUrl) : undefined;
  const advice = meant === undefined ? remedy : worded` Check ${input('base-url')}: did you mean ${meant}?`;
  const answer = refusal?.reason === undefined ? `${status}` : `${status} ${refusal.reason}`;
  const words = refusal?.message ?? 'the body names no reason.';
  // Make the advice a sentence of its own, whatever the service's words end with.
  const said = advice === '' || /[.!?…]$/.test(words) ? words : `${words}.`;
  return new ApiError('api_refused', worded`The service answered ${answer}: ${said}${advice}`, {
    status,
    reason: refusal?.reason,
    retryable: refusal?.retryable,
    retryAfterMs,
    requestId,
  });
}

/**
 * Tells whether an id can be one segment of a URL: "." and ".." would be read as steps of the path, and a lone
 * surrogate can't be encoded.
 */
export function standsInUrl(id: string): boolean {
  return !/^\.{0,2}$/.test(id) && id.isWellFormed();
}

/** Makes an {@link ApiError} of a lost request. Returns anything else as it is. */
export function explainLoss(error: unknown): unknown {
  if (!(error instanceof NoResponseError)) return error;
  return new ApiError('api_unreachable', 'The service did not answer.', { sent: error.sent, cause: error });
}

/** Tells whether an idempotent request may be sent again: nothing came back, or 408, 429 or 5xx did. */
export function mayRepeat(error: unknown): RetryVerdict {
  if (!(error instanceof ApiError)) return { retry: false };
  const { status = 0, retryAfterMs } = error.data;
  const passing = error.code === 'api_unreachable' || status === 408 || status === 429 || status >= 500;
  return passing ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}

/** Advice by status, the same on every route. */
const remedies: Readonly<Partial<Record<number, string | Wording>>> = {
  401: ' Check that the API key, or the key that the federation policy targets, exists, is not disabled, and is no management key.',
  402: ' The key has used up its limit: raise it, or wait for its reset.',
  403: ' Ask an organization admin to reassign the key: its creator is no longer a member. Regional hostnames are refused too.',
  404: worded` Check ${input('base-url')}, and that the key belongs to the interns programme and sees this intern.`,
};

// Sends the requests of every operation with the current bearer, and turns refusals and lost requests into errors.
import type { Clock } from '../clock.ts';
import { guessBaseUrl } from '../contract/base-url.ts';
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
  /** Returns the bearer of the next request: an API key or a valid access token. `signal` ends the wait for it. */
  readonly bearer: (signal?: AbortSignal) => Promise<Secret>;
  /** Returns a new bearer in place of one that was refused with 401. Without this function, the refusal is final. */
  readonly renewBearer?: ((refused: Secret, signal?: AbortSignal) => Promise<Secret>) | undefined;
  /** Default: `node:http` with only the time limits of this client. The global fetch adds a limit of five minutes. */
  readonly fetch?: Fetch | undefined;
  /** Default: the system clock. */
  readonly clock?: Clock | undefined;
  /** Milliseconds without any byte, not even a keepalive, after which a stream counts as dead. Default 90,000. */
  readonly idleTimeoutMs?: number | undefined;
  /** Called for each answered request. */
  readonly onRequest?: ((request: AnsweredRequest) => void) | undefined;
}

/** The settings of a client with their defaults filled in. */
export interface ClientSettings extends ClientOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly idleTimeoutMs: number;
}

export async function sendAndReport<Answer extends Pick<AnsweredRequest, 'status' | 'requestId'>>(
  { clock, onRequest }: ClientSettings,
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
 * Sends a request with the client's bearer. After a 401, sends it once more if the bearer can be renewed. That is
 * safe, because a service refuses a bearer before it runs anything (docs/service-api.md, "Authentication", 1).
 *
 * @param signal - the signal of the request, which also ends the wait for its bearer
 */
export async function sendAuthorized<Response extends HttpResponse>(
  { bearer, renewBearer }: ClientSettings,
  sendWith: (bearer: Secret) => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const firstBearer = await bearer(signal);
  const response = await sendWith(firstBearer);
  if (response.status !== 401 || renewBearer === undefined) return response;
  await response.body?.cancel().catch(() => {}); // rejects if the body was already read
  return sendWith(await renewBearer(firstBearer, signal));
}

/** Sends a request for one JSON document. Throws {@link ApiError} `api_unreachable` if no response comes. */
export function requestDocument(
  client: ClientSettings,
  route: AnsweredRequest['route'],
  build: (bearer: Secret) => HttpRequest,
  limits: Pick<JsonOptions, 'timeoutMs' | 'maxBodyBytes' | 'signal'>,
): Promise<JsonResponse> {
  const options = { fetch: client.fetch, now: client.clock.now, ...limits };
  const sendOnce = (bearer: Secret): Promise<JsonResponse> =>
    sendAndReport(client, route, () => sendForJson(build(bearer), options));
  return sendAuthorized(client, sendOnce, limits.signal).catch((error: unknown) => {
    throw explainNoResponse(error);
  });
}

/** Creates the error for a 200 whose body does not follow the API. It names the first wrong field. */
export function toContractError(
  problem: string,
  issues: readonly { readonly path: readonly PropertyKey[] }[],
  { status, requestId }: HttpResponse,
): ApiError {
  const path = issues[0]?.path.join('.') ?? '';
  return new ApiError('api_malformed', `${problem}${path === '' ? '' : ` at "${path}"`}.`, { status, requestId });
}

/** The error in the body of a refusal. The body's form differs between the chat route and the others. */
export interface Refusal {
  readonly message: string;
  /** The error's `metadata.reason` on the chat route; elsewhere its `code`, if that is a string. */
  readonly reason: string | undefined;
  readonly retryable?: boolean | undefined;
}

/** Reads the error body of every route but chat, which has a form of its own (docs/service-api.md, "Errors"). */
export function readRefusal(json: unknown): Refusal | undefined {
  const error = apiErrorBody.safeParse(json).data?.error;
  if (error === undefined) return undefined;
  return { message: error.message, reason: typeof error.code === 'string' ? error.code : undefined };
}

/**
 * Creates the error for a refusal (docs/service-api.md, "Errors"), with the service's code, text and advice on retries.
 *
 * @param baseUrl - the base URL of the request; after a 404, the message may suggest another one
 * @param remedy - begins with a space; by default, the advice for the list route and the chat route
 */
export function toRefusalError(
  response: HttpResponse,
  refusal: Refusal | undefined,
  baseUrl: string,
  remedy: string | Wording = internRemedies[response.status] ?? '',
): ApiError {
  const { status, requestId, retryAfterMs } = response;
  const suggestion = status === 404 ? guessBaseUrl(baseUrl) : undefined;
  const advice = suggestion === undefined ? remedy : worded` Check ${input('base-url')}: did you mean ${suggestion}?`;
  const outcome = refusal?.reason === undefined ? `${status}` : `${status} ${refusal.reason}`;
  const message = refusal?.message ?? 'the body gives no reason.';
  // End the service's message with a full stop, so that the advice begins a new sentence.
  const sentence = advice === '' || /[.!?…]$/.test(message) ? message : `${message}.`;
  const data = { status, reason: refusal?.reason, retryable: refusal?.retryable, retryAfterMs, requestId };
  return new ApiError('api_refused', worded`The service answered ${outcome}: ${sentence}${advice}`, data);
}

/** Tells whether an id can be a URL segment. "", "." and ".." change the path; a lone surrogate can't be encoded. */
export function isUrlSegment(id: string): boolean {
  return !/^\.{0,2}$/.test(id) && id.isWellFormed();
}

/** Turns a {@link NoResponseError} into an {@link ApiError}. Returns any other error unchanged. */
export function explainNoResponse(error: unknown): unknown {
  if (!(error instanceof NoResponseError)) return error;
  return new ApiError('api_unreachable', 'The service did not answer.', { sent: error.sent, cause: error });
}

/** Allows sending an idempotent request again if no response came, or if it was a 408, 429 or 5xx. */
export function judgeRepeat(error: unknown): RetryVerdict {
  if (!(error instanceof ApiError)) return { retry: false };
  const { status = 0, retryAfterMs } = error.data;
  const isTemporary = error.code === 'api_unreachable' || status === 408 || status === 429 || status >= 500;
  return isTemporary ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}

const internRemedies: Readonly<Partial<Record<number, string | Wording>>> = {
  401: ' Check that the API key, or the key that the federation policy targets, exists, is not disabled, and is not a management key.',
  402: ' The key has used up its limit: raise it, or wait for its reset.',
  403: " If the key's creator has left the organization, ask an admin to reassign the key. If the base URL has a regional hostname, use the global one.",
  404: worded` Check ${input('base-url')}, and that the key belongs to the interns programme and sees this intern.`,
};

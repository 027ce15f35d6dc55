// Calls the chat route: starts a run or answers its question, and streams the response as events.
import {
  type AnswerRequest,
  type ApprovalMode,
  answerRequest,
  type PromptRequest,
  promptRequest,
  steeredResponse,
  type ToolCall,
} from '../contract/chat.ts';
import { chatErrorBody } from '../contract/errors.ts';
import {
  identifierLength,
  maxChatRequestBytes,
  maxHeadersWaitMs,
  maxToolCallIdCharacters,
} from '../contract/limits.ts';
import { ApiError, InputError, StreamError } from '../errors.ts';
import { readJson } from '../http/document.ts';
import { decodeEvents } from '../http/sse.ts';
import {
  type ByteStream,
  type HttpRequest,
  type HttpResponse,
  type LinkedAbort,
  linkAbort,
  send,
} from '../http/transport.ts';
import type { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { type ChatEvent, createChatReader } from './chat-events.ts';
import {
  type ClientSettings,
  explainNoResponse,
  isUrlSegment,
  type Refusal,
  sendAndReport,
  sendAuthorized,
  toRefusalError,
} from './request.ts';

export type { ChatEvent, FinishEvent } from './chat-events.ts';

/** A prompt to one intern. */
export interface PromptOptions {
  readonly internId: string;
  /** At least one character. */
  readonly prompt: string;
  readonly approvalMode: ApprovalMode;
  /** 1 to 256 characters. An id that the intern does not know starts a session with that id. */
  readonly sessionId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An answer to the question of a paused run. */
export interface AnswerOptions {
  readonly internId: string;
  readonly sessionId: string;
  /** Id of the tool call that asks. */
  readonly toolCallId: string;
  /** The tool call as it was streamed, which is echoed to the intern. Without it, only the answer is sent. */
  readonly toolCall?: ToolCall | undefined;
  readonly answer: string;
  readonly signal?: AbortSignal | undefined;
}

/** Limits the wait for the body of a refusal, which is small and comes soon after the headers. */
const errorBodyTimeoutMs = 10_000;

/** Limits the wait for `[DONE]` after the final chunk: it comes at once, or never. */
const doneTimeoutMs = 10_000;

/** @throws {InputError} `input_missing` (empty prompt), `input_invalid` (session id that is empty or too long) */
export function buildPrompt(options: PromptOptions): PromptRequest {
  if (options.prompt === '') {
    throw new InputError('input_missing', 'The prompt is empty. Give it at least one character.', { source: 'prompt' });
  }
  if (options.sessionId !== undefined) checkId('session-id', options.sessionId, identifierLength.max);
  return promptRequest.parse({
    messages: [{ role: 'user', content: options.prompt }],
    stream: true,
    approval_mode: options.approvalMode,
    ...(options.sessionId === undefined ? {} : { session_id: options.sessionId }),
  });
}

/** @throws {InputError} `input_invalid`: a session id or tool call id that is empty or too long */
export function buildAnswer(options: AnswerOptions): AnswerRequest {
  checkId('session-id', options.sessionId, identifierLength.max);
  checkId('tool-call-id', options.toolCallId, maxToolCallIdCharacters);
  const answer = { role: 'tool', tool_call_id: options.toolCallId, content: options.answer };
  const echo = { role: 'assistant', content: null, tool_calls: [options.toolCall] };
  return answerRequest.parse({
    messages: options.toolCall === undefined ? [answer] : [echo, answer],
    stream: true,
    session_id: options.sessionId,
  });
}

/** Checks an id from the user. Ids from the service are checked in its chunks (docs/service-api.md, "Limits"). */
function checkId(source: string, id: string, maxCharacters: number): void {
  if (id !== '' && id.length <= maxCharacters) return;
  const message = worded`${input(source)} has ${id.length} characters. Use an id of 1 to ${maxCharacters} characters.`;
  throw new InputError('input_invalid', message, { source });
}

/**
 * Sends one chat request, and streams its response. Leaving the loop closes the connection, which cancels the run.
 *
 * @throws {ApiError} `request_too_large`, `api_malformed` (nothing sent), `api_refused`, `api_unreachable`, `steered`
 * @throws {StreamError} `stream_malformed`, `stream_severed`, `stream_idle`
 */
export async function* streamChat(
  client: ClientSettings,
  { internId, signal }: Pick<PromptOptions, 'internId' | 'signal'>,
  body: PromptRequest | AnswerRequest,
): AsyncGenerator<ChatEvent, void, void> {
  const { fetch, clock } = client;
  // Use a separate signal, so that leaving the loop closes the connection.
  const abortLink = linkAbort(signal);
  try {
    const response = await sendAuthorized(
      client,
      (bearer) => {
        const request = buildChatRequest(client.baseUrl, bearer, internId, body);
        return sendAndReport(client, 'chat', () =>
          send(request, { fetch, headersTimeoutMs: maxHeadersWaitMs, now: clock.now, signal: abortLink.signal }),
        );
      },
      signal,
    );
    yield* readEvents(await readChatResponse(response, abortLink, client.baseUrl), client, abortLink);
  } catch (error) {
    signal?.throwIfAborted();
    throw explainNoResponse(error);
  } finally {
    abortLink.unlink();
    abortLink.abort();
  }
}

/**
 * Reads the events of a response. After its final chunk, the response is complete however the stream ends, and its
 * question can be answered (docs/service-api.md, "Stream rules", 2).
 */
async function* readEvents(stream: ByteStream, client: ClientSettings, abortLink: LinkedAbort) {
  const reader = createChatReader();
  let doneTimer: NodeJS.Timeout | undefined;
  try {
    for await (const batch of decodeEvents(stream, client)) {
      for (const event of reader.read(batch)) yield event;
      if (reader.isDone()) break;
      // Don't wait long for a service that only sends keepalives: the deadline of a question would pass.
      if (reader.isSettled())
        doneTimer ??= setTimeout(() => abortLink.abort(), Math.min(doneTimeoutMs, client.idleTimeoutMs));
    }
  } catch (error) {
    if (!(error instanceof StreamError) || !reader.isSettled()) throw error;
    // Report malformed data, unless the service reported an error before it: that error matters more.
    if (error.code === 'stream_malformed' && reader.end().finish_reason !== 'error') throw error;
  } finally {
    clearTimeout(doneTimer);
  }
  yield reader.end();
}

/** @throws {ApiError} `api_malformed` (the id), `request_too_large` (docs/service-api.md, "Limits") */
export function buildChatRequest(
  baseUrl: string,
  bearer: Secret,
  internId: string,
  body: PromptRequest | AnswerRequest,
): HttpRequest {
  if (!isUrlSegment(internId)) {
    throw new ApiError('api_malformed', `The intern has the id "${internId}", which can't be part of a URL.`);
  }
  const json = JSON.stringify(body);
  const bytes = Buffer.byteLength(json);
  if (bytes > maxChatRequestBytes) {
    const message = `The chat request would be ${bytes} bytes; the service reads at most ${maxChatRequestBytes}. Shorten the prompt.`;
    throw new ApiError('request_too_large', message);
  }
  return {
    method: 'POST',
    url: `${baseUrl}/interns/${encodeURIComponent(internId)}/chat/completions`,
    bearer,
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: json,
  };
}

/** Returns the stream of a response, or throws the error that the response reports. */
async function readChatResponse(response: HttpResponse, abortLink: LinkedAbort, baseUrl: string): Promise<ByteStream> {
  const { status, requestId } = response;
  const type = response.headers.get('content-type') ?? '';
  if (status === 200 && response.body !== null && /^text\/event-stream\b/i.test(type)) return response.body;
  const json = await readErrorBody(response, abortLink);
  if (status === 202 && steeredResponse.safeParse(json).success) {
    const message =
      'Another run holds this session and has received the prompt, so its output does not appear here. Use another "session-id", or wait for that run.';
    throw new ApiError('steered', message, { status, requestId });
  }
  if (status === 200) {
    const message = worded`The service answered 200 with ${type === '' ? 'no content type' : type} instead of an event stream. Check ${input('base-url')}.`;
    throw new StreamError('stream_malformed', message, { status, requestId });
  }
  throw toRefusalError(response, readChatRefusal(json), baseUrl);
}

/** Reads a body that is not a stream. Resolves to undefined if it stalls or breaks off: the status is enough. */
async function readErrorBody(response: HttpResponse, abortLink: LinkedAbort): Promise<unknown> {
  const timer = setTimeout(() => abortLink.abort(), errorBodyTimeoutMs);
  try {
    return await readJson(response);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function readChatRefusal(json: unknown): Refusal | undefined {
  const error = chatErrorBody.safeParse(json).data?.error;
  return error && { message: error.message, reason: error.metadata?.reason, retryable: error.metadata?.retryable };
}

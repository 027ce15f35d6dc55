// The client of the API: one base URL, one bearer, the operations.
import type { Clock } from '../clock.ts';
import type { Fetch } from '../http/transport.ts';
import type { Secret } from '../secret.ts';
import type { AnswerOptions, ChatEvent, PromptOptions } from './chat.ts';
import { streamAnswer, streamPrompt } from './chat.ts';
import type { Intern, ListInternsOptions } from './interns.ts';
import { listInterns } from './interns.ts';
import type { ApiKeyRecord, UpdateKeyOptions } from './keys.ts';
import { updateKey } from './keys.ts';

/** How a client reaches its service. */
export interface ClientOptions {
  /** Base URL with its version segment, without a final slash. */
  readonly baseUrl: string;
  /** The bearer of the next request: an API key, or an access token that is renewed. */
  readonly bearer: () => Promise<Secret>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Nothing on a stream for this many milliseconds, not even a keepalive: the stream counts as dead. */
  readonly idleTimeoutMs: number;
  /** Told of each answered request: route, status, and milliseconds until the response headers. */
  readonly onRequest?: ((request: AnsweredRequest) => void) | undefined;
}

/** A request that was answered, for transcripts and debugging. */
export interface AnsweredRequest {
  readonly route: 'list' | 'chat' | 'keys';
  readonly status: number;
  readonly ms: number;
  readonly requestId: string | undefined;
}

/** The operations of the Intern Service. */
export interface Client {
  /** All interns that the bearer sees, newest first, page by page (API document, "GET /interns"). */
  listInterns(options?: ListInternsOptions): AsyncIterable<Intern>;
  /** Start a run and stream its first response (API document, "POST /interns/{internId}/chat/completions"). */
  prompt(options: PromptOptions): AsyncIterable<ChatEvent>;
  /** Answer the question of a paused run and stream what follows (API document, "Stream rules", 3). */
  answer(options: AnswerOptions): AsyncIterable<ChatEvent>;
  /** Update an API key, with a management key as bearer (API document, "PATCH /keys/{hash}"). */
  updateKey(options: UpdateKeyOptions): Promise<ApiKeyRecord>;
}

/** A client of one service. It sends each request once: what may be sent again is for its caller to decide. */
export function createClient(options: ClientOptions): Client {
  return {
    listInterns: (query = {}) => listInterns(options, query),
    prompt: (prompt) => streamPrompt(options, prompt),
    answer: (answer) => streamAnswer(options, answer),
    updateKey: (update) => updateKey(options, update),
  };
}

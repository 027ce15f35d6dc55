// The client of the API: one base URL, one bearer, the operations.
import { systemClock } from '../clock.ts';
import { fetchDirectly } from '../http/fetch.ts';
import { checkBaseUrl } from '../http/transport.ts';
import {
  type AnswerOptions,
  buildAnswer,
  buildPrompt,
  type ChatEvent,
  type PromptOptions,
  streamChat,
} from './chat.ts';
import { type Intern, type ListInternsOptions, listInterns } from './interns.ts';
import type { ApiKeyRecord, ReadKeyOptions, UpdateKeyOptions } from './keys.ts';
import type { ClientOptions, Connection } from './request.ts';

export type { ClientOptions } from './request.ts';

const defaultIdleTimeoutMs = 90_000;

/** The operations of the Intern Service. */
export interface Client {
  /** All interns that the bearer sees, newest first, page by page (docs/service-api.md, "GET /interns"). */
  listInterns(options?: ListInternsOptions): AsyncIterable<Intern>;
  /** Start a run and stream its first response (docs/service-api.md, "POST /interns/{internId}/chat/completions"). */
  prompt(options: PromptOptions): AsyncIterable<ChatEvent>;
  /** Answer the question of a paused run and stream what follows (docs/service-api.md, "Stream rules", 3). */
  answer(options: AnswerOptions): AsyncIterable<ChatEvent>;
  /** Update an API key, with a management key as bearer (docs/service-api.md, "PATCH /keys/{hash}"). */
  updateKey(options: UpdateKeyOptions): Promise<ApiKeyRecord>;
  /**
   * Read an API key by an update without fields, with a management key as bearer: the API has no other way. A deployment may
   * move `updated_at`, and counts a request (docs/service-api.md, "PATCH /keys/{hash}").
   *
   * @throws {ApiError} `key_unreadable`: the service refused it
   */
  readKey(options: ReadKeyOptions): Promise<ApiKeyRecord>;
}

/**
 * Creates a client of one service. It sends each request once, and after a 401 once more with a renewed bearer; any
 * other retry is for its caller to decide.
 *
 * @throws {InputError} `input_missing`, `input_invalid`: a `baseUrl` that is empty, or no URL
 */
export function createClient(options: ClientOptions): Client {
  checkBaseUrl(options.baseUrl);
  const connection: Connection = {
    ...options,
    // Not the global fetch, which gives up after five silent minutes, whatever the limits here.
    fetch: options.fetch ?? fetchDirectly,
    clock: options.clock ?? systemClock,
    idleTimeoutMs: options.idleTimeoutMs ?? defaultIdleTimeoutMs,
  };
  return {
    listInterns: (query = {}) => listInterns(connection, query),
    prompt: (prompt) => streamChat(connection, prompt, buildPrompt(prompt)),
    answer: (answer) => streamChat(connection, answer, buildAnswer(answer)),
    updateKey: async (update) => (await loadKeys()).updateKey(connection, update),
    readKey: async (key) => (await loadKeys()).readKey(connection, key),
  };
}

/** Loads the module of keys on use: a run needs none, and would wait for it. */
const loadKeys = () => import('./keys.ts');

// Creates the client of the API: all its operations, with one base URL and one bearer.
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
import type { ClientOptions, ClientSettings } from './request.ts';

export type { ClientOptions } from './request.ts';

/** The operations of the Intern Service. */
export interface Client {
  /** Lists all interns that the bearer can see, newest first, page by page (docs/service-api.md, "GET /interns"). */
  listInterns(options?: ListInternsOptions): AsyncIterable<Intern>;
  /** Starts a run and streams its first response (docs/service-api.md, "POST /interns/{internId}/chat/completions"). */
  prompt(options: PromptOptions): AsyncIterable<ChatEvent>;
  /** Answers the question of a paused run and streams the next response (docs/service-api.md, "Stream rules", 3). */
  answer(options: AnswerOptions): AsyncIterable<ChatEvent>;
  /** Updates an API key, with a management key as bearer (docs/service-api.md, "PATCH /keys/{hash}"). */
  updateKey(options: UpdateKeyOptions): Promise<ApiKeyRecord>;
  /**
   * Reads an API key, with a management key as bearer. Sends an update without fields, because the API has no other way
   * to read one. This counts as a request, and may change `updated_at` (docs/service-api.md, "PATCH /keys/{hash}").
   *
   * @throws {ApiError} `key_unreadable`: the service refused it
   */
  readKey(options: ReadKeyOptions): Promise<ApiKeyRecord>;
}

/**
 * Creates a client of one service. It sends each request once, and after a 401 once more if it can renew the bearer.
 * Callers decide about any other retry.
 *
 * @throws {InputError} `input_missing` (an empty `baseUrl`), `input_invalid` (neither https nor this machine)
 */
export function createClient(options: ClientOptions): Client {
  checkBaseUrl(options.baseUrl);
  const settings: ClientSettings = {
    ...options,
    // Don't use the global fetch: it gives up after five silent minutes, whatever the limits here.
    fetch: options.fetch ?? fetchDirectly,
    clock: options.clock ?? systemClock,
    idleTimeoutMs: options.idleTimeoutMs ?? 90_000,
  };
  return {
    listInterns: (query = {}) => listInterns(settings, query),
    prompt: (prompt) => streamChat(settings, prompt, buildPrompt(prompt)),
    answer: (answer) => streamChat(settings, answer, buildAnswer(answer)),
    updateKey: async (update) => (await loadKeys()).updateKey(settings, update),
    readKey: async (key) => (await loadKeys()).readKey(settings, key),
  };
}

/** Loads the module only for these calls, so that a run does not wait for it. */
const loadKeys = () => import('./keys.ts');

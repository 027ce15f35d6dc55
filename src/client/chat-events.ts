// Turns the chunks of a response into events, and checks their order (docs/service-api.md, "Stream rules").
import {
  type ChatChunk,
  chatChunk,
  chunkObject,
  doneMarker,
  type FinishReason,
  type ToolCall,
  type Usage,
} from '../contract/chat.ts';
import type { ChatError } from '../contract/errors.ts';
import { orThrow, StreamError } from '../errors.ts';
import { isDeeperThan, isObject } from '../json.ts';

/** The end of a response. Comes after the final chunk, which has `session_id`, or after an error chunk without one. */
export interface FinishEvent {
  readonly type: 'finish';
  readonly finish_reason: FinishReason;
  /** Null if the run failed before the intern reported one. */
  readonly session_id: string | null;
  /** Null if none was reported, and always after `tool_calls`. */
  readonly usage: Usage | null;
  /** The model that the last chunk named. */
  readonly model: string;
  /** Set if `finish_reason` is `error`. */
  readonly error: ChatError | undefined;
  /** True if `[DONE]` came. A response may be complete without it. */
  readonly done: boolean;
}

/** The events of a response, in order. */
export type ChatEvent =
  | { readonly type: 'reasoning'; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'pause'; readonly toolCall: ToolCall }
  | FinishEvent;

interface Progress {
  /** Set once, by the finish chunk. If its reason is `error`, it has an `error`. */
  finish: { readonly reason: FinishReason; readonly error: ChatError | undefined } | undefined;
  /** Set once, after `finish`, by the chunk without choices. No chunk may follow it. */
  final: Ending | undefined;
  /** The model that the last chunk named: it may change within a stream. Empty until the first chunk. */
  model: string;
  /** True once a tool call has come. A response has at most one, and has one if it finishes with `tool_calls`. */
  isPaused: boolean;
  /** True once `[DONE]` has come. Later data is ignored. */
  isDone: boolean;
}

/** The facts that only the final chunk carries. */
type Ending = Pick<FinishEvent, 'session_id' | 'usage'>;

export function createChatReader() {
  const progress: Progress = { finish: undefined, final: undefined, model: '', isPaused: false, isDone: false };
  return {
    /**
     * Yields the events in a batch of data strings. Joins adjacent pieces of text. Callers must iterate to the end.
     * Before it throws, it yields the events that precede the malformed data, however the network split the stream.
     *
     * @throws {StreamError} `stream_malformed`: data outside the contract, or chunks out of order
     */
    *read(batch: readonly string[]): Iterable<ChatEvent> {
      const events: ChatEvent[] = [];
      try {
        for (const data of batch) readData(data, progress, events);
      } catch (error) {
        yield* events;
        throw error;
      }
      yield* events;
    },
    /** Call it after the stream. @throws {StreamError} `stream_severed`: the stream was cut before its final chunk */
    end(): FinishEvent {
      const { finish, model, isDone } = progress;
      const ending = getEnding(progress);
      if (finish === undefined || ending === undefined) {
        const reason = finish === undefined ? '' : `, after finish reason "${finish.reason}"`;
        throw new StreamError('stream_severed', `The stream ended before its final chunk${reason}.`);
      }
      return { type: 'finish', finish_reason: finish.reason, error: finish.error, model, done: isDone, ...ending };
    },
    isDone: () => progress.isDone,
    /** True once the final chunk or an error chunk has come: the response is complete, even if the stream breaks. */
    isSettled: () => getEnding(progress) !== undefined,
  };
}

/** Returns the facts of the final chunk. Some deployments end with an error chunk instead: then the facts are empty. */
function getEnding({ finish, final }: Progress): Ending | undefined {
  return final ?? (finish?.reason === 'error' ? { session_id: null, usage: null } : undefined);
}

function readData(data: string, progress: Progress, events: ChatEvent[]): void {
  if (progress.isDone) return;
  if (data === doneMarker) {
    progress.isDone = true;
    return;
  }
  if (progress.final !== undefined) throw malformed('A chunk came after the final chunk.');
  const chunk = readChunk(data);
  progress.model = chunk.model;
  if (chunk.choices.length > 0) readChoices(chunk, progress, events);
  else if (progress.finish === undefined) throw malformed('The final chunk came before any finish chunk.');
  else progress.final = { session_id: chunk.session_id ?? null, usage: chunk.usage ?? null };
}

function readChoices(chunk: ChatChunk, progress: Progress, events: ChatEvent[]): void {
  if (progress.finish !== undefined) {
    throw malformed('Another chunk came between the finish chunk and the final chunk.');
  }
  for (const { delta, finish_reason } of chunk.choices) {
    append(events, 'reasoning', delta.reasoning ?? '');
    append(events, 'text', delta.content ?? '');
    for (const toolCall of delta.tool_calls ?? []) {
      if (progress.isPaused) throw malformed('A second tool call came in the same response.');
      progress.isPaused = true;
      events.push({ type: 'pause', toolCall });
    }
    if (finish_reason !== null) progress.finish = { reason: finish_reason, error: chunk.error };
  }
  const { finish, isPaused } = progress;
  if (finish?.reason === 'tool_calls' && !isPaused) throw malformed('The response paused without a tool call.');
  if (finish?.reason === 'error' && finish.error === undefined) throw malformed('An error chunk has no error in it.');
}

function append(events: ChatEvent[], type: 'text' | 'reasoning', text: string): void {
  if (text === '') return;
  const last = events.at(-1);
  if (last !== undefined && last.type === type) events[events.length - 1] = { type, text: last.text + text };
  else events.push({ type, text });
}

/** No chunk of the API nests this deep. */
const maxNesting = 32;

/** Limits the usage, which is logged and output in full. A normal one has a few hundred characters. */
const maxUsageCharacters = 8_192;

/** @throws {StreamError} `stream_malformed`: not JSON, not a chunk, nested too deep, or with a usage that is too long */
export function readChunk(data: string): ChatChunk {
  const parse = (): unknown => JSON.parse(data);
  const json = orThrow(parse, (cause) => malformed('An event of the stream is not JSON.', cause));
  if (isPlainChunk(json)) return json;
  if (isDeeperThan(json, maxNesting)) throw malformed(`A chunk of the stream nests deeper than ${maxNesting} levels.`);
  const { data: chunk, error } = chatChunk.safeParse(json);
  if (chunk === undefined) {
    throw malformed(`A chunk of the stream does not match the API at "${error.issues[0]?.path.join('.') ?? ''}".`);
  }
  if (JSON.stringify(chunk.usage ?? null).length <= maxUsageCharacters) return chunk;
  throw malformed(`The usage in a chunk of the stream is longer than ${maxUsageCharacters} characters.`);
}

function malformed(message: string, cause?: unknown): StreamError {
  return new StreamError('stream_malformed', message, { cause });
}

/**
 * Tells whether a value is a chunk of the most common form: one choice with text or reasoning, maybe a finish reason
 * other than `error`, and nothing else (docs/service-api.md, "Chat chunk"). Checks by hand, because the schema takes
 * several times as long as parsing the JSON. Never accepts more than the schema, which a test ensures.
 */
export function isPlainChunk(value: unknown): value is ChatChunk {
  if (!isObject(value) || value['object'] !== chunkObject) return false;
  const { id, created, model, choices } = value;
  if (typeof id !== 'string' || typeof model !== 'string' || !Number.isSafeInteger(created)) return false;
  if ('error' in value || 'session_id' in value || 'usage' in value) return false;
  return Array.isArray(choices) && choices.length === 1 && isPlainChoice(choices[0]);
}

function isPlainChoice(value: unknown): boolean {
  if (!isObject(value) || !Number.isSafeInteger(value['index'])) return false;
  const { delta, finish_reason: reason } = value;
  if (reason !== null && reason !== 'stop' && reason !== 'tool_calls') return false;
  if (!isObject(delta)) return false;
  for (const name in delta) {
    const isPlainField = name === 'content' || name === 'reasoning' || name === 'role';
    if (!isPlainField || typeof delta[name] !== 'string') return false;
  }
  return true;
}

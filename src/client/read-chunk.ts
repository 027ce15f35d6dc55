// The data of one event as a chunk, or the error that it is none (docs/service-api.md, "Chat chunk").
import { type ChatChunk, chatChunk, chunkObject } from '../contract/chat.ts';
import { StreamError } from '../errors.ts';
import { isDeeperThan, isObject } from '../json.ts';

/** Deeper than any chunk of the API. */
const maxNesting = 32;

/** Usage goes whole into the log and an output; an honest one has a few hundred characters. */
const maxUsageCharacters = 8_192;

/**
 * Reads the chunk in the data of an event.
 *
 * @throws {StreamError} `stream_malformed`: no JSON, no chunk, or one that nests without end or has endless usage
 */
export function readChunk(data: string): ChatChunk {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch (cause) {
    throw malformed('An event of the stream is not JSON.', cause);
  }
  if (isPlainChunk(json)) return json;
  if (isDeeperThan(json, maxNesting)) throw malformed(`A chunk of the stream nests deeper than ${maxNesting} levels.`);
  const chunk = chatChunk.safeParse(json);
  if (chunk.success) return withinBounds(chunk.data);
  const [issue] = chunk.error.issues;
  throw malformed(`A chunk of the stream is outside the API at "${issue?.path.join('.') ?? ''}".`);
}

function withinBounds(chunk: ChatChunk): ChatChunk {
  if (JSON.stringify(chunk.usage ?? null).length <= maxUsageCharacters) return chunk;
  throw malformed(`The usage in a chunk of the stream is longer than ${maxUsageCharacters} characters.`);
}

export function malformed(message: string, cause?: unknown): StreamError {
  return new StreamError('stream_malformed', message, { cause });
}

/**
 * Tells if a value is a chunk with one choice that carries text or reasoning, may finish the response without an error, and has
 * nothing else (docs/service-api.md, "Chat chunk"). Checked by hand, because the schema takes several times as long as parsing
 * the JSON does. It says yes to less than the schema; a test holds that it never says yes to more.
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
    const known = name === 'content' || name === 'reasoning' || name === 'role';
    if (!known || typeof delta[name] !== 'string') return false;
  }
  return true;
}

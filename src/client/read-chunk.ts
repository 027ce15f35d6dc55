// The data of one event as a chunk, or the error that it is none (docs/service-api.md, "Chat chunk").
import type { ChatChunk } from '../contract/chat.ts';
import { chatChunk } from '../contract/chat.ts';
import { StreamError } from '../errors.ts';
import { isDeeperThan } from '../json.ts';
import { isPlainChunk } from './plain-chunk.ts';

/** Deeper than any chunk of the API. */
const maxNesting = 32;

/** Usage goes whole into the log and an output; an honest one has a few hundred characters. */
const maxUsageCharacters = 8_192;

/**
 * The chunk in the data of an event.
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

/** The error of a stream that is not as the API says. */
export function malformed(message: string, cause?: unknown): StreamError {
  return new StreamError('stream_malformed', message, { cause });
}

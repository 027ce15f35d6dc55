// The chunk that nearly every chunk of a stream is: one choice with text in it or the end of the response, and nothing else.
import type { ChatChunk } from '../contract/chat.ts';
import { chunkObject } from '../contract/chat.ts';
import { isObject } from '../json.ts';

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

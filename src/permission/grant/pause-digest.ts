// What a pause asks for, as a digest: the same for every spelling of the same arguments.
import { createHash } from 'node:crypto';
import type { Pause } from '../pause.ts';
import { canonicalJson } from '../text/json.ts';

/** What the same question has anew each time: which answers it takes, and the ids of the question itself. */
const notAsked: ReadonlySet<string> = new Set(['options', 'tool_call_id', 'interaction_id', 'session_id']);

/** SHA-256 of the arguments with sorted keys, hexadecimal; without the options and the question's own ids. */
export function digestOfPause(pause: Pause): string {
  const asked = Object.entries(pause.arguments).filter(([name]) => !notAsked.has(name));
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(asked)))
    .digest('hex');
}

// What a pause asks for, as a digest: the same for every spelling of the same arguments.
import { createHash } from 'node:crypto';
import type { Pause } from '../pause.ts';
import { canonicalJson, ownField } from '../text/json.ts';

/** Fields by which a question may name itself. */
const idFields = ['tool_call_id', 'interaction_id', 'session_id'];
/** What the same question has anew each time: which answers it takes, and the ids of the question itself. */
const notAsked: ReadonlySet<string> = new Set(['options', ...idFields]);

/** SHA-256 of the arguments with sorted keys, hexadecimal; without the options and the question's own ids. */
export function digestOfPause(pause: Pause): string {
  const asked = Object.entries(pause.arguments).filter(([name]) => !notAsked.has(name));
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(asked)))
    .digest('hex');
}

/**
 * Whether a field for the question's own id names something else, such as the session that is to be ended: that is part of what
 * is asked, and {@link digestOfPause} does not tell it.
 *
 * @param ids - of the question itself
 */
export function namesOther(pause: Pause, ids: readonly string[]): boolean {
  return idFields.some((name) => {
    const id = ownField(pause.arguments, name);
    return id !== undefined && !(typeof id === 'string' && ids.includes(id));
  });
}

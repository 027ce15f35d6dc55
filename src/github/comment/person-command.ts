// What a person says on a pull request to a question of the intern: `/allow CODE` and its like.
import type { PersonWish } from '../../permission/decide/decide.ts';

const simple: Readonly<Record<string, PersonWish>> = {
  allow: 'allow',
  'allow-always': 'allow-always',
  reject: 'reject',
};

/**
 * The wish in a comment (docs/pull-requests.md, "Asking a person"); undefined when the comment is no command
 * with this code. A command is the whole comment: one that is quoted, or stands among other words, is none.
 */
export function readPersonCommand(body: string, code: string): PersonWish | undefined {
  const [, verb = '', given, rest = ''] = /^\/([a-z-]+)[ \t]+([A-Za-z0-9]+)(?:\s+([\s\S]*))?$/.exec(body.trim()) ?? [];
  if (given?.toUpperCase() !== code.toUpperCase()) return undefined;
  if (verb === 'answer') return rest === '' ? undefined : { value: readValue(rest) };
  return rest === '' && Object.hasOwn(simple, verb) ? simple[verb] : undefined;
}

/** A value as it is, or the JSON object of several fields. */
function readValue(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Letters and digits that nobody mistakes for another. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code of eight characters from random bytes: about 39 bits, for one question of five minutes. */
export function toCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

// What a person says on a pull request to a question of the intern: `/allow CODE` and its like.
import type { PersonWish } from '../../permission/decide/decide.ts';

const simple: Readonly<Record<string, PersonWish>> = {
  allow: 'allow',
  'allow-always': 'allow-always',
  reject: 'reject',
};

/** A command that stands alone in a comment: its word, the code that it names, and what follows. */
export interface WrittenCommand {
  readonly verb: string;
  readonly code: string;
  readonly rest: string;
}

/** The command that a comment is; undefined when it is none. One that is quoted, or stands among other words, is none. */
export function readCommand(body: string): WrittenCommand | undefined {
  const [, verb, code, rest = ''] = /^\/([a-z-]+)[ \t]+([A-Za-z0-9]+)(?:\s+([\s\S]*))?$/.exec(body.trim()) ?? [];
  return verb === undefined || code === undefined ? undefined : { verb, code: code.toUpperCase(), rest };
}

/**
 * The wish in a comment (docs/pull-requests.md, "Asking a person"); undefined when the comment is no command
 * with this code.
 */
export function readPersonCommand(body: string, code: string): PersonWish | undefined {
  const command = readCommand(body);
  if (command?.code !== code.toUpperCase()) return undefined;
  const { verb, rest } = command;
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

/** A code of eight characters from random bytes: about 39 bits, for one question that only people with write permission answer. */
export function toCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

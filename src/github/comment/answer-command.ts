// Reads the commands by which a person answers a question in a comment, and makes the code that each has to name.
import { parseJson } from '../../json.ts';
import type { PersonWish } from '../../permission/decide/decide.ts';

const wishes = ['allow', 'allow-always', 'reject'] as const;

/** Returns undefined unless the comment begins with a command: `> /allow CODE`, a quote, does not count. */
export function readCommand(body: string) {
  const [, verb, code, rest = ''] = /^\/([a-z-]+)[ \t]+([A-Za-z0-9]+)(?:\s+([\s\S]*))?$/.exec(body.trim()) ?? [];
  return verb === undefined || code === undefined ? undefined : { verb, code: code.toUpperCase(), rest };
}

/** Returns undefined unless the comment is a command with this code (docs/pull-requests.md, "Asking a person"). */
export function readPersonCommand(body: string, code: string): PersonWish | undefined {
  const command = readCommand(body);
  if (command?.code !== code.toUpperCase()) return undefined;
  const { verb, rest } = command;
  // An answer is the value of the only field, or a JSON object of all fields.
  if (verb === 'answer' && rest !== '') return { value: rest.startsWith('{') ? (parseJson(rest) ?? rest) : rest };
  return rest === '' ? wishes.find((wish) => wish === verb) : undefined;
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes about 39 bits: enough, because only people with write permission can answer. */
export function toCode(bytes: Uint8Array): string {
  return [...bytes.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

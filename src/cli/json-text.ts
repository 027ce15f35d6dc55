// Texts for programs: JSON that is also safe on a terminal, and words of a shell.
import type { JobIo } from '../job/io.ts';
import type { AskedCommand, CliIo } from './command.ts';

/** C1 and format characters: legal in JSON, but a terminal obeys some and reorders text at others. */
const acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu;

/** The beginning of a GitHub runner command, with the characters that the runner ignores. */
const marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;

/** Escapes what a terminal or a runner could obey (RFC 8259, section 7). */
export function toJsonText(value: unknown, indent?: number): string {
  return escapeActing(JSON.stringify(value, null, indent));
}

export function printJson({ stdout }: Pick<CliIo, 'stdout'>, value: unknown): void {
  stdout(`${toJsonText(value, 2)}\n`);
}

export function printFound(
  { has, io }: AskedCommand,
  { redactor }: Pick<JobIo, 'redactor'>,
  found: unknown,
  inWords: () => string,
): void {
  io.stdout(redactor.redact(has('json') ? `${toJsonText(found, 2)}\n` : inWords()));
}

/** JSON holds such characters only in strings. */
export function escapeActing(json: string): string {
  return json.replace(marker, '\\u0023').replace(acting, (character) => {
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
  });
}

/** POSIX.1-2024, Shell Command Language, section 2.2.2. */
export function toShellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

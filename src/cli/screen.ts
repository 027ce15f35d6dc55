// Prints for a person, with styles and word wrap, and for a program: JSON, and words of a shell.
import { stripVTControlCharacters } from 'node:util';
import type { JobIo } from '../job/io.ts';
import type { PlainTextOptions } from '../report/render/plain.ts';
import type { AskedCommand, CliIo, Screen } from './command.ts';

export function print({ stdout, terminal }: Pick<CliIo, 'stdout' | 'terminal'>, text: string): void {
  stdout(wrapWords(`${text}\n`, terminal?.stdout));
}

export function tell({ stderr, terminal }: Pick<CliIo, 'stderr' | 'terminal'>, text: string): void {
  stderr(wrapWords(`${text}\n`, terminal?.stderr));
}

/** Returns undefined if standard output is no terminal. */
export function textBounds({ terminal }: Pick<CliIo, 'terminal'>): PlainTextOptions | undefined {
  const screen = terminal?.stdout;
  if (screen?.isTerminal !== true) return undefined;
  return { columns: screen.columns, wrap: (line) => wrapWords(line, screen) };
}

export type Style = ReturnType<typeof createStyle>;

export function createStyle(screen: Screen | undefined) {
  const sgr = (on: number, off: number) => (text: string) =>
    screen?.hasColors === true && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    plain: (text: string) => text,
    bold: sgr(1, 22),
    dim: sgr(2, 22),
    italic: sgr(3, 23),
    red: sgr(31, 39),
    green: sgr(32, 39),
    yellow: sgr(33, 39),
    cyan: sgr(36, 39),
  };
}

/** What a wrapped line is indented by: a list marker, a number, or a term and two spaces. */
const lead = /^(?: *\S+(?: \S+)* {2,}| *(?:[-•→✓✗!]|\d{1,3}[.)]?) +| *)/;

const commandLine = /^ *(?:\$|export) /;

/** Indents wrapped lines below the first word. Changes nothing if the screen is no terminal. */
export function wrapWords(text: string, screen: Screen | undefined): string {
  if (screen?.isTerminal !== true) return text;
  const lines = text.split('\n').map((line) => wrapLine(line, screen.columns));
  return lines.join('\n');
}

function wrapLine(line: string, columns: number): string {
  // Leave a command line to the terminal, which joins what it wrapped itself when the line is copied.
  if (columnsOf(line) <= columns || commandLine.test(stripVTControlCharacters(line))) return line;
  const indent = indentOf(stripVTControlCharacters(line), columns);
  let wrapped = '';
  let column = 0;
  for (const [, space = '', word = ''] of line.matchAll(/( *)([^ ]+)/g)) {
    const width = columnsOf(word);
    const fitsBelow = indent + width <= columns; // a longer word is broken anyway
    if (fitsBelow && column > indent && column + space.length + width > columns) {
      wrapped += `\n${' '.repeat(indent)}${word}`;
      column = indent + width;
    } else {
      wrapped += space + word;
      column += space.length + width;
    }
  }
  return wrapped;
}

function indentOf(line: string, columns: number): number {
  const hanging = columnsOf(lead.exec(line)?.[0] ?? '');
  if (hanging <= columns / 2) return hanging;
  const fallback = line.length - line.trimStart().length + 4;
  return fallback <= columns / 2 ? fallback : 0;
}

export function joinParts(parts: readonly string[], between: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`;
    if (lines.length === 0 || columnsOf(longer) > columns) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Characters that are about those of Unicode Standard Annex #11, "Wide". */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const withoutWidth = /^\p{M}|\u200d$/u;

export function columnsOf(text: string): number {
  const plain = stripVTControlCharacters(text);
  if (/^[\x20-\x7e]*$/.test(plain)) return plain.length;
  let columns = 0;
  for (const letter of plain) columns += withoutWidth.test(letter) ? 0 : wide.test(letter) ? 2 : 1;
  return columns;
}

/** C1 and format characters, which JSON may have, although a terminal obeys some, and reorders text at others. */
const acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu;

/** How a command to GitHub's runner begins, with the characters that the runner ignores. */
const marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;

/** Escapes what a terminal or a runner could obey (RFC 8259, section 7). */
export function toJsonText(value: unknown, indent?: number): string {
  return escapeActing(JSON.stringify(value, null, indent));
}

export function printJson({ stdout }: Pick<CliIo, 'stdout'>, value: unknown): void {
  stdout(`${toJsonText(value, 2)}\n`);
}

export function printFound({ has, io }: AskedCommand, { redactor }: JobIo, found: unknown, inWords: () => string) {
  io.stdout(redactor.redact(has('json') ? `${toJsonText(found, 2)}\n` : inWords()));
}

/** Escapes characters that act; in JSON, they can only be within strings. */
export function escapeActing(json: string): string {
  return json.replace(marker, '\\u0023').replace(acting, (character) => {
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
  });
}

/** Quotes as POSIX.1-2024 says, Shell Command Language, section 2.2.2. */
export function toShellWord(text: string): string {
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// Prints styled, word-wrapped text for people, and JSON for programs.
import { stripVTControlCharacters } from 'node:util';
import type { JobIo } from '../job/io.ts';
import type { PlainTextOptions } from '../report/render/plain.ts';
import type { CliIo, Invocation, Screen } from './command.ts';

export function print({ stdout, terminal }: Pick<CliIo, 'stdout' | 'terminal'>, text: string): void {
  stdout(wrapWords(`${text}\n`, terminal?.stdout));
}

export function tell({ stderr, terminal }: Pick<CliIo, 'stderr' | 'terminal'>, text: string): void {
  stderr(wrapWords(`${text}\n`, terminal?.stderr));
}

export function getTextBounds({ terminal }: Pick<CliIo, 'terminal'>): PlainTextOptions | undefined {
  const screen = terminal?.stdout;
  if (screen?.isTerminal !== true) return undefined;
  return { columns: screen.columns, wrap: (line) => wrapWords(line, screen) };
}

export type Style = ReturnType<typeof createStyle>;

export function createStyle(screen: Screen | undefined) {
  const createPaint = (on: number, off: number) => (text: string) =>
    screen?.hasColors === true && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    plain: (text: string) => text,
    bold: createPaint(1, 22),
    dim: createPaint(2, 22),
    italic: createPaint(3, 23),
    red: createPaint(31, 39),
    green: createPaint(32, 39),
    yellow: createPaint(33, 39),
    cyan: createPaint(36, 39),
  };
}

/** Matches a line's prefix, whose width indents the wrapped rest: a term and two spaces, a list marker, or spaces. */
const hangingPrefix = /^(?: *\S+(?: \S+)* {2,}| *(?:[-•→✓✗!]|\d{1,3}[.)]?) +| *)/;

const shellLine = /^ *(?:\$|export) /;

/** Wraps lines at spaces. Changes nothing if the screen is not a terminal. */
export function wrapWords(text: string, screen: Screen | undefined): string {
  if (screen?.isTerminal !== true) return text;
  const lines = text.split('\n').map((line) => wrapLine(line, screen.columns));
  return lines.join('\n');
}

function wrapLine(line: string, columns: number): string {
  // Don't wrap a command that is for copying: the terminal wraps it, and the copy is one line again.
  if (countColumns(line) <= columns || shellLine.test(stripVTControlCharacters(line))) return line;
  const indent = computeIndent(stripVTControlCharacters(line), columns);
  let wrapped = '';
  let column = 0;
  for (const [, space = '', word = ''] of line.matchAll(/( *)([^ ]+)/g)) {
    const width = countColumns(word);
    const fitsOnNextLine = indent + width <= columns; // the terminal breaks a longer word anyway
    if (fitsOnNextLine && column > indent && column + space.length + width > columns) {
      wrapped += `\n${' '.repeat(indent)}${word}`;
      column = indent + width;
    } else {
      wrapped += space + word;
      column += space.length + width;
    }
  }
  return wrapped;
}

function computeIndent(line: string, columns: number): number {
  const hangingIndent = countColumns(hangingPrefix.exec(line)?.[0] ?? '');
  if (hangingIndent <= columns / 2) return hangingIndent;
  const fallback = line.length - line.trimStart().length + 4;
  return fallback <= columns / 2 ? fallback : 0;
}

export function joinParts(parts: readonly string[], separator: string, columns: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longerLine = `${lines.at(-1)}${separator}${part}`;
    if (lines.length === 0 || countColumns(longerLine) > columns) lines.push(part);
    else lines[lines.length - 1] = longerLine;
  }
  return lines;
}

/** Matches roughly the characters that Unicode Standard Annex #11 calls wide. */
const wideCharacter =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const zeroWidth = /^\p{M}|\u200d$/u;

export function countColumns(text: string): number {
  const plain = stripVTControlCharacters(text);
  if (/^[\x20-\x7e]*$/.test(plain)) return plain.length;
  let columns = 0;
  for (const character of plain) columns += zeroWidth.test(character) ? 0 : wideCharacter.test(character) ? 2 : 1;
  return columns;
}

/** Matches DEL, C1, format characters and line separators. JSON allows them, but a terminal obeys some. */
const unsafeCharacter = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu;

/** Matches the `#` of a runner's command: `##[`, `##vso[`. A runner may ignore what is not printable ASCII in it. */
const runnerCommand = /#(?=[^\x20-\x7e]*#(?:[^\x20-\x7e]*[A-Za-z])*[^\x20-\x7e]*\[)/gu;

/** Writes JSON, and escapes what a terminal or a runner could obey (RFC 8259, section 7). */
export function toJsonText(value: unknown, indent?: number): string {
  return escapeUnsafe(JSON.stringify(value, null, indent));
}

export function printJson({ stdout }: Pick<CliIo, 'stdout'>, value: unknown): void {
  stdout(`${toJsonText(value, 2)}\n`);
}

export function printResult({ has, io }: Invocation, { redactor }: JobIo, result: unknown, toWords: () => string) {
  io.stdout(redactor.redact(has('json') ? `${toJsonText(result, 2)}\n` : toWords()));
}

/** Escapes unsafe characters in JSON, where they can only be inside strings. */
export function escapeUnsafe(json: string): string {
  return json.replace(runnerCommand, '\\u0023').replace(unsafeCharacter, (character) => {
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
  });
}

// Prints the result of a command where a person reads it.
import type { PlainTextOptions } from '../../report/render/plain.ts';
import type { CliIo } from '../io.ts';
import { wrapWords } from './wrap-words.ts';

/** Prints whole lines on standard output, which a terminal of any width shows without breaking a word. */
export function print({ stdout, terminal }: Pick<CliIo, 'stdout' | 'terminal'>, text: string): void {
  stdout(wrapWords(`${text}\n`, terminal?.stdout));
}

/** Tells a person something on standard error: whole lines, which a terminal of any width shows without breaking a word. */
export function tell({ stderr, terminal }: Pick<CliIo, 'stderr' | 'terminal'>, text: string): void {
  stderr(wrapWords(`${text}\n`, terminal?.stderr));
}

/** The bounds of the terminal; undefined where standard output is none, so that nothing bounds a text. */
export function textBounds({ terminal }: Pick<CliIo, 'terminal'>): PlainTextOptions | undefined {
  const screen = terminal?.stdout;
  if (screen?.isTerminal !== true) return undefined;
  return { columns: screen.columns, wrap: (line) => wrapWords(line, screen) };
}

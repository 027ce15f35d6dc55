// Prints the result of a command where a person reads it.
import type { CliIo } from '../io.ts';
import { wrapWords } from './wrap-words.ts';

/** Prints whole lines on standard output, which a terminal of any width shows without breaking a word. */
export function print({ stdout, terminal }: Pick<CliIo, 'stdout' | 'terminal'>, text: string): void {
  stdout(wrapWords(`${text}\n`, terminal?.stdout));
}

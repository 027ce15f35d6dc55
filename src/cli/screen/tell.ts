// Words for the person in front of the terminal.
import type { CliIo } from '../io.ts';
import { wrapWords } from './wrap-words.ts';

/** Tells a person something on standard error: whole lines, which a terminal of any width shows without breaking a word. */
export function tell({ stderr, terminal }: Pick<CliIo, 'stderr' | 'terminal'>, text: string): void {
  stderr(wrapWords(`${text}\n`, terminal?.stderr));
}

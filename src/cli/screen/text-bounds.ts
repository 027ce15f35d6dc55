// How wide a text on standard output may be.
import type { PlainTextOptions } from '../../report/render/plain.ts';
import type { CliIo } from '../io.ts';
import { wrapWords } from './wrap-words.ts';

/** The bounds of the terminal; undefined where standard output is none, so that nothing bounds a text. */
export function textBounds({ terminal }: Pick<CliIo, 'terminal'>): PlainTextOptions | undefined {
  const screen = terminal?.stdout;
  if (screen?.isTerminal !== true) return undefined;
  return { columns: screen.columns, wrap: (line) => wrapWords(line, screen) };
}

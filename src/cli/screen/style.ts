// Colours and weights of a terminal (ECMA-48, "SGR"), or nothing where there is none.
import type { Screen } from '../io.ts';

/** Puts text into a style; on a screen without colours the text stays as it is. */
export interface Style {
  plain(text: string): string;
  bold(text: string): string;
  dim(text: string): string;
  italic(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
}

/** The styles of a screen. */
export function createStyle(screen: Screen | undefined): Style {
  const sgr = (on: number, off: number) => (text: string) =>
    screen?.hasColors === true && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    plain: (text) => text,
    bold: sgr(1, 22),
    dim: sgr(2, 22),
    italic: sgr(3, 23),
    red: sgr(31, 39),
    green: sgr(32, 39),
    yellow: sgr(33, 39),
    cyan: sgr(36, 39),
  };
}

// Code and bold text within a line of Markdown, word by word.
import type { Style } from '../screen/style.ts';

/** A word as it is shown. */
export interface PaintedWord {
  readonly shown: string;
  /** Its characters without styles. */
  readonly width: number;
}

/** Styles the words of a line, one after the other. */
export interface InlineStyle {
  /** A word as it is shown; `base` styles what is neither code nor bold. */
  paint(word: string, base: (text: string) => string): PaintedWord;
  /** What was left open ends with its line. */
  endLine(): void;
}

/** Styles for a screen; without colours the markers are kept, because they are all that is left. */
export function createInlineStyle(style: Style, hasColors: boolean): InlineStyle {
  let code = ''; // the run of backticks that opened it
  let bold = false;
  return {
    paint(word, base) {
      if (!hasColors) return { shown: word, width: word.length };
      let shown = '';
      let width = 0;
      for (const part of word.split(/(`+|\*\*)/)) {
        if (part.startsWith('`') && (code === '' || code === part)) code = code === '' ? part : '';
        else if (part === '**' && code === '') bold = !bold;
        else {
          shown += code !== '' ? style.cyan(part) : bold ? style.bold(part) : base(part);
          width += part.length;
        }
      }
      return { shown, width };
    },
    endLine() {
      code = '';
      bold = false;
    },
  };
}

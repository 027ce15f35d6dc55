// Code and bold text within a line of Markdown, word by word.
import type { Style } from './style.ts';

/** Styles the words of a line, one after the other. */
export interface InlineStyle {
  /** A word as it is shown; `base` styles what is neither code nor bold. */
  paint(word: string, base: (text: string) => string): string;
  /** What was left open ends with its line. */
  endLine(): void;
}

/** Styles for a screen; without colours the markers are kept, because they are all that is left. */
export function createInlineStyle(style: Style, hasColors: boolean): InlineStyle {
  let code = ''; // the run of backticks that opened it
  let bold = false;
  return {
    paint(word, base) {
      if (!hasColors) return word;
      let shown = '';
      for (const part of word.split(/(`+|\*\*)/)) {
        if (part.startsWith('`') && (code === '' || code === part)) code = code === '' ? part : '';
        else if (part === '**' && code === '') bold = !bold;
        else if (code !== '') shown += style.cyan(part);
        else shown += bold ? style.bold(part) : base(part);
      }
      return shown;
    },
    endLine() {
      code = '';
      bold = false;
    },
  };
}

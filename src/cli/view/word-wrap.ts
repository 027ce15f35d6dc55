// Words on lines of a screen.
import { stripVTControlCharacters } from 'node:util';
import type { Screen } from '../io.ts';

/** Writes words, and begins a new line where one does not fit. */
export interface WordWrap {
  /** Text that begins a line, such as a bullet; further lines of the paragraph begin with `indent`. */
  begin(text: string, indent: string): void;
  /** A word that takes so many columns, with the white space behind it; it may be space alone. */
  word(word: string, width: number, space: string): void;
  endLine(): void;
}

/** Wraps words to the lines of a screen, as wide as it is when they come. */
export function createWordWrap(write: (text: string) => void, screen: Screen): WordWrap {
  let indent = '';
  let indentWidth = 0;
  let column = 0;
  let space = ''; // written before the next word on the same line: at the edge it would make a line of its own
  return {
    begin(text, nextIndent) {
      write(text);
      column = widthOf(text);
      indent = nextIndent;
      indentWidth = widthOf(nextIndent);
    },
    word(word, width, spaceBehind) {
      if (word === '') {
        space += spaceBehind;
        return;
      }
      if (column > indentWidth && column + space.length + width > screen.columns) {
        write(`\n${indent}${word}`);
        column = indentWidth + width;
      } else {
        write(space + word);
        column += space.length + width;
      }
      space = spaceBehind;
    },
    endLine() {
      write('\n');
      column = 0;
      indent = '';
      indentWidth = 0;
      space = '';
    },
  };
}

/** Columns that a text takes, about: most characters beyond the first plane are wide, and count as two here too. */
function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

// Words on lines of a screen.
import { stripVTControlCharacters } from 'node:util';

/** Writes words, and begins a new line where one does not fit. */
export interface WordWrap {
  /** Text that begins a line, such as a bullet; further lines of the paragraph begin with `indent`. */
  begin(text: string, indent: string): void;
  /** A word, with the white space behind it. */
  word(word: string, space: string): void;
  endLine(): void;
}

/** Wraps words to lines of so many columns. */
export function createWordWrap(write: (text: string) => void, columns: number): WordWrap {
  let indent = '';
  let column = 0;
  let space = ''; // written before the next word on the same line: at the edge it would make a line of its own
  return {
    begin(text, nextIndent) {
      write(text);
      column = widthOf(text);
      indent = nextIndent;
    },
    word(word, spaceBehind) {
      const width = widthOf(word);
      if (column > widthOf(indent) && column + space.length + width > columns) {
        write(`\n${indent}${word}`);
        column = widthOf(indent) + width;
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
      space = '';
    },
  };
}

/** Columns that a text takes, about: most characters beyond the first plane are wide, and count as two here too. */
function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

// Shows Markdown while it streams: word by word, wrapped, and with a little style.
import { visibleText } from '../../log.ts';
import type { Screen } from '../command.ts';
import { columnsOf, createStyle, type Style } from '../screen.ts';

export interface MarkdownStream {
  push(text: string): void;
  end(): void;
}

/** Holds back only an unfinished word with its marker, or an unfinished line of code. Shows other Markdown as it is. */
export function createMarkdownStream(write: (text: string) => void, screen: Screen): MarkdownStream {
  const lines = createLineWriter(write, screen);
  // The words of the line that are not written yet.
  let unwritten = '';
  let gap = ''; // the white space after `unwritten`
  let unfinishedWord = '';
  let isKindKnown = false; // whether there is a word after the marker, or no marker
  let isFenceLine = false; // whether it begins or ends a block of code, so is written whole
  /** Tells whether the text finished a word. Scans only the new text, because a line may come in very many pieces. */
  const addText = (text: string): boolean => {
    let end = text.length;
    while (end > 0 && /\S/.test(text.charAt(end - 1))) end -= 1;
    const finished = end === 0 ? '' : unfinishedWord + text.slice(0, end);
    unfinishedWord = (end === 0 ? unfinishedWord : '') + text.slice(end);
    const words = finished.trimEnd();
    if (words === '') {
      gap += finished;
      return false;
    }
    unwritten += gap + words;
    gap = finished.slice(words.length);
    return true;
  };
  const endLine = (): void => {
    lines.endLine(unwritten + gap + unfinishedWord);
    unwritten = gap = unfinishedWord = '';
    isKindKnown = isFenceLine = false;
  };
  return {
    push(text) {
      const [first = '', ...rest] = visibleText(text).split('\n');
      let hasNewWords = addText(first);
      for (const next of rest) {
        endLine();
        hasNewWords = addText(next);
      }
      if (!hasNewWords) return;
      if (!isKindKnown) {
        isFenceLine = fence.test(unwritten);
        isKindKnown = !markerAlone.test(unwritten);
      }
      if (isKindKnown && !isFenceLine && lines.writeUnlessCode(unwritten)) unwritten = '';
    },
    end() {
      if (unwritten !== '' || gap !== '' || unfinishedWord !== '' || lines.isOpen()) endLine();
    },
  };
}

const fence = /^\s*(?:`{3,}|~{3,})/;

const markerAlone = /^\s*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)$/;

function createLineWriter(write: (text: string) => void, screen: Screen) {
  const style = createStyle(screen);
  const inline = createInlineStyle(style, screen.hasColors);
  const wrap = createWordWrap(write, screen);
  let line: ReturnType<typeof parseLine> | undefined; // undefined at the beginning of a line
  let isFenced = false;

  const writeWords = (text: string): void => {
    let rest = text;
    if (line === undefined) {
      line = parseLine(text, style);
      wrap.begin(line.begin, line.indent);
      rest = line.rest;
    }
    for (const [, word = '', space = ''] of rest.matchAll(/(\S+|^)(\s*)/g)) {
      const { shown, width } = inline.paint(word, line.paint);
      wrap.word(shown, width, space);
    }
  };

  return {
    isOpen: () => line !== undefined,
    /** Returns false in a block of code, whose lines are written whole. */
    writeUnlessCode(text: string): boolean {
      if (!isFenced) writeWords(text);
      return !isFenced;
    },
    endLine(text: string): void {
      const isFence = line === undefined && fence.test(text);
      if (isFence || isFenced) write(isFence ? style.dim(text) : style.cyan(text));
      else if (text !== '') writeWords(text);
      if (isFence) isFenced = !isFenced;
      wrap.endLine();
      inline.endLine();
      line = undefined;
    },
  };
}

/** Reads the marker of a heading, a quotation or a list item (CommonMark, sections 4.2, 5.1 and 5.2). */
function parseLine(text: string, style: Style) {
  const [, indent = '', mark = ''] = /^(\s*)(#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)?/.exec(text) ?? [];
  const rest = text.slice(indent.length + mark.length);
  if (mark.startsWith('#')) return { begin: style.bold(mark), indent, paint: style.bold, rest };
  if (mark.startsWith('>')) {
    const bar = `${indent}${style.dim('│ ')}`;
    return { begin: bar, indent: bar, paint: style.dim, rest };
  }
  const bullet = /^[-*+]/.test(mark) ? mark.replace(/^./, '•') : mark;
  return { begin: indent + bullet, indent: indent + ' '.repeat(mark.length), paint: style.plain, rest };
}

/** Without colours, keeps `**` and backticks, because nothing else would show what they mean. */
function createInlineStyle(style: Style, hasColors: boolean) {
  let code = ''; // the backticks that opened the code span
  let bold = false;
  return {
    paint(word: string, base: (text: string) => string): { readonly shown: string; readonly width: number } {
      if (!hasColors) return { shown: word, width: columnsOf(word) };
      let shown = '';
      let width = 0;
      for (const part of word.split(/(`+|\*\*)/)) {
        if (part.startsWith('`') && (code === '' || code === part)) code = code === '' ? part : '';
        else if (part === '**' && code === '') bold = !bold;
        else {
          shown += code !== '' ? style.cyan(part) : bold ? style.bold(part) : base(part);
          width += columnsOf(part);
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

function createWordWrap(write: (text: string) => void, screen: Screen) {
  let indent = '';
  let indentWidth = 0;
  let column = 0;
  let space = ''; // waits for another word: at the edge of the screen, it would wrap to a line of its own
  return {
    begin(text: string, nextIndent: string): void {
      write(text);
      column = columnsOf(text);
      indent = nextIndent;
      indentWidth = columnsOf(nextIndent);
    },
    word(word: string, width: number, spaceAfter: string): void {
      if (word === '') {
        space += spaceAfter;
        return;
      }
      if (column > indentWidth && column + space.length + width > screen.columns) {
        write(`\n${indent}${word}`);
        column = indentWidth + width;
      } else {
        write(space + word);
        column += space.length + width;
      }
      space = spaceAfter;
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

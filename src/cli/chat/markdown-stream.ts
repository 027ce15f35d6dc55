// Shows Markdown while it streams: word by word, wrapped, and with a little style.
import { visibleText } from '../../log.ts';
import type { Screen } from '../command.ts';
import { countColumns, createStyle, type Style } from '../screen.ts';

export interface MarkdownStream {
  push(text: string): void;
  end(): void;
}

/** Holds back an unfinished word, a line's marker until a word follows, and an unfinished line of code or fence. */
export function createMarkdownStream(write: (text: string) => void, screen: Screen): MarkdownStream {
  const lines = createLineWriter(write, screen);
  let unwritten = ''; // the finished words of the line that are not written yet
  let gap = ''; // the white space after `unwritten`
  let unfinishedWord = '';
  let isLineKindKnown = false; // true once the line has a word that is no marker
  let isFenceLine = false; // true if the line begins or ends a block of code; such a line is written whole
  /** Returns whether the text finished a word. Scans only the new text: a line may arrive in very many pieces. */
  const addText = (text: string): boolean => {
    let lastWordStart = text.length;
    while (lastWordStart > 0 && /\S/.test(text.charAt(lastWordStart - 1))) lastWordStart -= 1;
    if (lastWordStart === 0) {
      unfinishedWord += text;
      return false;
    }
    const finished = unfinishedWord + text.slice(0, lastWordStart);
    unfinishedWord = text.slice(lastWordStart);
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
    isLineKindKnown = isFenceLine = false;
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
      if (!isLineKindKnown) {
        isFenceLine = fence.test(unwritten);
        isLineKindKnown = !markerAlone.test(unwritten);
      }
      if (isLineKindKnown && !isFenceLine && lines.writeUnlessCode(unwritten)) unwritten = '';
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
      wrap.begin(line.prefix, line.nextIndent);
      rest = line.rest;
    }
    // Leading white space belongs to an empty word, which `^` matches.
    for (const [, word = '', space = ''] of rest.matchAll(/(\S+|^)(\s*)/g)) {
      const { shown, width } = inline.paint(word, line.paint);
      wrap.addWord(shown, width, space);
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
  if (mark.startsWith('#')) return { prefix: indent + style.bold(mark), nextIndent: indent, paint: style.bold, rest };
  if (mark.startsWith('>')) {
    const bar = `${indent}${style.dim('│ ')}`;
    return { prefix: bar, nextIndent: bar, paint: style.dim, rest };
  }
  const bullet = /^[-*+]/.test(mark) ? mark.replace(/^./, '•') : mark;
  return { prefix: indent + bullet, nextIndent: indent + ' '.repeat(mark.length), paint: style.plain, rest };
}

/** Without colours, keeps `**` and backticks, because nothing else would show what they mean. */
function createInlineStyle(style: Style, hasColors: boolean) {
  let openTicks = ''; // the backticks that opened the code span
  let isBold = false;
  return {
    paint(word: string, base: (text: string) => string): { readonly shown: string; readonly width: number } {
      if (!hasColors) return { shown: word, width: countColumns(word) };
      let shown = '';
      let width = 0;
      for (const part of word.split(/(`+|\*\*)/)) {
        if (openTicks === '' && part.startsWith('`')) openTicks = part;
        else if (openTicks !== '' && part === openTicks) openTicks = '';
        else if (openTicks === '' && part === '**') isBold = !isBold;
        else {
          shown += openTicks !== '' ? style.cyan(part) : isBold ? style.bold(part) : base(part);
          width += countColumns(part);
        }
      }
      return { shown, width };
    },
    endLine() {
      openTicks = '';
      isBold = false;
    },
  };
}

function createWordWrap(write: (text: string) => void, screen: Screen) {
  let indent = '';
  let indentWidth = 0;
  let column = 0;
  let pendingSpace = ''; // written with the next word: at the edge of the screen, the space itself would wrap
  return {
    begin(text: string, nextIndent: string): void {
      write(text);
      column = countColumns(text);
      indent = nextIndent;
      indentWidth = countColumns(nextIndent);
    },
    addWord(word: string, width: number, spaceAfter: string): void {
      if (word === '') {
        pendingSpace += spaceAfter;
        return;
      }
      if (column > indentWidth && column + pendingSpace.length + width > screen.columns) {
        write(`\n${indent}${word}`);
        column = indentWidth + width;
      } else {
        write(pendingSpace + word);
        column += pendingSpace.length + width;
      }
      pendingSpace = spaceAfter;
    },
    endLine() {
      write('\n');
      column = 0;
      indent = '';
      indentWidth = 0;
      pendingSpace = '';
    },
  };
}

// Markdown that is shown while it still comes: word by word, wrapped, with a little style.
import type { Screen } from '../io.ts';
import type { Style } from '../screen/style.ts';
import { createStyle } from '../screen/style.ts';
import { createInlineStyle } from './inline-style.ts';
import { createWordWrap } from './word-wrap.ts';

/** Takes text as it comes and writes it for reading. */
export interface MarkdownStream {
  push(text: string): void;
  /** Writes what was held back and ends the line. */
  end(): void;
}

/** How a line begins, and how its words are shown. */
interface LineKind {
  readonly begin: string;
  readonly indent: string;
  readonly paint: (text: string) => string;
  readonly rest: string;
}

/**
 * A stream that writes to a screen. Headings, lists, quotes, code and bold text are styled; all else is shown as it is
 * written. No more than an unfinished word, or an unfinished line of a code block, is held back.
 */
export function createMarkdownStream(write: (text: string) => void, screen: Screen): MarkdownStream {
  const lines = createLineWriter(write, screen);
  // What came of the line and is not written: whole words, the space behind them, and a word that may go on. A word may come in
  // very many pieces, and so may the space before it: only what is new is looked at.
  let held = '';
  let gap = '';
  let lastWord = '';
  let isKnown = false; // whether the words that came tell what the line is
  let isWhole = false; // whether it can only be shown whole
  /** Takes more of a line; true where a word of it became whole. */
  const hold = (text: string): boolean => {
    let end = text.length;
    while (end > 0 && !isSpace(text.charAt(end - 1))) end -= 1;
    const come = end === 0 ? '' : lastWord + text.slice(0, end);
    lastWord = (end === 0 ? lastWord : '') + text.slice(end);
    const words = come.trimEnd();
    if (words === '') {
      gap += come;
      return false;
    }
    held += gap + words;
    gap = come.slice(words.length);
    return true;
  };
  const endLine = (): void => {
    lines.whole(held + gap + lastWord);
    held = gap = lastWord = '';
    isKnown = isWhole = false;
  };
  return {
    push(text) {
      const [first = '', ...rest] = text.split('\n');
      let isNew = hold(first);
      for (const next of rest) {
        endLine();
        isNew = hold(next);
      }
      if (!isNew) return;
      if (!isKnown) {
        isWhole = fence.test(held);
        isKnown = !marker.test(held);
      }
      if (isKnown && !isWhole && lines.words(held)) held = '';
    },
    end() {
      if (held !== '' || gap !== '' || lastWord !== '' || lines.isOpen()) endLine();
    },
  };
}

/** The fence of a block of code. */
const fence = /^\s*(?:`{3,}|~{3,})/;

/** What makes a heading, a list or a quote of the line whose first words follow. */
const marker = /^\s*(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)$/;

function isSpace(character: string): boolean {
  return /\s/.test(character);
}

interface LineWriter {
  /** Whether words of the current line have been written. */
  isOpen(): boolean;
  /** Writes whole words of the current line; false within a code block, whose lines are written whole. */
  words(text: string): boolean;
  /** Writes what is left of the current line, and ends it. */
  whole(text: string): void;
}

function createLineWriter(write: (text: string) => void, screen: Screen): LineWriter {
  const style = createStyle(screen);
  const inline = createInlineStyle(style, screen.hasColors);
  const wrap = createWordWrap(write, screen);
  let line: LineKind | undefined; // undefined at the beginning of a line
  let isFenced = false;

  const writeWords = (text: string): void => {
    let rest = text;
    if (line === undefined) {
      line = kindOf(text, style);
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
    words(text) {
      if (!isFenced) writeWords(text);
      return !isFenced;
    },
    whole(text) {
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

/** What a line is by how it begins (CommonMark, sections 4.2, 5.1, 5.2). */
function kindOf(text: string, style: Style): LineKind {
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

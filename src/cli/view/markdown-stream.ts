// Markdown that is shown while it still comes: word by word, wrapped, with a little style.
import type { Screen } from '../io.ts';
import { createInlineStyle } from './inline-style.ts';
import type { Style } from './style.ts';
import { createStyle } from './style.ts';
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
 * written. No more than an unfinished word, or a line of a code block, is held back.
 */
export function createMarkdownStream(write: (text: string) => void, screen: Screen): MarkdownStream {
  const style = createStyle(screen);
  const inline = createInlineStyle(style, screen.hasColors);
  const wrap = createWordWrap(write, screen.columns);
  let held = '';
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
      wrap.word(inline.paint(word, line.paint), space);
    }
  };
  const writeLine = (text: string): void => {
    const isFence = line === undefined && /^\s*(?:`{3,}|~{3,})/.test(text);
    if (isFence || isFenced) write(isFence ? style.dim(text) : style.cyan(text));
    else if (text !== '') writeWords(text);
    if (isFence) isFenced = !isFenced;
    wrap.endLine();
    inline.endLine();
    line = undefined;
  };

  return {
    push(text) {
      const lines = (held + text).split('\n');
      held = lines.pop() ?? '';
      for (const complete of lines) writeLine(complete);
      // Its first word tells what a line is; the last word may not be whole yet.
      const isTold = line !== undefined || /^\s*[^\s`~]\S*\s+\S/.test(held);
      if (isFenced || !isTold) return;
      const whole = held.length - (/\S*$/.exec(held)?.[0].length ?? 0);
      if (whole > 0) writeWords(held.slice(0, whole));
      held = held.slice(whole);
    },
    end() {
      if (held !== '' || line !== undefined) writeLine(held);
      held = '';
      isFenced = false;
    },
  };
}

/** What a line is by how it begins (CommonMark, sections 4.2, 5.1, 5.2). */
function kindOf(text: string, style: Style): LineKind {
  const [, indent = '', marker = ''] = /^(\s*)(#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)?/.exec(text) ?? [];
  const rest = text.slice(indent.length + marker.length);
  if (marker.startsWith('#')) return { begin: style.bold(marker), indent, paint: style.bold, rest };
  if (marker.startsWith('>')) {
    const bar = `${indent}${style.dim('│ ')}`;
    return { begin: bar, indent: bar, paint: style.dim, rest };
  }
  const bullet = /^[-*+]/.test(marker) ? marker.replace(/^./, '•') : marker;
  return { begin: indent + bullet, indent: indent + ' '.repeat(marker.length), paint: style.plain, rest };
}

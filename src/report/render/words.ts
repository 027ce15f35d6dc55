// Words from outside as a block of HTML: under their speaker's name, or as a quote. No Markdown parser looks into it.
import { safeLines } from '../../log.ts';
import type { Block } from './blocks.ts';
import { toSafeText } from './safe-text.ts';

/** The words of somebody. */
export type Words = Extract<Block, { readonly type: 'prose' | 'rich' }>;

/**
 * Words as one block of HTML without a blank line. Those of a speaker stand indented below the speaker's name, and a rule ends
 * them: a rule that the words themselves can't draw (docs/report.md, "What the intern's Markdown can't do"). They stand in no
 * table: its cell would be as wide as the longest line of code in it, and all of the answer would scroll sideways.
 */
export function toWords(words: Words): string {
  const html = words.type === 'rich' ? words.html : toParagraphs(words.text);
  if (words.speaker === undefined) return `<blockquote>${html}</blockquote>`;
  return `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
}

/** Text as it was written: a blank line is a paragraph, a line break a line break, leading spaces stay. */
function toParagraphs(text: string): string {
  const paragraphs = safeLines(text.trim())
    .join('\n')
    .split(/\n\s*\n/);
  return paragraphs.map((paragraph) => `<p>${paragraph.split('\n').map(toLine).join('<br>')}</p>`).join('');
}

function toLine(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  return '&#160;'.repeat(indent.replaceAll('\t', '    ').length) + toSafeText(line.slice(indent.length));
}

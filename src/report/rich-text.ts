// An intern's Markdown, rendered: parsed by markdown-it, and written out again as the few elements that can do no harm.
import MarkdownIt from 'markdown-it';
import type { Token } from './markdown-it.ts';
import { toRichBlocks } from './rich-blocks.ts';

// Without HTML, so that what looks like it is text; and a nesting that no hostile text can drive up.
const options = { html: false, linkify: false, typographer: false, breaks: true, maxNesting: 20 };
const parser = new MarkdownIt(options);

/**
 * Markdown as one block of HTML without a blank line: no Markdown parser looks into it. Only elements that
 * `rich-blocks.ts` names stand in it, all of them closed; no link, no image, no attribute but `align`, `start`, `lang`.
 */
export function renderRichText(markdown: string): string {
  const tokens: readonly Token[] = parser.parse(markdown, {});
  return `<blockquote>${toRichBlocks(tokens, markdown.split('\n'))}</blockquote>`;
}

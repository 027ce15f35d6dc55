// An intern's Markdown, rendered: parsed by markdown-it, and written out again as the few elements that can do no harm.
import MarkdownIt from 'markdown-it';
import { toCode, toRichBlocks } from './blocks.ts';
import type { Token } from './markdown-it.ts';

// Without HTML, so that what looks like it is text. The parser leaves out what nests deeper than it may.
const maxNesting = 60;
const options = { html: false, linkify: false, typographer: false, breaks: true, maxNesting };
const parser = new MarkdownIt(options);

/** Makes Markdown from outside into harmless HTML: {@link renderRichText}, loaded only where there is something to show. */
export type RenderRichText = (markdown: string) => string;

/**
 * Markdown as HTML without a blank line, to stand in an element: no Markdown parser looks into it. Only elements that
 * `blocks.ts` names stand in it, all of them closed; no link, no image, no attribute but `align`, `start`, `lang`.
 * Text that nests deeper than any honest one is shown as it was written.
 */
export function renderRichText(markdown: string): string {
  const tokens: readonly Token[] = parser.parse(markdown, {});
  const isWhole = tokens.every(({ level }) => level < maxNesting - 1);
  return isWhole ? toRichBlocks(tokens, markdown.split('\n')) : toCode(markdown, '');
}

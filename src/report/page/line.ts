// A line of the page as HTML. Nothing looks for mentions or references in a page of our own, so nothing parts its words.
import type { Inline, Line } from '../render/blocks.ts';
import { toSafeCode } from '../render/safe-text.ts';

/** The HTML of a line: what stands in it is text. */
export function toLine(line: Line): string {
  return line.map(toInline).join('');
}

function toInline(inline: Inline): string {
  if (typeof inline === 'string') return toSafeCode(inline);
  if ('code' in inline) return `<code>${toSafeCode(inline.code)}</code>`;
  if ('strong' in inline) return `<strong>${toSafeCode(inline.strong)}</strong>`;
  return `<small>${toSafeCode(inline.quiet)}</small>`;
}

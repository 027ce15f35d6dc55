// HTML that is ours, with the texts of others in it: a text can only become the text of an element or of an attribute.
import { toSafeCode, toSafeCodeBlock } from '../report/render/safe-text.ts';

export interface Markup {
  readonly html: string;
}

/** A part between the pieces of a template: a text is escaped, on one line; markup stays as it is. */
export type Part = string | number | Markup | readonly Markup[];

export const nothing: Markup = { html: '' };

/** A template of HTML; attributes that hold a part are quoted. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: pieces.map((piece, index) => (index === 0 ? piece : `${toHtml(parts[index - 1])}${piece}`)).join('') };
}

function toHtml(part: Part = ''): string {
  if (typeof part === 'string') return toSafeCode(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

/** A text of several lines, for elements that keep them. */
export function lines(text: string): Markup {
  return { html: toSafeCodeBlock(text) };
}

/** Data for the script of the page: JSON in visible ASCII, so that nothing of it is taken away as invisible or changed. */
export function data(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]|#/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

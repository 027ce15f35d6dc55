// Builds HTML from templates. An untrusted text in a template can only become text or the value of an attribute.
import { toSafeCode, toSafeCodeBlock } from '../report/render/safe-text.ts';

export interface Markup {
  readonly html: string;
}

/** A value in a template: a text is escaped and put on one line; markup is unchanged. */
export type Part = string | number | Markup | readonly Markup[];

export const nothing: Markup = { html: '' };

/** Builds HTML. In the template, put quotes around every attribute that contains a part. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: pieces.map((piece, index) => (index === 0 ? piece : `${toHtml(parts[index - 1])}${piece}`)).join('') };
}

function toHtml(part: Part = ''): string {
  if (typeof part === 'string') return toSafeCode(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

export function toLines(text: string): Markup {
  return { html: toSafeCodeBlock(text) };
}

/** Writes JSON for the page's script, in visible ASCII without `#`, so that {@link toSafeCode} removes nothing. */
export function toData(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]|#/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

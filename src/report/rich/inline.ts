// The inlines of an intern's Markdown as HTML: emphasis and code; links and images become their text and address.

import type { SafeTextOptions } from '../render/safe-text.ts';
import { toSafeCode, toSafeText } from '../render/safe-text.ts';
import type { Token } from './markdown-it.ts';

/** Where inlines stand. */
export interface InlinePlace {
  /** In a cell of a table: longer words may be broken. */
  readonly wordLimit: number | undefined;
  /** At the beginning of a list's item, where a task list has its box. */
  readonly isItem: boolean;
}

/** Elements that are written as they are. */
const plainInlines: ReadonlySet<string> = new Set(['strong', 'em', 's']);

const maxAddress = 200;

/** The HTML of inline tokens. */
export function toRichInline(tokens: readonly Token[], { wordLimit, isItem }: InlinePlace): string {
  const written = { wordLimit };
  /** Of the links that are open: their address, and where they begin. */
  const links: { readonly address: string; readonly start: number }[] = [];
  const html = tokens.map((token, index) => {
    switch (token.type) {
      case 'text':
      case 'text_special':
        return toSafeText(isItem && index === 0 ? withBox(token.content) : token.content, written);
      case 'code_inline':
        return `<code>${toSafeCode(token.content, written)}</code>`;
      case 'softbreak':
      case 'hardbreak':
        return '<br>';
      case 'link_open':
        links.push({ address: token.attrGet('href') ?? '', start: index });
        return '';
      case 'link_close':
        return toLinkEnd(links.pop(), tokens, index, written);
      case 'image':
        return `🖼 ${toSafeText(token.content, written)}${toAddress(token.attrGet('src') ?? '', '', written)}`;
      default:
        return toTag(token);
    }
  });
  return html.join('');
}

function toTag({ type, tag }: Token): string {
  if (!plainInlines.has(tag)) return '';
  const element = tag === 's' ? 'del' : tag;
  return type.endsWith('_close') ? `</${element}>` : `<${element}>`;
}

/** A link leads nowhere; its address is shown, unless its text is the address. */
function toAddress(address: string, text: string, written: SafeTextOptions): string {
  if (address === '' || address === text) return '';
  const shown = address.length > maxAddress ? `${address.slice(0, maxAddress).toWellFormed()}…` : address;
  return ` (<code>${toSafeCode(shown, written)}</code>)`;
}

/** The end of a link: its address, unless its text is that. */
function toLinkEnd(
  link: { readonly address: string; readonly start: number } | undefined,
  tokens: readonly Token[],
  end: number,
  written: SafeTextOptions,
): string {
  if (link === undefined) return '';
  const text = tokens.slice(link.start + 1, end).map(({ content }) => content);
  return toAddress(link.address, text.join(''), written);
}

/** The box of a task list as a character: GitHub's own would be an input. */
function withBox(text: string): string {
  return text.replace(/^\[ \] /, '☐ ').replace(/^\[[xX]\] /, '☑ ');
}

// The blocks of an intern's Markdown as HTML: an allowlist, token by token; what is not on it is left out, its text kept.
import type { Token } from './markdown-it.ts';
import type { InlinePlace } from './rich-inline.ts';
import { toRichInline } from './rich-inline.ts';
import { toSafeCodeBlock } from './safe-text.ts';

/** Elements that are written as they are. */
const plainBlocks: ReadonlySet<string> = new Set(['p', 'ul', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr']);

/** Below the headings of the report itself. */
const headings: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h4', h3: 'h5' };

/** A table with more columns would scroll sideways; it is shown as it was written. */
const maxColumns = 8;

// GitHub draws these from code: a picture that nobody reviewed, with links in it.
const drawn: ReadonlySet<string> = new Set(['mermaid', 'math', 'geojson', 'topojson', 'stl']);

/** The HTML of block tokens; `lines` is the text that they were parsed from. */
export function toRichBlocks(tokens: readonly Token[], lines: readonly string[]): string {
  const html: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const end = token.type === 'table_open' ? endOfWideTable(tokens, at) : undefined;
    if (end === undefined) {
      html.push(toHtml(token, { isCell: isCell(tokens[at - 1]), isItem: tokens[at - 2]?.type === 'list_item_open' }));
      continue;
    }
    const [from, to] = token.map ?? [0, 0];
    html.push(toCode(lines.slice(from, to).join('\n'), ''));
    at = end;
  }
  // No blank line may stand in a block of HTML.
  return html.join('').replace(/\n{2,}/g, '\n');
}

function toHtml(token: Token, place: InlinePlace): string {
  switch (token.type) {
    case 'inline':
      return toRichInline(token.children ?? [], place);
    case 'fence':
      return toCode(token.content.replace(/\n$/, ''), token.info);
    case 'code_block':
      return toCode(token.content.replace(/\n$/, ''), '');
    case 'hr':
      return '<hr>';
    default:
      return token.hidden ? (token.type === 'paragraph_open' ? '' : '\n') : toTag(token);
  }
}

function toTag(token: Token): string {
  const closes = token.type.endsWith('_close');
  if (!closes && !token.type.endsWith('_open')) return '';
  if (token.tag === 'ol') return closes ? '</ol>\n' : `<ol${startOf(token)}>`;
  if (token.tag === 'td' || token.tag === 'th') return closes ? `</${token.tag}>` : `<${token.tag}${alignOf(token)}>`;
  const isHeading = /^h[1-6]$/.test(token.tag);
  if (!isHeading && !plainBlocks.has(token.tag)) return '';
  const tag = isHeading ? (headings[token.tag] ?? 'h6') : token.tag;
  return closes ? `</${tag}>\n` : `<${tag}>`;
}

function startOf(token: Token): string {
  const start = Number(token.attrGet('start') ?? 1);
  return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : '';
}

function alignOf(token: Token): string {
  const [, align] = /^text-align:(left|center|right)$/.exec(token.attrGet('style') ?? '') ?? [];
  return align === undefined ? '' : ` align="${align}"`;
}

function isCell(before: Token | undefined): boolean {
  return before?.tag === 'td' || before?.tag === 'th';
}

/** Where a table with too many columns ends; undefined for any other. */
function endOfWideTable(tokens: readonly Token[], start: number): number | undefined {
  const rowEnd = tokens.findIndex((token, index) => index > start && token.type === 'tr_close');
  const columns = tokens.slice(start, rowEnd).filter(({ type }) => type === 'th_open').length;
  if (columns <= maxColumns) return undefined;
  return tokens.findIndex((token, index) => index > start && token.type === 'table_close');
}

function toCode(content: string, info: string): string {
  const [language = ''] = info.trim().split(/\s/);
  const isNamed = /^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawn.has(language.toLowerCase());
  return `<pre${isNamed ? ` lang="${language}"` : ''}><code>${toSafeCodeBlock(content)}</code></pre>\n`;
}

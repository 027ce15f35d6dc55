// Renders an intern's Markdown as HTML with only a few harmless elements.
import MarkdownIt from 'markdown-it';
import { computeWordLimit } from './cut.ts';
import { type SafeTextOptions, toSafeCode, toSafeCodeBlock, toSafeText, zeroWidthSpace } from './safe-text.ts';

// The parser drops blocks that nest deeper than this.
const maxNesting = 60;
const parser = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: true, maxNesting });

type Token = ReturnType<typeof parser.parse>[number];

export type RenderRichText = (markdown: string) => string;

/** Writes no links, images or active attributes, and no blank line, after which GitHub would parse Markdown again. */
export function renderRichText(markdown: string): string {
  const tokens = parser.parse(markdown, {});
  const isWhole = tokens.every(({ level }) => level < maxNesting - 1);
  return isWhole ? toRichBlocks(tokens, markdown.split('\n')) : toCode(markdown, '');
}

const plainBlocks: ReadonlySet<string> = new Set(['p', 'li', 'table', 'thead', 'tbody', 'tr']);

/** Keeps the intern's headings below the report's own. */
const headings: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h4', h3: 'h4' };

// GitHub turns code in these languages into a drawing, which can have links, or into a button that commits the code.
const drawnLanguages: ReadonlySet<string> = new Set(['mermaid', 'math', 'geojson', 'topojson', 'stl', 'suggestion']);

/** Deeper quotes and lists are not indented further. */
const maxDepth = 6;

function toRichBlocks(tokens: readonly Token[], lines: readonly string[]): string {
  const html: string[] = [];
  let depth = 0;
  let wordLimit: number | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.type === 'table_open') {
      let end = index;
      while (end < tokens.length && tokens[end]?.type !== 'table_close') end += 1;
      const table = tokens.slice(index, end + 1);
      if (table.filter(({ type }) => type === 'th_open').length > maxColumns) {
        html.push(toCode(lines.slice(...(token.map ?? [0, 0])).join('\n'), '')); // `map`: first line, line after the last
        index = end;
        continue;
      }
      wordLimit = findWordLimit(table);
    }
    if (isContainer(token) && token.nesting === 1) depth += 1;
    const isItem = tokens[index - 2]?.type === 'list_item_open'; // the token between opens its paragraph
    html.push(toHtml(token, depth, { wordLimit, isItem }));
    if (isContainer(token) && token.nesting === -1) depth -= 1;
    if (token.type === 'table_close') wordLimit = undefined;
  }
  // A blank line would end the block of HTML.
  return html.join('').replace(/\n{2,}/g, '\n');
}

function isContainer({ tag }: Token): boolean {
  return tag === 'blockquote' || tag === 'ul' || tag === 'ol';
}

function toHtml(token: Token, depth: number, place: InlinePlace): string {
  switch (token.type) {
    case 'inline':
      return toRichInline(token.children ?? [], place);
    case 'fence':
    case 'code_block':
      return toCode(token.content.replace(/\n$/, ''), token.info);
    case 'hr':
      return '<p>* * *</p>'; // no <hr>: in a report, it marks the end of the intern's words
    default:
      return token.hidden ? '' : toTag(token, depth);
  }
}

function toTag(token: Token, depth: number): string {
  const { tag, nesting } = token;
  if (nesting === 0) return '';
  const isClosing = nesting === -1;
  if (tag === 'td' || tag === 'th') return isClosing ? `</${tag}>` : `<${tag}${toAlignAttribute(token)}>`;
  if (depth > maxDepth && (isContainer(token) || tag === 'li')) return tag === 'li' && !isClosing ? '<br>' : '';
  if (isContainer(token)) return isClosing ? `</${tag}>\n` : `<${tag}${tag === 'ol' ? toStartAttribute(token) : ''}>`;
  const isHeading = /^h[1-6]$/.test(tag);
  if (!isHeading && !plainBlocks.has(tag)) return '';
  const element = isHeading ? (headings[tag] ?? 'h5') : tag;
  return isClosing ? `</${element}>\n` : `<${element}>`;
}

function toStartAttribute(token: Token): string {
  const start = Number(token.attrGet('start') ?? 1);
  return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : '';
}

function toAlignAttribute(token: Token): string {
  const [, align] = /^text-align:(left|center|right)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
  return align === undefined ? '' : ` align="${align}"`;
}

function toCode(content: string, info: string): string {
  const [language = ''] = info.trim().split(/\s/);
  const isNamed = /^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawnLanguages.has(language.toLowerCase());
  return `<pre${isNamed ? ` lang="${language}"` : ''}><code>${toSafeCodeBlock(content)}</code></pre>\n`;
}

interface InlinePlace extends SafeTextOptions {
  readonly isItem: boolean;
}

const plainInlines: ReadonlySet<string> = new Set(['strong', 'em', 's']);

const maxAddress = 200;

function toRichInline(tokens: readonly Token[], place: InlinePlace): string {
  const links: { readonly address: string; readonly start: number }[] = [];
  const html = tokens.map((token, index) => {
    switch (token.type) {
      case 'text':
      case 'text_special':
        return toSafeText(place.isItem && index === 0 ? drawBox(token.content) : token.content, place);
      case 'code_inline':
        return `<code>${toSafeCode(token.content, place)}</code>`;
      case 'softbreak':
      case 'hardbreak':
        return '<br>';
      case 'link_open':
        links.push({ address: String(token.attrGet('href') ?? ''), start: index });
        return keepApart(tokens[index - 1], /\s$/u);
      case 'link_close':
        return toLinkEnd(links.pop(), tokens, index, place);
      case 'image':
        return `🖼 ${toSafeText(token.content, place)}${toAddress(String(token.attrGet('src') ?? ''), '', place)}${keepApart(tokens[index + 1], /^\s/u)}`;
      default:
        return toInlineTag(token);
    }
  });
  return html.join('');
}

function toInlineTag({ tag, nesting }: Token): string {
  if (!plainInlines.has(tag)) return '';
  const element = tag === 's' ? 'del' : tag;
  return nesting === -1 ? `</${element}>` : `<${element}>`;
}

/** Shows the address, because no link is clickable. */
function toAddress(address: string, text: string, textOptions: SafeTextOptions): string {
  if (address === '' || address === text) return '';
  const shown = address.length > maxAddress ? `${address.slice(0, maxAddress).toWellFormed()}…` : address;
  return ` (<code>${toSafeCode(shown, textOptions)}</code>)`;
}

function toLinkEnd(
  link: { readonly address: string; readonly start: number } | undefined,
  tokens: readonly Token[],
  end: number,
  textOptions: SafeTextOptions,
): string {
  if (link === undefined) return '';
  const text = tokens.slice(link.start + 1, end).map(({ content }) => content);
  return `${toAddress(link.address, text.join(''), textOptions)}${keepApart(tokens[end + 1], /^\s/u)}`;
}

/** Separates the text of a dropped link from its neighbour: otherwise `#[12](x)` would become the reference `#12`. */
function keepApart(neighbour: Token | undefined, blank: RegExp): string {
  const isApart = neighbour === undefined || neighbour.type.endsWith('break') || blank.test(neighbour.content);
  return isApart ? '' : zeroWidthSpace;
}

/** Draws the box of a task as a character, because GitHub's own is an input element. */
function drawBox(text: string): string {
  return text.replace(/^\[ \] /, '☐ ').replace(/^\[[xX]\] /, '☑ ');
}

/** A table with more columns would scroll sideways. */
const maxColumns = 8;

function findWordLimit(table: readonly Token[]): number | undefined {
  const rows: string[][] = [];
  for (const { type, content } of table) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'inline') rows.at(-1)?.push(content);
  }
  return computeWordLimit(rows);
}

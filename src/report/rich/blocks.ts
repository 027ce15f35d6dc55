// The blocks of an intern's Markdown as HTML: an allowlist, token by token; what is not on it is left out, its text kept.

import { toSafeCodeBlock } from '../render/safe-text.ts';
import { toRichInline } from './inline.ts';
import type { Token } from './markdown-it.ts';
import { endOfTable, isTooWide, tableWordLimit } from './table.ts';

/** Elements that are written as they are. */
const plainBlocks: ReadonlySet<string> = new Set(['p', 'li', 'table', 'thead', 'tbody', 'tr']);

/** Below the headings of the report itself. */
const headings: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h4', h3: 'h4' };

// GitHub makes more than code of these: a picture that nobody reviewed, with links in it, or a button that commits the text.
const drawn: ReadonlySet<string> = new Set(['mermaid', 'math', 'geojson', 'topojson', 'stl', 'suggestion']);

/** Quotes and lists that stand deeper in each other move no further to the right. */
const maxDepth = 6;

/** Where a token stands. */
interface Place {
  readonly tokens: readonly Token[];
  readonly index: number;
  /** Of quotes and lists around it. */
  readonly depth: number;
  /** In a table: longer words may be broken. */
  readonly wordLimit: number | undefined;
}

/** The HTML of block tokens; `lines` is the text that they were parsed from. */
export function toRichBlocks(tokens: readonly Token[], lines: readonly string[]): string {
  const html: string[] = [];
  let depth = 0;
  let wordLimit: number | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.type === 'table_open') {
      const table = tokens.slice(index, endOfTable(tokens, index) + 1);
      if (isTooWide(table)) {
        html.push(toCode(lines.slice(...(token.map ?? [0, 0])).join('\n'), ''));
        index += table.length - 1;
        continue;
      }
      wordLimit = tableWordLimit(table);
    }
    if (isContainer(token) && token.type.endsWith('_open')) depth += 1;
    html.push(toHtml(token, { tokens, index, depth, wordLimit }));
    if (isContainer(token) && token.type.endsWith('_close')) depth -= 1;
    if (token.type === 'table_close') wordLimit = undefined;
  }
  // No blank line may stand in a block of HTML.
  return html.join('').replace(/\n{2,}/g, '\n');
}

function isContainer({ tag }: Token): boolean {
  return tag === 'blockquote' || tag === 'ul' || tag === 'ol';
}

function toHtml(token: Token, place: Place): string {
  switch (token.type) {
    case 'inline': {
      const isItem = place.tokens[place.index - 2]?.type === 'list_item_open';
      return toRichInline(token.children ?? [], { wordLimit: place.wordLimit, isItem });
    }
    case 'fence':
    case 'code_block':
      return toCode(token.content.replace(/\n$/, ''), token.info);
    case 'hr':
      return '<p>* * *</p>'; // a rule ends the intern's words, and only a report draws one
    default:
      return token.hidden ? '' : toTag(token, place.depth);
  }
}

function toTag(token: Token, depth: number): string {
  const closes = token.type.endsWith('_close');
  if (!closes && !token.type.endsWith('_open')) return '';
  const { tag } = token;
  if (tag === 'td' || tag === 'th') return closes ? `</${tag}>` : `<${tag}${alignOf(token)}>`;
  if (depth > maxDepth && (isContainer(token) || tag === 'li')) return tag === 'li' && !closes ? '<br>' : '';
  if (isContainer(token)) return closes ? `</${tag}>\n` : `<${tag}${tag === 'ol' ? startOf(token) : ''}>`;
  const isHeading = /^h[1-6]$/.test(tag);
  if (!isHeading && !plainBlocks.has(tag)) return '';
  const element = isHeading ? (headings[tag] ?? 'h5') : tag;
  return closes ? `</${element}>\n` : `<${element}>`;
}

function startOf(token: Token): string {
  const start = Number(token.attrGet('start') ?? 1);
  return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : '';
}

function alignOf(token: Token): string {
  const [, align] = /^text-align:(left|center|right)$/.exec(token.attrGet('style') ?? '') ?? [];
  return align === undefined ? '' : ` align="${align}"`;
}

/** Code as HTML, with the language where it is no more than a name. */
export function toCode(content: string, info: string): string {
  const [language = ''] = info.trim().split(/\s/);
  const isNamed = /^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawn.has(language.toLowerCase());
  return `<pre${isNamed ? ` lang="${language}"` : ''}><code>${toSafeCodeBlock(content)}</code></pre>\n`;
}

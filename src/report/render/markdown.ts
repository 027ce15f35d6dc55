// Writes blocks as GitHub-flavoured Markdown. Text makes no mention and no link, and markup only in `rich`.
import { safeLines } from '../../log.ts';
import { type Block, type Inline, type Line, toWords } from './blocks.ts';
import { computeWordLimit, toFitting } from './cut.ts';
import {
  breakPoint,
  breakUpReferences,
  insertBreakPoints,
  restoreSignColour,
  type SafeTextOptions,
  toSpeech,
} from './safe-text.ts';

export function toMarkdown(blocks: readonly Block[]): string {
  return `${blocks.map(toBlock).join('\n\n')}\n`;
}

export function toFittingMarkdown<Size>(
  sizes: readonly Size[],
  maxBytes: number,
  toBlocks: (size: Size) => readonly Block[],
): string {
  return toFitting(sizes, maxBytes, (size) => toMarkdown(toBlocks(size)));
}

function toBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `## ${restoreSignColour(toLine(block.line))}${toFacts(block.facts ?? [])}`;
    case 'paragraph':
      return toLine(block.line);
    case 'quiet':
      // Close the element on each line: GitHub could parse Markdown within an element that spans lines.
      return block.lines.map((line) => `<sub>${toLine(line)}</sub>`).join('<br>\n');
    case 'list':
      return block.items.map((item) => `- ${toLine(item)}`).join('\n');
    case 'prose':
    case 'rich':
      return toSpeech(block);
    case 'code':
      // Remove unsafe characters before the fence is chosen: they may have separated backticks.
      return toFencedBlock(`${safeLines(block.text).join('\n')}\n`, block.isDiff === true ? 'diff' : 'text');
    case 'alert':
      return `> [!${block.kind}]\n> ${toLine(block.line)}`;
    case 'table':
      return toTable(block.header, block.rows);
    case 'details':
      // GitHub reads Markdown inside <details> only after a blank line.
      return `<details><summary>${toLine(block.summary)}</summary>\n\n${toMarkdown(block.blocks)}\n</details>`;
    default:
      return block satisfies never;
  }
}

function toFacts(facts: readonly Line[]): string {
  return facts.length === 0 ? '' : `\n\n<sub>${facts.map((fact) => toLine(fact)).join(' · ')}</sub>`;
}

function toLine(line: Line, options: SafeTextOptions = {}): string {
  return line.map((inline) => toInline(inline, options)).join('');
}

function toInline(inline: Inline, options: SafeTextOptions): string {
  if (typeof inline === 'string') return escapeText(inline, options);
  if ('code' in inline) return toLinked(`<code>${escapeCode(inline.code, options)}</code>`, inline.href);
  if ('strong' in inline) return `<strong>${escapeText(inline.strong, options)}</strong>`;
  return `<sub>${escapeText(inline.quiet, options)}</sub>`;
}

/** Adds a link only if every character of the address is valid (RFC 3986, section 2). */
function toLinked(html: string, href: string | undefined): string {
  return href !== undefined && /^https?:\/\/[\w\-.~:/?#@%=&+,]+$/.test(href) ? `<a href="${href}">${html}</a>` : html;
}

/** Replaces punctuation that has a meaning in Markdown with `&#…;`. Breaks up links, mentions and references. */
export function escapeText(text: string, options: SafeTextOptions = {}): string {
  return breakUpReferences(text, options, escapePunctuation);
}

// Matches positions in web and mail addresses: even in a code element, GitHub links them.
const linkedInCode = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=@)/u;

/** Breaks up addresses only: in code, GitHub looks for no mentions or references. */
function escapeCode(text: string, { wordLimit: limit }: SafeTextOptions): string {
  const escapePiece = (piece: string): string => piece.split(linkedInCode).map(escapePunctuation).join(breakPoint);
  return insertBreakPoints(safeLines(text).join(' '), limit, escapePiece);
}

function escapePunctuation(text: string): string {
  return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Makes the fence longer than any run of backticks inside. `lines` must end with a line break. */
export function toFencedBlock(lines: string, language: string): string {
  const longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${lines}${fence}`;
}

function toTable(header: readonly string[], rows: readonly (readonly Line[])[]): string {
  const cells = [header, ...rows.map((row) => row.map((line) => line.map(toWords).join('')))];
  const options = { wordLimit: computeWordLimit(cells) };
  const head = header.map((cell) => escapeText(cell, options));
  const body = rows.map((row) => row.map((line) => toLine(line, options)));
  return [head, header.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

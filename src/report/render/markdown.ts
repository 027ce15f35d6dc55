// Blocks as GitHub-flavoured Markdown in which no string can become markup, a link, a mention or a reference.
import { safeLines } from '../../log.ts';
import type { Block, Inline, Line } from './blocks.ts';
import type { SafeTextOptions } from './safe-text.ts';
import { withBreakPoints, withoutReferences } from './safe-text.ts';
import { wordLimit } from './word-limit.ts';

/** The Markdown of a report. */
export function toMarkdown(blocks: readonly Block[]): string {
  return `${blocks.map(toBlock).join('\n\n')}\n`;
}

function toBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `## ${toLine(block.line)}`;
    case 'status':
      return `### ${toLine(block.line)}${toFacts(block.facts)}`;
    case 'paragraph':
      return toLine(block.line);
    case 'prose':
      return toProse(block.text);
    case 'rich':
      return block.html;
    case 'code':
      return toFence(block.text);
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
  return facts.length === 0 ? '' : ` <sub>${facts.map((fact) => toLine(fact)).join(' · ')}</sub>`;
}

function toLine(line: Line, options: SafeTextOptions = {}): string {
  return line.map((inline) => toInline(inline, options)).join('');
}

function toInline(inline: Inline, options: SafeTextOptions): string {
  if (typeof inline === 'string') return escapeText(inline, options);
  // GitHub's filters leave the inside of `<code>` alone, so that it can be copied.
  if ('code' in inline) return `<code>${escapeCode(inline.code, options)}</code>`;
  if ('strong' in inline) return `<strong>${escapeText(inline.strong, options)}</strong>`;
  const lines = inline.lines.map((line) => toLine(line, options)).join('<br>');
  return `<details><summary>${escapeText(inline.folded)}</summary>${lines}</details>`;
}

/**
 * Plain text on one line. Every character that Markdown or HTML could read becomes a numeric reference, which neither
 * reads. GitHub's filters read the rendered text, so mentions, references and addresses are parted by a word joiner.
 */
export function escapeText(text: string, { wordLimit: limit }: SafeTextOptions = {}): string {
  return withBreakPoints(withoutReferences(text), limit, escapePunctuation);
}

function escapeCode(text: string, { wordLimit: limit }: SafeTextOptions): string {
  return withBreakPoints(safeLines(text).join(' '), limit, escapePunctuation);
}

function escapePunctuation(text: string): string {
  return text.replace(/[!-+\-./:<-@[-`{-~]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/** Outside text as a quote: a blank line is a paragraph, a line break a line break, leading spaces stay. */
function toProse(text: string): string {
  const paragraphs = safeLines(text.trim())
    .join('\n')
    .split(/\n\s*\n/);
  const quoted = paragraphs.map((paragraph) => paragraph.split('\n').map(toProseLine).join('<br>\n> '));
  return `> ${quoted.join('\n>\n> ')}`;
}

function toProseLine(line: string): string {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  return '&nbsp;'.repeat(indent.replaceAll('\t', '    ').length) + escapeText(line.slice(indent.length));
}

/** A fence longer than any run of backticks inside. */
function toFence(text: string): string {
  const safe = safeLines(text).join('\n'); // first: what it takes out may have parted backticks
  const longest = [...safe.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${safe}\n${fence}`;
}

function toTable(header: readonly string[], rows: readonly (readonly Line[])[]): string {
  const cells = [header, ...rows.map((row) => row.map(textOf))];
  const options = { wordLimit: wordLimit(cells) };
  const head = header.map((cell) => escapeText(cell, options));
  const body = rows.map((row) => row.map((line) => toLine(line, options)));
  return [head, header.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** All words of a cell, folded ones too. */
function textOf(line: Line): string {
  return line
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if ('code' in inline) return inline.code;
      return 'strong' in inline ? inline.strong : `${inline.folded} ${inline.lines.map(textOf).join(' ')}`;
    })
    .join('');
}

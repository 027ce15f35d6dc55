// Blocks as HTML: the body of a page of their own.
import type { Block, Inline, Line } from './blocks.ts';
import { toSafeCode, toSafeCodeBlock, toSafeText } from './safe-text.ts';

/** The HTML of a report: every element closed, no link, no attribute but classes of ours. */
export function toHtml(blocks: readonly Block[]): string {
  return blocks.map(toBlock).join('\n');
}

function toBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h2>${toLine(block.line)}</h2>`;
    case 'status':
      return `<h1>${toLine(block.line)}</h1>\n<p class="facts">${block.facts.map(toLine).join(' · ')}</p>`;
    case 'paragraph':
      return `<p>${toLine(block.line)}</p>`;
    case 'prose':
      return `<blockquote>${toParagraphs(block.text)}</blockquote>`;
    case 'rich':
      return block.html;
    case 'code':
      return `<pre><code>${toSafeCodeBlock(block.text)}</code></pre>`;
    case 'alert':
      return `<p class="alert ${block.kind.toLowerCase()}">${toLine(block.line)}</p>`;
    case 'table':
      return toTable(block.header, block.rows);
    case 'details':
      return `<details><summary>${toLine(block.summary)}</summary>\n${toHtml(block.blocks)}\n</details>`;
    default:
      return block satisfies never;
  }
}

function toLine(line: Line): string {
  return line.map(toInline).join('');
}

function toInline(inline: Inline): string {
  if (typeof inline === 'string') return toSafeText(inline);
  if ('code' in inline) return `<code>${toSafeCode(inline.code)}</code>`;
  if ('strong' in inline) return `<strong>${toSafeText(inline.strong)}</strong>`;
  return `<details><summary>${toSafeText(inline.folded)}</summary>${inline.lines.map(toLine).join('<br>')}</details>`;
}

function toParagraphs(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs
    .map(
      (one) =>
        `<p>${one
          .split('\n')
          .map((line) => toSafeText(line))
          .join('<br>')}</p>`,
    )
    .join('');
}

function toTable(header: readonly string[], rows: readonly (readonly Line[])[]): string {
  const head = header.map((cell) => `<th>${toSafeText(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${toLine(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table>`;
}

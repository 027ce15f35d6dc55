// Writes blocks as HTML, for the body of a page.
import type { Block, Inline, Line } from './blocks.ts';
import { restoreSignColour, toSafeCode, toSafeCodeBlock, toSafeText, toSpeech } from './safe-text.ts';

/** Closes every element. Writes no links. Only `rich` blocks have attributes from outside, all harmless. */
export function toHtml(blocks: readonly Block[]): string {
  return blocks.map(toBlock).join('\n');
}

function toBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<h1>${restoreSignColour(toLine(block.line))}</h1>${toFacts(block.facts ?? [])}`;
    case 'paragraph':
      return `<p>${toLine(block.line)}</p>`;
    case 'quiet':
      return `<p class="quiet">${block.lines.map(toLine).join('<br>')}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${toLine(item)}</li>`).join('\n')}</ul>`;
    case 'prose':
    case 'rich':
      return toSpeech(block);
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

function toFacts(facts: readonly Line[]): string {
  return facts.length === 0 ? '' : `\n<p class="quiet">${facts.map(toLine).join(' · ')}</p>`;
}

function toLine(line: Line): string {
  return toHtmlLine(line, toSafeText);
}

/** `toSafe` makes words safe for the place where the HTML is used. Code is always made safe by `toSafeCode`. */
export function toHtmlLine(line: Line, toSafe: (text: string) => string): string {
  const toInline = (inline: Inline): string => {
    if (typeof inline === 'string') return toSafe(inline);
    if ('code' in inline) return `<code>${toSafeCode(inline.code)}</code>`;
    if ('strong' in inline) return `<strong>${toSafe(inline.strong)}</strong>`;
    return `<small>${toSafe(inline.quiet)}</small>`;
  };
  return line.map(toInline).join('');
}

function toTable(header: readonly string[], rows: readonly (readonly Line[])[]): string {
  const head = header.map((cell) => `<th scope="col">${toSafeText(cell)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${toLine(cell)}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead>\n<tbody>${body}</tbody></table>`;
}

// Blocks as plain text, for a terminal or a log.
import { oneLine, safeLines } from '../../log.ts';
import type { Block, Inline, Line } from './blocks.ts';

/** The text of a report: one line a row, tables aligned, folded parts unfolded. */
export function toPlainText(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => [...toLines(block), '']).join('\n');
}

function toLines(block: Block): readonly string[] {
  switch (block.type) {
    case 'heading':
      return underlined(toText(block.line));
    case 'status':
      return [
        ...underlined(toText(block.line)),
        ...(block.facts.length === 0 ? [] : [block.facts.map(toText).join(' · ')]),
      ];
    case 'paragraph':
      return [toText(block.line)];
    case 'prose':
    case 'rich':
      return safeLines(block.text.trim()).map((line) => `  ${line}`);
    case 'code':
      return indented(safeLines(block.text.trimEnd()));
    case 'alert':
      return [`${block.kind}: ${toText(block.line)}`];
    case 'table':
      return toTable(block.header, block.rows);
    case 'details':
      return [`${toText(block.summary)}:`, ...block.blocks.flatMap(toLines)];
    default:
      return block satisfies never;
  }
}

/** Lines to copy: those that are indented already stand as they are, in the column where they belong. */
function indented(lines: readonly string[]): readonly string[] {
  const areIndented = lines.every((line) => line.trim() === '' || line.startsWith('  '));
  return areIndented ? lines : lines.map((line) => `  ${line}`);
}

function underlined(text: string): readonly string[] {
  return [text, '='.repeat(Math.min(100, text.length))];
}

function toText(line: Line): string {
  return oneLine(line.map(textOf).join(''));
}

function textOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('code' in inline) return inline.code;
  return 'strong' in inline ? inline.strong : '';
}

function toTable(header: readonly string[], rows: readonly (readonly Line[])[]): readonly string[] {
  const cells = [header.map(oneLine), ...rows.map((row) => row.map(toText))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0] ?? '', widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)];
}

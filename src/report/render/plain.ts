// Blocks as plain text, for a terminal or a log.
import { oneLine, safeLines } from '../../log.ts';
import type { Block, Inline, Line } from './blocks.ts';

/** The text of a report: one line a row, tables aligned, folded parts unfolded; what is extra is left out. */
export function toPlainText(blocks: readonly Block[]): string {
  const shown = blocks.filter((block) => block.type !== 'details' || block.extra !== true);
  return shown.flatMap((block) => [...toLines(block), '']).join('\n');
}

function toLines(block: Block): readonly string[] {
  switch (block.type) {
    case 'heading':
      return [
        ...underlined(toText(block.line)),
        ...(block.facts === undefined || block.facts.length === 0 ? [] : [block.facts.map(toText).join(' · ')]),
      ];
    case 'paragraph':
      return [toText(block.line)];
    case 'quiet':
      return block.lines.map(toText);
    case 'list':
      return block.items.map((item) => `- ${toText(item)}`);
    case 'prose':
    case 'rich':
      return [
        ...(block.speaker === undefined ? [] : [`${oneLine(block.speaker)} says:`, '']),
        ...safeLines(block.text.trim()).map((line) => `  ${line}`.trimEnd()),
      ];
    case 'code':
      return indented(safeLines(block.text.replace(/^\n+/, '').trimEnd()));
    case 'alert':
      return [`${block.kind}: ${toText(block.line)}`];
    case 'table':
      return toTable(block.header, block.rows);
    case 'details':
      return [`${toText(block.summary)}:`, '', ...toPlainText(block.blocks).trimEnd().split('\n')];
    default:
      return block satisfies never;
  }
}

/** Lines to copy: those that are indented already stand as they are, in the column where they belong. */
function indented(lines: readonly string[]): readonly string[] {
  const areIndented = lines.every((line) => line.trim() === '' || line.startsWith('  '));
  return areIndented ? lines : lines.map((line) => `  ${line}`.trimEnd());
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
  return 'strong' in inline ? inline.strong : `(${inline.quiet})`;
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

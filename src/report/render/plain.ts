// Blocks as plain text, for a terminal or a log.
import { oneLine, safeLines } from '../../log.ts';
import type { Block, Inline, Line } from './blocks.ts';

export interface PlainTextOptions {
  /** Columns of the terminal: a wider table is written cell by cell. */
  readonly columns?: number;
  /** Breaks a long line of words, but not tables or code to copy. */
  readonly wrap?: (line: string) => string;
}

export function toPlainText(blocks: readonly Block[], options: PlainTextOptions = {}): string {
  const shown = blocks.filter((block) => block.type !== 'details' || block.extra !== true);
  return shown.flatMap((block) => [...toLines(block, options), '']).join('\n');
}

function toLines(block: Block, options: PlainTextOptions): readonly string[] {
  const { columns = 100, wrap = asIs } = options;
  const written = (line: Line): string => wrap(toText(line));
  switch (block.type) {
    case 'heading':
      return [
        ...underlined(toText(block.line), columns, wrap),
        ...(block.facts === undefined || block.facts.length === 0 ? [] : [wrap(block.facts.map(toText).join(' · '))]),
      ];
    case 'paragraph':
      return [written(block.line)];
    case 'quiet':
      return block.lines.map(written);
    case 'list':
      return block.items.map((item) => wrap(`- ${toText(item)}`));
    case 'prose':
    case 'rich':
      return [
        ...(block.speaker === undefined ? [] : [wrap(`${oneLine(block.speaker)} says:`), '']),
        ...safeLines(block.text.trim()).map((line) => wrap(`  ${line}`.trimEnd())),
      ];
    case 'code':
      return indented(safeLines(block.text.replace(/^\n+/, '').trimEnd()));
    case 'alert':
      return [wrap(`${block.kind}: ${toText(block.line)}`)];
    case 'table':
      return toTable(block.header, block.rows, options);
    case 'details':
      return [wrap(`${toText(block.summary)}:`), '', ...toPlainText(block.blocks, options).trimEnd().split('\n')];
    default:
      return block satisfies never;
  }
}

function indented(lines: readonly string[]): readonly string[] {
  const areIndented = lines.every((line) => line.trim() === '' || line.startsWith('  '));
  return areIndented ? lines : lines.map((line) => `  ${line}`.trimEnd());
}

const asIs = (line: string): string => line;

function underlined(text: string, columns: number, wrap: (line: string) => string): readonly string[] {
  return [wrap(text), '='.repeat(Math.min(columns, text.length))];
}

function toText(line: Line): string {
  return oneLine(line.map(textOf).join(''));
}

function textOf(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  if ('code' in inline) return inline.code;
  return 'strong' in inline ? inline.strong : `(${inline.quiet})`;
}

function toTable(
  header: readonly string[],
  rows: readonly (readonly Line[])[],
  { columns = Number.POSITIVE_INFINITY, wrap = asIs }: PlainTextOptions,
): readonly string[] {
  const cells = [header.map(oneLine), ...rows.map((row) => row.map(toText))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  if (widths.reduce((sum, width) => sum + width + 2, -2) > columns) return toRecords(cells).map(wrap);
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0] ?? '', widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)];
}

function toRecords([header = [], ...rows]: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...header.map((name) => name.length));
  return rows.flatMap(([first = '', ...others], index) => [
    ...(index === 0 ? [] : ['']),
    first,
    ...others.map((cell, at) => `  ${(header[at + 1] ?? '').padEnd(width)}  ${cell}`.trimEnd()),
  ]);
}

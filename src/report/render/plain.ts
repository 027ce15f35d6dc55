// Writes blocks as plain text, for a terminal or a log.
import { oneLine, safeLines } from '../../log.ts';
import { type Block, type Line, toWords } from './blocks.ts';

export interface PlainTextOptions {
  /** The width of the terminal. A wider table is written as records: the first cell, then a line for each other cell. */
  readonly columns?: number;
  /** Wraps a long line. Code, and tables that fit, are not wrapped. */
  readonly wrap?: (line: string) => string;
}

export function toPlainText(blocks: readonly Block[], options: PlainTextOptions = {}): string {
  const shown = blocks.filter((block) => block.type !== 'details' || block.isExtra !== true);
  return shown.flatMap((block) => [...toLines(block, options), '']).join('\n');
}

function toLines(block: Block, options: PlainTextOptions): readonly string[] {
  const { wrap = asIs } = options;
  const toWrapped = (line: Line): string => wrap(toText(line));
  switch (block.type) {
    case 'heading':
      return toHeading(toText(block.line), block.facts ?? [], options);
    case 'paragraph':
      return [toWrapped(block.line)];
    case 'quiet':
      return block.lines.map(toWrapped);
    case 'list':
      return block.items.map((item) => wrap(`- ${toText(item)}`));
    case 'prose':
    case 'rich':
      return [
        ...(block.speaker === undefined ? [] : [wrap(`${oneLine(block.speaker)} says:`), '']),
        ...safeLines(block.text.trim()).map((line) => wrap(`  ${line}`.trimEnd())),
      ];
    case 'code':
      return indent(safeLines(block.text.replace(/^\n+/, '').trimEnd()));
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

function indent(lines: readonly string[]): readonly string[] {
  const areIndented = lines.every((line) => line.trim() === '' || line.startsWith('  '));
  return areIndented ? lines : lines.map((line) => `  ${line}`.trimEnd());
}

const asIs = (line: string): string => line;

function toHeading(title: string, facts: readonly Line[], { columns = 100, wrap = asIs }: PlainTextOptions) {
  const underlined = [wrap(title), '='.repeat(Math.min(columns, title.length))];
  return facts.length === 0 ? underlined : [...underlined, wrap(facts.map(toText).join(' · '))];
}

function toText(line: Line): string {
  const words = line.map((one) => (typeof one === 'object' && 'quiet' in one ? `(${one.quiet})` : toWords(one)));
  return oneLine(words.join(''));
}

function toTable(
  header: readonly string[],
  rows: readonly (readonly Line[])[],
  { columns = Number.POSITIVE_INFINITY, wrap = asIs }: PlainTextOptions,
): readonly string[] {
  const cells = [header.map(oneLine), ...rows.map((row) => row.map(toText))];
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const tableWidth = widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1));
  if (tableWidth > columns) return toRecords(cells).map(wrap);
  const padded = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const [head = '', ...lines] = padded.map((line) => line.trimEnd());
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...lines];
}

function toRecords([header = [], ...rows]: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...header.map((name) => name.length));
  return rows.flatMap(([first = '', ...others], index) => [
    ...(index === 0 ? [] : ['']),
    first,
    ...others.map((cell, at) => `  ${(header[at + 1] ?? '').padEnd(width)}  ${cell}`.trimEnd()),
  ]);
}

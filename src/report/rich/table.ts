// The tables of an intern's Markdown: which are too wide, and how long their words may be.

import { wordLimit } from '../render/word-limit.ts';
import type { Token } from './markdown-it.ts';

/** A table with more columns would scroll sideways; it is shown as it was written. */
const maxColumns = 8;

/** Where the table ends that begins here. */
export function endOfTable(tokens: readonly Token[], start: number): number {
  for (let index = start + 1; index < tokens.length; index += 1)
    if (tokens[index]?.type === 'table_close') return index;
  return -1;
}

/** Whether a table has too many columns. */
export function isTooWide(table: readonly Token[]): boolean {
  return table.filter(({ type }) => type === 'th_open').length > maxColumns;
}

/** The most characters of a word in a table; undefined where its words fit as they are. */
export function tableWordLimit(table: readonly Token[]): number | undefined {
  const rows: string[][] = [];
  for (const { type, content } of table) {
    if (type === 'tr_open') rows.push([]);
    if (type === 'inline') rows.at(-1)?.push(content);
  }
  return wordLimit(rows);
}

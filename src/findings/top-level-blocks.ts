// Separates the fenced blocks that hold findings from the text of an answer. Only fences at its top level count.
import MarkdownIt from 'markdown-it';
import { blockName } from './contract.ts';

// A strict CommonMark parser, so that a fence within HTML, a quote, a list or another fence is not at the top level.
const parser = new MarkdownIt('commonmark').disable(['inline', 'text_join']);

export function separateBlocks(answer: string): { readonly text: string; readonly blocks: readonly string[] } {
  const tokens = answer.includes(blockName) ? parser.parse(answer, {}) : [];
  const fences = tokens.filter(({ type, level, info }) => {
    return type === 'fence' && level === 0 && info.trim().split(/\s/)[0] === blockName;
  });
  if (fences.length === 0) return { text: answer, blocks: [] };
  const lines: (string | undefined)[] = answer.split(/\r\n|\r|\n/); // as the parser does: its line numbers are used below
  for (const { map } of fences) lines.fill(undefined, ...(map ?? [0, 0])); // `map`: first line, and the one after the last
  const text = lines.filter((line) => line !== undefined).join('\n');
  return { text: text.trimEnd(), blocks: fences.map(({ content }) => content) };
}

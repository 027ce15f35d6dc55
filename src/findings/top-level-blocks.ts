// Finds the intern's own blocks in an answer, which are fences at the top level of its Markdown.
import MarkdownIt from 'markdown-it';
import { blockInfo } from './contract.ts';

// Parse strict CommonMark: a block within HTML, a quote, a list or another fence does not count.
const parser = new MarkdownIt('commonmark').disable(['inline', 'text_join']);

export function takeBlocksApart(answer: string): { readonly text: string; readonly blocks: readonly string[] } {
  const tokens = answer.includes(blockInfo) ? parser.parse(answer, {}) : [];
  const fences = tokens.filter(({ type, level, info }) => {
    return type === 'fence' && level === 0 && info.trim().split(/\s/)[0] === blockInfo;
  });
  if (fences.length === 0) return { text: answer, blocks: [] };
  const lines: (string | undefined)[] = answer.split(/\r\n|\r|\n/); // where the parser splits them
  for (const { map } of fences) lines.fill(undefined, ...(map ?? [0, 0]));
  const text = lines.filter((line) => line !== undefined).join('\n');
  return { text: text.trimEnd(), blocks: fences.map(({ content }) => content) };
}

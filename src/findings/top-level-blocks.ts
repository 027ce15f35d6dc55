// Finds the intern's own blocks in an answer: fences at the top level of its Markdown.
import MarkdownIt from 'markdown-it';
import { blockInfo } from './contract.ts';

// Parse strict CommonMark: blocks inside HTML, quotes, lists and other fences don't count.
const parser = new MarkdownIt('commonmark').disable(['inline', 'text_join']);

export interface TakenApart {
  readonly text: string;
  readonly blocks: readonly string[];
}

export function takeBlocksApart(answer: string): TakenApart {
  if (!answer.includes(blockInfo)) return { text: answer, blocks: [] };
  const fences = parser.parse(answer, {}).filter(isBlock);
  if (fences.length === 0) return { text: answer, blocks: [] };
  const inBlock = new Set(fences.flatMap(({ map }) => rangeOf(map ?? [0, 0])));
  const lines = answer.split(/\r\n|\r|\n/); // splits lines as the parser does
  const text = lines.filter((_, index) => !inBlock.has(index)).join('\n');
  return { text: text.trimEnd(), blocks: fences.map(({ content }) => content) };
}

interface Fence {
  readonly type: string;
  readonly level: number;
  readonly info: string;
}

function isBlock({ type, level, info }: Fence): boolean {
  return type === 'fence' && level === 0 && info.trim().split(/\s/)[0] === blockInfo;
}

function rangeOf([start, end]: readonly [number, number]): readonly number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

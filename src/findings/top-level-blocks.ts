// The blocks of an answer that are the intern's own: fences at the top level of its Markdown.
import MarkdownIt from 'markdown-it';
import { blockInfo } from './contract.ts';

// CommonMark, and nothing else: HTML hides what stands in it, as quotes, lists and other fences do.
const parser = new MarkdownIt('commonmark').disable(['inline', 'text_join']);

export interface TakenApart {
  readonly text: string;
  /** The contents of the blocks, in order. */
  readonly blocks: readonly string[];
}

/** Takes the blocks of findings out of an answer: all at its top level, whatever stands in them (CommonMark, "Fenced code blocks"). */
export function takeBlocksApart(answer: string): TakenApart {
  if (!answer.includes(blockInfo)) return { text: answer, blocks: [] };
  const fences = parser.parse(answer, {}).filter(isBlock);
  if (fences.length === 0) return { text: answer, blocks: [] };
  const inBlock = new Set(fences.flatMap(({ map }) => rangeOf(map ?? [0, 0])));
  const lines = answer.split(/\r\n|\r|\n/); // as the parser counts them
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

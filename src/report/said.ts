// What the intern said, in a report: its answer rendered, its reasoning folded; head and tail of what is too long.
import type { BoundedTextValue } from '../transcript/bounded-text.ts';
import type { Block } from './render/blocks.ts';
import { keepEnds } from './render/cut.ts';
import type { RenderRichText } from './rich/rich-text.ts';

/** The answer, at most this many characters of it. */
export function toAnswer(text: BoundedTextValue, characters: number, render?: RenderRichText): readonly Block[] {
  if (text.head.trim() === '') return [];
  return toBlocks(text, characters, render);
}

/** The reasoning, folded. */
export function toReasoning(text: BoundedTextValue, characters: number, render?: RenderRichText): readonly Block[] {
  if (text.head.trim() === '') return [];
  return [{ type: 'details', summary: ['Reasoning'], blocks: toBlocks(text, characters, render) }];
}

function toBlocks(
  { head, tail, omitted }: BoundedTextValue,
  characters: number,
  render: RenderRichText | undefined,
): readonly Block[] {
  const show = (text: string): Block =>
    render === undefined ? { type: 'prose', text } : { type: 'rich', html: render(text), text };
  const kept = keepEnds(head + tail, characters);
  const missing = omitted + kept.omitted;
  if (missing === 0) return [show(kept.head)];
  const note = `${missing} characters are left out here. The transcript file has them.`;
  return [show(kept.head), { type: 'alert', kind: 'NOTE', line: [note] }, show(kept.tail)];
}

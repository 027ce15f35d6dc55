// What the intern said, in a report: its answer rendered, its reasoning folded; head and tail of what is too long.
import type { BoundedTextValue } from '../transcript/bounded-text.ts';
import { messagesApart, type RunRecord } from '../transcript/run-record.ts';
import { nameOf } from './ending.ts';
import type { Block } from './render/blocks.ts';
import { keepEnds } from './render/cut.ts';
import type { RenderRichText } from './rich/rich-text.ts';

/** How a text is shown. */
interface Showing {
  /** At most this many characters of it. */
  readonly characters: number;
  readonly render: RenderRichText | undefined;
  readonly speaker?: string;
}

/** The answer, at most this many characters of it. */
export function toAnswer(record: RunRecord, characters: number, render?: RenderRichText): readonly Block[] {
  const { text } = messagesApart(record);
  return text.head.trim() === '' ? [] : toBlocks(text, { characters, render, speaker: nameOf(record) });
}

/** The reasoning, folded. */
export function toReasoning(text: BoundedTextValue, characters: number, render?: RenderRichText): readonly Block[] {
  if (text.head.trim() === '') return [];
  return [{ type: 'details', summary: ['Reasoning'], blocks: toBlocks(text, { characters, render }) }];
}

function toBlocks(
  { head, tail, omitted }: BoundedTextValue,
  { characters, render, speaker }: Showing,
): readonly Block[] {
  const show = (text: string): Block =>
    render === undefined ? { type: 'prose', text, speaker } : { type: 'rich', html: render(text), text, speaker };
  const kept = keepEnds(head + tail, characters);
  const missing = omitted + kept.omitted;
  if (missing === 0) return [show(kept.head)];
  const note = `${missing} characters are left out here. The transcript file has them.`;
  return [show(kept.head), { type: 'alert', kind: 'NOTE', line: [note] }, show(kept.tail)];
}

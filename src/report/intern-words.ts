// Shows the intern's answer and reasoning in a report, cut to size.
import type { BoundedTextValue } from '../transcript/bounded-text.ts';
import { type RunRecord, separateMessages } from '../transcript/run-record.ts';
import { toInternName } from './ending.ts';
import { alert, type Block, details } from './render/blocks.ts';
import { keepEnds } from './render/cut.ts';
import type { RenderRichText } from './render/rich-text.ts';

export function toAnswer(record: RunRecord, characters: number, render?: RenderRichText): readonly Block[] {
  const { text } = separateMessages(record);
  return text.head.trim() === '' ? [] : toBlocks(text, characters, render, toInternName(record));
}

export function toReasoning(text: BoundedTextValue, characters: number, render?: RenderRichText): readonly Block[] {
  return text.head.trim() === '' ? [] : [details(['Reasoning'], ...toBlocks(text, characters, render))];
}

function toBlocks(words: BoundedTextValue, characters: number, render?: RenderRichText, speaker?: string) {
  const show = (text: string): Block =>
    render === undefined ? { type: 'prose', text, speaker } : { type: 'rich', html: render(text), text, speaker };
  const ends = keepEnds(words.head + words.tail, characters);
  const missing = words.omitted + ends.omitted;
  if (missing === 0) return [show(ends.head)];
  const note = `${missing} characters are left out here. The transcript file has them.`;
  return [show(ends.head), alert('NOTE', note), show(ends.tail)];
}

// Matches text that may be Markdown: special characters, or a line that begins like a list, heading or code.
const markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;

/** Loads the Markdown renderer. Returns undefined if the level hides the intern's words, or if they have no markup. */
export async function loadRichText(record: RunRecord, level: ShownLevel): Promise<RenderRichText | undefined> {
  const { text, reasoning } = separateMessages(record);
  const texts = [text.head, text.tail, reasoning.head, reasoning.tail];
  if (level !== 'full' || !texts.some((part) => markup.test(part))) return undefined;
  return (await import('./render/rich-text.ts')).renderRichText;
}

/** `full` shows everything, `brief` leaves out the intern's words and diffs, `none` shows only the status. */
export type ShownLevel = 'full' | 'brief' | 'none';

/** Resolves `auto`: `full` in a private or internal repository, and `brief` in any other, as its logs are public. */
export function toShownLevel(level: ShownLevel | 'auto', visibility: string): ShownLevel {
  if (level !== 'auto') return level;
  return visibility === 'private' || visibility === 'internal' ? 'full' : 'brief';
}

// The renderer of an intern's Markdown, loaded only where there is Markdown to render.
import { messagesApart, type RunRecord } from '../../transcript/run-record.ts';
import type { ShownLevel } from '../shown-level.ts';
import type { RenderRichText } from './rich-text.ts';

// What Markdown could read as anything but words: a marker anywhere, or a line that begins like a block of its own.
const markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;

/** The renderer for a report at this level; undefined where the intern said nothing that is shown, or only plain words. */
export async function loadRichText(record: RunRecord, level: ShownLevel): Promise<RenderRichText | undefined> {
  const { text, reasoning } = messagesApart(record);
  const said = [text.head, text.tail, reasoning.head, reasoning.tail];
  if (level !== 'full' || !said.some((part) => markup.test(part))) return undefined;
  return (await import('./rich-text.ts')).renderRichText;
}

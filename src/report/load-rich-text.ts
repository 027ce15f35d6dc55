// The renderer of an intern's Markdown, loaded only where there is something to render.
import type { RunRecord } from '../run/run-record.ts';
import type { RenderRichText } from './said.ts';
import type { ShownLevel } from './shown-level.ts';

/** The renderer for a report at this level; undefined where nothing that the intern said is shown. */
export async function loadRichText(record: RunRecord, level: ShownLevel): Promise<RenderRichText | undefined> {
  if (level !== 'full' || (record.text.head === '' && record.reasoning.head === '')) return undefined;
  return (await import('./rich-text.ts')).renderRichText;
}

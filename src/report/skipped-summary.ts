// The job summary of a step that started no run.
import { conclusionSigns } from './conclusion.ts';
import { toMarkdown } from './render/markdown.ts';

/** The summary of a step that was skipped: why, and what would change it. */
export function toSkippedSummary(why: string, remedy: string): string {
  return toMarkdown([
    { type: 'paragraph', line: [`${conclusionSigns.skipped} `, { strong: 'Skipped' }, ` · ${why} ${remedy}`] },
  ]);
}

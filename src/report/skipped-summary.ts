// The job summary of a step that started no run.
import { conclusionSigns } from './conclusion.ts';
import { toMarkdown } from './render/markdown.ts';

/** The summary of a step that was skipped: why, and what would change it. */
export function toSkippedSummary(why: string, remedy: string): string {
  return toMarkdown([
    { type: 'heading', line: [`${conclusionSigns.skipped} Skipped`] },
    { type: 'paragraph', line: [`${why} ${remedy}`] },
  ]);
}

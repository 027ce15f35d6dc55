// What an intern suggests instead of lines: a block that GitHub can commit, or code to look at.
import type { Finding } from '../../findings/finding.ts';
import { visibleText } from '../../log.ts';
import type { Block } from '../render/blocks.ts';
import { toMarkdown } from '../render/markdown.ts';

/** GitHub takes 65,536 characters, and refuses the whole review for one comment that has more. */
const maxBytes = 40_000;

/** Whether a suggestion is left out: it would not fit into a comment. */
export function isTooLong({ suggestion = '' }: Finding): boolean {
  return Buffer.byteLength(suggestion) > maxBytes;
}

/** What stands in place of such a suggestion. */
export const tooLong: Block = { type: 'quiet', lines: [['The suggestion is too long for a comment.']] };

/**
 * A suggestion as Markdown (GitHub docs, "Commenting on a pull request"). What a click commits is seen whole: with an
 * invisible character in it, on the old side, or for a file that says what CI does, it is code. Its fence is longer than any
 * inside.
 */
export function toSuggestion(finding: Finding): string {
  const { path, side, suggestion } = finding;
  if (suggestion === undefined || isTooLong(finding)) return '';
  const text = suggestion.replace(/\n$/, '');
  const isConfiguration = path.toLowerCase().startsWith('.github/');
  if (side === 'old' || isConfiguration || visibleText(text) !== text) return toMarkdown([{ type: 'code', text }]);
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}suggestion\n${suggestion === '' ? '' : `${text}\n`}${fence}\n`;
}

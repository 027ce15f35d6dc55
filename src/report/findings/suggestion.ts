// What an intern suggests instead of lines: a block that GitHub can commit, or code to look at.
import type { Finding } from '../../findings/finding.ts';
import { visibleText } from '../../log.ts';
import { toMarkdown } from '../render/markdown.ts';

/**
 * A suggestion as Markdown (GitHub docs, "Commenting on a pull request"). What a click commits is seen whole: with an
 * invisible character in it, on the old side, or for a file that says what CI does, it is code. Its fence is longer than any
 * inside.
 */
export function toSuggestion({ path, side, suggestion }: Finding): string {
  if (suggestion === undefined) return '';
  const text = suggestion.replace(/\n$/, '');
  const isConfiguration = path.toLowerCase().startsWith('.github/');
  if (side === 'old' || isConfiguration || visibleText(text) !== text) return toMarkdown([{ type: 'code', text }]);
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}suggestion\n${suggestion === '' ? '' : `${text}\n`}${fence}\n`;
}

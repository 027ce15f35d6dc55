// The comment that opens a thread on a pull request: how bad, what, why, and what instead.
import type { Finding } from '../../findings/finding.ts';
import type { Block } from '../render/blocks.ts';
import { toMarkdown } from '../render/markdown.ts';
import { renderRichText } from '../rich/rich-text.ts';
import { isTooLong, tooLong, toSuggestion } from './suggestion.ts';

/** The Markdown of a thread's first comment. */
export function toThreadText(finding: Finding): string {
  const { severity, title } = finding;
  const suggestion = toSuggestion(finding);
  const text = toMarkdown([
    { type: 'paragraph', line: [{ strong: severity }, ` · ${title}`] },
    ...toBodyBlocks(finding),
    ...(isTooLong(finding) ? [tooLong] : []),
  ]);
  return suggestion === '' ? text : `${text}\n${suggestion}`;
}

/** The words of a finding, in the allowlisted Markdown of a report. */
export function toBodyBlocks({ body }: Finding): readonly Block[] {
  return body.trim() === '' ? [] : [{ type: 'rich', html: renderRichText(body), text: body }];
}

// Shows the questions in the sticky comment that nobody answered in time, and that can still be allowed.
import { toTime } from '../permission/grant.ts';
import { type Block, code as codeBlock, heading, paragraph } from './render/blocks.ts';
import { toMarkdown } from './render/markdown.ts';
import { toShownPause } from './shown-question.ts';

interface ParkedQuestion {
  readonly code: string;
  /** Epoch milliseconds. */
  readonly untilMs: number;
  readonly arguments: string;
}

/** A phone shows nearly all of these columns. A comment has room for these lines. */
export const questionSize = { columns: 60, maxLines: 300 } as const;

export function toParkedQuestions(parked: readonly ParkedQuestion[]): string {
  return parked.length === 0 ? '' : toMarkdown(parked.flatMap(toParkedBlocks));
}

function toParkedBlocks({ code, untilMs, arguments: text }: ParkedQuestion): readonly Block[] {
  const { question, more } = toShownPause(text, questionSize);
  const facts = [['nobody answered in time'], [`until ${toTime(untilMs)}`], ['unless somebody pushes']];
  return [
    heading('🕓 Can still be allowed, once', facts),
    codeBlock([...question, ...more].join('\n')),
    paragraph('If you have write permission, write a comment that consists only of one of these lines:'),
    codeBlock(`/allow ${code}\n/reject ${code}`),
  ];
}

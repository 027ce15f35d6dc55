// Shows parked questions in the sticky comment: nobody answered them in time, but they can still be allowed.
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

/** A line of this width nearly fits on a phone. This many lines fit into a comment. */
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

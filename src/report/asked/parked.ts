// Questions that nobody answered in time, on the comment that keeps them.
import { toTime } from '../../permission/grant/binding.ts';
import type { Block } from '../render/blocks.ts';
import { toMarkdown } from '../render/markdown.ts';
import { toShownPause } from './shown-pause.ts';

/** A parked question, as it is shown. */
export interface ShownParked {
  /** What an answer has to name. */
  readonly code: string;
  /** Until when an answer counts, epoch milliseconds. */
  readonly untilMs: number;
  /** The arguments of the pause, as they came. */
  readonly arguments: string;
}

/** Columns of a line that a telephone shows nearly whole, and lines that fit into a comment. */
export const questionSize = { columns: 60, maxLines: 300 } as const;

/** The parked questions with the lines that answer them; empty where there are none. */
export function toParkedQuestions(parked: readonly ShownParked[]): string {
  return parked.length === 0 ? '' : toMarkdown(parked.flatMap(toBlocks));
}

function toBlocks({ code, untilMs, arguments: text }: ShownParked): readonly Block[] {
  const { asked, more } = toShownPause(text, questionSize);
  return [
    {
      type: 'heading',
      line: ['🕓 Can still be allowed, once'],
      facts: [['nobody answered in time'], [`until ${toTime(untilMs)}`], ['unless somebody pushes']],
    },
    { type: 'code', text: [...asked, ...more].join('\n') },
    {
      type: 'paragraph',
      line: ['If you have write permission, write a comment that is nothing but one of these lines:'],
    },
    { type: 'code', text: `/allow ${code}\n/reject ${code}` },
  ];
}

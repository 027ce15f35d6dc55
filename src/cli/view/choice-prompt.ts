// A prompt with everything that can be typed, over as many lines as a narrow screen takes.
import type { Screen } from '../io.ts';
import { joinParts } from '../screen/wrap-words.ts';

/** Columns of the last line that are left for the prompt's end and what is typed. */
const room = 10;

/** For example `[a] allow once  [r] reject > `; a choice is never broken. */
export function toChoicePrompt(choices: readonly string[], { columns }: Screen): string {
  return `${joinParts(choices, '  ', columns - room).join('\n')} > `;
}

// An open question of a run, for a person: what the intern asks, and the command that answers it.
import { visibleText } from '../../log.ts';
import { readPause } from '../../permission/pause.ts';
import { toShownPause } from '../../report/shown-pause.ts';
import type { PendingQuestion } from '../../run/question.ts';
import { escapeActing } from '../json-text.ts';
import { toShellWord } from './shell-word.ts';

/** Who is told, and where. */
export interface OpenQuestionOptions {
  /** The intern that asks; null when the run does not say. */
  readonly intern: string | null;
  /** Until when it can be answered, in words. */
  readonly until: string;
  /** Columns of a line. */
  readonly columns: number;
  readonly redact: (text: string) => string;
}

/** A question longer than this is not shown whole, and no command is offered that would allow it. */
const maxLines = 200;

/** The lines of the question, the last of them the command. */
export function describeOpenQuestion(pending: PendingQuestion, options: OpenQuestionOptions): readonly string[] {
  const { intern, until, redact } = options;
  const pause = readPause(pending.arguments);
  const columns = Math.max(options.columns - 1, 20);
  const shown = toShownPause(pending.arguments, { columns, maxLines, redact });
  const isPermission = !('error' in pause) && pause.kind === 'permission';
  const canAllow = isPermission && shown.whole && pause.options.includes('allow_once');
  const json = escapeActing(redact(JSON.stringify(pending)));
  const answer = isPermission || !shown.whole ? (canAllow ? 'allow_once' : 'reject_once') : '{"action":"decline"}';
  const words = ['--intern', intern ?? 'INTERN', '--pending', json, answer];
  return [
    isPermission ? 'The intern asks for permission:' : 'The intern asks:',
    ...shown.asked,
    ...shown.more,
    ...(shown.whole ? [] : ['This is not all of it. The transcript has the rest.']),
    `You can answer until ${visibleText(until)}.`,
    canAllow
      ? 'To allow it once, copy this line. To reject it, write reject_once in place of allow_once.'
      : answer === 'reject_once'
        ? 'To reject it, copy this line.'
        : 'To decline, copy this line. To answer, write your answer in place of its last word ("interns answer --help" has an example).',
    'Add the flags that you gave for the service, such as --base-url.',
    `interns answer ${words.map(toShellWord).join(' ')}`,
  ];
}

// What was answered to a pause, in one word or two: the same in a report, in a log and on a terminal.
import type { RecordedEvent } from './events.ts';

type Answered = Pick<Extract<RecordedEvent, { readonly type: 'decision' }>, 'outcome' | 'answer'>;

/** For example `allowed`; `allowed, always` where that was answered. */
export function toAnswerVerb({ outcome, answer }: Answered): string {
  switch (outcome) {
    case 'allow':
      return answer === 'allow_always' ? 'allowed, always' : 'allowed';
    case 'answer':
      return 'answered';
    case 'reject':
      return answer === 'reject_always' ? 'rejected, always' : 'rejected';
    case 'stop':
      return 'stopped';
    case 'ask':
      return 'asked';
    default:
      return outcome satisfies never;
  }
}

// The answer to a host: its JSON and exit code 0, or a reason and exit code 2.
import type { HookProfile, HookReply } from '../agents/profile.ts';
import { showInvisible } from '../permission/text/invisible.ts';

/** What becomes of a call. `leave`: the host goes by its own rules; `repeat`: an earlier allow is given again. */
export type Verdict = 'allow' | 'ask' | 'reject' | 'stop' | 'leave' | 'repeat';

export interface HookEnd {
  readonly code: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
  /** The call was not judged in time, so a read of standard input may still be pending. */
  readonly isLate?: true;
}

const maxReason = 2000;

export function toHost(verdict: Verdict, reason: string, { answers }: Pick<HookProfile, 'answers'>): HookEnd {
  const words = bounded(reason);
  const reply: HookReply | undefined = verdict === 'reject' ? verdict : answers[verdict];
  if (reply === undefined || reply === 'reject') return { ...refusal(reason), stdout: jsonOf(answers.reject?.(words)) };
  return { code: 0, stdout: jsonOf(reply === 'silence' ? undefined : reply(words)), stderr: '' };
}

/** Refuses by exit code 2 alone, without JSON for the host. */
export function refusal(reason: string): HookEnd {
  return { code: 2, stdout: '', stderr: `interns: ${bounded(reason)}\n` };
}

const jsonOf = (answer: object | undefined): string => (answer === undefined ? '' : `${JSON.stringify(answer)}\n`);

function bounded(reason: string): string {
  const words = reason.split('\n').map(showInvisible).join('\n');
  return words.length > maxReason ? `${words.slice(0, maxReason - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : words;
}

// Answers a host, the agent that asks: exit code 0 and JSON in the host's form, or a refusal with exit code 2.
import type { HookProfile, HookReply } from '../agents/profile.ts';
import { showInvisible } from '../permission/text/invisible.ts';

/** `leave` lets the host decide by its own rules; `repeat` gives an earlier allow again. */
export type Verdict = 'allow' | 'ask' | 'reject' | 'stop' | 'leave' | 'repeat';

export interface HookEnd {
  readonly code: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
  /** The time limit passed, so a read of standard input may still be pending. */
  readonly isLate?: true;
}

const maxLength = 2000;

export function toHookEnd(verdict: Verdict, reason: string, { answers }: Pick<HookProfile, 'answers'>): HookEnd {
  const words = shorten(reason);
  const reply: HookReply | undefined = verdict === 'reject' ? verdict : answers[verdict];
  if (reply === undefined || reply === 'reject')
    return { ...toRefusal(reason), stdout: toLine(answers.reject?.(words)) };
  return { code: 0, stdout: toLine(reply === 'silence' ? undefined : reply(words)), stderr: '' };
}

/** Refuses by exit code 2 alone, without JSON for the host. */
export function toRefusal(reason: string): HookEnd {
  return { code: 2, stdout: '', stderr: `interns: ${shorten(reason)}\n` };
}

const toLine = (answer: object | undefined): string => (answer === undefined ? '' : `${JSON.stringify(answer)}\n`);

function shorten(reason: string): string {
  const words = reason.split('\n').map(showInvisible).join('\n');
  return words.length > maxLength ? `${words.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : words;
}

// Answers a host: its JSON and exit 0, or exit 2 and the reason.
import type { HookProfile, HookReply } from '../agents/profile.ts';
import { showInvisible } from '../permission/text/invisible.ts';

/** The verdict on a call; `leave`: the host goes on by itself. */
export type Verdict = 'allow' | 'ask' | 'reject' | 'stop' | 'leave' | 'repeat';

/** End of a hook's process. */
export interface HookEnd {
  readonly code: 0 | 2;
  readonly stdout: string;
  readonly stderr: string;
  /** It was not judged in time, and may still be waiting. */
  readonly isLate?: true;
}

/** Characters of a reason. */
const maxReason = 2000;

/** Puts a verdict in the words of a host. */
export function toHost(verdict: Verdict, reason: string, { answers }: Pick<HookProfile, 'answers'>): HookEnd {
  const words = bounded(reason);
  if (verdict === 'reject') return refusal(words, answers.reject?.(words));
  const reply: HookReply = (verdict === 'repeat' ? answers.repeat : answers[verdict]) ?? 'reject';
  if (reply === 'reject') return refusal(words, answers.reject?.(words));
  return { code: 0, stdout: reply === 'silence' ? '' : `${JSON.stringify(reply(words))}\n`, stderr: '' };
}

/** Refuses a call, whatever the host makes of its JSON. */
export function refusal(reason: string, json?: object): HookEnd {
  const stdout = json === undefined ? '' : `${JSON.stringify(json)}\n`;
  return { code: 2, stdout, stderr: `interns: ${bounded(reason)}\n` };
}

/** A reason for people: no character of it hides, and it ends. */
function bounded(reason: string): string {
  const words = reason.split('\n').map(showInvisible).join('\n');
  return words.length > maxReason ? `${words.slice(0, maxReason - 1)}…` : words;
}

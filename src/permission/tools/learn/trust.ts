// Which runs may widen a policy: those that no outsider can have caused.
import { unknownWord } from '../../context.ts';
import { events, trustedEvents } from '../../lint/events.ts';
import type { PastRun } from '../replay.ts';

/** Whose run it was: caused by an event that needs write access, by a person with write permission, or at a terminal. */
export type Trusted = 'event' | 'person' | 'terminal';

/** Whether a run may widen a policy, or why not. */
export type Trust = { readonly trusted: Trusted } | { readonly why: string };

/** Permissions that may write to the repository. */
export const writers: readonly string[] = ['admin', 'maintain', 'write'];

/**
 * Whether a run may widen a policy (docs/policy.md, "Learn from runs"): what is not known of it, or could have been caused
 * by somebody without write permission, may not.
 */
export function trustOf({ beginnings, atTerminal, context }: PastRun): Trust {
  if (beginnings === 0) return { why: 'it has no beginning, so nobody knows who caused it' };
  if (beginnings > 1) return { why: 'more than one run begins in it' };
  const { event, fork, actor } = context;
  if (atTerminal && event === unknownWord) return { trusted: 'terminal' };
  if (event === unknownWord) return { why: 'nobody knows which event caused it' };
  if (!events.has(event)) return { why: 'its event is none that GitHub has' };
  if (fork === true) return { why: 'a pull request from a fork caused it' };
  if (trustedEvents.has(event)) return { trusted: 'event' };
  if (fork !== false) return { why: `anyone can cause ${event}, and nobody knows whether it was about a fork` };
  if (actor.type === 'Bot') return { why: `a bot caused ${event}, and a bot may act for anyone` };
  if (writers.includes(actor.permission)) return { trusted: 'person' };
  return { why: `anyone can cause ${event}, and whoever did is not known to have write permission` };
}

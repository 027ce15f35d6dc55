// A lesson: a pause, its answer, and its runs; only trusted runs teach.
import { type RunContext, unknownContext, unknownWord } from '../../context.ts';
import type { PermissionRequest } from '../../decision.ts';
import { events, trustedEvents } from '../../lint/events.ts';
import type { CannedAnswer } from '../../policy.ts';
import type { PastRun } from '../replay.ts';
import type { Literal } from './literal.ts';

export type Reach = 'event' | 'person';

export type Reply =
  | { readonly verb: 'allow' | 'stop' | 'reject' }
  | { readonly verb: 'answer'; readonly answer: CannedAnswer };

export interface Occurrence {
  /** Index of the run among those given. */
  readonly run: number;
  readonly by: 'policy' | 'person' | 'rejected';
  readonly request: PermissionRequest;
  /** The context in which a rule for it would be asked. */
  readonly context: RunContext;
}

/** The lesson about one pause in one kind of runs. */
export interface Lesson {
  readonly literal: Literal;
  /** Fields that other pauses of the tool had, and this one has not. */
  readonly absent: readonly string[];
  /** Patterns of `shell: only` that stand for the command; absent: the command itself. */
  readonly patterns?: readonly string[];
  readonly reply: Reply;
  readonly reach: Reach;
  /** The events that it was seen with, in the order of the alphabet; empty: any that somebody with write permission caused. */
  readonly events: readonly string[];
  /** Set where everyone who was seen has write permission, so that others stay outside. */
  readonly writersOnly: boolean;
  /** Set where only people were seen, so that bots stay outside. */
  readonly usersOnly: boolean;
  readonly occurrences: readonly Occurrence[];
  /** Set where a limit or a budget ended it in some run: more than was seen was refused. */
  readonly isCapped: boolean;
}

/** A run that was started at a terminal, as a rule sees the runs that it is meant for. */
export const terminalContext: RunContext = {
  ...unknownContext,
  event: 'pull_request',
  fork: false,
  actor: { ...unknownContext.actor, permission: 'write', type: 'User' },
};

export function mostInOneRun(occurrences: readonly Occurrence[]): number {
  const counts = new Map<number, number>();
  for (const { run } of occurrences) counts.set(run, (counts.get(run) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Whose run it was: caused by an event that needs write access, by a person with write permission, or at a terminal. */
export type Trusted = 'event' | 'person' | 'terminal';

export type Trust = { readonly trusted: Trusted } | { readonly why: string };

export const writers: readonly string[] = ['admin', 'maintain', 'write'];

/**
 * Judges if a run may widen a policy (docs/policy.md, "Learn from runs"): one that is not known, or that may be caused
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

// What runs teach: a pause, what was said to it, in which runs, and how often.
import { type RunContext, unknownContext } from '../../context.ts';
import type { PermissionRequest } from '../../decision.ts';
import type { CannedAnswer } from '../../policy.ts';
import type { Literal } from './literal.ts';

/** Which runs a rule is for: those of its events, or also only those that somebody with write permission caused. */
export type Reach = 'event' | 'person';

/** What was said. */
export type Said =
  | { readonly verb: 'allow' | 'stop' | 'reject' }
  | { readonly verb: 'answer'; readonly answer: CannedAnswer };

/** One time that a pause came. */
export interface Occurrence {
  /** Index of the run among those given. */
  readonly run: number;
  readonly by: 'policy' | 'person' | 'rejected';
  readonly request: PermissionRequest;
  /** What a rule for it would be asked with. */
  readonly context: RunContext;
}

/** What is learnt about one pause in one kind of runs. */
export interface Lesson {
  readonly literal: Literal;
  /** Fields that other pauses of the tool had, and this one has not. */
  readonly absent: readonly string[];
  /** Patterns of `shell: only` that stand for the command; absent: the command itself. */
  readonly patterns?: readonly string[];
  readonly said: Said;
  readonly reach: Reach;
  /** The events that it was seen with, in the order of the alphabet; empty: any that somebody with write permission caused. */
  readonly events: readonly string[];
  /** Whether everyone who was seen has write permission, so that others stay outside. */
  readonly writersOnly: boolean;
  /** Whether only people were seen, so that bots stay outside. */
  readonly usersOnly: boolean;
  readonly occurrences: readonly Occurrence[];
  /** Whether a limit or a budget ended it in some run: then what was seen is the most. */
  readonly isCapped: boolean;
}

/** A run that was started at a terminal, as a rule sees the runs that it is meant for. */
export const terminalContext: RunContext = {
  ...unknownContext,
  event: 'pull_request',
  fork: false,
  actor: { ...unknownContext.actor, permission: 'write', type: 'User' },
};

/** The most that one run asked. */
export function mostInOneRun(occurrences: readonly Occurrence[]): number {
  const counts = new Map<number, number>();
  for (const { run } of occurrences) counts.set(run, (counts.get(run) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

// Whether a thread of ours is open, settled by a person who may, or closed by us.
import type { Memory, OwnThread } from './memory.ts';

/** Who of the people in the threads may write in the repository, by login. */
export type MayWrite = (login: string) => boolean;

/** What a thread counts as. */
export type ThreadState =
  | { readonly is: 'open' }
  | { readonly is: 'settled' }
  /** We said that its finding is gone. */
  | { readonly is: 'closed' }
  /** Somebody resolved it who may not settle it: it counts as open. */
  | { readonly is: 'hidden'; readonly by: string | undefined };

/**
 * The state of a thread. It is settled when a person with write permission resolved it, but never the author of a pull
 * request from a fork: GitHub lets the author of any pull request resolve its threads.
 */
export function stateOf(
  { isResolved, resolvedBy, lastAnswer }: OwnThread,
  memory: Memory,
  mayWrite: MayWrite,
): ThreadState {
  const isByUs = resolvedBy === undefined || resolvedBy === memory.ownLogin;
  if (lastAnswer === 'gone' && (!isResolved || isByUs)) return { is: 'closed' };
  if (!isResolved) return { is: 'open' };
  const isStranger = memory.isFromFork && resolvedBy === memory.author;
  if (resolvedBy !== undefined && !isStranger && mayWrite(resolvedBy)) return { is: 'settled' };
  return { is: 'hidden', by: resolvedBy };
}

/** Whether somebody talked to us in a thread: then it is not ours alone to resolve. */
export function isConversation({ writers }: OwnThread, { author }: Memory, mayWrite: MayWrite): boolean {
  return writers === 'unknown' || writers.some((login) => login === author || mayWrite(login));
}

/** The logins whose permission a round depends on: first of those who resolved threads, because anybody can write in one. */
export function peopleIn(threads: readonly Pick<OwnThread, 'resolvedBy' | 'writers'>[]): readonly string[] {
  const resolved = threads.flatMap(({ resolvedBy }) => resolvedBy ?? []);
  const wrote = threads.flatMap(({ writers }) => (writers === 'unknown' ? [] : writers));
  return [...new Set([...resolved, ...wrote])];
}

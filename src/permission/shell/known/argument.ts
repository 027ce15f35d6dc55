// One argument of a command: what is certain of it before it runs.
import type { SeenArgument } from '../syntax.ts';

/** What every word begins with that an argument may become: all of it, where it is known. */
export function beginning(argument: SeenArgument): string {
  return typeof argument === 'string' ? argument : argument.begins;
}

/** Whether an argument is known, and looks like this. */
export function isLike(argument: SeenArgument | undefined, pattern: RegExp): boolean {
  return typeof argument === 'string' && pattern.test(argument);
}

/** An argument in a sentence, not all of a long one. */
export function shown(argument: SeenArgument): string {
  return typeof argument === 'string'
    ? JSON.stringify(argument.slice(0, 60))
    : 'an argument that is known only when it runs';
}

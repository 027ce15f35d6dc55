// Commands for the tests of what is known of programs, written as one text.
import type { Judgement } from '../../../src/permission/shell/known/options.ts';
import { judgeProgram } from '../../../src/permission/shell/programs.ts';
import type { ReadArgument } from '../../../src/permission/shell/syntax.ts';

/**
 * What is known of a command, split at spaces unless it comes in words. An argument that ends in `?` is known only when it
 * runs, but for what stands before; with `*` in place of that, or alone, it may be several words.
 */
export function judged(command: string | readonly string[]): Judgement {
  const [program = '', ...args] = typeof command === 'string' ? command.split(' ') : command;
  return judgeProgram(program, args.map(argumentOf));
}

function argumentOf(text: string): ReadArgument {
  return /[?*]$/u.test(text) ? { prefix: text.slice(0, -1), isOneWord: text.length > 1 && text.endsWith('?') } : text;
}

/** Whether a command runs something hidden. */
export function hides(command: string | readonly string[]): boolean {
  return judged(command).type === 'cannot be told';
}

/** Why it can't be told what a command runs; undefined when it can. */
export function whyHidden(command: string): string | undefined {
  const judgement = judged(command);
  return judgement.type === 'cannot be told' ? judgement.because : undefined;
}

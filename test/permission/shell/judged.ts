// Commands for the tests of what is known of programs, written as one text.
import type { Judgement } from '../../../src/permission/shell/known/judgement.ts';
import { judgeProgram } from '../../../src/permission/shell/programs.ts';
import type { SeenArgument } from '../../../src/permission/shell/syntax.ts';

/**
 * What is known of a command, split at spaces. An argument that ends in `?` is known only when it runs, but for what stands
 * before; alone, it may be several words.
 */
export function judged(command: string): Judgement {
  const [program = '', ...args] = command.split(' ');
  return judgeProgram(program, args.map(argumentOf));
}

function argumentOf(text: string): SeenArgument {
  return text.endsWith('?') ? { begins: text.slice(0, -1), single: text !== '?' } : text;
}

/** Whether a command runs something hidden. */
export function hides(command: string): boolean {
  return judged(command).type === 'cannot be told';
}

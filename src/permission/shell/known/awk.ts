// Programs of awk: those that neither run a command nor write a file.
import type { SeenArgument } from '../syntax.ts';
import { cannotBeTold, type Judgement, runsNothingElse } from './judgement.ts';
import { readOptions } from './options.ts';

/** `awk`: its program is the first operand. */
export function judgeAwk(args: readonly SeenArgument[]): Judgement {
  const reading = readOptions({ valued: 'Fv', longValued: 'field-separator assign', leading: true }, args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "awk" to run a program`);
  const [program] = reading.operands;
  if (program === undefined) return runsNothingElse;
  return typeof program === 'string' && isHarmlessProgram(program)
    ? runsNothingElse
    : cannotBeTold('its program may run a command or write a file');
}

function isHarmlessProgram(program: string): boolean {
  const rest = program.replaceAll('||', ' ');
  return !/system|getline|[|@]|\\\n|print[\s\S]*>/u.test(rest);
}

// Builtins of Bash that can set variables, change the shell or evaluate their arguments.
import type { SeenArgument } from '../syntax.ts';
import { changesEnvironment, isOrdinaryName } from '../variables.ts';
import { cannotBeTold, type Judgement, runsNothingElse } from './judgement.ts';
import { type HarmlessOptions, readOptions } from './options.ts';

type Judge = (args: readonly SeenArgument[]) => Judgement;

/** A builtin by its arguments; none for a program that is no such builtin. */
export const builtins: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ...['declare', 'export', 'local', 'readonly', 'typeset'].map((name) => [name, declares] as const),
  ['unset', named({ flags: 'fv' }, changesNothing)],
  ['read', readsNames],
  ...['mapfile', 'readarray'].map((name) => [name, named({ flags: 't', valued: 'dnOsu' }, changesNothing)] as const),
  ['printf', printf],
  ['wait', named({ flags: 'fn' }, () => true)],
  ['jobs', named({ flags: 'lnprs' }, () => true)],
  ['getopts', (args) => (isName(args[1]) ? runsNothingElse : doubtful('getopts'))],
  ...['test', '['].map((name) => [name, tests] as const),
  ['set', sets],
  ['shopt', named({ flags: 'squ' }, (word) => shellOptions.has(word))],
  ['exec', (args) => (args.length === 0 ? runsNothingElse : doubtful('exec'))],
  ['command', (args) => (args[0] === '-v' || args[0] === '-V' ? runsNothingElse : doubtful('command'))],
  ['trap', (args) => (args[0] === '-' || args[0] === '' ? runsNothingElse : doubtful('trap'))],
]);

const shellOptions = new Set(
  'nullglob globstar dotglob failglob nocaseglob nocasematch inherit_errexit lastpipe pipefail'.split(' '),
);

function doubtful(program: string): Judgement {
  return cannotBeTold(`"${program}" runs its arguments`);
}

/** A builtin whose operands have to be known words. */
function named(options: HarmlessOptions, isFine: (word: string) => boolean): Judge {
  return (args) => {
    const reading = readOptions(options, args);
    if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may run more`);
    const odd = reading.operands.find((word) => typeof word !== 'string' || evaluates(word) || !isFine(word));
    return odd === undefined ? runsNothingElse : cannotBeTold(`${shown(odd)} may change what runs`);
  };
}

function shown(argument: SeenArgument): string {
  return typeof argument === 'string'
    ? JSON.stringify(argument.slice(0, 60))
    : 'an argument that is known only when it runs';
}

/** Whether a word holds a subscript or a substitution, which builtins that take names evaluate. */
function evaluates(word: string): boolean {
  return /[[`$]/u.test(word);
}

function changesNothing(word: string): boolean {
  return isOrdinaryName(word);
}

function isName(argument: SeenArgument | undefined): boolean {
  return typeof argument === 'string' && isOrdinaryName(argument);
}

/** `declare` and the like: a name, or a name and a value. Neither an integer (-i) nor a reference (-n). */
function declares(args: readonly SeenArgument[]): Judgement {
  const reading = readOptions({ flags: 'aAfFgluprtx' }, args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} makes variables that run more`);
  // The value of an array may be a text that is expanded like the source of one.
  const isArray = args.some((each) => typeof each === 'string' && /^-[A-Za-z]*[aA]/u.test(each));
  const odd = reading.operands.find((word) => {
    if (isArray && (typeof word === 'string' ? word : word.begins).includes('=')) return true;
    if (typeof word === 'string' && /=\(/u.test(word)) return true;
    const name = (typeof word === 'string' ? word : word.begins).replace(/\+?=.*$/su, '');
    if (!isOrdinaryName(name) || changesEnvironment(name)) return true;
    return typeof word !== 'string' && !word.begins.includes('=');
  });
  return odd === undefined ? runsNothingElse : cannotBeTold(`${shown(odd)} may change what runs`);
}

function readsNames(args: readonly SeenArgument[]): Judgement {
  const array = args.findIndex((each) => typeof each === 'string' && /^-[ers]*a/u.test(each));
  const flag = args[array];
  const within = (typeof flag === 'string' ? flag : '').replace(/^-[ers]*a/u, '');
  if (array !== -1 && !isName(within === '' ? args[array + 1] : within))
    return cannotBeTold('"read" fills a variable that may change what runs');
  return named({ flags: 'ers', valued: 'adinNptu' }, changesNothing)(args);
}

function printf(args: readonly SeenArgument[]): Judgement {
  const first = args[0];
  if (first === undefined) return runsNothingElse;
  if (typeof first !== 'string') {
    return first.begins !== '' && !first.begins.startsWith('-') ? runsNothingElse : notLiteral('printf');
  }
  if (!first.startsWith('-v')) return runsNothingElse;
  return isName(first === '-v' ? args[1] : first.slice(2))
    ? runsNothingElse
    : cannotBeTold('"printf -v" sets a variable that may change what runs');
}

function notLiteral(program: string): Judgement {
  return cannotBeTold(`"${program}" has an argument that is known only when it runs. Quote it, or write it out`);
}

/** `test` and `[`: only `-v` and `-R` evaluate, so no word that is open may become one of them with a word that is odd. */
function tests(args: readonly SeenArgument[]): Judgement {
  const odd = args.some((argument, index) => {
    if (typeof argument === 'string') {
      if (argument !== '-v' && argument !== '-R') return argument.includes('$(') || argument.includes('`');
    } else if (!argument.single && (argument.begins === '' || argument.begins.startsWith('-'))) {
      return true;
    } else if (argument.begins !== '' && !'-v -R'.includes(argument.begins)) {
      return false;
    }
    const next = args[index + 1];
    return typeof next === 'string' ? evaluates(next) && next !== '[' : next !== undefined;
  });
  return odd ? notLiteral('test') : runsNothingElse;
}

const setNames = new Set(
  'allexport errexit errtrace functrace noclobber noglob nounset pipefail verbose xtrace'.split(' '),
);

/** `set`: neither `-k`, which makes assignments of arguments, nor what changes how a text is read. */
function sets(args: readonly SeenArgument[]): Judgement {
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at];
    if (argument === '--' || argument === '-') return runsNothingElse;
    if (typeof argument !== 'string') return notLiteral('set');
    if (!/^[-+]/u.test(argument)) return runsNothingElse;
    if (!/^[-+][aefuvxCETb]*o?$/u.test(argument)) return cannotBeTold(`"set ${argument}" changes how a text is read`);
    if (!argument.endsWith('o')) continue;
    at += 1;
    const name = args[at];
    if (name !== undefined && (typeof name !== 'string' || !setNames.has(name))) {
      return cannotBeTold('"set -o" changes how a text is read');
    }
  }
  return runsNothingElse;
}

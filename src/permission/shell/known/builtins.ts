// Builtins of Bash that can set variables, change the shell or evaluate their arguments.

import { pairWords, splitWords } from '../../text/word-list.ts';
import { changesEnvironment, isOrdinaryName } from '../doubt.ts';
import { certainlyMatches, describeArgument, knownStart, type ReadArgument } from '../syntax.ts';
import {
  behindOptions,
  cannotBeTold,
  type HarmlessOptions,
  type Judge,
  type Judgement,
  mayBeOption,
  runsNothingElse,
} from './options.ts';

export const builtins: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ...pairWords('declare local typeset', declares(true)),
  ...pairWords('export readonly', declares(false)),
  ['unset', named({ flags: 'fv' }, isName)],
  ['read', readsNames],
  ...pairWords('mapfile readarray', named({ flags: 't', valued: 'dnOsu' }, isName)),
  ['printf', printf],
  ['wait', named({ flags: 'fn' }, isJob)],
  ['jobs', named({ flags: 'lnprs' }, isJob)],
  ['getopts', (args) => (isName(args[1]) ? runsNothingElse : doubtful('getopts'))],
  ...pairWords('test [', tests),
  ['set', sets],
  ['shopt', named({ flags: 'squ' }, (word) => shellOptions.has(word))],
  ['exec', (args) => (args.length === 0 ? runsNothingElse : doubtful('exec'))],
  ['command', (args) => (args[0] === '-v' || args[0] === '-V' ? runsNothingElse : doubtful('command'))],
  ['trap', (args) => (args[0] === '-' || args[0] === '' ? runsNothingElse : doubtful('trap'))],
]);

const shellOptions: ReadonlySet<ReadArgument> = splitWords(
  'nullglob globstar dotglob failglob nocaseglob nocasematch inherit_errexit lastpipe pipefail',
);

function doubtful(program: string): Judgement {
  return cannotBeTold(`"${program}" runs its arguments`);
}

function named(options: HarmlessOptions, isFine: (word: ReadArgument) => boolean, may = 'may run more'): Judge {
  return behindOptions(options, may, (words) => {
    const odd = words.find((word) => !isFine(word));
    return odd === undefined ? runsNothingElse : cannotBeTold(`${describeArgument(odd)} may change what runs`);
  });
}

/** Finds a subscript or a substitution, which a builtin evaluates if it takes names. */
function evaluates(word: string): boolean {
  return /[[`$]/u.test(word);
}

function isJob(word: ReadArgument): boolean {
  return typeof word === 'string' && !evaluates(word);
}

function isName(argument: ReadArgument | undefined): boolean {
  return typeof argument === 'string' && isOrdinaryName(argument);
}

/** Refuses -i and -n. Bash may expand an array's value like source, even if declared before (`expandsArrays`). */
function declares(expandsArrays: boolean): Judge {
  return (args) => {
    const isArray = args.some((each) => /^-[A-Za-z]*[aA]/u.test(knownStart(each)));
    const source = isArray ? /=/u : /=\(/u;
    const isFine = (word: ReadArgument): boolean => {
      const text = knownStart(word);
      const name = text.replace(/\+?=.*/su, '');
      if (source.test(text) || !isOrdinaryName(name) || changesEnvironment(name)) return false;
      return typeof word === 'string' || (expandsArrays ? /=./su : /=/u).test(text);
    };
    return named({ flags: 'aAfFgluprtx' }, isFine, 'makes variables that run more')(args);
  };
}

function readsNames(args: readonly ReadArgument[]): Judgement {
  const arrays = args.flatMap((each, at) => {
    const [flag, name] = /^-[ers]*a(.*)/su.exec(knownStart(each)) ?? [];
    return flag === undefined ? [] : [name === '' ? args[at + 1] : name];
  });
  if (!arrays.every(isName)) return cannotBeTold('"read" fills a variable that may change what runs');
  return named({ flags: 'ers', valued: 'adinNptu' }, isName)(args);
}

function printf(args: readonly ReadArgument[]): Judgement {
  const [first = '', ...rest] = args;
  if (!certainlyMatches(first, /^-v/u)) return formats(first === '--' ? rest : args);
  const [name, ...formatted] = first === '-v' ? rest : [knownStart(first).slice(2), ...rest];
  return isName(name) ? printf(formatted) : cannotBeTold('"printf -v" sets a variable that may change what runs');
}

/** Refuses "%n", which sets the variable that the value names. */
function formats([format = '', ...values]: readonly ReadArgument[]): Judgement {
  if (typeof format !== 'string') {
    return mayBeOption(format) || values.length > 0 ? notLiteral('printf') : runsNothingElse;
  }
  const setsVariable = /%[-+ #'0-9.*hjlLtz]*n/u.test(format.replaceAll('%%', ''));
  return setsVariable ? cannotBeTold('"%n" of "printf" sets a variable') : runsNothingElse;
}

function notLiteral(program: string): Judgement {
  return cannotBeTold(`"${program}" has an argument that is known only when it runs. Quote it, or write it out`);
}

/** Lets no open word become `-v` or `-R` before an odd word, because only these two evaluate. */
function tests(args: readonly ReadArgument[]): Judgement {
  const odd = args.some((argument, index) => {
    if (typeof argument === 'string') {
      if (argument !== '-v' && argument !== '-R') return argument.includes('$(') || argument.includes('`');
    } else if (!argument.isOneWord && mayBeOption(argument)) {
      return true;
    }
    const next = args[index + 1];
    return typeof next === 'string' ? evaluates(next) : next !== undefined;
  });
  return odd ? notLiteral('test') : runsNothingElse;
}

const setNames: ReadonlySet<ReadArgument> = splitWords(
  'allexport errexit errtrace functrace noclobber noglob nounset pipefail verbose xtrace',
);

/** Refuses `-k`, which turns arguments into assignments, and whatever changes how a text is read. */
function sets(args: readonly ReadArgument[]): Judgement {
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at];
    if (argument === '--' || argument === '-') return runsNothingElse;
    if (typeof argument !== 'string') return notLiteral('set');
    if (!/^[-+]/u.test(argument)) return runsNothingElse;
    if (!/^[-+][aefuvxCETb]*o?$/u.test(argument)) return cannotBeTold(`"set ${argument}" changes how a text is read`);
    if (!argument.endsWith('o')) continue;
    at += 1;
    const name = args[at];
    if (name !== undefined && !setNames.has(name)) return cannotBeTold('"set -o" changes how a text is read');
  }
  return runsNothingElse;
}

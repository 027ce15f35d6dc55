// Judges builtins of Bash that can set variables, change the shell, or run or evaluate their arguments.
import { pairWords, splitWords } from '../../text/word-list.ts';
import { changesEnvironment, isOrdinaryName } from '../doubt.ts';
import { certainlyMatches, describeArgument, getKnownStart, type ReadArgument } from '../syntax.ts';
import type { HarmlessOptions, Judge, Judgement } from './options.ts';
import { cannotBeTold, judgeOperands, mayBeOption, runsNothingElse } from './options.ts';

export const builtins: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ...pairWords('declare local typeset', judgeDeclaration({ evaluatesArrays: true })),
  ...pairWords('export readonly', judgeDeclaration({ evaluatesArrays: false })),
  ['unset', judgeWords({ flags: 'fv' }, isName)],
  ['read', judgeRead],
  ...pairWords('mapfile readarray', judgeWords({ flags: 't', valued: 'dnOsu' }, isName)),
  ['printf', judgePrintf],
  ['wait', judgeWords({ flags: 'fn' }, isJob)],
  ['jobs', judgeWords({ flags: 'lnprs' }, isJob)],
  ['getopts', (args) => (isName(args[1]) ? runsNothingElse : refuseSetter('getopts'))],
  ...pairWords('test [', judgeTest),
  ['set', judgeSet],
  ['shopt', judgeWords({ flags: 'squ' }, (word) => harmlessShellOptions.has(word))],
  ['exec', (args) => (args.length === 0 ? runsNothingElse : refuseRunner('exec'))],
  ['command', (args) => (args[0] === '-v' || args[0] === '-V' ? runsNothingElse : refuseRunner('command'))],
  ['trap', (args) => (args[0] === '-' || args[0] === '' ? runsNothingElse : refuseRunner('trap'))],
]);

const harmlessShellOptions: ReadonlySet<ReadArgument> = splitWords(
  'nullglob globstar dotglob failglob nocaseglob nocasematch inherit_errexit lastpipe pipefail',
);

function refuseRunner(program: string): Judgement {
  return cannotBeTold(`"${program}" may run its arguments`);
}

function refuseSetter(command: string): Judgement {
  return cannotBeTold(`"${command}" sets a variable that may change what runs`);
}

function judgeWords(options: HarmlessOptions, isFine: (word: ReadArgument) => boolean, risk = 'may run more'): Judge {
  return judgeOperands(options, risk, (words) => {
    const odd = words.find((word) => !isFine(word));
    return odd === undefined ? runsNothingElse : cannotBeTold(`${describeArgument(odd)} may change what runs`);
  });
}

/** Recognizes a word with a subscript or a substitution: builtins that take names evaluate both. */
function mayBeEvaluated(word: string): boolean {
  return /[[`$]/u.test(word);
}

function isJob(word: ReadArgument): boolean {
  return typeof word === 'string' && !mayBeEvaluated(word);
}

function isName(argument: ReadArgument | undefined): boolean {
  return typeof argument === 'string' && isOrdinaryName(argument);
}

/** @param evaluatesArrays - whether the builtin evaluates a value that expands to `(…)` if the variable is an array */
function judgeDeclaration({ evaluatesArrays }: { readonly evaluatesArrays: boolean }): Judge {
  return (args) => {
    const isArray = args.some((each) => /^-[A-Za-z]*[aA]/u.test(getKnownStart(each)));
    const evaluatedValue = isArray ? /=/u : /=\(/u;
    // Accept a value with a known start: "(" is refused before, so the value can't expand to `(…)`.
    const harmlessStart = evaluatesArrays ? /=./su : /=/u;
    const isFine = (word: ReadArgument): boolean => {
      const text = getKnownStart(word);
      const name = text.replace(/\+?=.*/su, '');
      if (evaluatedValue.test(text) || !isOrdinaryName(name) || changesEnvironment(name)) return false;
      return typeof word === 'string' || harmlessStart.test(text);
    };
    // Leave out "-i", which evaluates values, and "-n", which lets a value name another variable.
    return judgeWords({ flags: 'aAfFgluprtx' }, isFine, 'makes variables that run more')(args);
  };
}

function judgeRead(args: readonly ReadArgument[]): Judgement {
  const arrays = args.flatMap((each, at) => {
    const [flag, name] = /^-[ers]*a(.*)/su.exec(getKnownStart(each)) ?? [];
    return flag === undefined ? [] : [name === '' ? args[at + 1] : name];
  });
  if (!arrays.every(isName)) return refuseSetter('read');
  return judgeWords({ flags: 'ers', valued: 'adinNptu' }, isName)(args);
}

function judgePrintf(args: readonly ReadArgument[]): Judgement {
  const [first = '', ...rest] = args;
  if (!certainlyMatches(first, /^-v/u)) return judgeFormat(first === '--' ? rest : args);
  const [name, ...formatted] = first === '-v' ? rest : [getKnownStart(first).slice(2), ...rest];
  return isName(name) ? judgePrintf(formatted) : refuseSetter('printf -v');
}

/** Refuses "%n", which sets the variable that a value names. An unknown format can set none if no values follow it. */
function judgeFormat([format = '', ...values]: readonly ReadArgument[]): Judgement {
  if (typeof format !== 'string') {
    return mayBeOption(format) || values.length > 0 ? refuseNonLiteral('printf') : runsNothingElse;
  }
  const setsVariable = /%[-+ #'0-9.*hjlLtz]*n/u.test(format.replaceAll('%%', ''));
  return setsVariable ? cannotBeTold('"%n" of "printf" sets a variable') : runsNothingElse;
}

function refuseNonLiteral(program: string): Judgement {
  return cannotBeTold(`"${program}" has an argument that is known only when it runs. Quote it, or write it out`);
}

/** Refuses a literal substitution, and a word that `test` evaluates because `-v` or `-R` may come before it. */
function judgeTest(args: readonly ReadArgument[]): Judgement {
  if (args.some((each) => typeof each === 'string' && /\$\(|`/u.test(each))) {
    return cannotBeTold('"test" may run a substitution in an argument');
  }
  const mayEvaluate = args.some((argument, index) => {
    if (typeof argument === 'string' && argument !== '-v' && argument !== '-R') return false;
    // The argument may become two words, such as `-v a[…]`.
    if (typeof argument !== 'string' && !argument.isOneWord && mayBeOption(argument)) return true;
    const next = args[index + 1];
    return typeof next === 'string' ? mayBeEvaluated(next) : next !== undefined;
  });
  return mayEvaluate ? refuseNonLiteral('test') : runsNothingElse;
}

const harmlessSetNames: ReadonlySet<ReadArgument> = splitWords(
  'allexport errexit errtrace functrace noclobber noglob nounset pipefail verbose xtrace',
);

/** Accepts options that leave alone how the shell reads text. `-k` does not: it turns arguments into assignments. */
function judgeSet(args: readonly ReadArgument[]): Judgement {
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at];
    if (argument === '--' || argument === '-') return runsNothingElse;
    if (typeof argument !== 'string') return refuseNonLiteral('set');
    if (!/^[-+]/u.test(argument)) return runsNothingElse;
    if (!/^[-+][aefuvxCETb]*o?$/u.test(argument)) return cannotBeTold(`"set ${argument}" is not known to be harmless`);
    if (!argument.endsWith('o')) continue;
    at += 1;
    const name = args[at];
    if (name !== undefined && !harmlessSetNames.has(name)) return cannotBeTold('"set -o" is not known to be harmless');
  }
  return runsNothingElse;
}

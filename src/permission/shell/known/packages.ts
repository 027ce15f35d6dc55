// Judges JavaScript's package managers, and programs that run a package's command.
import { pairWords, splitWords } from '../../text/word-list.ts';
import { certainlyMatches, type ReadArgument } from '../syntax.ts';
import { isInterpreter } from './interpreters.ts';
import { cannotBeTold, type Judgement, knownByName, readOptions, runsItsFiles } from './options.ts';

const harmlessSubcommands = splitWords(
  'add audit bin cache ci dedupe deprecate doctor fund help-search i import info install ls link list login logout outdated owner pack ' +
    'ping prefix prune publish rebuild remove rm root search show star store tag team token un uninstall up update upgrade version view ' +
    'whoami why',
);
const scriptSubcommands = splitWords('run run-script start stop restart test t tst build lint dev');

// npm reads letters behind one dash as the prefix of a long option, so only whole short options are harmless (npmShort).
const npmOptions = {
  long:
    'all audit dry-run engine-strict force foreground-scripts frozen-lockfile fund global if-present ignore-scripts ' +
    'include-workspace-root json legacy-peer-deps lockfile-only long no-audit no-bin-links no-color no-fund no-lockfile no-optional ' +
    'no-package-lock no-progress no-save no-save-dev offline package-lock-only parseable prefer-offline production progress quiet ' +
    'recursive save save-dev save-exact save-optional save-peer silent strict-peer-deps verbose version workspaces yes ' +
    'immutable parallel',
  longValued: 'access cpu depth filter include loglevel omit otp registry tag workspace',
};
const npmLongValued = new RegExp(`^--(?:${npmOptions.longValued.replaceAll(' ', '|')})$`, 'u');
const npmShort = splitWords('-s -D -E -g -q -y -w -r -v -P -O');

export function judgePackageManager(manager: string, args: readonly ReadArgument[]): Judgement {
  // After npm's "-w" comes a value; the "-w" of pnpm and yarn has none.
  const isWorkspace = (word: string, at: number): boolean =>
    manager === 'npm' && args[at - 1] === '-w' && !word.startsWith('-');
  const isValue = (at: number): boolean => certainlyMatches(args[at - 1], npmLongValued);
  const isHarmless = (word: string, at: number): boolean =>
    !isValue(at) && (npmShort.has(word) || isWorkspace(word, at));
  const words = args.filter((each, at) => typeof each !== 'string' || !isHarmless(each, at));
  const reading = readOptions(npmOptions, words);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may set what runs`);
  // If no word precedes "--", npm takes the first word after it as the sub-command; it is the first operand here too.
  const [name, word] = reading.operands;
  if (name === undefined) return runsItsFiles;
  if (typeof name !== 'string') return cannotBeTold('its sub-command is known only when it runs');
  const readsConfig = name === 'config' && certainlyMatches(word, /^(?:get|list|ls)$/u);
  if (harmlessSubcommands.has(name) || readsConfig) return runsItsFiles;
  if (manager === 'yarn' && name === 'run' && typeof word === 'string' && isInterpreter(word))
    return cannotBeTold(`"${word}" may be a program, not a script`);
  return scriptSubcommands.has(name) ? knownByName : cannotBeTold(`"${name}" may run another program`);
}

/** Programs that run the command after them, or after the sub-command that is given here. */
export const wrappers: ReadonlyMap<string, string | undefined> = new Map([
  ...pairWords('bunx npx pnpx uvx', undefined),
  ...pairWords('pdm pipenv pixi poetry rye uv', 'run'),
  ['bundle', 'exec'],
]);

/** Matches `-` (the standard input), a URL or an alias, and a file in place of a package's version. */
const otherCode = /^-$|:|.@.*(?:\/|\.t(?:ar|gz))/u;

const wrapperOptions = { flags: 'yq', long: 'yes no no-install quiet', stopsAtOperand: true };

export function judgeWrapper(name: string, args: readonly ReadArgument[]): Judgement | undefined {
  if (!wrappers.has(name)) return undefined;
  if (name === 'uv' && args[0] === 'tool' && args[1] === 'run') return judgeWrapper('uvx', args.slice(2));
  const subcommand = wrappers.get(name);
  if (subcommand !== undefined && args[0] !== subcommand) {
    return certainlyMatches(args[0], /^[a-z]+$/u) ? knownByName : cannotBeTold('its options may set what runs');
  }
  const reading = readOptions(wrapperOptions, subcommand === undefined ? args : args.slice(1));
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may be a command`);
  const [program, ...rest] = reading.operands;
  if (typeof program !== 'string' || otherCode.test(program))
    return cannotBeTold('the program that it runs is known only when it runs');
  // Drop the version, because `NAME@VERSION` runs NAME.
  return { type: 'runs', program: program.replace(/(.)@[^/]*$/u, '$1'), arguments: rest };
}

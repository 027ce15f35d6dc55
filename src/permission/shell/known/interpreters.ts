// Judges shells and interpreters. A script file is judged by its name; code in arguments or input can't be judged.
import { pairWords, splitWords } from '../../text/word-list.ts';
import { certainlyMatches, describeArgument, getKnownStart, type ReadArgument } from '../syntax.ts';
import type { HarmlessOptions, Judgement } from './options.ts';
import { cannotBeTold, mayBeOption, readOptions, runsItsFiles, runsNothingElse } from './options.ts';

export const shells = splitWords('ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh');

/** Interpreters, each with the harmless options that may come before the script file. */
const interpreters: ReadonlyMap<string, HarmlessOptions> = new Map<string, HarmlessOptions>([
  ...pairWords('bun deno groovy guile julia lua luajit rscript tclsh ts-node tsx', {}),
  [
    'node',
    {
      flags: 'v',
      long:
        'version test watch check no-warnings no-deprecation trace-warnings trace-deprecation throw-deprecation enable-source-maps ' +
        'experimental-strip-types experimental-transform-types test-only test-force-exit experimental-test-coverage ' +
        'max-old-space-size expose-gc',
      longValued: 'test-concurrency test-name-pattern test-timeout unhandled-rejections',
    },
  ],
  ['nodejs', { flags: 'v', long: 'version' }],
  ['perl', { flags: 'wTtcv' }],
  ['php', { flags: 'lv' }],
  ...pairWords('pypy python', { flags: 'uBEsIOSVv' }),
  ['ruby', { flags: 'wcv' }],
]);

/** Reporters that Node has built in. Any other is code from a file, a package or a `data:` URL. */
const builtInReporter = /^--test-reporter=(?:spec|tap|dot|junit|lcov)$/u;

const pythonModules =
  'black build compileall ensurepip flake8 isort json.tool mypy pip py_compile pyflakes pylint pytest ruff sphinx unittest venv virtualenv'.split(
    ' ',
  );

const harmlessSubcommands: ReadonlyMap<string, ReadonlySet<ReadArgument>> = new Map([
  ['bun', splitWords('test install i add remove rm update outdated build pm')],
  ['deno', splitWords('test check lint fmt cache info types doc bench')],
]);

export function isInterpreter(name: string): boolean {
  return interpreters.has(name);
}

export function judgeInterpreter(name: string, args: readonly ReadArgument[]): Judgement {
  const isPython = name === 'python' || name === 'pypy';
  if (isPython) {
    const flagIndex = args.indexOf('-m');
    if (flagIndex !== -1) return judgeModule(args, flagIndex);
  }
  const rest = args.filter((each) => !certainlyMatches(each, builtInReporter));
  const reading = readOptions({ ...interpreters.get(name), stopsAtOperand: true }, rest);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may be code`);
  const [script] = reading.operands;
  if (script === undefined) {
    if (args.includes('--test')) return runsItsFiles;
    // Python's "-v" means verbose.
    const showsVersion = args.some((each) => each === '-V' || (each === '-v' && !isPython));
    return showsVersion ? runsNothingElse : cannotBeTold(`"${name}" runs its input`);
  }
  const harmlessWords = harmlessSubcommands.get(name);
  if (harmlessWords?.has(script) === true && !args.some(mayLoadCode)) return runsItsFiles;
  // A word that is no file is a sub-command, which may take code.
  if (harmlessWords !== undefined && certainlyMatches(script, /^[^./]*$/u)) {
    return cannotBeTold(`${describeArgument(script)} of "${name}" may run another program`);
  }
  // `node inspect` takes code, and `tsx watch` passes options on to Node.
  const mayRunCode = script === 'inspect' || script === 'watch';
  return mayRunCode ? cannotBeTold('a debugger or a watcher may run code') : judgeScript(script);
}

/** Recognizes `--preload`, `--require` (`-r`), `--import`, `data:` URLs, and whatever may become an option at run time. */
function mayLoadCode(argument: ReadArgument): boolean {
  if (typeof argument !== 'string' && mayBeOption(argument)) return true;
  return /^(?:-r|--(?:pre|re|im))|data:/u.test(getKnownStart(argument));
}

function judgeModule(args: readonly ReadArgument[], flagIndex: number): Judgement {
  const optionsReading = readOptions({ ...interpreters.get('python') }, args.slice(0, flagIndex));
  const program = pythonModules.find((each) => each === args[flagIndex + 1]);
  if (program === undefined || 'doubtful' in optionsReading || optionsReading.operands.length > 0) {
    return cannotBeTold('a module of Python may run what it is given');
  }
  return { type: 'runs', program, arguments: args.slice(flagIndex + 2) };
}

export function judgeScript(script: ReadArgument | undefined): Judgement {
  if (typeof script !== 'string') return cannotBeTold('it runs its input, or a script that is known only when it runs');
  // An option of the shell changes what runs, and what a device holds comes from elsewhere.
  const isFile = !/^(?:[-+]|data:|$)/u.test(script) && !device.test(script);
  return isFile ? { type: 'known by name', script } : cannotBeTold(`${describeArgument(script)} is not a script file`);
}

/** Matches what may lead to the input or an open file: `dev/` or `proc/` anywhere, or `stdin` or digits at the end. */
const device = /(?:^|\/)(?:(?:dev|proc)\/|(?:stdin|[0-9]+)$)/u;

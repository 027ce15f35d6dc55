// Judges Git commands: finds the sub-commands and options that run a program which the text names.
import { pairWords, splitWords } from '../../text/word-list.ts';
import { getKnownStart, type ReadArgument } from '../syntax.ts';
import type { Judgement, RunningOptions } from './options.ts';
import { cannotBeTold, judgeOperands, mayBeOneOf, mayBeOption, readOptions, runsItsFiles } from './options.ts';

/** Sub-commands without an option that runs a program. Hooks and the configuration may run some, but the text names none of those. */
const harmlessSubcommands = splitWords(
  'add annotate blame branch cat-file check-attr check-ignore checkout cherry clean commit commit-tree count-objects describe ' +
    'for-each-ref fsck gc hash-object init ls-files ls-tree merge-base mv name-rev notes pack-refs prune read-tree remote repack reset ' +
    'restore rev-list rev-parse rm show-ref sparse-checkout status stripspace switch symbolic-ref tag update-index update-ref ' +
    'verify-commit verify-tag version worktree write-tree',
);

/** Sub-commands that show something, or write it into a file when asked to. */
const showingSubcommands =
  'diff diff-files diff-index diff-tree format-patch log range-diff reflog shortlog show stash whatchanged';

const runningOptions: ReadonlyMap<string, RunningOptions> = new Map([
  ...pairWords(showingSubcommands, { long: 'ext-diff', letters: '' }),
  ['archive', { long: 'exec remote', letters: '' }],
  ['cherry-pick', { long: 'strategy', letters: '' }],
  ['clone', { long: 'upload-pack config template', letters: 'uc' }],
  ['fetch', { long: 'upload-pack exec', letters: '' }],
  ['grep', { long: 'open-files-in-pager', letters: 'O' }],
  ['init', { long: 'template', letters: '' }],
  ['ls-remote', { long: 'upload-pack exec', letters: '' }],
  ['merge', { long: 'strategy', letters: 's' }],
  ['pull', { long: 'upload-pack exec strategy', letters: 's' }],
  ['push', { long: 'receive-pack exec', letters: '' }],
  ['rebase', { long: 'exec strategy', letters: 'xs' }],
  ['revert', { long: 'strategy', letters: '' }],
]);

const harmlessWords: ReadonlyMap<string, ReadonlySet<ReadArgument>> = new Map([
  ['bisect', splitWords('start good bad old new skip reset log terms replay')],
  ['submodule', splitWords('status init update sync add deinit summary absorbgitdirs')],
  ['lfs', splitWords('pull fetch install ls-files push status track')],
]);

const globalOptions = {
  flags: 'P',
  valued: 'C',
  long: 'no-pager no-lazy-fetch no-optional-locks literal-pathspecs glob-pathspecs noglob-pathspecs version bare no-replace-objects',
  stopsAtOperand: true,
};

export const judgeGit = judgeOperands(globalOptions, 'before the sub-command may set what "git" runs', (operands) => {
  const [name, ...rest] = operands;
  if (name === undefined) return runsItsFiles;
  if (typeof name !== 'string') return cannotBeTold('the sub-command of "git" is known only when it runs');
  if (name === 'config') return judgeConfig(rest);
  const words = harmlessWords.get(name);
  if (words !== undefined) {
    const [word] = rest;
    return word === undefined || words.has(word) ? runsItsFiles : cannotBeTold(`"git ${name}" can run commands`);
  }
  const options = runningOptions.get(name);
  if (options !== undefined) return judgeOptions(name, options, rest);
  const hasArgument = (pattern: RegExp): boolean => rest.some((each) => pattern.test(getKnownStart(each)));
  if (name === 'hash-object' && hasArgument(/^-[^-]*w/u)) return writesAny;
  if (name === 'update-index' && hasArgument(/^--(?:ca|ind)/u)) return writesAny; // cacheinfo, index-info
  if (name === 'remote' && rest.some(mayNameHelper)) return cannotBeTold(addressDoubt);
  // Any other word may be an alias or a separate program.
  return harmlessSubcommands.has(name) ? runsItsFiles : cannotBeTold(`"git ${name}" may run another program`);
});

/** The scheme of an address may be a program: `ext::sh -c …` runs `sh`, and `zz::a` runs `git-remote-zz`. */
const addressDoubt = 'an address may name a program that fetches it';

const mayNameHelper = (argument: ReadArgument): boolean =>
  (typeof argument === 'string' ? /::/u : /::|^[\w+.-]*:?$/u).test(getKnownStart(argument));

function judgeOptions(name: string, options: RunningOptions, args: readonly ReadArgument[]): Judgement {
  const end = args.indexOf('--');
  const beforeEnd = end === -1 ? args : args.slice(0, end);
  if (beforeEnd.some((argument) => mayBeOneOf(argument, options))) {
    return cannotBeTold(`an option of "git ${name}" may run a program`);
  }
  const shows = showingSubcommands.split(' ').includes(name);
  const mayHaveMoreOptions = args.some((argument) => typeof argument !== 'string' && mayBeOption(argument));
  if (mayHaveMoreOptions && !shows) return cannotBeTold(`an argument of "git ${name}" is known only when it runs`);
  if (!shows && beforeEnd.some((each) => getKnownStart(each).includes('::'))) return cannotBeTold(addressDoubt);
  const output = { long: 'output', letters: name === 'archive' || name === 'format-patch' ? 'o' : '' };
  const writes = mayHaveMoreOptions || beforeEnd.some((argument) => mayBeOneOf(argument, output));
  return writes && (shows || name === 'archive') ? writesAny : runsItsFiles;
}

const writesAny: Judgement = { type: 'runs nothing else', readsFiles: true, writes: [{ prefix: '', isOneWord: true }] };

const configOptions = {
  flags: 'lz',
  long: 'global local system worktree add all get get-all get-regexp list show-origin show-scope name-only null unset unset-all bool int path',
};

/** Settings that name no program. A merge strategy or an address would: Git runs `git-merge-NAME` or `git-remote-NAME`. */
const harmlessSetting = new RegExp(
  `^(?:${[
    'user\\.(?:name|email)|init\\.defaultbranch|safe\\.directory|(?:color|advice)\\.[a-z.]+',
    'pull\\.(?:ff|rebase)|push\\.(?:autosetupremote|default|followtags)|fetch\\.prune(?:tags)?',
    'branch\\.(?:autosetuprebase|[a-z.]+\\.(?:merge|rebase))',
  ].join('|')})$`,
  'iu',
);

function judgeConfig(args: readonly ReadArgument[]): Judgement {
  // After the first operand there are no options: a word that looks like one is a value, or a pattern for the old value.
  const reading = readOptions({ ...configOptions, stopsAtOperand: true }, args);
  if ('doubtful' in reading) return cannotBeTold(`${reading.doubtful} may tell "git config" to set a command`);
  const [key] = reading.operands;
  const options = args.slice(0, args.length - reading.operands.length);
  const hasReadOption = options.some((each) => /^-(?:-get|-list|z*l)/u.test(getKnownStart(each)));
  if (hasReadOption || key === 'get' || key === 'list' || reading.operands.length < 2) return runsItsFiles;
  const isHarmless = typeof key === 'string' && harmlessSetting.test(key);
  return isHarmless ? runsItsFiles : cannotBeTold('a setting of Git may be a command');
}

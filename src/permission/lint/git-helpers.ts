// Finds the programs that a repository's configuration can make a Git command run, and prevents them by options.
import { pairWords } from '../text/word-list.ts';
import {
  formatOption,
  type GitCommand,
  isKnownOption,
  knownFlags,
  knownFormat,
  onlyLists,
  readGitCommand,
  submoduleOption,
  takeUntil,
  type Words,
} from './git-command.ts';

export interface GitHelper {
  readonly name: string;
  /** Text that prevents the helper before the sub-command, after it, or after the revisions; undefined if none does. */
  readonly preventedBy: Readonly<Partial<Record<'globalOption' | 'option' | 'ending', string>>> | undefined;
}

const helpers = {
  pager: { name: 'a pager (core.pager)', preventedBy: { globalOption: '--no-pager' } },
  fetch: {
    name: 'a fetch of objects that are missing (core.sshCommand)',
    preventedBy: { globalOption: '--no-lazy-fetch' },
  },
  fsmonitor: { name: 'a file monitor (core.fsmonitor)', preventedBy: { globalOption: '-c core.fsmonitor=false' } },
  hooks: { name: 'hooks (core.hooksPath)', preventedBy: { globalOption: '-c core.hooksPath=/dev/null' } },
  external: { name: 'an external diff (diff.external)', preventedBy: { option: '--no-ext-diff' } },
  textconv: { name: 'a text conversion (diff.NAME.textconv)', preventedBy: { option: '--no-textconv' } },
  signature: { name: 'a signature check (gpg.program)', preventedBy: { option: '--no-show-signature' } },
  format: { name: 'a signature check by a format (format.pretty)', preventedBy: { option: '--pretty=medium' } },
  submodule: { name: 'an external diff of a submodule (diff.submodule)', preventedBy: { option: '--submodule=short' } },
  merge: { name: 'a merge driver (log.diffMerges)', preventedBy: { globalOption: '-c log.diffMerges=separate' } },
  sorting: { name: 'a signature check by a key to sort by (branch.sort)', preventedBy: { option: '--no-sort' } },
  namesake: { name: 'filters of a file that has the name of the comparison', preventedBy: { ending: '--' } },
  filters: { name: 'filters (filter.NAME.clean)', preventedBy: undefined },
  others: { name: 'hooks, filters, aliases and helpers for editing and fetching', preventedBy: undefined },
} satisfies Readonly<Record<string, GitHelper>>;

type HelperName = keyof typeof helpers;

const usual = ['pager', 'fetch', 'fsmonitor'] as const;
const usualWithIndex = [...usual, 'hooks'] as const;

/** Lists the helpers that each sub-command may run; test/permission/lint/git.test.ts tries them with Git. */
const bySubcommand = new Map<string, readonly HelperName[]>([
  ...pairWords('cat-file for-each-ref ls-tree merge-base name-rev reflog rev-list shortlog show-ref', usual),
  ...pairWords('describe grep ls-files', usualWithIndex),
  ...pairWords('branch tag', [...usual, 'sorting'] as const),
  ...pairWords('log show', [...usual, 'textconv', 'external', 'submodule', 'signature', 'format'] as const),
  ['status', [...usualWithIndex, 'filters']],
  ['diff', [...usualWithIndex, 'external', 'textconv', 'submodule', 'namesake', 'filters']],
  ['blame', [...usualWithIndex, 'textconv', 'filters']],
  // These read no object, so they fetch none.
  ...pairWords('remote var', ['pager'] as const),
  // No setting "pager.NAME" makes these use a pager.
  ['rev-parse', ['fetch', 'fsmonitor']],
  ['version', []],
]);

const byOption = new Map<string, { readonly option: RegExp; readonly helper: HelperName }>([
  ...pairWords('cat-file grep', { option: /^--textconv$/u, helper: 'textconv' } as const),
  ['ls-files', { option: /^(?:-[a-zA-Z]*m[a-zA-Z]*|--modified|--eol)$/u, helper: 'filters' }],
  ['describe', { option: /^--dirty(?:=|$)/u, helper: 'filters' }],
  // These follow log.diffMerges, whose value `remerge` repeats the merge (git-log(1), "Diff Formatting").
  ...pairWords('log show', { option: /^(?:-m|--diff-merges=(?:on|m))$/u, helper: 'merge' } as const),
]);

/** Finds the helpers that Git may run for the words after `git` (docs/policy.md, "Git"). */
export function findHelpers(words: Words): readonly GitHelper[] {
  // Without any word, there is no Git command, or `git` alone, which prints its help.
  if (words.every((word) => word === '--version')) return [];
  const command = readGitCommand(words);
  const usedByDefault = bySubcommand.get(command.subcommand ?? '');
  // An alias, an external program, or a sub-command that writes or fetches runs more than options can switch off.
  if (usedByDefault === undefined || !command.flags.isSubsetOf(knownFlags) || !onlyLists(command))
    return [helpers.others];
  const names = [...usedByDefault, ...listUsedByOptions(command)];
  return names.filter((name) => !isOff[name](command)).map((name) => helpers[name]);
}

/** A word that is not literal (undefined) may be any option. */
function listUsedByOptions({ subcommand = '', options }: GitCommand): readonly HelperName[] {
  const known = byOption.get(subcommand);
  const usesKnown = options.some((word) => word === undefined || known?.option.test(word));
  const usesOthers = options.some((word) => word === undefined || !isKnownOption(subcommand, word));
  return [...(known !== undefined && usesKnown ? [known.helper] : []), ...(usesOthers ? (['others'] as const) : [])];
}

const isOff: Readonly<Record<HelperName, (command: GitCommand) => boolean>> = {
  // A setting of core.pager is not enough, because "pager.log" overrides it for a sub-command.
  pager: ({ flags }) => flags.has('--no-pager') || flags.has('-P'),
  fetch: ({ flags }) => flags.has('--no-lazy-fetch'),
  // Git reads an empty value as false.
  fsmonitor: (command) =>
    /^(?:false|off|no|0|)$/iu.test(command.settings.get('core.fsmonitor') ?? 'unset') || !mayReadIndex(command),
  hooks: ({ settings }) => settings.get('core.hookspath') === '/dev/null',
  external: (command) =>
    showsNoPatch(command) ||
    isSwitchedOff(command, '--ext-diff', '--no-ext-diff') ||
    (command.subcommand !== 'diff' && !command.options.includes('--ext-diff')),
  textconv: (command) => showsNoPatch(command) || isSwitchedOff(command, '--textconv', '--no-textconv'),
  signature: (command) => isSwitchedOff(command, '--show-signature', '--no-show-signature'),
  format: ({ options }) => knownFormat.test(findLastMatch(options, formatOption)),
  submodule: (command) =>
    showsNoPatch(command) || /^--submodule=(?:short|log)$/u.test(findLastMatch(command.options, submoduleOption)),
  merge: ({ settings }) => /^(?:first-parent|separate)$/u.test(settings.get('log.diffmerges') ?? ''),
  sorting: ({ options }) => options.includes('--no-sort'),
  // Without a `--` after it, a comparison of commits may be the name of a file.
  namesake: (command) => comparesIndex(command) || command.args.includes('--') || !comparesCommits(command),
  // To compare commits, or a commit with the index, Git runs no filter.
  filters: (command) => command.subcommand === 'diff' && (comparesIndex(command) || comparesCommits(command)),
  others: () => false,
};

function isSwitchedOff({ options }: GitCommand, on: string, off: string): boolean {
  return options.lastIndexOf(off) > options.lastIndexOf(on);
}

function findLastMatch(options: Words, pattern: RegExp): string {
  return options.findLast((word) => pattern.test(word ?? '')) ?? '';
}

/** Words that may name a file in the index, such as `:a.txt`; options that use the index, or take words from the input. */
const indexWord = /^\{path:[*?:]|(?:^|[.^]):|^--(?:batch.*|indexed-objects|merge|shared-index-path|stdin)$/u;

function mayReadIndex({ subcommand = '', args }: GitCommand): boolean {
  // What rewrites the index, which runs hooks, reads it first. Any diff reads it to look up submodules.
  if (subcommand === 'show' || bySubcommand.get(subcommand)?.includes('hooks') === true) return true;
  return takeUntil(args, '--').some(
    (word) =>
      word === undefined ||
      indexWord.test(word) ||
      (subcommand === 'log' && word.startsWith('-') && !walkOption.test(word)),
  );
}

/** Options that do not make `log` show a diff or read the index. */
const walkOption =
  /^--(?:abbrev-commit|all|author=.*|cached|date=.*|decorate|first-parent|format=.*|graph|max-count=.*|merges|no-color|no-ext-diff|no-merges|no-patch|no-show-signature|no-textconv|oneline|pretty=.*|reverse|since=.*|staged|submodule=.*|until=.*)$|^-(?:[0-9]+|n[0-9]*|s)$/u;
const summaryOption = /^--(?:name-only|name-status|no-patch|numstat|shortstat|stat|summary)$|^-s$/u;

function showsNoPatch({ subcommand, options }: GitCommand): boolean {
  const asksForNone = (word = ''): boolean => walkOption.test(word) || summaryOption.test(word) || word === '--follow';
  if (!options.every(asksForNone)) return false;
  if (subcommand === 'log') return true;
  return (subcommand === 'diff' || subcommand === 'show') && options.some((word) => summaryOption.test(word ?? ''));
}

function comparesIndex({ options }: GitCommand): boolean {
  return options.includes('--cached') || options.includes('--staged');
}

const commitRange = /^(?!-).*[^./]\.\.\.?[^./]/u;

function comparesCommits({ args }: GitCommand): boolean {
  const words = takeUntil(args, '--');
  return words.every((word) => word !== undefined) && words.some((word) => commitRange.test(word));
}

const helperOptions = new Set(['--ext-diff', '--textconv', '--show-signature']);

/** Adds what prevents the helpers to the text of a command. Returns undefined if nothing prevents any of them. */
export function writeSafely(text: string, words: Words, used: readonly GitHelper[]): string | undefined {
  const { subcommand, args } = readGitCommand(words);
  const additions = used.flatMap(({ preventedBy }) => preventedBy ?? []);
  if (subcommand === undefined || additions.length === 0) return undefined;
  const isReplaced = (word: string): boolean =>
    helperOptions.has(word) ||
    (used.includes(helpers.format) && formatOption.test(word)) ||
    (used.includes(helpers.submodule) && submoduleOption.test(word));
  const kept = text.split(' ').filter((word) => !isReplaced(word));
  const at = kept.findIndex((word) => word.replaceAll(/['"]/gu, '') === subcommand);
  const globalOptionsAt = at - (words.length - args.length - 1);
  const lastOptionAt = kept.findLastIndex((word) => commitRange.test(word) || word.startsWith('-'));
  const endingAt = Math.max(at, lastOptionAt) + 1;
  return [
    ...kept.slice(0, globalOptionsAt),
    ...additions.flatMap(({ globalOption }) => globalOption ?? []),
    ...kept.slice(globalOptionsAt, at + 1),
    ...additions.flatMap(({ option }) => option ?? []),
    ...kept.slice(at + 1, endingAt),
    ...additions.flatMap(({ ending }) => ending ?? []),
    ...kept.slice(endingAt),
  ].join(' ');
}

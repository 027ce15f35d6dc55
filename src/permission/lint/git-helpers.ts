// Finds the programs that Git may run because a repository's configuration names them, and the options that prevent it.
import { pairWords, splitWords } from '../text/word-list.ts';

/** Undefined stands for one word that is not literal or, at the end, for any number of unknown words. */
export type Words = readonly (string | undefined)[];

type GitCommand = ReturnType<typeof readGitCommand>;

/** Takes the words after `git`. `subcommand` is undefined if there is none, or if it is not literal. */
function readGitCommand(words: Words) {
  const settings = new Map<string, string>(); // the values of `-c NAME=VALUE`, by the name in lower case
  const flags = new Set<string>(); // the other options before the sub-command
  let at = 0;
  for (; words[at]?.startsWith('-') === true; at += 1) {
    const word = words[at] ?? '';
    if (word === '-c') {
      at += 1;
      const [name = '', ...value] = (words[at] ?? '').split('=');
      settings.set(name.toLowerCase(), value.join('='));
    } else flags.add(word);
  }
  const [subcommand, ...args] = words.slice(at);
  // Take those of `args` that are an option, or may be one because they are not literal.
  const options = takeUntil(args, '--', '--end-of-options').filter((word) => word?.startsWith('-') !== false);
  return { settings, flags, subcommand, args, options };
}

export interface GitHelper {
  readonly name: string;
  /** The text to insert: before the sub-command, right after it, or after the revisions. Undefined if no text helps. */
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
  namesake: { name: 'filters, if a file has the name of the compared commits', preventedBy: { ending: '--' } },
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
  // These follow log.diffMerges. Its value `remerge` runs merge drivers again (git-log(1), "Diff Formatting").
  ...pairWords('log show', { option: /^(?:-m|--diff-merges=(?:on|m))$/u, helper: 'merge' } as const),
]);

/** Finds the helpers that Git may run for the words after `git` (docs/policy.md, "Git"). */
export function findHelpers(words: Words): readonly GitHelper[] {
  // Without words, the command is not Git, or `git` alone, which prints its help.
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
  // Git runs no filter when it compares commits, or a commit with the index.
  filters: (command) => command.subcommand === 'diff' && (comparesIndex(command) || comparesCommits(command)),
  others: () => false,
};

function isSwitchedOff({ options }: GitCommand, on: string, off: string): boolean {
  return options.lastIndexOf(off) > options.lastIndexOf(on);
}

function findLastMatch(options: Words, pattern: RegExp): string {
  return options.findLast((word) => pattern.test(word ?? '')) ?? '';
}

// Words that may name a file in the index (`:a.txt`, `a..:b.txt`, or a policy's `{path:*}`, which covers `:a.txt`), and
// options that use the index or take words from the input.
const indexWord = /^\{path:[*?:]|(?:^|[.^]):|^--(?:batch.*|indexed-objects|merge|shared-index-path|stdin)$/u;

function mayReadIndex({ subcommand = '', args }: GitCommand): boolean {
  // A sub-command with `hooks` rewrites the index, and reads it first. `show` looks up submodules in the index.
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
  const addsNoPatch = (word = ''): boolean => walkOption.test(word) || summaryOption.test(word) || word === '--follow';
  if (!options.every(addsNoPatch)) return false;
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

function takeUntil(args: Words, ...ends: readonly string[]): Words {
  const end = args.findIndex((word) => word !== undefined && ends.includes(word));
  return end === -1 ? args : args.slice(0, end);
}

const knownFlags = splitWords(
  '--no-pager -P --no-lazy-fetch --no-optional-locks --no-replace-objects --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs',
);

interface Listing {
  readonly options: RegExp;
  /** In `git tag -l new`, such an option makes `new` a pattern or a commit. `git tag new` would create a tag. */
  readonly operandOptions?: RegExp;
}

/** The options with which these sub-commands only list. With others, they write, edit or contact a server. */
const listings: ReadonlyMap<string, Listing> = new Map<string, Listing>([
  ['branch', listingRefs('-[arvil]+|--(?:all|remotes|verbose|show-current)')],
  ['tag', listingRefs('-[il]+|-n[0-9]*')],
  ['remote', { options: /^(?:-v|--verbose)$/u }],
  ['reflog', { options: /^(?:-[0-9]+|-n[0-9]*|--(?:oneline|all|date=.*))$/u }],
]);

function listingRefs(forms: string): Listing {
  const long =
    'list|ignore-case|no-sort|(?:no-)?(?:color|column|contains|merged)|points-at|(?:sort|format)=(?!.*signature).*';
  return {
    options: new RegExp(`^(?:${forms}|--(?:${long}))$`, 'u'),
    operandOptions: /^(?:-l|-n[0-9]*|--(?:list|(?:no-)?(?:contains|merged)|points-at))$/u,
  };
}

/** Tells whether a sub-command of {@link listings} only lists. True for any other: `isKnownOption` judges its options. */
function onlyLists({ subcommand = '', args }: GitCommand): boolean {
  const listing = listings.get(subcommand);
  if (listing === undefined) return true;
  const words = args.filter((word) => word !== undefined);
  if (words.length < args.length) return false; // a word that is not literal may make it write
  const options = words.filter((word) => word.startsWith('-'));
  if (!options.every((option) => listing.options.test(option))) return false;
  return options.length === words.length || options.some((option) => listing.operandOptions?.test(option));
}

/** Options that write no file. `text` is left out: Git takes abbreviations, and `--text` may stand for `--textconv`. */
const plainOptions = splitWords(
  'abbrev abbrev-commit abbrev-ref after all always ancestry-path author batch batch-all-objects batch-check before binary boundary branch ' +
    'branches buffer cached check cherry cherry-mark cherry-pick color color-words column combined-all-paths committer compact-summary ' +
    'contains context count date date-order decorate deleted diff-algorithm diff-filter dirty email eol error-unmatch exact-match exclude ' +
    'exclude-standard exit-code ext-diff extended-regexp files-with-matches files-without-match find-copies find-renames first-parent ' +
    'fixed-strings follow full-index full-name full-tree function-context git-dir graph grep heading heads histogram ' +
    'ignore-all-space ignore-blank-lines ignore-case ignore-space-change ignored indexed-objects invert-grep invert-match is-ancestor ' +
    'is-inside-work-tree left-right line-number line-porcelain local-refs long match max-count max-depth merge merge-base merged merges minimal ' +
    'modified name-only name-status null numbered numstat object-only objects octopus others patch patch-with-stat patience ' +
    'perl-regexp points-at porcelain quiet raw recurse-submodules refs regexp-ignore-case relative remotes renames reverse root short ' +
    'shortstat show-cdup show-prefix show-signature show-toplevel since skip sort source sq stage staged stat stdin submodule summary ' +
    'symbolic symbolic-full-name tags textconv topo-order unified unmerged until untracked untracked-files verify walk word-diff ' +
    'word-regexp',
);

/** Formats that check no signature; the configuration can redefine any other name, but not these. */
const knownFormat =
  /^--(?:oneline|pretty|(?:format|pretty)=(?:(?:oneline|short|medium|full|fuller|reference|email|mboxrd|raw)|(?!.*%[-+ ]?G)(?:t?format:.*|.*%.*)))$/su;
const formatOption = /^--(?:oneline$|(?:format|pretty)(?:=|$))/u;
const submoduleOption = /^--submodule(?:=|$)/u;
const signatureOption = /^--(?:no-)?show-signature$/u;
const mergesOption =
  /^--diff-merges=(?:on|m|off|none|1|first-parent|separate|c|combined|cc|dense-combined)$|^--no-diff-merges$/u;

/** Tells whether an option writes nothing, and runs no helper that the tables above do not name. */
function isKnownOption(subcommand: string, option: string): boolean {
  if (listings.has(subcommand)) return true; // judged by `onlyLists`
  const isFormat = formatOption.test(option);
  // The helper `format` of `log` and `show` stands for what any format may run.
  if (isFormat && (subcommand === 'log' || subcommand === 'show')) return true;
  // A format, or a key to sort by, may check signatures too: `--sort=signature:grade`.
  if (option.includes('signature')) return signatureOption.test(option);
  if (isFormat) return knownFormat.test(option);
  if (!option.startsWith('--')) return !option.includes('O'); // "-O" of `grep` opens a pager
  return mergesOption.test(option) || plainOptions.has(option.replace(/^--(?:no-)?|=.*/gsu, ''));
}

const helperOptions = new Set(['--ext-diff', '--textconv', '--show-signature']);

/** Writes the command so that fewer of the helpers run. Returns undefined if none of them can be prevented. */
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
  const globalWordCount = words.length - args.length - 1; // between `git` and the sub-command
  const globalOptionsAt = at - globalWordCount;
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

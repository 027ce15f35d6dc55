// Reads the words of a Git command, and tells which of its options are known to run nothing and write nothing.
import { splitWords } from '../text/word-list.ts';

/** Undefined stands for a word that is not literal, or for any further words. */
export type Words = readonly (string | undefined)[];

export interface GitCommand {
  /** The values of `-c NAME=VALUE`, by the name in lower case. */
  readonly settings: ReadonlyMap<string, string>;
  /** The other options before the sub-command. */
  readonly flags: ReadonlySet<string>;
  /** Undefined if there is none, or if it is not literal. */
  readonly subcommand: string | undefined;
  readonly args: Words;
  /** Those of `args` that are an option, or may be one because they are not literal. */
  readonly options: Words;
}

/** Takes the words after `git`. */
export function readGitCommand(words: Words): GitCommand {
  const settings = new Map<string, string>();
  const flags = new Set<string>();
  let at = 0;
  for (; words[at]?.startsWith('-') === true; at += 1) {
    const word = words[at] ?? '';
    if (word === '-C') at += 1;
    if (word === '-c') {
      at += 1;
      const [name = '', ...value] = (words[at] ?? '').split('=');
      settings.set(name.toLowerCase(), value.join('='));
    } else flags.add(word);
  }
  const [subcommand, ...args] = words.slice(at);
  const options = takeUntil(args, '--', '--end-of-options').filter((word) => word?.startsWith('-') !== false);
  return { settings, flags, subcommand, args, options };
}

export function takeUntil(args: Words, ...ends: readonly string[]): Words {
  const end = args.findIndex((word) => word !== undefined && ends.includes(word));
  return end === -1 ? args : args.slice(0, end);
}

export const knownFlags = splitWords(
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

/** Tells whether a sub-command of {@link listings} only lists. Any other one does, as far as its options are known. */
export function onlyLists({ subcommand = '', args }: GitCommand): boolean {
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
export const knownFormat =
  /^--(?:oneline|pretty|(?:format|pretty)=(?:(?:oneline|short|medium|full|fuller|reference|email|mboxrd|raw)|(?!.*%[-+ ]?G)(?:t?format:.*|.*%.*)))$/su;
export const formatOption = /^--(?:oneline$|(?:format|pretty)(?:=|$))/u;
export const submoduleOption = /^--submodule(?:=|$)/u;
const signatureOption = /^--(?:no-)?show-signature$/u;
const mergesOption =
  /^--diff-merges=(?:on|m|off|none|1|first-parent|separate|c|combined|cc|dense-combined)$|^--no-diff-merges$/u;

/** Tells whether an option writes nothing, and runs no helper that the tables of git-helpers.ts do not name. */
export function isKnownOption(subcommand: string, option: string): boolean {
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

// Warns of Git commands in a checkout that outsiders may have shaped: its configuration can name programs for Git to run.
import { type MatchCondition, matches } from '../match/conditions.ts';
import type { Rule } from '../policy.ts';
import { foldProgramName, runsItsArguments } from '../shell/programs.ts';
import { readWords } from '../shell/words.ts';
import { pairWords, splitWords } from '../text/word-list.ts';
import { isForTrustedEvents } from './events.ts';
import { getLiteralText } from './open-ended.ts';
import { type Warnings, warn } from './warning.ts';

/** Undefined stands for a word that is not literal, or for any further words. */
type Words = readonly (string | undefined)[];

export function* lintGit(rule: Rule, isOpenToForks: boolean): Warnings {
  if (isShapedByInsiders(rule, isOpenToForks)) return;
  for (const condition of rule.match) {
    for (const { text, words } of listCommands(condition)) {
      const args = findGitArguments(words);
      const found = findHelpers(args);
      if (found.length > 0) yield warn(condition.at, 'git-runs-configuration', writeMessage(rule, text, args, found));
    }
  }
}

function findGitArguments([program, ...args]: Words): Words {
  if (program === undefined) return [];
  if (foldProgramName(program) === 'git') return args;
  if (!runsItsArguments(program)) return [];
  const at = args.findIndex((word) => word !== undefined && foldProgramName(word) === 'git');
  if (at !== -1) return args.slice(at + 1);
  // A word such as 'git log' is a command in itself, for a shell: its arguments count as unknown.
  return args.some((word) => /(?:^|[^\w.-])git\s/iu.test(word ?? '')) ? [undefined] : [];
}

function isShapedByInsiders({ when }: Rule, isOpenToForks: boolean): boolean {
  if (isForTrustedEvents(when)) return true;
  const permission = when.find(({ key }) => key === 'actor.permission');
  if (permission === undefined || isOpenToForks) return false;
  return !['none', 'read', 'triage', 'unknown'].some((level) => matches(permission.matcher, level, 'when'));
}

function listCommands({ key, matcher: { test } }: MatchCondition): readonly { text: string; words: Words }[] {
  if (test.type === 'only') {
    return test.patterns.map(({ pattern, tokens, open }) => ({
      text: pattern,
      words: [
        // Treat a path as a literal word, because it is never an option.
        ...tokens.map((token) => getLiteralText(token) ?? ('path' in token ? `{path:${token.path}}` : undefined)),
        ...(open ? [undefined] : []),
      ],
    }));
  }
  const prefix = key === 'operation' || key === '/operation' ? 'shell command: ' : '';
  if (test.type !== 'values' || (prefix === '' && key !== 'command' && key !== '/command')) return [];
  const texts = test.listed.filter((value) => typeof value === 'string').filter((text) => text.startsWith(prefix));
  return texts.flatMap((text) => {
    const reading = readWords(text.slice(prefix.length), { isPattern: false });
    if ('error' in reading) return [];
    return reading.commands.map((words) => ({
      text: words.map((word) => (word.isQuoted ? `'${word.text}'` : word.text)).join(' '),
      words: words.map((word) => word.text),
    }));
  });
}

function writeMessage(rule: Rule, text: string, args: Words, possible: readonly GitHelper[]): string {
  const names = possible.map(({ name }) => name).join(', ');
  const spelling = writeSafely(text, args, possible);
  const unstoppable = possible.filter((helper) => helper.preventedBy === undefined).map(({ name }) => name);
  const remedies = [
    ...(spelling === undefined ? [] : [`Write ${JSON.stringify(spelling)}.`]),
    ...(unstoppable.length === 0 ? [] : [`No option stops ${unstoppable.join(', ')}: ${writeLastRemedy(args)}`]),
  ];
  return `"${rule.id}" allows ${JSON.stringify(text)} where outsiders may have shaped the checkout, and its configuration can make Git run ${names}. ${remedies.join(' ')}`;
}

function writeLastRemedy(args: Words): string {
  const remedy = 'give the rule "fork: false" and an "actor" who may write.';
  return args.includes('diff') ? `compare commits ("main...HEAD") or the index ("--cached"), or ${remedy}` : remedy;
}

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

const byHelperOption = new Map<string, { readonly option: RegExp; readonly helper: HelperName }>([
  ...pairWords('cat-file grep', { option: /^--textconv$/u, helper: 'textconv' } as const),
  ['ls-files', { option: /^(?:-[a-zA-Z]*m[a-zA-Z]*|--modified|--eol)$/u, helper: 'filters' }],
  ['describe', { option: /^--dirty(?:=|$)/u, helper: 'filters' }],
  // These follow log.diffMerges, whose value `remerge` repeats the merge (git-log(1), "Diff Formatting").
  ...pairWords('log show', { option: /^(?:-m|--diff-merges=(?:on|m))$/u, helper: 'merge' } as const),
]);

/** Options that write no file. Git takes abbreviations, so none of these abbreviates an option that runs a helper. */
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

function isPlainOption(subcommand: string, option: string): boolean {
  // The helper `format` of `log` and `show` stands for what any format may run.
  if (formatOption.test(option) && (subcommand === 'log' || subcommand === 'show')) return true;
  if (/signature/u.test(option)) return signatureOption.test(option);
  if (formatOption.test(option)) return knownFormat.test(option);
  // "-O" of `grep` opens a pager.
  if (!option.startsWith('--')) return !option.includes('O');
  return mergesOption.test(option) || plainOptions.has(option.replace(/^--(?:no-)?|=.*/gsu, ''));
}

const helperOptions = new Set(['--ext-diff', '--textconv', '--show-signature']);

interface Listing {
  readonly options: RegExp;
  /** Options with which an operand is a pattern or a commit. Without one, it may be a branch or tag to create. */
  readonly operandOptions?: RegExp;
}

/** Options with which these sub-commands only list. With others, they write, edit or contact a server. */
const listingForms: ReadonlyMap<string, Listing> = new Map<string, Listing>([
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

/** Words that may name a file in the index, such as `:a.txt`; options that use the index, or take words from the input. */
const indexWord = /^\{path:[*?:]|(?:^|[.^]):|^--(?:batch.*|indexed-objects|merge|shared-index-path|stdin)$/u;

const globalFlags = splitWords(
  '--no-pager -P --no-lazy-fetch --no-optional-locks --no-replace-objects --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs',
);

/** Finds the helpers that Git may run for the words after `git` (docs/policy.md, "Git"). */
export function findHelpers(words: Words): readonly GitHelper[] {
  const { settings, flags, rest } = readGlobalOptions(words);
  const [subcommand, ...args] = rest;
  // Without any word, there is no Git command, or `git` alone, which prints its help.
  if (subcommand === undefined) return words.every((word) => word === '--version') ? [] : [helpers.others];
  const defaults = bySubcommand.get(subcommand);
  // An alias, an external program, or a sub-command that writes or fetches runs more than options can switch off.
  if (defaults === undefined || !flags.isSubsetOf(globalFlags) || !onlyLists(subcommand, args)) return [helpers.others];
  // A word that is not literal (undefined) may be an option.
  const options = takeUntil(args, '--', '--end-of-options').filter((word) => word?.startsWith('-') !== false);
  const optionHelper = byHelperOption.get(subcommand);
  const usesHelperOption = options.some((word) => word === undefined || optionHelper?.option.test(word));
  const isUnusual = options.some(
    (word) => word === undefined || !(listingForms.has(subcommand) || isPlainOption(subcommand, word)),
  );
  const candidates = new Set<HelperName>([
    ...defaults,
    ...(optionHelper !== undefined && usesHelperOption ? [optionHelper.helper] : []),
    ...(isUnusual ? (['others'] as const) : []),
  ]);
  const isWithoutPatch = showsNoPatch(subcommand, options);
  const comparesIndex = options.some((word) => word === '--cached' || word === '--staged');
  const isOff: Readonly<Record<HelperName, boolean>> = {
    // A setting of core.pager is not enough, because "pager.log" overrides it for a sub-command.
    pager: flags.has('--no-pager') || flags.has('-P'),
    fetch: flags.has('--no-lazy-fetch'),
    // Git reads an empty value as false.
    fsmonitor:
      /^(?:false|off|no|0|)$/iu.test(settings.get('core.fsmonitor') ?? 'unset') || !mayReadIndex(subcommand, args),
    hooks: settings.get('core.hookspath') === '/dev/null',
    external:
      isWithoutPatch ||
      isSwitchedOff(options, '--ext-diff', '--no-ext-diff') ||
      (subcommand !== 'diff' && !options.includes('--ext-diff')),
    textconv: isWithoutPatch || isSwitchedOff(options, '--textconv', '--no-textconv'),
    signature: isSwitchedOff(options, '--show-signature', '--no-show-signature'),
    format: knownFormat.test(findLastMatch(options, formatOption)),
    submodule: isWithoutPatch || /^--submodule=(?:short|log)$/u.test(findLastMatch(options, submoduleOption)),
    merge: /^(?:first-parent|separate)$/u.test(settings.get('log.diffmerges') ?? ''),
    sorting: options.includes('--no-sort'),
    // Without a `--` after it, a comparison of commits may be the name of a file.
    namesake: comparesIndex || args.includes('--') || !comparesCommits(args),
    // To compare commits, or a commit with the index, Git runs no filter.
    filters: subcommand === 'diff' && (comparesIndex || comparesCommits(args)),
    others: false,
  };
  return [...candidates].filter((name) => !isOff[name]).map((name) => helpers[name]);
}

export function writeSafely(text: string, words: Words, possible: readonly GitHelper[]): string | undefined {
  const [subcommand] = readGlobalOptions(words).rest;
  const additions = possible.flatMap(({ preventedBy }) => preventedBy ?? []);
  if (subcommand === undefined || additions.length === 0) return undefined;
  const isReplaced = (word: string): boolean =>
    helperOptions.has(word) ||
    (possible.includes(helpers.format) && formatOption.test(word)) ||
    (possible.includes(helpers.submodule) && submoduleOption.test(word));
  const [program = '', ...others] = text.split(' ').filter((word) => !isReplaced(word));
  const at = others.indexOf(subcommand) + 1;
  const args = others.slice(at);
  const end = args.findLastIndex((word) => commitRange.test(word) || word.startsWith('-')) + 1;
  return [
    program,
    ...additions.flatMap(({ globalOption }) => globalOption ?? []),
    ...others.slice(0, at),
    ...additions.flatMap(({ option }) => option ?? []),
    ...args.slice(0, end),
    ...additions.flatMap(({ ending }) => ending ?? []),
    ...args.slice(end),
  ].join(' ');
}

function takeUntil(args: Words, ...ends: readonly string[]): Words {
  const end = args.findIndex((word) => word !== undefined && ends.includes(word));
  return end === -1 ? args : args.slice(0, end);
}

function findLastMatch(options: Words, pattern: RegExp): string {
  return options.findLast((word) => pattern.test(word ?? '')) ?? '';
}

function mayReadIndex(subcommand: string, args: Words): boolean {
  // Any diff reads the index to look up submodules.
  if (subcommand === 'show' || bySubcommand.get(subcommand)?.includes('hooks') === true) return true;
  return takeUntil(args, '--').some(
    (word) =>
      word === undefined ||
      indexWord.test(word) ||
      (subcommand === 'log' && word.startsWith('-') && !walkOption.test(word)),
  );
}

/** Returns false for a word that is not literal: it may make the command write. */
function onlyLists(subcommand: string, args: Words): boolean {
  const form = listingForms.get(subcommand);
  if (form === undefined) return true;
  const { options, operandOptions } = form;
  if (!args.every((word) => word !== undefined && (!word.startsWith('-') || options.test(word)))) return false;
  return args.every((word) => word?.startsWith('-')) || args.some((word) => operandOptions?.test(word ?? ''));
}

function readGlobalOptions(words: Words) {
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
  return { settings, flags, rest: words.slice(at) };
}

function isSwitchedOff(args: Words, on: string, off: string): boolean {
  return args.lastIndexOf(off) > args.lastIndexOf(on);
}

/** Options that do not make `log` show a diff or read the index. */
const walkOption =
  /^--(?:abbrev-commit|all|author=.*|cached|date=.*|decorate|first-parent|format=.*|graph|max-count=.*|merges|no-color|no-ext-diff|no-merges|no-patch|no-show-signature|no-textconv|oneline|pretty=.*|reverse|since=.*|staged|submodule=.*|until=.*)$|^-(?:[0-9]+|n[0-9]*|s)$/u;
const summaryOption = /^--(?:name-only|name-status|no-patch|numstat|shortstat|stat|summary)$|^-s$/u;

function showsNoPatch(subcommand: string, options: Words): boolean {
  const asksForNone = (word = ''): boolean => walkOption.test(word) || summaryOption.test(word) || word === '--follow';
  if (!options.every(asksForNone)) return false;
  if (subcommand === 'log') return true;
  return (subcommand === 'diff' || subcommand === 'show') && options.some((word) => summaryOption.test(word ?? ''));
}

const commitRange = /^(?!-).*[^./]\.\.\.?[^./]/u;

function comparesCommits(args: Words): boolean {
  const words = takeUntil(args, '--');
  return words.every((word) => word !== undefined) && words.some((word) => commitRange.test(word));
}

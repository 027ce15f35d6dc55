// Warns of Git commands in a checkout that outsiders may have shaped. Its configuration names programs that Git runs.

import { type MatchCondition, matches } from '../match/conditions.ts';
import type { Rule } from '../policy.ts';
import { foldedName, runsItsArguments } from '../shell/programs.ts';
import { readWords } from '../shell/words.ts';
import { pairWords, splitWords } from '../text/word-list.ts';
import { isForTrustedEvents } from './events.ts';
import { literalText } from './open-ended.ts';
import { type Warnings, warn } from './warning.ts';

export function* lintGit(rule: Rule, mayBeFork: boolean): Warnings {
  if (isShapedByInsiders(rule, mayBeFork)) return;
  for (const condition of rule.match) {
    for (const { text, words } of listCommands(condition)) {
      const args = findGitWords(words);
      const open = findHelpers(args);
      if (open.length > 0) yield warn(condition.at, 'git-runs-configuration', message(rule, text, args, open));
    }
  }
}

function findGitWords([program, ...args]: Spelled): Spelled {
  if (program === undefined) return [];
  if (foldedName(program) === 'git') return args;
  if (!runsItsArguments(program)) return [];
  const at = args.findIndex((word) => word !== undefined && foldedName(word) === 'git');
  if (at !== -1) return args.slice(at + 1);
  return args.some((word) => /(?:^|[^\w.-])git\s/iu.test(word ?? '')) ? [undefined] : [];
}

function isShapedByInsiders({ when }: Rule, mayBeFork: boolean): boolean {
  if (isForTrustedEvents(when)) return true;
  const permission = when.find(({ key }) => key === 'actor.permission');
  if (permission === undefined || mayBeFork) return false;
  return !['none', 'read', 'triage', 'unknown'].some((level) => matches(permission.matcher, level, 'when'));
}

function listCommands({ key, matcher: { test } }: MatchCondition): readonly { text: string; words: Spelled }[] {
  if (test.type === 'only') {
    return test.patterns.map(({ pattern, tokens, open }) => ({
      text: pattern,
      words: [
        // Treat a path as a literal word, because it is never an option.
        ...tokens.map((token) => literalText(token) ?? ('path' in token ? `{path:${token.path}}` : undefined)),
        ...(open ? [undefined] : []),
      ],
    }));
  }
  const prefix = key === 'operation' || key === '/operation' ? 'shell command: ' : '';
  if (test.type !== 'values' || (prefix === '' && key !== 'command' && key !== '/command')) return [];
  const texts = test.listed.filter((value) => typeof value === 'string').filter((text) => text.startsWith(prefix));
  return texts.flatMap((text) => {
    const reading = readWords(text.slice(prefix.length), { pattern: false });
    if ('error' in reading) return [];
    return reading.commands.map((words) => ({
      text: words.map((word) => (word.quoted ? `'${word.text}'` : word.text)).join(' '),
      words: words.map((word) => word.text),
    }));
  });
}

function message(rule: Rule, text: string, args: Spelled, open: readonly GitHelper[]): string {
  const names = open.map(({ name }) => name).join(', ');
  const safer = saferSpelling(text, args, open);
  const stays = open.filter(({ instead }) => instead === undefined).map(({ name }) => name);
  const remedies = [
    ...(safer === undefined ? [] : [`Write ${JSON.stringify(safer)}.`]),
    ...(stays.length === 0 ? [] : [`No option stops ${stays.join(', ')}: ${lastRemedy(args)}`]),
  ];
  return `"${rule.id}" allows ${JSON.stringify(text)} where outsiders may have shaped the checkout, and its configuration can make Git run ${names}. ${remedies.join(' ')}`;
}

function lastRemedy(args: Spelled): string {
  const only = 'give the rule "fork: false" and an "actor" who may write.';
  return args.includes('diff') ? `compare commits ("main...HEAD") or the index ("--cached"), or ${only}` : only;
}

export interface GitHelper {
  readonly name: string;
  /** The options to write, by their place; `end`: after the revisions. Undefined if no option prevents it. */
  readonly instead: { readonly before?: string; readonly behind?: string; readonly end?: string } | undefined;
}

const helpers = {
  pager: { name: 'a pager (core.pager)', instead: { before: '--no-pager' } },
  fetch: { name: 'a fetch of objects that are missing (core.sshCommand)', instead: { before: '--no-lazy-fetch' } },
  fsmonitor: { name: 'a file monitor (core.fsmonitor)', instead: { before: '-c core.fsmonitor=false' } },
  hooks: { name: 'hooks (core.hooksPath)', instead: { before: '-c core.hooksPath=/dev/null' } },
  external: { name: 'an external diff (diff.external)', instead: { behind: '--no-ext-diff' } },
  textconv: { name: 'a text conversion (diff.NAME.textconv)', instead: { behind: '--no-textconv' } },
  signature: { name: 'a signature check (gpg.program)', instead: { behind: '--no-show-signature' } },
  format: { name: 'a signature check by a format (format.pretty)', instead: { behind: '--pretty=medium' } },
  submodule: { name: 'an external diff of a submodule (diff.submodule)', instead: { behind: '--submodule=short' } },
  merge: { name: 'a merge driver (log.diffMerges)', instead: { before: '-c log.diffMerges=separate' } },
  sorting: { name: 'a signature check by a key to sort by (branch.sort)', instead: { behind: '--no-sort' } },
  namesake: { name: 'filters of a file that has the name of the comparison', instead: { end: '--' } },
  filters: { name: 'filters (filter.NAME.clean)', instead: undefined },
  others: { name: 'hooks, filters, aliases and helpers for editing and fetching', instead: undefined },
} satisfies Readonly<Record<string, GitHelper>>;

type HelperName = keyof typeof helpers;

const usual = ['pager', 'fetch', 'fsmonitor'] as const;
const usualWithIndex = [...usual, 'hooks'] as const;

/** What each sub-command may run; test/permission/lint/git.test.ts tries it with Git. */
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

const byOption = new Map<string, { readonly option: RegExp; readonly runs: HelperName }>([
  ...pairWords('cat-file grep', { option: /^--textconv$/u, runs: 'textconv' } as const),
  ['ls-files', { option: /^(?:-[a-zA-Z]*m[a-zA-Z]*|--modified|--eol)$/u, runs: 'filters' }],
  ['describe', { option: /^--dirty(?:=|$)/u, runs: 'filters' }],
  // These follow log.diffMerges, whose value `remerge` repeats the merge (git-log(1), "Diff Formatting").
  ...pairWords('log show', { option: /^(?:-m|--diff-merges=(?:on|m))$/u, runs: 'merge' } as const),
]);

/** Options that write no file. None is a prefix of one that runs a helper: most sub-commands take abbreviations. */
const known = splitWords(
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

/** Excludes "-O" of `grep`, which opens a pager. */
function isKnown(subcommand: string, option: string): boolean {
  if (formatOption.test(option) && (subcommand === 'log' || subcommand === 'show')) return true;
  if (/signature/u.test(option)) return signatureOption.test(option);
  if (formatOption.test(option)) return knownFormat.test(option);
  if (!option.startsWith('--')) return !option.includes('O');
  return mergesOption.test(option) || known.has(option.replace(/^--(?:no-)?|=.*/gsu, ''));
}

const asking = new Set(['--ext-diff', '--textconv', '--show-signature']);

interface Listing {
  readonly options: RegExp;
  readonly names?: RegExp;
}

/** Options with which these sub-commands only list. With others, they write, edit or contact a server. */
const listing: ReadonlyMap<string, Listing> = new Map<string, Listing>([
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
    names: /^(?:-l|-n[0-9]*|--(?:list|(?:no-)?(?:contains|merged)|points-at))$/u,
  };
}

/** Matches words that may name a file in the index, as `:a.txt` does, or read such words from the input. */
const indexName = /^\{path:[*?:]|(?:^|[.^]):|^--(?:batch.*|indexed-objects|merge|shared-index-path|stdin)$/u;

const globalFlags = splitWords(
  '--no-pager -P --no-lazy-fetch --no-optional-locks --no-replace-objects --no-advice --literal-pathspecs --glob-pathspecs --noglob-pathspecs --icase-pathspecs',
);

type Spelled = readonly (string | undefined)[];

/** Finds the helpers that Git may run for the words after `git` (docs/policy.md, "Git"). */
export function findHelpers(words: Spelled): readonly GitHelper[] {
  const { settings, flags, rest } = readGlobal(words);
  const [subcommand, ...args] = rest;
  if (subcommand === undefined) return words.every((word) => word === '--version') ? [] : [helpers.others];
  const usually = bySubcommand.get(subcommand);
  // Sub-commands that write or fetch, aliases and external programs run more than any options can switch off.
  if (usually === undefined || !flags.isSubsetOf(globalFlags) || !onlyLists(subcommand, args)) return [helpers.others];
  const options = upTo(args, '--', '--end-of-options').filter((word) => word?.startsWith('-') !== false);
  const more = byOption.get(subcommand);
  const asksMore = options.some((word) => word === undefined || more?.option.test(word));
  const isStrange = options.some(
    (word) => word === undefined || !(listing.has(subcommand) || isKnown(subcommand, word)),
  );
  const wanted = new Set<HelperName>([
    ...usually,
    ...(more !== undefined && asksMore ? [more.runs] : []),
    ...(isStrange ? (['others'] as const) : []),
  ]);
  const isQuiet = showsNoText(subcommand, options);
  const comparesIndex = options.some((word) => word === '--cached' || word === '--staged');
  const isOff: Readonly<Record<HelperName, boolean>> = {
    // A setting of core.pager is not enough, because "pager.log" overrides it for a sub-command.
    pager: flags.has('--no-pager') || flags.has('-P'),
    fetch: flags.has('--no-lazy-fetch'),
    fsmonitor:
      /^(?:false|off|no|0|)$/iu.test(settings.get('core.fsmonitor') ?? 'unset') || !mayReadIndex(subcommand, args),
    hooks: settings.get('core.hookspath') === '/dev/null',
    external:
      isQuiet ||
      isSaid(options, '--ext-diff', '--no-ext-diff') ||
      (subcommand !== 'diff' && !options.includes('--ext-diff')),
    textconv: isQuiet || isSaid(options, '--textconv', '--no-textconv'),
    signature: isSaid(options, '--show-signature', '--no-show-signature'),
    format: knownFormat.test(lastOf(options, formatOption)),
    submodule: isQuiet || /^--submodule=(?:short|log)$/u.test(lastOf(options, submoduleOption)),
    merge: /^(?:first-parent|separate)$/u.test(settings.get('log.diffmerges') ?? ''),
    sorting: options.includes('--no-sort'),
    // Git filters no file contents to compare commits, or a commit with the index.
    namesake: comparesIndex || args.includes('--') || !comparesCommits(args),
    filters: subcommand === 'diff' && (comparesIndex || comparesCommits(args)),
    others: false,
  };
  return [...wanted].filter((name) => !isOff[name]).map((name) => helpers[name]);
}

export function saferSpelling(text: string, words: Spelled, open: readonly GitHelper[]): string | undefined {
  const [subcommand] = readGlobal(words).rest;
  const additions = open.flatMap(({ instead }) => instead ?? []);
  if (subcommand === undefined || additions.length === 0) return undefined;
  const isInTheWay = (word: string): boolean =>
    asking.has(word) ||
    (open.includes(helpers.format) && formatOption.test(word)) ||
    (open.includes(helpers.submodule) && submoduleOption.test(word));
  const [program = '', ...others] = text.split(' ').filter((word) => !isInTheWay(word));
  const at = others.indexOf(subcommand) + 1;
  const args = others.slice(at);
  const end = args.findLastIndex((word) => range.test(word) || word.startsWith('-')) + 1;
  return [
    program,
    ...additions.flatMap(({ before }) => before ?? []),
    ...others.slice(0, at),
    ...additions.flatMap(({ behind }) => behind ?? []),
    ...args.slice(0, end),
    ...additions.flatMap(({ end: ending }) => ending ?? []),
    ...args.slice(end),
  ].join(' ');
}

function upTo(args: Spelled, ...ends: readonly string[]): Spelled {
  const end = args.findIndex((word) => word !== undefined && ends.includes(word));
  return end === -1 ? args : args.slice(0, end);
}

function lastOf(options: Spelled, pattern: RegExp): string {
  return options.findLast((word) => pattern.test(word ?? '')) ?? '';
}

function mayReadIndex(subcommand: string, args: Spelled): boolean {
  // Any diff reads the index to look up submodules.
  if (subcommand === 'show' || bySubcommand.get(subcommand)?.includes('hooks') === true) return true;
  return upTo(args, '--').some(
    (word) =>
      word === undefined ||
      indexName.test(word) ||
      (subcommand === 'log' && word.startsWith('-') && !walkOption.test(word)),
  );
}

/** Assumes that a word that is not literal makes the command write. */
function onlyLists(subcommand: string, args: Spelled): boolean {
  const forms = listing.get(subcommand);
  if (forms === undefined) return true;
  const { options, names } = forms;
  if (!args.every((word) => word !== undefined && (!word.startsWith('-') || options.test(word)))) return false;
  return args.every((word) => word?.startsWith('-')) || args.some((word) => names?.test(word ?? ''));
}

function readGlobal(words: Spelled) {
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

function isSaid(args: Spelled, yes: string, no: string): boolean {
  return args.lastIndexOf(no) > args.lastIndexOf(yes);
}

const walkOption =
  /^--(?:abbrev-commit|all|author=.*|cached|date=.*|decorate|first-parent|format=.*|graph|max-count=.*|merges|no-color|no-ext-diff|no-merges|no-patch|no-show-signature|no-textconv|oneline|pretty=.*|reverse|since=.*|staged|submodule=.*|until=.*)$|^-(?:[0-9]+|n[0-9]*|s)$/u;
const summaryOption = /^--(?:name-only|name-status|no-patch|numstat|shortstat|stat|summary)$|^-s$/u;

function showsNoText(subcommand: string, options: Spelled): boolean {
  const isQuiet = (word = ''): boolean => walkOption.test(word) || summaryOption.test(word) || word === '--follow';
  return (
    options.every(isQuiet) &&
    (subcommand === 'log' ||
      ((subcommand === 'diff' || subcommand === 'show') && options.some((word) => summaryOption.test(word ?? ''))))
  );
}

const range = /^(?!-).*[^./]\.\.\.?[^./]/u;

/** Demands `--` after the commits: without it, a file may have the name of one. */
function comparesCommits(args: Spelled): boolean {
  const words = upTo(args, '--');
  return words.every((word) => word !== undefined) && words.some((word) => range.test(word));
}

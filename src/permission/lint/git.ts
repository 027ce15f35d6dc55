// Warns of Git commands in a checkout that outsiders may have shaped. A checkout's configuration can make Git run programs.
import { type MatchCondition, matches } from '../match/conditions.ts';
import type { Rule } from '../policy.ts';
import type { CommandPattern } from '../shell/pattern.ts';
import { foldProgramName, runsItsArguments } from '../shell/programs.ts';
import { readWords } from '../shell/words.ts';
import { pairWords } from '../text/word-list.ts';
import { isForTrustedEvents } from './events.ts';
import { findHelpers, type GitHelper, type Words, writeSafely } from './git-helpers.ts';
import { getLiteralText } from './open-ended.ts';
import { type Warnings, warn } from './warning.ts';

export function* lintGit(rule: Rule, isOpenToForks: boolean): Warnings {
  if (excludesOutsiders(rule, isOpenToForks)) return;
  for (const condition of rule.match) {
    for (const { text, words } of listCommands(condition)) {
      const args = findGitArguments(words);
      const helpers = findHelpers(args);
      if (helpers.length > 0)
        yield warn(condition.at, 'git-runs-configuration', writeMessage(rule, text, args, helpers));
    }
  }
}

function excludesOutsiders({ when }: Rule, isOpenToForks: boolean): boolean {
  if (isForTrustedEvents(when)) return true;
  const permission = when.find(({ key }) => key === 'actor.permission');
  if (permission === undefined || isOpenToForks) return false;
  return !['none', 'read', 'triage', 'unknown'].some((level) => matches(permission.matcher, level, 'when'));
}

interface AllowedCommand {
  readonly text: string;
  readonly words: Words;
}

/** The fields with a shell text, and the words that precede the text there. */
const shellFields: ReadonlyMap<string, string> = new Map([
  ...pairWords('command /command', ''),
  ...pairWords('operation /operation', 'shell command: '),
]);

function listCommands({ key, matcher: { test } }: MatchCondition): readonly AllowedCommand[] {
  if (test.type === 'only') return test.patterns.map(toCommand);
  const prefix = shellFields.get(key);
  if (test.type !== 'values' || prefix === undefined) return [];
  const texts = test.listed.filter((value) => typeof value === 'string').filter((text) => text.startsWith(prefix));
  return texts.flatMap((text) => splitCommands(text.slice(prefix.length)));
}

function toCommand({ pattern, tokens, isOpen }: CommandPattern): AllowedCommand {
  // Treat a path as a literal word, because it is never an option.
  const words = tokens.map((token) => getLiteralText(token) ?? ('path' in token ? `{path:${token.path}}` : undefined));
  return { text: pattern, words: isOpen ? [...words, undefined] : words };
}

function splitCommands(text: string): readonly AllowedCommand[] {
  const reading = readWords(text, { isPattern: false });
  if ('error' in reading) return [];
  return reading.commands.map((words) => ({
    text: words.map((word) => (word.isQuoted ? `'${word.text}'` : word.text)).join(' '),
    words: words.map((word) => word.text),
  }));
}

/** Returns the words after `git`, also in `timeout 60 git log`; none if the command does not run Git. */
function findGitArguments([program, ...args]: Words): Words {
  if (program === undefined) return [];
  if (foldProgramName(program) === 'git') return args;
  if (!runsItsArguments(program)) return [];
  const at = args.findIndex((word) => word !== undefined && foldProgramName(word) === 'git');
  if (at !== -1) return args.slice(at + 1);
  // In `sh -c 'git log'`, a single word is the whole command: take its arguments for unknown.
  return args.some((word) => /(?:^|[^\w.-])git\s/iu.test(word ?? '')) ? [undefined] : [];
}

function writeMessage(rule: Rule, text: string, args: Words, helpers: readonly GitHelper[]): string {
  const names = helpers.map(({ name }) => name).join(', ');
  const safeText = writeSafely(text, args, helpers);
  const unstoppable = helpers.filter((helper) => helper.preventedBy === undefined).map(({ name }) => name);
  const remedies = [
    ...(safeText === undefined ? [] : [`Write ${JSON.stringify(safeText)}.`]),
    ...(unstoppable.length === 0 ? [] : [`No option stops ${unstoppable.join(', ')}: ${writeLastRemedy(args)}`]),
  ];
  return `"${rule.id}" allows ${JSON.stringify(text)} where outsiders may have shaped the checkout, and its configuration can make Git run ${names}. ${remedies.join(' ')}`;
}

function writeLastRemedy(args: Words): string {
  const remedy = 'give the rule "fork: false" and an "actor" who may write.';
  return args.includes('diff') ? `compare commits ("main...HEAD") or the index ("--cached"), or ${remedy}` : remedy;
}

// Git commands that are allowed where outsiders may have shaped the checkout: its configuration names programs that Git runs.
import type { MatchCondition } from '../match/conditions.ts';
import { matches } from '../match/conditions.ts';
import type { Policy, Rule } from '../policy.ts';
import type { WordPattern } from '../shell/pattern.ts';
import { programName } from '../shell/programs.ts';
import { readWords, type Word } from '../shell/words.ts';
import { trustedEvents } from './events.ts';
import { type GitHelper, helpersOf, saferSpelling } from './git-helpers.ts';
import { literalText } from './open-ended.ts';
import { type Warning, warn } from './warning.ts';

/** Warnings `git-runs-configuration` of a rule that allows. */
export function gitHelpers(
  rule: Rule,
  policy: Policy,
  isFromFork: (rule: Rule, policy: Policy) => boolean,
): readonly Warning[] {
  if (isShapedByInsiders(rule, policy, isFromFork)) return [];
  return rule.match.flatMap((condition) =>
    commandsOf(condition).flatMap(({ text, words }) => {
      const [program, ...args] = words;
      if (program === undefined || programName(program) !== 'git') return [];
      const open = helpersOf(args);
      return open.length === 0 ? [] : [warn(condition.at, 'git-runs-configuration', message(rule, text, args, open))];
    }),
  );
}

/** Whether nobody without write permission can have shaped what a run of this rule has checked out. */
function isShapedByInsiders(rule: Rule, policy: Policy, isFromFork: (rule: Rule, policy: Policy) => boolean): boolean {
  const event = rule.when.find(({ key }) => key === 'event')?.matcher.test;
  if (event?.listed?.every((value) => trustedEvents.has(String(value))) === true) return true;
  const permission = rule.when.find(({ key }) => key === 'actor.permission');
  if (permission === undefined || isFromFork(rule, policy)) return false;
  return !['none', 'read', 'triage', 'unknown'].some((level) => matches(permission.matcher, level, 'when'));
}

/** The commands that a condition names, word for word where they are spelled out. */
function commandsOf({ key, matcher: { test } }: MatchCondition): readonly {
  readonly text: string;
  readonly words: readonly (string | undefined)[];
}[] {
  if (test.type === 'only') {
    return test.patterns.map(({ pattern, tokens, open }) => ({
      text: pattern,
      words: [...tokens.map(wordOf), ...(open ? [undefined] : [])],
    }));
  }
  const prefix = key === 'operation' || key === '/operation' ? 'shell command: ' : '';
  if (prefix === '' && key !== 'command' && key !== '/command') return [];
  return (test.type === 'values' ? test.listed : []).flatMap((value) => {
    if (typeof value !== 'string' || !value.startsWith(prefix)) return [];
    const text = value.slice(prefix.length);
    const reading = readWords(text, { pattern: false });
    return 'error' in reading
      ? []
      : reading.commands.map((words) => ({
          text: words.map(patternOf).join(' '),
          words: words.map((word) => word.text),
        }));
  });
}

/** A word as far as it is known; a path is never an option, and anything else that is not spelled out may be one. */
function wordOf(token: WordPattern): string | undefined {
  return literalText(token) ?? ('path' in token ? `{path:${token.path}}` : undefined);
}

function patternOf({ text, quoted }: Word): string {
  return quoted ? `'${text}'` : text;
}

function message(rule: Rule, text: string, args: readonly (string | undefined)[], open: readonly GitHelper[]): string {
  const names = open.map(({ name }) => name).join(', ');
  const safer = saferSpelling(text, args, open);
  const stays = open.filter(({ instead }) => instead === undefined).map(({ name }) => name);
  const remedies = [
    ...(safer === undefined ? [] : [`Write ${JSON.stringify(safer)}.`]),
    ...(stays.length === 0 ? [] : [`No option stops ${stays.join(', ')}: ${lastRemedy(args)}`]),
  ];
  return `"${rule.id}" allows ${JSON.stringify(text)} where outsiders may have shaped the checkout, and its configuration can make Git run ${names}. ${remedies.join(' ')}`;
}

function lastRemedy(args: readonly (string | undefined)[]): string {
  const only = 'give the rule "fork: false" and an "actor" who may write.';
  return args.includes('diff') ? `compare commits ("main...HEAD") or the index ("--cached"), or ${only}` : only;
}

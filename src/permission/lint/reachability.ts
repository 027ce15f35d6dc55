// Rules and questions that never decide, because something before them always does, or because they wait for the wrong kind.

import type { Conditions } from '../conditions.ts';
import { type Matcher, matches, type Test } from '../matchers.ts';
import type { Entry, Guard, Policy } from '../policy.ts';
import type { CommandPattern } from '../shell.ts';
import { contains } from './containment.ts';
import { type Warning, warn } from './warning.ts';

/** Warnings `unreachable-rule`. */
export function unreachable(policy: Policy): readonly Warning[] {
  return [
    ...unreachableIn(policy.guards, policy.rules, 'rule'),
    ...unreachableIn(policy.guards, policy.questions, 'question'),
  ];
}

function unreachableIn(guards: readonly Guard[], entries: readonly Entry[], kind: 'rule' | 'question'): Warning[] {
  const index = startIndex();
  for (const guard of guards) index.add(guard);
  const warnings: Warning[] = [];
  for (const entry of entries) {
    const reason = wrongKind(entry, kind) ?? whoCovers(entry, index, kind);
    if (reason !== undefined) {
      warnings.push(
        warn(
          entry.places.get('id') ?? entry.at,
          'unreachable-rule',
          `The ${kind} "${entry.id}" never decides: ${reason}`,
        ),
      );
    }
    index.add(entry);
  }
  return warnings;
}

function wrongKind(entry: Entry, kind: 'rule' | 'question'): string | undefined {
  const condition = entry.match.find((each) => each.key === 'kind');
  if (condition === undefined) return undefined;
  if (kind === 'rule') {
    return matches(condition.matcher, 'permission', 'rule')
      ? undefined
      : 'rules see only the kind "permission". Move it to "questions".';
  }
  const { test } = condition.matcher;
  const permissionOnly = test.type === 'values' && test.values.every((value) => value === 'permission');
  return permissionOnly ? 'questions never see the kind "permission". Move it to "rules".' : undefined;
}

function whoCovers(entry: Entry, index: EntryIndex, kind: 'rule' | 'question'): string | undefined {
  const judged = kind === 'rule' ? withKind(entry) : entry;
  const earlier = index.candidates(judged).find((each) => covers(each, judged));
  return earlier === undefined
    ? undefined
    : `"${earlier.id}" before it matches all that it does. Put it first, or delete it.`;
}

const permission: Matcher = { test: { type: 'values', values: ['permission'] }, missing: false };

/** A rule with the condition that every rule has without saying so. */
function withKind<T extends Conditions & { readonly at: Entry['at'] }>(entry: T): T {
  if (entry.match.some((condition) => condition.key === 'kind')) return entry;
  const kind = { key: 'kind', at: entry.at, matcher: permission, value: () => 'permission' };
  return { ...entry, match: [...entry.match, kind] };
}

/** Whether an entry matches whatever another does: each of its conditions is contained in one of the other's. */
export function covers(wide: Conditions, narrow: Conditions): boolean {
  return (
    wide.when.every((each) =>
      narrow.when.some((other) => other.key === each.key && contains(each.matcher, other.matcher, 'when')),
    ) &&
    wide.match.every((each) => {
      if (narrow.match.some((other) => other.key === each.key && contains(each.matcher, other.matcher, 'rule')))
        return true;
      // A condition that holds for a missing field and for every present one asks nothing.
      return each.matcher.missing && each.matcher.test.type === 'present' && each.matcher.test.present;
    })
  );
}

/** Finds the entries that may cover another without looking at all of them. */
interface EntryIndex {
  add(entry: Entry): void;
  candidates(entry: Entry): readonly Entry[];
}

/**
 * An entry with a condition that lists its values can only cover entries that list some of them at the same key, so it is
 * kept under those; the few others are always looked at.
 */
function startIndex(): EntryIndex {
  const byValue = new Map<string, Entry[]>();
  const others: Entry[] = [];
  return {
    add(entry) {
      const keys = anchors(entry).at(-1);
      if (keys === undefined) others.push(entry);
      for (const key of keys ?? []) {
        const bucket = byValue.get(key);
        if (bucket === undefined) byValue.set(key, [entry]);
        else bucket.push(entry);
      }
    },
    candidates(entry) {
      const own = anchors(entry).flat();
      return [...new Set([...others, ...own.flatMap((key) => byValue.get(key) ?? [])])];
    },
  };
}

/** For each condition that lists what it matches, one key a thing; the condition that tells entries apart best comes last. */
function anchors(entry: Conditions): readonly (readonly string[])[] {
  const when = entry.when.map(({ key, matcher }) => ({ key: `when.${key}`, matcher }));
  return [...when, ...entry.match]
    .flatMap(({ key, matcher }) => {
      const things = matcher.missing ? undefined : listed(matcher.test);
      return things === undefined ? [] : [{ key, things }];
    })
    .toSorted((a, b) => rank(a.key) - rank(b.key))
    .map(({ key, things }) => things.map((thing) => `${key}=${thing}`));
}

function rank(key: string): number {
  if (key === 'kind') return 0;
  if (key.startsWith('when.')) return 1;
  // Many rules are about one tool, and each about commands of its own.
  return key === 'command' ? 3 : 2;
}

/** What a test lists one by one: values, or commands without wildcards; undefined when it matches more than a list. */
function listed(test: Test): readonly string[] | undefined {
  if (test.type === 'values') return test.values.map((value) => JSON.stringify(value));
  if (test.type !== 'only') return undefined;
  const fixed = test.patterns.map((pattern) => fixedWords(pattern));
  return fixed.every((words) => words !== undefined)
    ? fixed.map((words) => `only ${JSON.stringify(words)}`)
    : undefined;
}

function fixedWords(pattern: CommandPattern): readonly string[] | undefined {
  const words = pattern.tokens.map(({ pieces }) =>
    pieces.map((piece) => (typeof piece === 'object' ? piece.text : undefined)),
  );
  const known = words.map((texts) => (texts.every((text) => text !== undefined) ? texts.join('') : undefined));
  return !pattern.open && known.every((text) => text !== undefined) ? known : undefined;
}

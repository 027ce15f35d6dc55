// Collects all warnings about a valid policy; finds missing tests and half-anchored patterns itself.

import type { Test } from '../match/tests.ts';
import type { Entry, Policy } from '../policy.ts';
import { inFileOrder } from '../text/place.ts';
import { lintAllows } from './allows.ts';
import { lintChanges } from './changes.ts';
import { lintWhen } from './events.ts';
import { unreachable } from './reachability.ts';
import { type Warning, warn, warnOf } from './warning.ts';

export function lint(policy: Policy): readonly Warning[] {
  return inFileOrder([
    ...unreachable(policy),
    ...lintAllows(policy),
    ...lintChanges(policy),
    ...lintWhen(policy),
    ...lintAnchors(policy),
    ...untested(policy),
  ]);
}

function untested(policy: Policy): readonly Warning[] {
  const tested = new Set(
    policy.tests.flatMap(({ steps, change }) => [...steps, change].flatMap((each) => each?.expect.rule ?? [])),
  );
  return entriesOf(policy)
    .filter(({ id }) => !tested.has(id))
    .map((entry) => warnOf(entry, 'untested-rule', `No test expects "${entry.id}" to decide. Add one.`));
}

function entriesOf({ guards, rules, questions, changes = [] }: Policy): readonly Entry[] {
  return [...guards, ...rules, ...questions, ...changes];
}

function lintAnchors(policy: Policy): readonly Warning[] {
  return entriesOf(policy)
    .flatMap(({ when, match }) => [...when, ...match])
    .flatMap(({ at, matcher: { test } }) => {
      const pattern = patternOf(test);
      if (pattern === undefined || !isHalfAnchored(pattern)) return [];
      const message = `Only some branches of ${JSON.stringify(pattern)} have "^" or "$". The whole value has to match anyway: delete them.`;
      return [warn(at, 'half-anchored', message)];
    });
}

function patternOf(test: Test): string | undefined {
  if (test.type === 'not') return patternOf(test.test);
  return test.type === 're2' ? test.pattern : undefined;
}

// An escape, a class, flags, the beginning of a group, or any other character.
const regexToken =
  /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|\[:\w+:\]|[^\]\\])*\]|\(\?[a-zA-Z-]+\)|\((?:\?(?:P?<\w+>|[a-zA-Z-]*:))?|[\s\S]/gu;
const flagsToken = /^\(\?[a-zA-Z-]+\)$/u;

/** Takes an alternation at any depth, with "^" or "$" on some of its branches but not on all. */
export function isHalfAnchored(pattern: string): boolean {
  const open: string[][] = [['']];
  const closed: string[][] = [];
  for (const token of pattern.match(regexToken) ?? []) {
    const branches = open.at(-1) ?? [];
    if (flagsToken.test(token)) continue;
    if (token.startsWith('(')) open.push(['']);
    else if (token === '|') branches.push('');
    else if (token === ')' && open.length > 1) {
      closed.push(branches);
      open.pop();
      append(open.at(-1) ?? [], 'g');
    } else append(branches, token.length > 1 ? 'c' : token);
  }
  return [...open, ...closed].some(
    (branches) => isMixed(branches, (each) => each.startsWith('^')) || isMixed(branches, (each) => each.endsWith('$')),
  );
}

function append(branches: string[], text: string): void {
  branches.push(`${branches.pop() ?? ''}${text}`);
}

function isMixed(branches: readonly string[], test: (branch: string) => boolean): boolean {
  return branches.some(test) && !branches.every(test);
}

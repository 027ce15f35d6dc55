// Rules and questions that never decide, because something before them always does, or because they wait for the wrong kind.

import type { Conditions, MatchCondition, WhenCondition } from '../match/conditions.ts';
import { matches } from '../match/conditions.ts';
import { valuesTest } from '../match/tests.ts';
import type { Entry, Guard, Policy } from '../policy.ts';
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
  const before: Entry[] = [...guards];
  const warnings: Warning[] = [];
  for (const entry of entries) {
    const reason = wrongKind(entry, kind) ?? whoCovers(entry, before, kind);
    if (reason !== undefined) {
      warnings.push(
        warn(
          entry.places.get('id') ?? entry.at,
          'unreachable-rule',
          `The ${kind} "${entry.id}" never decides: ${reason}`,
        ),
      );
    }
    before.push(entry);
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
  const neverAsked = test.listed?.every((value) => value === 'permission') === true;
  return neverAsked ? 'questions never see the kind "permission". Move it to "rules".' : undefined;
}

function whoCovers(entry: Entry, before: readonly Entry[], kind: 'rule' | 'question'): string | undefined {
  // A rule has a condition that it need not say.
  const judged = kind === 'rule' ? { ...entry, match: [...entry.match, permissionOnly] } : entry;
  const earlier = before.find((each) => covers(each, judged));
  return earlier === undefined
    ? undefined
    : `"${earlier.id}" before it matches all that it does. Put it first, or delete it.`;
}

/** What the conditions of an entry ask, without the values that they ask it of. */
interface Asked {
  readonly when: readonly Pick<WhenCondition, 'key' | 'matcher'>[];
  readonly match: readonly Pick<MatchCondition, 'key' | 'matcher'>[];
  readonly plain?: Conditions['plain'];
}

/** What every rule asks without saying so. */
export const permissionOnly: Asked['match'][number] = {
  key: 'kind',
  matcher: { test: valuesTest(['permission']), missing: false },
};

/** Whether an entry that allows commands in one place alone leaves nothing of another one's places out. */
function isAsNarrow(wide: Conditions['plain'], narrow: Conditions['plain']): boolean {
  return wide === undefined || (narrow !== undefined && wide.every((part) => narrow.includes(part)));
}

/** Whether an entry matches whatever another does: each of its conditions is contained in one of the other's. */
export function covers(wide: Asked, narrow: Asked): boolean {
  return (
    isAsNarrow(wide.plain, narrow.plain) &&
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

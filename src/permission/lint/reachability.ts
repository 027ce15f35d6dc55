// Warns of rules and questions that never decide: an earlier entry always does, or their list never gets such a pause.
import { type MatchCondition, type Matcher, matches, type WhenCondition } from '../match/conditions.ts';
import type { LimitedPart, PlaceLimits } from '../match/place.ts';
import { type MatchMode, type Test, valuesTest } from '../match/tests.ts';
import type { Entry, Guard } from '../policy.ts';
import type { CommandPattern, WordPattern } from '../shell/pattern.ts';
import { type Glob, globMatches } from '../text/glob.ts';
import { type Warnings, warnOf } from './warning.ts';

export function* lintReach(guards: readonly Guard[], entries: readonly Entry[], kind: 'rule' | 'question'): Warnings {
  const earlierEntries: Entry[] = [...guards];
  for (const entry of entries) {
    const why = explainWrongKind(entry, kind) ?? explainCover(entry, earlierEntries, kind);
    if (why !== undefined) yield warnOf(entry, 'unreachable-rule', `The ${kind} "${entry.id}" never decides: ${why}`);
    earlierEntries.push(entry);
  }
}

function explainWrongKind(entry: Entry, kind: 'rule' | 'question'): string | undefined {
  const condition = entry.match.find((each) => each.key === 'kind');
  if (condition === undefined) return undefined;
  if (kind === 'rule') {
    const isAsked = matches(condition.matcher, 'permission', 'rule');
    return isAsked ? undefined : 'rules see only the kind "permission". Move it to "questions".';
  }
  const { test } = condition.matcher;
  const isNeverAsked = test.listed?.every((value) => value === 'permission') === true;
  return isNeverAsked ? 'questions never see the kind "permission". Move it to "rules".' : undefined;
}

function explainCover(entry: Entry, earlierEntries: readonly Entry[], kind: 'rule' | 'question'): string | undefined {
  const narrowed = kind === 'rule' ? { ...entry, match: [...entry.match, permissionOnly] } : entry;
  const earlier = earlierEntries.find((each) => covers(each, narrowed));
  if (earlier === undefined) return undefined;
  return `the earlier "${earlier.id}" matches everything that it matches. Delete "${entry.id}", or move it above "${earlier.id}" unless that is a guard.`;
}

interface Coverable {
  readonly when: readonly Pick<WhenCondition, 'key' | 'matcher'>[];
  readonly match: readonly Pick<MatchCondition, 'key' | 'matcher'>[];
  readonly placeLimits?: PlaceLimits | undefined;
}

export const permissionOnly: Coverable['match'][number] = {
  key: 'kind',
  matcher: { test: valuesTest(['permission']), missing: false },
};

function limitsCover(wide: PlaceLimits | undefined, narrow: PlaceLimits | undefined): boolean {
  if (wide === undefined || wide.target === 'any') return true;
  if (narrow === undefined || !narrow.openKeys.every((one) => wide.openKeys.includes(one))) return false;
  // A rule that accepts only the root accepts nothing outside either.
  const isLimited = (part: LimitedPart): boolean =>
    narrow.parts.includes(part) || (part === 'outside' && narrow.parts.includes('folder'));
  return wide.parts.every(isLimited);
}

/** Proves that `wide` matches all that `narrow` does; false if there is no proof. */
export function covers(wide: Coverable, narrow: Coverable): boolean {
  return (
    limitsCover(wide.placeLimits, narrow.placeLimits) &&
    wide.when.every((each) =>
      narrow.when.some((other) => other.key === each.key && contains(each.matcher, other.matcher, 'when')),
    ) &&
    wide.match.every((each) => {
      if (narrow.match.some((other) => other.key === each.key && contains(each.matcher, other.matcher, 'rule')))
        return true;
      // A condition that holds with and without the field demands nothing.
      return each.matcher.missing && each.matcher.test.type === 'present' && each.matcher.test.present;
    })
  );
}

function contains(wide: Matcher, narrow: Matcher, mode: MatchMode): boolean {
  if (matches(narrow, undefined, mode) && !matches(wide, undefined, mode)) return false;
  if (narrow.test.type === 'present' && !narrow.test.present) return true;
  return containsPresent(wide.test, narrow.test, wide, mode);
}

function containsPresent(wide: Test, narrow: Test, wideMatcher: Matcher, mode: MatchMode): boolean {
  if (wide.type === 'present') return wide.present;
  if (wide.judgesWholeList === true) return hasEveryValue(wide, narrow) || isSameTest(wide, narrow);
  if (narrow.listed !== undefined) return narrow.listed.every((value) => matches(wideMatcher, value, mode));
  if (wide.type === 'glob' && narrow.type === 'glob') return globContains(wide.glob, narrow.glob);
  if (wide.type === 'glob') return isEverything(wide.glob) && ['re2', 'path', 'only'].includes(narrow.type);
  if (wide.type === 'only' && narrow.type === 'only')
    return narrow.patterns.every((each) => wide.patterns.some((other) => patternContains(other, each)));
  if (wide.type === 'path' && narrow.type === 'path') return narrow.globs.every((glob) => wide.globs.includes(glob));
  return isSameTest(wide, narrow);
}

function hasEveryValue(wide: Test, narrow: Test): boolean {
  if (wide.type !== 'has' || narrow.type !== 'has') return false;
  return narrow.values.every((value) => wide.values.includes(value));
}

function isEverything(glob: Glob): boolean {
  return glob.pieces.length === 1 && glob.pieces[0] === 'run';
}

// Private-use characters stand for the wildcards of the narrow glob. Only `*` matches `*`; `*` and `?` match `?`.
const wildcardCharacters = { run: '\u{F0000}', one: '\u{F0001}' } as const;

/** May return false for a narrower glob if the wildcards do not line up. */
export function globContains(wide: Glob, narrow: Glob): boolean {
  if (wide.pattern === narrow.pattern) return true;
  if (wide.pieces.includes('one') && narrow.pieces.includes('run')) return false;
  const texts = narrow.pieces.map((piece) => (typeof piece === 'object' ? piece.text : wildcardCharacters[piece]));
  return globMatches(wide, texts.join(''));
}

function patternContains(wide: CommandPattern, narrow: CommandPattern): boolean {
  if (narrow.open && !wide.open) return false;
  if (narrow.more !== undefined && !wide.open && (wide.more === undefined || !wordContains(wide.more, narrow.more)))
    return false;
  if (narrow.tokens.length < wide.tokens.length) return false;
  return narrow.tokens.every((word, index) => {
    const token = wide.tokens[index] ?? wide.more;
    return token === undefined ? wide.open : wordContains(token, word);
  });
}

function wordContains(wide: WordPattern, narrow: WordPattern): boolean {
  if ('path' in wide) {
    if ('path' in narrow) return wide.path === narrow.path;
    const [piece, second] = narrow.pieces;
    return typeof piece === 'object' && second === undefined && wide.covers(piece.text);
  }
  return 'path' in narrow ? isEverything(wide) : globContains(wide, narrow);
}

function isSameTest(a: Test, b: Test): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

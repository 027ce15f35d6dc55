// Warns of rules and questions that never decide: an earlier entry always does, or no such pause reaches their list.
import { type MatchCondition, type Matcher, matches } from '../match/conditions.ts';
import type { PlaceLimits } from '../match/place.ts';
import { type MatchMode, type Test, valuesTest } from '../match/value-tests.ts';
import type { Entry, Guard } from '../policy.ts';
import { type CommandPattern, getWordPattern, type WordPattern } from '../shell/pattern.ts';
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

function explainWrongKind({ match }: Entry, kind: 'rule' | 'question'): string | undefined {
  const matcher = match.find(({ key }) => key === 'kind')?.matcher;
  if (matcher === undefined) return undefined;
  if (kind === 'rule') {
    const isAsked = matches(matcher, 'permission', 'rule');
    return isAsked ? undefined : 'rules see only the kind "permission". Move it to "questions".';
  }
  const isNeverAsked = matcher.test.listed?.every((value) => value === 'permission') === true;
  return isNeverAsked ? 'questions never see the kind "permission". Move it to "rules".' : undefined;
}

function explainCover(entry: Entry, earlierEntries: readonly Entry[], kind: 'rule' | 'question'): string | undefined {
  const narrow = kind === 'rule' ? { ...entry, match: [...entry.match, permissionOnly] } : entry;
  const wide = earlierEntries.find((each) => covers(each, narrow));
  if (wide === undefined) return undefined;
  return `the earlier "${wide.id}" matches everything that it matches. Delete "${entry.id}", or move it above "${wide.id}" unless that is a guard.`;
}

type Condition = Pick<MatchCondition, 'key' | 'matcher'>;

/** Every rule has this condition, without saying so. */
export const permissionOnly: Condition = {
  key: 'kind',
  matcher: { test: valuesTest(['permission']), missing: false },
};

interface Coverable {
  readonly when: readonly Condition[];
  readonly match: readonly Condition[];
  readonly placeLimits?: PlaceLimits | undefined;
}

/** Proves that `wide` matches all that `narrow` does; false if there is no proof. */
export function covers(wide: Coverable, narrow: Coverable): boolean {
  return (
    limitsCover(wide.placeLimits, narrow.placeLimits) &&
    wide.when.every((each) => isImplied(each, narrow.when, 'when')) &&
    wide.match.every((each) => isAlwaysMet(each) || isImplied(each, narrow.match, 'rule'))
  );
}

function limitsCover(wide: PlaceLimits | undefined, narrow: PlaceLimits | undefined): boolean {
  if (wide === undefined || wide.target === 'any') return true;
  if (narrow === undefined || !narrow.openKeys.every((one) => wide.openKeys.includes(one))) return false;
  // A rule that accepts commands only in the root accepts none outside either.
  const narrowParts = narrow.parts.includes('folder') ? [...narrow.parts, 'outside'] : narrow.parts;
  return wide.parts.every((part) => narrowParts.includes(part));
}

/** Recognizes a condition that holds with and without the field. */
function isAlwaysMet({ matcher: { test, missing } }: Condition): boolean {
  return missing && test.type === 'present' && test.present;
}

function isImplied({ key, matcher }: Condition, narrow: readonly Condition[], mode: MatchMode): boolean {
  return narrow.some((other) => other.key === key && contains(matcher, other.matcher, mode));
}

function contains(wide: Matcher, narrow: Matcher, mode: MatchMode): boolean {
  if (matches(narrow, undefined, mode) && !matches(wide, undefined, mode)) return false;
  if (narrow.test.type === 'present' && !narrow.test.present) return true;
  return testContains(wide.test, narrow.test, mode);
}

/** Compares what the tests say of values that are not missing. */
function testContains(wide: Test, narrow: Test, mode: MatchMode): boolean {
  if (wide.type === 'present') return wide.present;
  if (wide.type === 'has') return narrow.type === 'has' && narrow.values.every((value) => wide.values.includes(value));
  if (wide.judgesWholeList === true) return isSameTest(wide, narrow);
  if (narrow.listed !== undefined) {
    return narrow.listed.every((value) => matches({ test: wide, missing: false }, value, mode));
  }
  if (wide.type === 'glob') {
    if (narrow.type === 'glob') return globContains(wide.glob, narrow.glob);
    return isEverything(wide.glob) && ['re2', 'path', 'only'].includes(narrow.type); // which match only texts
  }
  if (wide.type === 'path') return narrow.type === 'path' && narrow.globs.every((glob) => wide.globs.includes(glob));
  if (wide.type === 'only' && narrow.type === 'only') {
    return narrow.patterns.every((each) => wide.patterns.some((other) => patternContains(other, each)));
  }
  return isSameTest(wide, narrow);
}

function isSameTest(a: Test, b: Test): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isEverything(glob: Glob): boolean {
  return glob.pieces.length === 1 && glob.pieces[0] === 'run';
}

/** Matches `wide` with the text of `narrow`. May return false for a narrower glob if the wildcards do not line up. */
export function globContains(wide: Glob, narrow: Glob): boolean {
  if (wide.pattern === narrow.pattern) return true;
  if (wide.pieces.includes('one') && narrow.pieces.includes('run')) return false;
  const texts = narrow.pieces.map((piece) => (typeof piece === 'object' ? piece.text : wildcardCharacters[piece]));
  return globMatches(wide, texts.join(''));
}

/** Private-use characters stand for the wildcards of the narrow glob, so only wildcards of the wide one match them. */
const wildcardCharacters = { run: '\u{F0000}', one: '\u{F0001}' } as const;

function patternContains(wide: CommandPattern, narrow: CommandPattern): boolean {
  if (narrow.tokens.length < wide.tokens.length || !takesEnd(wide, narrow)) return false;
  return narrow.tokens.every((word, index) => {
    const token = getWordPattern(wide, index);
    return token === undefined ? wide.isOpen : wordContains(token, word);
  });
}

/** Tells whether `wide` takes all further words that `narrow` may take at its end, as in `a **` and `a {paths:src/*}`. */
function takesEnd({ isOpen, more }: CommandPattern, narrow: CommandPattern): boolean {
  if (isOpen || narrow.isOpen) return isOpen;
  return narrow.more === undefined || (more !== undefined && wordContains(more, narrow.more));
}

function wordContains(wide: WordPattern, narrow: WordPattern): boolean {
  if (!('path' in wide)) return 'path' in narrow ? isEverything(wide) : globContains(wide, narrow);
  if ('path' in narrow) return wide.path === narrow.path;
  const [piece, second] = narrow.pieces;
  return typeof piece === 'object' && second === undefined && wide.covers(piece.text); // a word without wildcards
}

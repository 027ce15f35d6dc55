// Matchers: what one condition of a policy asks of one value. Always the whole value.

import { unknownWord } from '../context.ts';
import { whyAny } from '../shell/any.ts';
import { whyNotOnly } from '../shell/only.ts';
import type { CommandPattern } from '../shell/pattern.ts';
import type { ShellSyntax } from '../shell/syntax.ts';
import { type Glob, globMatches } from '../text/glob.ts';
import { isList, type Json, type Plain, shown } from '../text/json.ts';
import { holdsForPath, type PathGlob, whyNoPath } from './path-matcher.ts';
import type { WholeMatch } from './regex.ts';

/** What a matcher asks. */
export type Test =
  | { readonly type: 'values'; readonly values: readonly Plain[] }
  | { readonly type: 'glob'; readonly glob: Glob }
  | { readonly type: 're2'; readonly pattern: string; readonly matches: WholeMatch }
  | { readonly type: 'path'; readonly globs: readonly PathGlob[] }
  | { readonly type: 'not'; readonly test: Test }
  | { readonly type: 'present'; readonly present: boolean }
  | { readonly type: 'has'; readonly values: readonly Plain[] }
  | { readonly type: 'only' | 'any'; readonly patterns: readonly CommandPattern[]; readonly syntax: ShellSyntax };

/** A matcher of the file. */
export interface Matcher {
  readonly test: Test;
  /** `missing: match`, in guards: whether a missing field matches too. */
  readonly missing: boolean;
}

/** Where a matcher stands; it decides what a list of values means (docs/policy.md, "What can be matched"). */
export type MatchMode = 'guard' | 'rule' | 'when';

/** Whether a value, undefined for a missing field, satisfies a matcher. */
export function matches(matcher: Matcher, value: Json | undefined, mode: MatchMode): boolean {
  const { test } = matcher;
  if (value === undefined) return matcher.missing || (test.type === 'present' && !test.present);
  // What nobody knows is matched by its name alone, so that no negation and no pattern takes it for a yes.
  if (mode === 'when' && value === unknownWord) return test.type === 'values' && test.values.includes(unknownWord);
  return holds(test, value, { mode, doubt: mode === 'guard' });
}

/** How a test is asked. */
interface Asked {
  readonly mode: MatchMode;
  /** What a test says of a path that can't be judged; it turns round under `not`, so that doubt never allows. */
  readonly doubt: boolean;
}

function holds(test: Test, value: Json, asked: Asked): boolean {
  const { mode } = asked;
  if (test.type === 'present') return test.present;
  if (test.type === 'has') return isList(value) && value.some((element) => isOneOf(test.values, element));
  if (test.type === 'not' && (mode === 'when' || asksWhole(test.test))) return fails(test.test, value, asked);
  if (isList(value)) {
    if (mode === 'rule') return value.length > 0 && value.every((element) => holds(test, element, asked));
    return value.some((element) => holds(test, element, asked));
  }
  return holdsForOne(test, value, asked);
}

function fails(test: Test, value: Json, { mode, doubt }: Asked): boolean {
  return !holds(test, value, { mode, doubt: !doubt });
}

/** Whether a test asks about a list as a whole and not about its elements. */
export function asksWhole(test: Test): boolean {
  return test.type === 'has' || (test.type === 'not' && asksWhole(test.test));
}

function holdsForOne(test: Exclude<Test, { type: 'present' | 'has' }>, value: Json, asked: Asked): boolean {
  if (test.type === 'values') return isOneOf(test.values, value);
  if (test.type === 'not') return fails(test.test, value, asked);
  if (test.type === 'path') return holdsForPath(test.globs, value, asked.doubt);
  // Whatever is not a text can't be told, and no pattern matches it.
  if (typeof value !== 'string') return test.type === 'any';
  if (test.type === 'glob') return globMatches(test.glob, value);
  if (test.type === 're2') return test.matches(value);
  if (test.type === 'only') return whyNotOnly(test.patterns, value, test.syntax) === undefined;
  return whyAny(test.patterns, value, test.syntax) !== undefined;
}

function isOneOf(values: readonly Plain[], value: Json): boolean {
  return values.some((each) => each === value);
}

/** What a matcher wants, for messages: `"push" or "release"`, `glob fs.*`. */
function wanted(matcher: Matcher): string {
  return matcher.missing ? `${wantedBy(matcher.test)}, or missing` : wantedBy(matcher.test);
}

function wantedBy(test: Test): string {
  if (test.type === 'values') return test.values.map(shown).join(' or ');
  if (test.type === 'glob') return `glob ${shown(test.glob.pattern)}`;
  if (test.type === 're2') return `re2 ${shown(test.pattern)}`;
  if (test.type === 'path') return `path ${test.globs.map((glob) => shown(glob.pattern)).join(' or ')}`;
  if (test.type === 'not') return `not ${wantedBy(test.test)}`;
  if (test.type === 'present') return test.present ? 'present' : 'missing';
  if (test.type === 'has') return `a list with ${test.values.map(shown).join(' or ')}`;
  return `shell ${test.type} ${test.patterns.map((each) => shown(each.pattern)).join(', ')}`;
}

/** Why a value does not satisfy a matcher, with the wanted and the found value. */
export function whyNot(key: string, matcher: Matcher, value: Json | undefined): string {
  const { test } = matcher;
  if (test.type === 'only' && typeof value === 'string') {
    return `${key}: ${whyNotOnly(test.patterns, value, test.syntax) ?? 'covered'}`;
  }
  return `${key} is ${shown(value)}${asPath(test, value)}, wants ${wanted(matcher)}`;
}

/** Words for a value that a path matcher can't take for a path. */
function asPath(test: Test, value: Json | undefined): string {
  if (test.type === 'not') return asPath(test.test, value);
  return test.type !== 'path' || value === undefined ? '' : whyNoPath(value);
}

/** What there is to say of a value that satisfies a matcher: for a guard over shell text, which command or what can't be told. */
export function whyMatched(key: string, matcher: Matcher, value: Json | undefined): string | undefined {
  const { test } = matcher;
  if (value === undefined) return `${key} is missing`;
  const strange = asPath(test, value);
  if (strange !== '') return `${key} is ${shown(value)}${strange}`;
  if (test.type !== 'any' || typeof value !== 'string') return undefined;
  return `${key}: ${whyAny(test.patterns, value, test.syntax) ?? 'not covered'}`;
}

// The tests that a matcher can make of a value, one for each form.

import type { CommandPattern } from '../shell/pattern.ts';
import { compilePathGlob, type Glob, globMatches, isPlainPath } from '../text/glob.ts';
import { isList, type Json, type Plain, shown } from '../text/json.ts';
import type { WholeMatch } from './automaton.ts';

/** The place of a matcher, which decides how a list of values is judged (docs/policy.md, "What can be matched"). */
export type MatchMode = 'guard' | 'rule' | 'when';

interface Asked {
  readonly mode: MatchMode;
  /** The answer for a value that can't be judged; inverted under `not`, so that doubt never allows. */
  readonly doubt: boolean;
}

type Holds = (value: Json, asked: Asked) => boolean;

interface Judging {
  readonly holds: Holds;
  /** Its condition, for messages: `glob "fs.*"`. */
  readonly wanted: string;
  /** Accepts texts that the policy does not list: an allow of shell commands is warned of. Flags default to false. */
  readonly takesUnlisted?: boolean;
  /** Accepts only texts and lists of texts. */
  readonly takesTextsOnly?: boolean;
  /** The accepted values, if the policy lists all of them. */
  readonly listed?: readonly Plain[];
  /** The one pattern over the whole text, as in the file. */
  readonly pattern?: string;
  /** Accepts a missing field. */
  readonly takesMissing?: boolean;
  /** Judges a list as a whole, not by its elements. */
  readonly asksWhole?: boolean;
  /** Explains a mismatch, if `wanted` does not say enough. */
  readonly whyNot?: (value: Json) => string | undefined;
  /** Explains a match that is not obvious. */
  readonly whyHolds?: (value: Json) => string | undefined;
  /** Remark on a value of a form that the test is not meant for; empty for any other. */
  readonly strange?: (value: Json) => string;
}

/**
 * A test of a matcher (docs/policy.md, "What can be matched"). Its properties hold all that it was made from, so tests
 * with equal properties are equal.
 */
export type Test = Judging &
  (
    | { readonly type: 'values'; readonly listed: readonly Plain[] }
    | { readonly type: 'glob'; readonly glob: Glob; readonly pattern: string }
    | { readonly type: 're2'; readonly pattern: string }
    | { readonly type: 'path'; readonly globs: readonly string[] }
    | { readonly type: 'not'; readonly test: Test }
    | { readonly type: 'present'; readonly present: boolean }
    | { readonly type: 'has'; readonly values: readonly Plain[] }
    | { readonly type: 'only' | 'any'; readonly patterns: readonly CommandPattern[] }
  );

/** Extends a test to lists: for a rule, every element has to pass, and there must be one; elsewhere one is enough. */
export function ofElements(holdsForOne: Holds): Holds {
  const holds: Holds = (value, asked) => {
    if (!isList(value)) return holdsForOne(value, asked);
    if (asked.mode === 'rule') return value.length > 0 && value.every((element) => holds(element, asked));
    return value.some((element) => holds(element, asked));
  };
  return holds;
}

export function valuesTest(listed: readonly Plain[]): Test {
  return {
    type: 'values',
    listed,
    holds: ofElements((value) => listed.some((each) => each === value)),
    wanted: listed.map(shown).join(' or '),
  };
}

export function globTest(glob: Glob): Test {
  return {
    type: 'glob',
    glob,
    pattern: glob.pattern,
    holds: ofElements((value) => typeof value === 'string' && globMatches(glob, value)),
    wanted: `glob ${shown(glob.pattern)}`,
    takesUnlisted: true,
    takesTextsOnly: true,
  };
}

export function re2Test(pattern: string, matches: WholeMatch): Test {
  return {
    type: 're2',
    pattern,
    holds: ofElements((value) => typeof value === 'string' && matches(value)),
    wanted: `re2 ${shown(pattern)}`,
    takesUnlisted: true,
    takesTextsOnly: true,
  };
}

/** Tests that one of these globs covers a path (docs/policy.md, "Paths"). Each has to pass `flawOfPathGlob`. */
export function pathTest(globs: readonly string[]): Test {
  // Compile each glob twice: strictly for a rule, widely for a guard.
  const compiled = globs.map((glob) => ({
    narrow: compilePathGlob(glob),
    wide: compilePathGlob(glob, { wide: true }),
  }));
  return {
    type: 'path',
    globs,
    holds: ofElements((value, { doubt }) => {
      if (!isPath(value)) return doubt;
      return compiled.some(({ narrow, wide }) => (doubt ? wide(value) : narrow(value)));
    }),
    wanted: `path ${globs.map(shown).join(' or ')}`,
    takesUnlisted: true,
    takesTextsOnly: true,
    strange: whyNoPath,
  };
}

/** Names the value, or the first element of a list, that is no plain path; empty if all are. */
function whyNoPath(value: Json): string {
  const strange = (isList(value) ? value : [value]).find((each) => !isPath(each));
  if (strange === undefined) return '';
  return isList(value) ? `, of which ${shown(strange)} is not a plain relative path` : ', not a plain relative path';
}

function isPath(value: Json): value is string {
  return typeof value === 'string' && isPlainPath(value);
}

export function notTest(test: Test): Test {
  const fails: Holds = (value, { mode, doubt }) => !test.holds(value, { mode, doubt: !doubt });
  const failsForEach = ofElements(fails);
  return {
    type: 'not',
    test,
    holds: (value, asked) =>
      asked.mode === 'when' || test.asksWhole === true ? fails(value, asked) : failsForEach(value, asked),
    wanted: `not ${test.wanted}`,
    takesUnlisted: true,
    asksWhole: test.asksWhole === true,
    ...(test.strange === undefined ? {} : { strange: test.strange }),
  };
}

export function presentTest(present: boolean): Test {
  return {
    type: 'present',
    present,
    holds: () => present,
    wanted: present ? 'present' : 'missing',
    takesUnlisted: true,
    takesMissing: !present,
  };
}

export function hasTest(values: readonly Plain[]): Test {
  return {
    type: 'has',
    values,
    holds: (value) => isList(value) && value.some((element) => values.some((each) => each === element)),
    wanted: `a list with ${values.map(shown).join(' or ')}`,
    asksWhole: true,
  };
}

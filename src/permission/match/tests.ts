// The tests that a matcher can make of a value, one for each form.

import type { CommandPattern } from '../shell/pattern.ts';
import { compilePathGlob, type Glob, globMatches, isPlainPath } from '../text/glob.ts';
import { isList, type Json, type Plain, shown } from '../text/json.ts';
import type { WholeMatch } from './automaton.ts';

/** The place of a matcher; it decides what a list of values means (docs/policy.md, "What can be matched"). */
export type MatchMode = 'guard' | 'rule' | 'when';

interface Asked {
  readonly mode: MatchMode;
  /** The answer for a value that can't be judged; it turns round under `not`, so that doubt never allows. */
  readonly doubt: boolean;
}

type Holds = (value: Json, asked: Asked) => boolean;

interface Judging {
  readonly holds: Holds;
  /** Its condition, for messages: `glob "fs.*"`. */
  readonly wanted: string;
  /** Satisfied by texts that nobody wrote down; an allow over shell commands is warned of those. Not when left out, as the next ones. */
  readonly takesUnlisted?: boolean;
  /** Satisfied by texts and lists of texts alone. */
  readonly takesTextsOnly?: boolean;
  /** The values that satisfy it, when those are written down and no other value does. */
  readonly listed?: readonly Plain[];
  /** The one pattern over the whole text, as in the file. */
  readonly pattern?: string;
  /** Satisfied by a missing field. */
  readonly takesMissing?: boolean;
  /** Asks about a list as a whole, and not about its elements. */
  readonly asksWhole?: boolean;
  /** Explains a value that does not satisfy it, where there is more to say than what is wanted. */
  readonly whyNot?: (value: Json) => string | undefined;
  /** Explains a value that satisfies it, where that is not plain to see. */
  readonly whyHolds?: (value: Json) => string | undefined;
  /** Words for a value that is not what the test is meant for; empty for one that is. */
  readonly strange?: (value: Json) => string;
}

/**
 * A test of a matcher (docs/policy.md, "What can be matched"). Its properties hold all that it was made from, so that two tests with
 * equal properties are equal.
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

/** Asks the same of a list: to a rule every element has to satisfy it, and there must be one; to a guard one is enough. */
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

/** Tests for paths that one of these globs covers (docs/policy.md, "Paths"); each is one that `flawOfPathGlob` takes. */
export function pathTest(globs: readonly string[]): Test {
  // Two readings of each: what a rule may rely on, and what a guard has to fear.
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

/** Words for a value, or the first element of a list, that is no plain path; empty when all are. */
function whyNoPath(value: Json): string {
  const strange = (isList(value) ? value : [value]).find((each) => !isPath(each));
  if (strange === undefined) return '';
  return isList(value) ? `, of which ${shown(strange)} is not a plain relative path` : ', not a plain relative path';
}

function isPath(value: Json): value is string {
  return typeof value === 'string' && isPlainPath(value);
}

/** Tests for values that another test does not hold for. */
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

// The tests that a matcher can make of a value, one for each form.

import type { CommandPattern } from '../shell/pattern.ts';
import { type Glob, globMatches } from '../text/glob.ts';
import { isList, type Json, type Plain, shown } from '../text/json.ts';
import { compilePathGlob, isPlainPath } from '../text/path.ts';
import type { WholeMatch } from './automaton.ts';

/** Where a matcher stands; it decides what a list of values means (docs/policy.md, "What can be matched"). */
export type MatchMode = 'guard' | 'rule' | 'when';

/** How a test is asked. */
export interface Asked {
  readonly mode: MatchMode;
  /** What a test says of a value that it can't judge; it turns round under `not`, so that doubt never allows. */
  readonly doubt: boolean;
}

/** Whether a value that is there satisfies a test. */
export type Holds = (value: Json, asked: Asked) => boolean;

/**
 * What every test answers. What it was made from stands in its properties beside, so that two tests can be compared: equal
 * properties, equal tests.
 */
export interface Judging {
  readonly holds: Holds;
  /** What it wants, for messages: `glob "fs.*"`. */
  readonly wanted: string;
  /** Whether texts satisfy it that nobody wrote down; an allow over shell commands is warned of those. */
  readonly takesUnlisted: boolean;
  /** Whether nothing but texts, and lists of texts, satisfies it. */
  readonly takesTextsOnly: boolean;
  /** The values that satisfy it, when those are written down and no other value does. */
  readonly listed?: readonly Plain[];
  /** The one pattern over the whole text, as in the file. */
  readonly pattern?: string;
  /** Whether a missing field satisfies it; not when left out. */
  readonly takesMissing?: boolean;
  /** Whether it asks about a list as a whole, and not about its elements; not when left out. */
  readonly asksWhole?: boolean;
  /** Why a value does not satisfy it, where there is more to say than what is wanted. */
  readonly whyNot?: (value: Json) => string | undefined;
  /** Why a value satisfies it, where that is not plain to see. */
  readonly whyHolds?: (value: Json) => string | undefined;
  /** Words for a value that is not what the test is meant for; empty for one that is. */
  readonly strange?: (value: Json) => string;
}

/** The same question of a list: to a rule every element has to satisfy it, and there must be one; to a guard one is enough. */
export function ofElements(holdsForOne: Holds): Holds {
  const holds: Holds = (value, asked) => {
    if (!isList(value)) return holdsForOne(value, asked);
    if (asked.mode === 'rule') return value.length > 0 && value.every((element) => holds(element, asked));
    return value.some((element) => holds(element, asked));
  };
  return holds;
}

/** One of some values. */
export interface ValuesTest extends Judging {
  readonly type: 'values';
  readonly listed: readonly Plain[];
}

/** The test for one of these values. */
export function valuesTest(listed: readonly Plain[]): ValuesTest {
  return {
    type: 'values',
    listed,
    holds: ofElements((value) => listed.some((each) => each === value)),
    wanted: listed.map(shown).join(' or '),
    takesUnlisted: false,
    takesTextsOnly: false,
  };
}

/** A glob over a text. */
export interface GlobTest extends Judging {
  readonly type: 'glob';
  readonly glob: Glob;
  readonly pattern: string;
}

/** The test for texts that a glob covers. */
export function globTest(glob: Glob): GlobTest {
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

/** A regular expression over a text. */
export interface Re2Test extends Judging {
  readonly type: 're2';
  readonly pattern: string;
}

/** The test for texts that a compiled pattern matches. */
export function re2Test(pattern: string, matches: WholeMatch): Re2Test {
  return {
    type: 're2',
    pattern,
    holds: ofElements((value) => typeof value === 'string' && matches(value)),
    wanted: `re2 ${shown(pattern)}`,
    takesUnlisted: true,
    takesTextsOnly: true,
  };
}

/** A relative path that one of some globs covers. */
export interface PathTest extends Judging {
  readonly type: 'path';
  /** The globs, as in the file. */
  readonly globs: readonly string[];
}

/** The test for paths that one of these globs covers (docs/policy.md, "Paths"); each is one that `flawOfPathGlob` takes. */
export function pathTest(globs: readonly string[]): PathTest {
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

/** What another test does not hold for. */
export interface NotTest<T extends Judging> extends Judging {
  readonly type: 'not';
  readonly test: T;
}

/** The test for what another does not hold for. */
export function notTest<T extends Judging>(test: T): NotTest<T> {
  const fails: Holds = (value, { mode, doubt }) => !test.holds(value, { mode, doubt: !doubt });
  const failsForEach = ofElements(fails);
  return {
    type: 'not',
    test,
    holds: (value, asked) =>
      asked.mode === 'when' || test.asksWhole === true ? fails(value, asked) : failsForEach(value, asked),
    wanted: `not ${test.wanted}`,
    takesUnlisted: true,
    takesTextsOnly: false,
    asksWhole: test.asksWhole === true,
    ...(test.strange === undefined ? {} : { strange: test.strange }),
  };
}

/** Whether a field is there. */
export interface PresentTest extends Judging {
  readonly type: 'present';
  readonly present: boolean;
}

/** The test for a field that is there, or is missing. */
export function presentTest(present: boolean): PresentTest {
  return {
    type: 'present',
    present,
    holds: () => present,
    wanted: present ? 'present' : 'missing',
    takesUnlisted: true,
    takesTextsOnly: false,
    takesMissing: !present,
  };
}

/** A list with one of some values. */
export interface HasTest extends Judging {
  readonly type: 'has';
  readonly values: readonly Plain[];
}

/** The test for a list with one of these values. */
export function hasTest(values: readonly Plain[]): HasTest {
  return {
    type: 'has',
    values,
    holds: (value) => isList(value) && value.some((element) => values.some((each) => each === element)),
    wanted: `a list with ${values.map(shown).join(' or ')}`,
    takesUnlisted: false,
    takesTextsOnly: false,
    asksWhole: true,
  };
}

/** What the commands of a text are. */
export interface ShellTest extends Judging {
  readonly type: 'only' | 'any';
  readonly patterns: readonly CommandPattern[];
}

/** What a matcher asks (docs/policy.md, "What can be matched"). */
export type Test = ValuesTest | GlobTest | Re2Test | PathTest | NotTest<Test> | PresentTest | HasTest | ShellTest;

// Makes the tests of values, one for each form of a matcher.
import { isList, type Json, type Plain } from '../../json.ts';
import type { CommandLinks } from '../shell/links.ts';
import type { CommandPattern } from '../shell/pattern.ts';
import { compilePathGlob, type Glob, globMatches, isPlainPath } from '../text/glob.ts';
import { showValue } from '../text/invisible.ts';
import type { WholeMatch } from './automaton.ts';

/** The way in which a list of values is judged (docs/policy.md, "What can be matched"). */
export type MatchMode = 'guard' | 'rule' | 'when';

interface MatchTerms {
  readonly mode: MatchMode;
  /** The answer for a value that can't be judged. `not` inverts it, so that doubt never allows. */
  readonly doubt: boolean;
  /** The places to which arguments of a command lead through links. */
  readonly links?: CommandLinks | undefined;
}

type Holds = (value: Json, terms: MatchTerms) => boolean;

interface TestBase {
  readonly holds: Holds;
  readonly wanted: string;
  readonly listed?: readonly Plain[];
  readonly pattern?: string;
  readonly takesMissing?: boolean;
  readonly judgesWholeList?: boolean;
  readonly whyNot?: (value: Json, links?: CommandLinks) => string | undefined;
  readonly whyHolds?: (value: Json, links?: CommandLinks) => string | undefined;
  readonly describeOdd?: (value: Json) => string;
}

/** The forms of docs/policy.md, "What can be matched". Equal tests have equal JSON, because functions are not in it. */
export type Test = TestBase &
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

/** Returns the patterns of `shell: only`, and none for any other test. */
export function listOnlyPatterns(test: Test): readonly CommandPattern[] {
  return test.type === 'only' ? test.patterns : [];
}

/** Tells whether a test takes texts that the policy does not list. A test by `shell` judges commands instead. */
export function takesUnlisted({ type }: Test): boolean {
  return type === 'glob' || type === 're2' || type === 'path' || type === 'not';
}

/** In a rule, a list needs an element, and every element has to pass. Elsewhere, one that passes is enough. */
export function forElements(holdsForOne: Holds): Holds {
  const holds: Holds = (value, terms) => {
    if (!isList(value)) return holdsForOne(value, terms);
    if (terms.mode === 'rule') return value.length > 0 && value.every((element) => holds(element, terms));
    return value.some((element) => holds(element, terms));
  };
  return holds;
}

export function valuesTest(listed: readonly Plain[]): Test {
  return {
    type: 'values',
    listed,
    holds: forElements((value) => listed.some((each) => each === value)),
    wanted: listed.map(showValue).join(' or '),
  };
}

export function globTest(glob: Glob): Test {
  return {
    type: 'glob',
    glob,
    pattern: glob.pattern,
    holds: forElements((value) => typeof value === 'string' && globMatches(glob, value)),
    wanted: `glob ${showValue(glob.pattern)}`,
  };
}

export function re2Test(pattern: string, matches: WholeMatch): Test {
  return {
    type: 're2',
    pattern,
    holds: forElements((value) => typeof value === 'string' && matches(value)),
    wanted: `re2 ${showValue(pattern)}`,
  };
}

/** Follows docs/policy.md, "Paths". Each glob must have passed `findGlobFlaw`. */
export function pathTest(globs: readonly string[]): Test {
  const compiled = globs.map((glob) => compilePathGlob(glob));
  return {
    type: 'path',
    globs,
    holds: forElements((value, { doubt }) =>
      isPath(value) ? compiled.some((covers) => covers(value, { isWide: doubt })) : doubt,
    ),
    wanted: `path ${globs.map(showValue).join(' or ')}`,
    describeOdd: describeNonPath,
  };
}

function describeNonPath(value: Json): string {
  const oddValue = (isList(value) ? value : [value]).find((each) => !isPath(each));
  if (oddValue === undefined) return '';
  const which = isList(value) ? `of which ${showValue(oddValue)} is ` : '';
  return `, ${which}not a plain relative path`;
}

function isPath(value: Json): value is string {
  return typeof value === 'string' && isPlainPath(value);
}

export function notTest(test: Test): Test {
  const fails: Holds = (value, terms) => !test.holds(value, { ...terms, doubt: !terms.doubt });
  const failsForEach = forElements(fails);
  return {
    type: 'not',
    test,
    holds: (value, terms) =>
      terms.mode === 'when' || test.judgesWholeList === true ? fails(value, terms) : failsForEach(value, terms),
    wanted: `not ${test.wanted}`,
    judgesWholeList: test.judgesWholeList === true,
    ...(test.describeOdd === undefined ? {} : { describeOdd: test.describeOdd }),
  };
}

export function presentTest(present: boolean): Test {
  return {
    type: 'present',
    present,
    holds: () => present,
    wanted: present ? 'present' : 'missing',
    takesMissing: !present,
  };
}

export function hasTest(values: readonly Plain[]): Test {
  return {
    type: 'has',
    values,
    holds: (value) => isList(value) && value.some((element) => values.some((each) => each === element)),
    wanted: `a list with ${values.map(showValue).join(' or ')}`,
    judgesWholeList: true,
  };
}

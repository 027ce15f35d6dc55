// Matchers: what one condition of a policy asks of one value. Always the whole value.

import { unknownWord } from '../context.ts';
import { type Json, shown } from '../text/json.ts';
import type { MatchMode } from './judging.ts';
import type { Test } from './test.ts';

/** A matcher of the file. */
export interface Matcher {
  readonly test: Test;
  /** `missing: match`, in guards: whether a missing field matches too. */
  readonly missing: boolean;
}

/** Whether a value, undefined for a missing field, satisfies a matcher. */
export function matches({ test, missing }: Matcher, value: Json | undefined, mode: MatchMode): boolean {
  if (value === undefined) return missing || test.takesMissing === true;
  // What nobody knows is matched by its name alone, so that no negation and no pattern takes it for a yes.
  if (mode === 'when' && value === unknownWord) return test.listed?.includes(unknownWord) === true;
  return test.holds(value, { mode, doubt: mode === 'guard' });
}

/** What a matcher wants, for messages: `"push" or "release"`, `glob fs.*`. */
function wanted({ test, missing }: Matcher): string {
  return missing ? `${test.wanted}, or missing` : test.wanted;
}

/** Why a value does not satisfy a matcher, with the wanted and the found value. */
export function whyNot(key: string, matcher: Matcher, value: Json | undefined): string {
  const { test } = matcher;
  const why = value === undefined ? undefined : test.whyNot?.(value);
  if (why !== undefined) return `${key}: ${why}`;
  const strange = value === undefined ? '' : (test.strange?.(value) ?? '');
  return `${key} is ${shown(value)}${strange}, wants ${wanted(matcher)}`;
}

/** What there is to say of a value that satisfies a matcher: for a guard over shell text, which command or what can't be told. */
export function whyMatched(key: string, { test }: Matcher, value: Json | undefined): string | undefined {
  if (value === undefined) return `${key} is missing`;
  const strange = test.strange?.(value) ?? '';
  if (strange !== '') return `${key} is ${shown(value)}${strange}`;
  const why = test.whyHolds?.(value);
  return why === undefined ? undefined : `${key}: ${why}`;
}

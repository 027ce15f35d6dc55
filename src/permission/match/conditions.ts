// Judges conditions: each has a key of `match` or `when`, the value of that key, and a matcher for the whole value.
import type { Json } from '../../json.ts';
import { type RunContext, unknownWord } from '../context.ts';
import type { Pause } from '../pause.ts';
import type { CommandLinks } from '../shell/links.ts';
import { showValue } from '../text/invisible.ts';
import type { Position } from '../text/position.ts';
import { type PlaceLimits, whyBeyondLimits, whyUnjudgeable } from './place.ts';
import type { MatchMode, Test } from './value-tests.ts';

export interface Matcher {
  readonly test: Test;
  /** Set by `missing: match`, which only guards have. */
  readonly missing: boolean;
}

export function matches({ test, missing }: Matcher, value: Json | undefined, mode: MatchMode, links?: CommandLinks) {
  if (value === undefined) return missing || test.takesMissing === true;
  // An unknown value matches only if `unknown` is listed, and never by a negation or a pattern.
  if (mode === 'when' && value === unknownWord) return test.listed?.includes(unknownWord) === true;
  return test.holds(value, { mode, doubt: mode === 'guard', links });
}

function explainMismatch(key: string, { test, missing }: Matcher, value: Json | undefined, links?: CommandLinks) {
  const why = value === undefined ? undefined : test.whyNot?.(value, links);
  if (why !== undefined) return `${key}: ${why}`;
  const oddity = value === undefined ? '' : (test.describeOdd?.(value) ?? '');
  return `${key} is ${showValue(value)}${oddity}, wants ${test.wanted}${missing ? ', or missing' : ''}`;
}

/** Returns undefined for an ordinary value, because its key alone explains the match. */
function explainUnusualMatch(key: string, { test }: Matcher, value: Json | undefined, links?: CommandLinks) {
  if (value === undefined) return `${key} is missing`;
  const oddity = test.describeOdd?.(value) ?? '';
  if (oddity !== '') return `${key} is ${showValue(value)}${oddity}`;
  const why = test.whyHolds?.(value, links);
  return why === undefined ? undefined : `${key}: ${why}`;
}

interface Condition<Subject, Value> {
  /** As it is in the file: `tool`, `/cwd`, `actor.permission`. */
  readonly key: string;
  readonly at: Position;
  readonly matcher: Matcher;
  readonly value: (subject: Subject) => Value;
}

export type MatchCondition = Condition<Pause, Json | undefined>;

export type WhenCondition = Condition<RunContext, Json>;

export interface Conditions {
  readonly when: readonly WhenCondition[];
  readonly match: readonly MatchCondition[];
  readonly placeLimits?: PlaceLimits | undefined;
}

/** Returns undefined if all hold, else a function for the reason, which costs more than the check. */
export function whyWhenFails({ when }: Pick<Conditions, 'when'>, context: RunContext): (() => string) | undefined {
  const failing = when.find(({ matcher, value }) => !matches(matcher, value(context), 'when'));
  return failing && (() => explainMismatch(`when.${failing.key}`, failing.matcher, failing.value(context)));
}

function whyEntryFails(entry: Conditions, pause: Pause, context: RunContext, mode: MatchMode) {
  const whenFailure = whyWhenFails(entry, context);
  if (whenFailure !== undefined) return whenFailure;
  const failing = entry.match.find((condition) => !isMet(condition, pause, mode));
  if (failing !== undefined)
    return () => explainMismatch(failing.key, failing.matcher, failing.value(pause), pause.links);
  const placeFailure = entry.placeLimits && whyBeyondLimits(entry.placeLimits, pause);
  return placeFailure === undefined ? undefined : () => placeFailure;
}

export function isMatched(entry: Conditions, pause: Pause, context: RunContext, mode: MatchMode): boolean {
  return whyEntryFails(entry, pause, context, mode) === undefined;
}

function isMet({ key, matcher, value }: MatchCondition, pause: Pause, mode: MatchMode): boolean {
  return (
    matches(matcher, value(pause), mode, pause.links) || (mode === 'guard' && whyUnjudgeable(key, pause) !== undefined)
  );
}

export function explainEntry(entry: Conditions, pause: Pause, context: RunContext, mode: MatchMode) {
  const failing = whyEntryFails(entry, pause, context, mode);
  return { matched: failing === undefined, because: failing?.() ?? explainMatch(entry, pause, mode) };
}

function explainMatch(entry: Conditions, pause: Pause, mode: MatchMode): string {
  const { links } = pause;
  for (const condition of entry.match) {
    const value = condition.value(pause);
    const isJudged = mode !== 'guard' || matches(condition.matcher, value, mode, links);
    const doubt = isJudged ? undefined : whyUnjudgeable(condition.key, pause);
    if (doubt !== undefined) return `${condition.key}: ${doubt}`;
    const reason = explainUnusualMatch(condition.key, condition.matcher, value, links);
    if (reason !== undefined) return reason;
  }
  const keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
  return keys.length === 1
    ? `${keys[0] ?? ''} matches`
    : `${keys.slice(0, -1).join(', ')} and ${keys.at(-1) ?? ''} match`;
}

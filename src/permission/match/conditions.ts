// Conditions: a key of `match` or `when` with its matcher, and the value that the key stands for.

import type { RunContext } from '../context.ts';
import type { Pause } from '../pause.ts';
import type { Json } from '../text/json.ts';
import type { Place } from '../text/place.ts';
import type { MatchMode } from './judging.ts';
import { type Matcher, matches, whyMatched, whyNot } from './matchers.ts';
import { type PlainPart, whyElsewhere } from './place.ts';

/** A condition over the pause. */
export interface MatchCondition {
  /** As in the file: `tool`, `/cwd`. */
  readonly key: string;
  readonly at: Place;
  readonly matcher: Matcher;
  readonly value: (pause: Pause) => Json | undefined;
}

/** A condition over the run. */
export interface WhenCondition {
  /** With its group: `actor.permission`. */
  readonly key: string;
  readonly at: Place;
  readonly matcher: Matcher;
  readonly value: (context: RunContext) => Json;
}

/** What an entry asks: every condition has to hold. */
export interface Conditions {
  readonly when: readonly WhenCondition[];
  readonly match: readonly MatchCondition[];
  /** For a rule that allows a command: what of the place has to be plain, as no matcher names it. */
  readonly plain?: readonly PlainPart[] | undefined;
}

/** Whether an entry matches, and because of what. */
export interface Verdict {
  readonly matched: boolean;
  readonly because: string;
}

/** Whether an entry matches: every condition of `when` and of `match` holds. */
export function isMatched(entry: Conditions, pause: Pause, context: RunContext, mode: MatchMode): boolean {
  return (
    entry.when.every((condition) => matches(condition.matcher, condition.value(context), 'when')) &&
    entry.match.every((condition) => matches(condition.matcher, condition.value(pause), mode)) &&
    (entry.plain === undefined || whyElsewhere(entry.plain, pause) === undefined)
  );
}

/** Judge one entry with the reason: `when` first, then `match`, each in the order of the file; the first that fails is the reason. */
export function judge(entry: Conditions, pause: Pause, context: RunContext, mode: MatchMode): Verdict {
  for (const condition of entry.when) {
    const value = condition.value(context);
    if (!matches(condition.matcher, value, 'when')) {
      return { matched: false, because: whyNot(`when.${condition.key}`, condition.matcher, value) };
    }
  }
  for (const condition of entry.match) {
    const value = condition.value(pause);
    if (!matches(condition.matcher, value, mode)) {
      return { matched: false, because: whyNot(condition.key, condition.matcher, value) };
    }
  }
  const elsewhere = entry.plain && whyElsewhere(entry.plain, pause);
  if (elsewhere !== undefined) return { matched: false, because: elsewhere };
  return { matched: true, because: whyAll(entry, pause) };
}

function whyAll(entry: Conditions, pause: Pause): string {
  for (const condition of entry.match) {
    const reason = whyMatched(condition.key, condition.matcher, condition.value(pause));
    if (reason !== undefined) return reason;
  }
  const keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
  return keys.length === 1
    ? `${keys[0] ?? ''} matches`
    : `${keys.slice(0, -1).join(', ')} and ${keys.at(-1) ?? ''} match`;
}

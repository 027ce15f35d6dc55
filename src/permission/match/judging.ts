// What every form of a matcher can be asked, and how it is asked of a list.
import { isList, type Json, type Plain } from '../text/json.ts';

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

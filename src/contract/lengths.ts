// Bounds on the length of texts and lists. zod's own checks read the `length` of any value, before its type is known.
import * as z from 'zod/mini';

/** Checks that a text (in characters) or list has at least this length. */
export function atLeast(length: number): z.core.$ZodCheckMinLength {
  return onlyOfLong(z.minLength(length));
}

/** Checks that a text (in characters) or list has at most this length. */
export function atMost(length: number): z.core.$ZodCheckMaxLength {
  return onlyOfLong(z.maxLength(length));
}

/** Limits a check to texts and lists: an object's `length` may not even compare, as in `{ "toString": null }`. */
function onlyOfLong<Check extends z.core.$ZodCheck>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

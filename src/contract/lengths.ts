// Bounds on the length of texts and lists. zod's own look at whatever has a `length`, before they know that it is one of these.
import * as z from 'zod/mini';

/** A text (in characters) or list of at least so many. */
export function atLeast(length: number): z.core.$ZodCheckMinLength {
  return onlyOfLong(z.minLength(length));
}

/** A text (in characters) or list of at most so many. */
export function atMost(length: number): z.core.$ZodCheckMaxLength {
  return onlyOfLong(z.maxLength(length));
}

/** An object may come with a `length` that can't even be compared: `{ "length": { "toString": null } }`. */
function onlyOfLong<Check extends z.core.$ZodCheck>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

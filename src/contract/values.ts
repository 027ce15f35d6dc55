// Plain values of the wire. Made once and shared, because each schema that a job makes costs it time.
import * as z from 'zod/mini';

export const text = z.string();
export const textOrNull = z.nullable(text);
export const optionalText = z.optional(text);
export const whole = z.int();
export const amount = z.number();
export const flag = z.boolean();

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

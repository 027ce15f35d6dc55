// Defines shared schemas of plain values. They are created only once, because creating a schema takes time.
import * as z from 'zod/mini';

export const text = z.string();
export const textOrNull = z.nullable(text);
export const optionalText = z.optional(text);
export const integer = z.int();
export const amount = z.number();
export const flag = z.boolean();

/** Checks that a text (in characters) or list has at least this length. */
export function atLeast(length: number): z.core.$ZodCheckMinLength {
  return skipOtherTypes(z.minLength(length));
}

/** Checks that a text (in characters) or list has at most this length. */
export function atMost(length: number): z.core.$ZodCheckMaxLength {
  return skipOtherTypes(z.maxLength(length));
}

/** Limits a check to texts and lists: comparing an object's `length` throws if that is `{ "toString": null }`. */
function skipOtherTypes<Check extends z.core.$ZodCheck>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}

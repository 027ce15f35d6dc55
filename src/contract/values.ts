// Plain values of the wire. Made once and shared, because each schema that a job makes costs it time.
import * as z from 'zod/mini';

export const text = z.string();
export const textOrNull = z.nullable(text);
export const optionalText = z.optional(text);
export const whole = z.int();
export const amount = z.number();
export const flag = z.boolean();

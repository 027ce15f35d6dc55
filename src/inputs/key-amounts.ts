// Amounts about keys as texts: USD with cents, factors, percentages.
import { badValue } from './values.ts';

/** What an amount is, for messages: goes on after "Use". */
export const takesAmount = 'an amount in USD from 0 with at most two decimals, such as 50 or 12.50';

/** What a factor is. */
export const takesFactor = 'a factor from 1x with at most two decimals, such as 2x or 1.5x';

/** Finite, not negative, and whole cents. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
}

/** The number that a text is, as an input and a variable of the environment write it; else undefined. */
export function numberOf(text: string): number | undefined {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}

/** How many times as much `2x` is; undefined for a text that is none. */
export function factorOf(value: unknown): number | undefined {
  const [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [];
  const factor = Number(digits);
  return factor >= 1 ? factor : undefined;
}

/**
 * The amount that an input gives.
 *
 * @throws {InputError} `input_invalid`
 */
export function readAmount(name: string, value: string): number {
  const amount = numberOf(value);
  if (isAmount(amount)) return amount;
  throw badValue(name, value, `Use ${takesAmount}.`);
}

/**
 * The factor that an input gives.
 *
 * @throws {InputError} `input_invalid`
 */
export function readFactor(name: string, value: string): number {
  const factor = factorOf(value);
  if (factor !== undefined) return factor;
  throw badValue(name, value, `Use ${takesFactor}.`);
}

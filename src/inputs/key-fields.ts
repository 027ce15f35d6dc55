// Reads the fields of a key update, and amounts and factors from text.
import type { KeyUpdate } from '../contract/keys.ts';
import { type LimitReset, limitResets } from '../contract/words.ts';
import { badValue } from './values.ts';

export const amountFormat = 'an amount in USD from 0 with at most two decimals, such as 50 or 12.50';

export const factorFormat = 'a factor from 1x with at most two decimals, such as 2x or 1.5x';

export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
}

export function parseNumber(text: string): number | undefined {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}

export function parseFactor(value: unknown): number | undefined {
  const [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [];
  const factor = Number(digits); // NaN without digits
  return factor >= 1 ? factor : undefined;
}

export function readAmount(name: string, value: string): number {
  const amount = parseNumber(value);
  if (isAmount(amount)) return amount;
  throw badValue(name, value, `Use ${amountFormat}.`);
}

export function readFactor(name: string, value: string): number {
  const factor = parseFactor(value);
  if (factor !== undefined) return factor;
  throw badValue(name, value, `Use ${factorFormat}.`);
}

export type KeyFieldName = keyof KeyUpdate;

interface KeyField<Value> {
  readonly format: string;
  /** Returns an unreadable text unchanged, so that `accepts` refuses it. */
  fromText(text: string): unknown;
  readonly accepts: (value: unknown) => value is Value;
}

const flag: KeyField<boolean> = {
  format: 'true or false',
  fromText: (text) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : text),
  accepts: (value): value is boolean => typeof value === 'boolean',
};

/** Null means no limit or no reset (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyFields: { readonly [Name in KeyFieldName]: KeyField<Exclude<KeyUpdate[Name], undefined>> } = {
  limit: {
    format: `${amountFormat}, or null for no limit`,
    fromText: (text) => (text === 'null' ? null : (parseNumber(text) ?? text)),
    accepts: (value): value is number | null => value === null || isAmount(value),
  },
  limit_reset: {
    format: `${limitResets.join(', ')}, or null for no reset`,
    fromText: (text) => (text === 'null' ? null : text),
    accepts: (value): value is LimitReset | null => value === null || limitResets.some((reset) => reset === value),
  },
  disabled: flag,
  include_byok_in_limit: flag,
  name: {
    format: 'a text',
    fromText: (text) => text,
    accepts: (value): value is string => typeof value === 'string' && value !== '',
  },
};

export const keyFieldNames = ['limit', 'limit_reset', 'disabled', 'include_byok_in_limit', 'name'] as const;

export function readKeyField(field: KeyFieldName, input: string, text: string): unknown {
  const { format, fromText, accepts } = keyFields[field];
  const value = fromText(text);
  if (accepts(value)) return value;
  throw badValue(input, text, `Use ${format}.`);
}

export function toKeyUpdate(getValue: (name: KeyFieldName) => unknown): KeyUpdate {
  const values = keyFieldNames.toSorted().map((name) => [name, getValue(name)] as const);
  return Object.fromEntries(values.filter(([name, value]) => keyFields[name].accepts(value)));
}

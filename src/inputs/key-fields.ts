// The fields of an update of a key, and amounts as texts.
import type { KeyUpdate } from '../contract/keys.ts';
import { type LimitReset, limitResets } from '../contract/words.ts';
import { badValue } from './values.ts';

export const takesAmount = 'an amount in USD from 0 with at most two decimals, such as 50 or 12.50';

export const takesFactor = 'a factor from 1x with at most two decimals, such as 2x or 1.5x';

export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
}

export function numberOf(text: string): number | undefined {
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : undefined;
}

export function factorOf(value: unknown): number | undefined {
  const [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [];
  const factor = Number(digits);
  return factor >= 1 ? factor : undefined;
}

export function readAmount(name: string, value: string): number {
  const amount = numberOf(value);
  if (isAmount(amount)) return amount;
  throw badValue(name, value, `Use ${takesAmount}.`);
}

export function readFactor(name: string, value: string): number {
  const factor = factorOf(value);
  if (factor !== undefined) return factor;
  throw badValue(name, value, `Use ${takesFactor}.`);
}

export type KeyFieldName = keyof KeyUpdate;

interface KeyField<Value> {
  readonly takes: string;
  /** Returns a text that means no value as it is, so that `accepts` refuses it. */
  fromText(text: string): unknown;
  readonly accepts: (value: unknown) => value is Value;
}

const flag: KeyField<boolean> = {
  takes: 'true or false',
  fromText: (text) => (/^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text),
  accepts: (value): value is boolean => typeof value === 'boolean',
};

/** In each, null means that there is no limit or no reset (docs/service-api.md, "PATCH /keys/{hash}"). */
export const keyFields: { readonly [Name in KeyFieldName]: KeyField<Exclude<KeyUpdate[Name], undefined>> } = {
  limit: {
    takes: `${takesAmount}, or null for no limit`,
    fromText: (text) => (text === 'null' ? null : (numberOf(text) ?? text)),
    accepts: (value): value is number | null => value === null || isAmount(value),
  },
  limit_reset: {
    takes: `${limitResets.join(', ')}, or null for no reset`,
    fromText: (text) => (text === 'null' ? null : text),
    accepts: (value): value is LimitReset | null => value === null || limitResets.some((reset) => reset === value),
  },
  disabled: flag,
  include_byok_in_limit: flag,
  name: {
    takes: 'a text',
    fromText: (text) => text,
    accepts: (value): value is string => typeof value === 'string' && value !== '',
  },
};

export const keyFieldNames = ['limit', 'limit_reset', 'disabled', 'include_byok_in_limit', 'name'] as const;

export function readKeyField(field: KeyFieldName, input: string, text: string): unknown {
  const { takes, fromText, accepts } = keyFields[field];
  const value = fromText(text);
  if (accepts(value)) return value;
  throw badValue(input, text, `Use ${takes}.`);
}

export function toKeyUpdate(given: (name: KeyFieldName) => unknown): KeyUpdate {
  const values = keyFieldNames.toSorted().map((name) => [name, given(name)] as const);
  return Object.fromEntries(values.filter(([name, value]) => keyFields[name].accepts(value)));
}

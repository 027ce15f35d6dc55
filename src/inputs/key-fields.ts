// The fields of a key update: what each takes, from an input, from a YAML file and from the environment alike.
import type { KeyUpdate } from '../contract/keys.ts';
import type { LimitReset } from '../contract/words.ts';
import { limitResets } from '../contract/words.ts';
import { isAmount, numberOf, takesAmount } from './key-amounts.ts';
import { badValue } from './values.ts';

/** The name of a field, as on the wire. */
export type KeyFieldName = keyof KeyUpdate;

/** One field. */
interface KeyField<Value> {
  /** Goes on after "Use": the values allowed. */
  readonly takes: string;
  /** The value that a text stands for; a text that stands for none is given back, and then not accepted. */
  fromText(text: string): unknown;
  readonly accepts: (value: unknown) => value is Value;
}

const flag: KeyField<boolean> = {
  takes: 'true or false',
  fromText: (text) => (/^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text),
  accepts: (value): value is boolean => typeof value === 'boolean',
};

/** The fields of an update (docs/service-api.md, "PATCH /keys/{hash}"); null stands for no limit and no reset. */
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

/** The names of the fields. */
export const keyFieldNames = ['limit', 'limit_reset', 'disabled', 'include_byok_in_limit', 'name'] as const;

/**
 * The value of a field that an input gives.
 *
 * @throws {InputError} `input_invalid`
 */
export function readKeyField(field: KeyFieldName, input: string, text: string): unknown {
  const { takes, fromText, accepts } = keyFields[field];
  const value = fromText(text);
  if (accepts(value)) return value;
  throw badValue(input, text, `Use ${takes}.`);
}

/** An update of the values that were given and that their fields accept; `undefined` stands for one that was not given. */
export function toKeyUpdate(given: (name: KeyFieldName) => unknown): KeyUpdate {
  const disabled = given('disabled');
  const include_byok_in_limit = given('include_byok_in_limit');
  const limit = given('limit');
  const limit_reset = given('limit_reset');
  const name = given('name');
  return {
    ...(keyFields.disabled.accepts(disabled) ? { disabled } : {}),
    ...(keyFields.include_byok_in_limit.accepts(include_byok_in_limit) ? { include_byok_in_limit } : {}),
    ...(keyFields.limit.accepts(limit) ? { limit } : {}),
    ...(keyFields.limit_reset.accepts(limit_reset) ? { limit_reset } : {}),
    ...(keyFields.name.accepts(name) ? { name } : {}),
  };
}

// Inputs as given: the text of each, and what may not be missing or stand together.
import { InputError } from '../errors.ts';
import type { InputName } from './definitions.ts';

/** The text of an input, its default included; `undefined` when it is not given and has none. */
export type InputText = (name: InputName) => string | undefined;

/** The text of an input that must be given; `what` says what to set it to. */
export function required(text: InputText, name: InputName, what: string): string {
  const value = text(name);
  if (value !== undefined) return value;
  throw new InputError('input_missing', `Input "${name}" is not given. Set it to ${what}.`, { source: name });
}

/** The value of an input that may be given. */
export function optional<T>(text: InputText, name: InputName, read: (name: string, value: string) => T): T | undefined {
  const value = text(name);
  return value === undefined ? undefined : read(name, value);
}

/** Refuses two inputs that are both given. */
export function exclude(text: InputText, one: InputName, other: InputName): void {
  if (text(one) === undefined || text(other) === undefined) return;
  throw new InputError('input_conflict', `Inputs "${one}" and "${other}" are both given. Use one of them.`, {
    source: other,
  });
}

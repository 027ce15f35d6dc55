// Text of a person in a YAML file: a double-quoted scalar, whatever it holds.
import { escapeActing } from '../json-text.ts';

/** A text as a YAML scalar: JSON strings are double-quoted scalars (YAML 1.2, section 1.3), and nothing invisible stays as it is. */
export function quoted(text: string): string {
  return escapeActing(JSON.stringify(text));
}

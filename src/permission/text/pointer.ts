// JSON Pointers (RFC 6901), for the fields that a deployment will send tomorrow.
import { isList, isObject, type Json, ownField } from './json.ts';

/** The steps of a pointer, undefined when the text is none. The pointer to the whole document is none here. */
export function readPointer(text: string): readonly string[] | undefined {
  if (!text.startsWith('/') || /~(?![01])/u.test(text)) return undefined;
  return text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value that a pointer's steps lead to, undefined when there is none. Inherited properties are not followed. */
export function follow(steps: readonly string[], document: Json): Json | undefined {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value)) value = ownField(value, step);
    else return undefined;
  }
  return value;
}

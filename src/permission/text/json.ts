// JSON values: reading, showing and comparing them, and JSON Pointers into them.

import { showInvisible } from './invisible.ts';

/** Any JSON value; objects from outside are read through {@link ownField} only. */
export type Json = Plain | readonly Json[] | JsonObject;

export type Plain = string | number | boolean | null;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** Parses a text; undefined where it is no JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Reads a field of an object, never one that it inherits. */
export function ownField(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Writes equal JSON values as equal text: keys sorted, numbers as JavaScript writes them. */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value === 0 ? 0 : value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}

/** Longest text of a value in a message, in characters. */
const maxShown = 120;

/** Shows a value in a message as JSON: on one line, invisible characters escaped, cut when long. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  // Cut a long text before writing it out, so that 50,000 characters cost no more than 200.
  const short = typeof value === 'string' ? value.slice(0, maxShown + 1) : value;
  const text = showInvisible(JSON.stringify(short));
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Reads the steps of a JSON Pointer; undefined if invalid, and for the pointer to the whole document. */
export function readPointer(text: string): readonly string[] | undefined {
  if (!text.startsWith('/') || /~(?![01])/u.test(text)) return undefined;
  return text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Follows a pointer's steps; undefined when they lead nowhere. Inherited properties are not followed. */
export function follow(steps: readonly string[], document: Json): Json | undefined {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value)) value = ownField(value, step);
    else return undefined;
  }
  return value;
}

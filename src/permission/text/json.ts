// Reads, shows and compares JSON values, and follows JSON Pointers into them.

import { showInvisible } from './invisible.ts';

/** Read objects from outside through {@link ownField} only. */
export type Json = Plain | readonly Json[] | JsonObject;

export type Plain = string | number | boolean | null;

export interface JsonObject {
  readonly [name: string]: Json;
}

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

export function ownField(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Writes equal values as equal text: keys sorted, numbers as JavaScript writes them. */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value === 0 ? 0 : value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}

const maxShown = 120;

export function shown(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  // Cut first, so that 50,000 characters cost no more than 200.
  const short = typeof value === 'string' ? value.slice(0, maxShown + 1) : value;
  const text = showInvisible(JSON.stringify(short));
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

/** Returns undefined for an invalid pointer, and for that of the whole document. */
export function readPointer(text: string): readonly string[] | undefined {
  if (!text.startsWith('/') || /~(?![01])/u.test(text)) return undefined;
  return text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function follow(steps: readonly string[], document: Json): Json | undefined {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value)) value = ownField(value, step);
    else return undefined;
  }
  return value;
}

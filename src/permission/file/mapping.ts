// Mappings of the policy file: fixed keys, each required or not, and nothing else.

import { nearest } from '../text/nearest.ts';
import type { Place } from '../text/place.ts';
import { fail, type JsonSchema, type Reader, type Shape, wrongType } from './shape.ts';
import type { MapNode, TreeEntry } from './tree.ts';

/** A key of a mapping. */
export interface Field<T> {
  readonly shape: Shape<T>;
  readonly required: boolean;
}

/** What a mapping with these fields reads as: every key, undefined where it is left out, and the place of each. */
export type Mapped<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends { readonly required: true; readonly shape: Shape<infer T> }
    ? T
    : F[K] extends { readonly shape: Shape<infer T> }
      ? T | undefined
      : never;
} & { readonly at: Place; readonly places: ReadonlyMap<string, Place> };

/** The fields of a mapping by key. */
export type Fields = { readonly [key: string]: Field<unknown> };

/** A key that must be there. */
export function required<T>(shape: Shape<T>): { readonly shape: Shape<T>; readonly required: true } {
  return { shape, required: true };
}

/** A key that may be left out. */
export function optional<T>(shape: Shape<T>): { readonly shape: Shape<T>; readonly required: false } {
  return { shape, required: false };
}

/** How a mapping is called, and what holds beyond its fields. */
export interface MappingOptions<F extends Fields> {
  readonly what: string;
  readonly about: string;
  /** A rule over several keys; it tells the reader what is wrong. */
  readonly check?: (value: Mapped<F>, reader: Reader) => void;
  /** The same rule as JSON Schema keywords. */
  readonly schema?: JsonSchema;
}

/** A mapping with these keys and no other; a misspelt key is told the nearest. */
export function mapping<F extends Fields>(fields: F, options: MappingOptions<F>): Shape<Mapped<F>> {
  const known = new Map(Object.entries(fields));
  return {
    read(node, reader) {
      if (node.type !== 'map') return wrongType(reader, node, options.what, 'a mapping');
      const before = reader.problems.length;
      const value = readFields(node, known, options.what, reader) as Mapped<F>;
      if (reader.problems.length === before) options.check?.(value, reader);
      return reader.problems.length === before ? value : undefined;
    },
    schema(defs) {
      const properties = Object.fromEntries([...known].map(([key, field]) => [key, field.shape.schema(defs)]));
      const must = [...known].filter(([, field]) => field.required).map(([key]) => key);
      return {
        type: 'object',
        description: options.about,
        properties,
        ...(must.length > 0 ? { required: must } : {}),
        additionalProperties: false,
        ...options.schema,
      };
    },
  };
}

function readFields(node: MapNode, known: ReadonlyMap<string, Field<unknown>>, what: string, reader: Reader): object {
  const value: Record<string, unknown> = Object.create(null);
  const places = new Map<string, Place>();
  for (const entry of node.entries) {
    const field = known.get(entry.key);
    if (field === undefined) {
      unknownKey(entry, [...known.keys()], what, reader);
      continue;
    }
    places.set(entry.key, entry.at);
    value[entry.key] = field.shape.read(entry.value, reader);
  }
  for (const [key, field] of known) {
    if (field.required && !places.has(key)) {
      fail(reader, node.at, 'missing-key', `${what} has no "${key}". Add it.`);
    }
  }
  return Object.assign(value, { at: node.at, places });
}

/** Tell the reader of a key that does not belong, with the one that was most likely meant. */
export function unknownKey(entry: TreeEntry, known: readonly string[], what: string, reader: Reader): undefined {
  const near = nearest(entry.key, known);
  const list = known.map((key) => `"${key}"`).join(', ');
  const hint = near === undefined ? `Possible are ${list}.` : `Did you mean "${near}"? Possible are ${list}.`;
  return fail(reader, entry.at, 'unknown-key', `${what} has no key ${JSON.stringify(entry.key)}. ${hint}`);
}

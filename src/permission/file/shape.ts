// Shapes of parts of the policy file; one definition both reads a part and describes it as JSON Schema.

import { nearest } from '../../nearest.ts';
import type { Re2 } from '../match/regex.ts';
import type { shellTest } from '../match/shell-test.ts';
import type { Json, Plain } from '../text/json.ts';
import type { Place } from '../text/place.ts';
import { type MapNode, type Problem, type ProblemCode, type TreeEntry, type TreeNode, treeOfJson } from './tree.ts';

export type JsonSchema = { readonly [keyword: string]: Json };

export interface Shape<T> {
  read(node: TreeNode, reader: Reader): T | undefined;
  schema(defs: Map<string, JsonSchema>): JsonSchema;
}

/** Undefined if no matcher of the file needs the library. */
export interface Engines {
  readonly re2: Re2 | undefined;
  readonly shell: typeof shellTest | undefined;
}

export interface Reader {
  readonly engines: Engines;
  readonly problems: Problem[];
}

export function readJson<T>(shape: Shape<T>, json: Json): { readonly value: T } | { readonly problems: Problem[] } {
  const reader: Reader = { engines: { re2: undefined, shell: undefined }, problems: [] };
  const value = shape.read(treeOfJson(json), reader);
  return value === undefined ? { problems: reader.problems } : { value };
}

/** Returns what a failed `read` returns. */
export function fail(reader: Reader, at: Place, code: ProblemCode, message: string): undefined {
  reader.problems.push({ ...at, code, message });
  return undefined;
}

export function plainOf(node: TreeNode): Plain | undefined {
  return node.type === 'plain' ? node.value : undefined;
}

export function stringOf(node: TreeNode): string | undefined {
  const value = plainOf(node);
  return typeof value === 'string' ? value : undefined;
}

export function describeNode(node: TreeNode): string {
  if (node.type === 'map') return 'a mapping';
  if (node.type === 'list') return 'a list';
  if (node.value === null) return 'empty';
  return `the ${typeof node.value} ${JSON.stringify(node.value)}`;
}

export function wrongType(reader: Reader, node: TreeNode, what: string, wanted: string): undefined {
  return fail(reader, node.at, 'wrong-type', `${what} is ${describeNode(node)}. Write ${wanted}.`);
}

export function text(what: string, about: string): Shape<string> {
  return {
    read(node, reader) {
      const value = stringOf(node);
      if (value === undefined) return wrongType(reader, node, what, 'a string');
      if (value.trim() === '') return fail(reader, node.at, 'invalid-value', `${what} is blank. Write what it is.`);
      return value;
    },
    schema: () => ({ type: 'string', pattern: '\\S', description: about }),
  };
}

export function count(
  what: string,
  about: string,
  { least = 1, most }: { readonly least?: 0 | 1; readonly most?: number } = {},
): Shape<number> {
  return {
    read(node, reader) {
      const value = plainOf(node);
      const isCount = typeof value === 'number' && Number.isInteger(value) && value >= least;
      if (isCount && value <= (most ?? value)) return value;
      const bound = most === undefined ? '' : ` and at most ${most}`;
      return wrongType(reader, node, what, `a whole number, at least ${least}${bound}`);
    },
    schema: () => ({
      type: 'integer',
      minimum: least,
      ...(most === undefined ? {} : { maximum: most }),
      description: about,
    }),
  };
}

export function flag(what: string, about: string): Shape<boolean> {
  return {
    read(node, reader) {
      const value = plainOf(node);
      return typeof value === 'boolean' ? value : wrongType(reader, node, what, 'true or false');
    },
    schema: () => ({ type: 'boolean', description: about }),
  };
}

export function word<const W extends string>(what: string, words: readonly W[], about: string): Shape<W> {
  return {
    read(node, reader) {
      const value = plainOf(node);
      const known = words.find((each) => each === value);
      if (known !== undefined) return known;
      if (typeof value !== 'string') return wrongType(reader, node, what, `one of ${quoted(words)}`);
      const near = nearest(value, words);
      const hint = near === undefined ? `Use one of ${quoted(words)}.` : didYouMean(near, words);
      return fail(reader, node.at, 'invalid-value', `${what} is ${JSON.stringify(value)}. ${hint}`);
    },
    schema: () => ({ enum: words, description: about }),
  };
}

function quoted(words: readonly string[]): string {
  return words.map((each) => `"${each}"`).join(', ');
}

function didYouMean(near: string, words: readonly string[]): string {
  return `Did you mean "${near}"? Possible are ${quoted(words)}.`;
}

export function list<T>(what: string, of: Shape<T>, about: string): Shape<readonly T[]> {
  return {
    read(node, reader) {
      if (node.type !== 'list') return wrongType(reader, node, what, 'a list');
      return allOf(node.items.map((item) => of.read(item, reader)));
    },
    schema: (defs) => ({ type: 'array', items: of.schema(defs), description: about }),
  };
}

export function allOf<T>(items: readonly (T | undefined)[]): readonly T[] | undefined {
  return items.every((item) => item !== undefined) ? items : undefined;
}

export function converted<A, B>(of: Shape<A>, convert: (value: A, reader: Reader) => B | undefined): Shape<B> {
  return {
    read(node, reader) {
      const value = of.read(node, reader);
      return value === undefined ? undefined : convert(value, reader);
    },
    schema: (defs) => of.schema(defs),
  };
}

export function named<T>(name: string, of: Shape<T>): Shape<T> {
  return {
    read: (node, reader) => of.read(node, reader),
    schema: (defs) => reference(name, defs, () => of.schema(defs)),
  };
}

/** Reserves the name first, so that a part may contain itself. */
export function reference(name: string, defs: Map<string, JsonSchema>, make: () => JsonSchema): JsonSchema {
  if (!defs.has(name)) {
    defs.set(name, {});
    defs.set(name, make());
  }
  return { $ref: `#/definitions/${name}` };
}

export interface Field<T, D> {
  readonly shape: Shape<T>;
  readonly required: boolean;
  readonly otherwise?: D;
}

type Fields = { readonly [key: string]: Field<unknown, unknown> };

export type Mapped<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T, infer D> ? T | D : never;
} & { readonly at: Place; readonly places: ReadonlyMap<string, Place> };

export function required<T>(shape: Shape<T>): Field<T, never> {
  return { shape, required: true };
}

export function optional<T>(shape: Shape<T>): Field<T, undefined>;
export function optional<T, const D>(shape: Shape<T>, otherwise: D): Field<T, D>;
export function optional<T>(shape: Shape<T>, otherwise?: unknown): Field<T, unknown> {
  return { shape, required: false, otherwise };
}

interface MappingOptions<F extends Fields> {
  readonly what: string;
  readonly about: string;
  readonly check?: (value: Mapped<F>, reader: Reader) => void;
  readonly schema?: JsonSchema;
}

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
      const must = [...known].filter(([, field]) => field.required).map(([key]) => key);
      return {
        type: 'object',
        description: options.about,
        properties: Object.fromEntries([...known].map(([key, field]) => [key, field.shape.schema(defs)])),
        ...(must.length > 0 ? { required: must } : {}),
        additionalProperties: false,
        ...options.schema,
      };
    },
  };
}

function readFields(
  node: MapNode,
  known: ReadonlyMap<string, Field<unknown, unknown>>,
  what: string,
  reader: Reader,
): object {
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
    if (places.has(key)) continue;
    if (field.required) fail(reader, node.at, 'missing-key', `${what} has no "${key}". Add it.`);
    value[key] = field.otherwise;
  }
  return Object.assign(value, { at: node.at, places });
}

export function unknownKey(entry: TreeEntry, known: readonly string[], what: string, reader: Reader): undefined {
  const near = nearest(entry.key, known);
  const hint = near === undefined ? `Possible are ${quoted(known)}.` : didYouMean(near, known);
  return fail(reader, entry.at, 'unknown-key', `${what} has no key ${JSON.stringify(entry.key)}. ${hint}`);
}

/** Objects have no prototype, so that `__proto__` is a key like any other. */
export function toJson(node: TreeNode): Json {
  if (node.type === 'plain') return node.value;
  if (node.type === 'list') return node.items.map(toJson);
  const object: Record<string, Json> = Object.create(null);
  for (const entry of node.entries) object[entry.key] = toJson(entry.value);
  return object;
}

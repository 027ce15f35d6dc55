// Makes the shapes of the parts of a policy file. A shape reads its part, and describes it as JSON Schema.
import type { Json, Plain } from '../../json.ts';
import { findNearest } from '../../nearest.ts';
import type { Re2 } from '../match/regex.ts';
import type { shellTest } from '../match/shell-test.ts';
import type { Position } from '../text/position.ts';
import { jsonToTree, type MapNode, type Problem, type ProblemCode, type TreeEntry, type TreeNode } from './tree.ts';

export type JsonSchema = { readonly [keyword: string]: Json };

export interface Shape<T> {
  /** Returns undefined once it has reported a problem. */
  read(node: TreeNode, reader: Reader): T | undefined;
  schema(defs: Map<string, JsonSchema>): JsonSchema;
}

export interface Reader {
  readonly problems: Problem[];
  /** Undefined if no matcher in the file needs the library. */
  readonly re2: Re2 | undefined;
  readonly shell: typeof shellTest | undefined;
}

export function readJson<T>(shape: Shape<T>, json: Json): { readonly value: T } | { readonly problems: Problem[] } {
  const reader: Reader = { problems: [], re2: undefined, shell: undefined };
  const value = shape.read(jsonToTree(json), reader);
  return value === undefined ? { problems: reader.problems } : { value };
}

/** Reports a problem, and returns undefined, as every failed `read` does. */
export function fail(reader: Reader, at: Position, code: ProblemCode, message: string): undefined {
  reader.problems.push({ ...at, code, message });
  return undefined;
}

export function describeNode(node: TreeNode): string {
  if (node.type === 'map') return 'a mapping';
  if (node.type === 'list') return 'a list';
  if (node.value === null) return 'empty';
  return `the ${typeof node.value} ${JSON.stringify(node.value)}`;
}

export function failWrongType(reader: Reader, node: TreeNode, what: string, wanted: string): undefined {
  return fail(reader, node.at, 'wrong-type', `${what} is ${describeNode(node)}. Write ${wanted}.`);
}

export function plain<T extends Plain>(
  what: string,
  wanted: string,
  schema: JsonSchema,
  fits: (value: Plain) => value is T,
): Shape<T> {
  return {
    read: (node, reader) =>
      node.type === 'plain' && fits(node.value) ? node.value : failWrongType(reader, node, what, wanted),
    schema: () => schema,
  };
}

export const isText = (value: Plain): value is string => typeof value === 'string';

export function string(what: string, schema: JsonSchema = {}, wanted = 'a string'): Shape<string> {
  return plain(what, wanted, { type: 'string', ...schema }, isText);
}

export function text(what: string, about: string): Shape<string> {
  return converted(string(what, { pattern: '\\S', description: about }), (value, reader, { at }) =>
    value.trim() === '' ? fail(reader, at, 'invalid-value', `${what} is blank. Fill it in.`) : value,
  );
}

export function count(
  what: string,
  about: string,
  { least = 1, most }: { readonly least?: 0 | 1; readonly most?: number | undefined } = {},
): Shape<number> {
  const bound = most === undefined ? '' : ` and at most ${most}`;
  const maximum = most === undefined ? {} : { maximum: most };
  return plain(
    what,
    `a whole number, at least ${least}${bound}`,
    { type: 'integer', minimum: least, ...maximum, description: about },
    (value): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= (most ?? Infinity),
  );
}

export function flag(what: string, about: string): Shape<boolean> {
  return plain(what, 'true or false', { type: 'boolean', description: about }, (value) => typeof value === 'boolean');
}

export function word<const W extends string>(what: string, words: readonly W[], about: string): Shape<W> {
  const anyText = plain(what, `one of ${listQuoted(words)}`, { enum: words, description: about }, isText);
  return converted(anyText, (value, reader, { at }) => {
    const found = words.find((each) => each === value);
    if (found !== undefined) return found;
    return fail(reader, at, 'invalid-value', `${what} is ${JSON.stringify(value)}. ${suggest(value, words)}`);
  });
}

export function listQuoted(words: readonly string[]): string {
  return words.map((each) => `"${each}"`).join(', ');
}

function suggest(typo: string, words: readonly string[]): string {
  const near = findNearest(typo, words);
  return `${near === undefined ? '' : `Did you mean "${near}"? `}Use one of ${listQuoted(words)}.`;
}

/** Refuses an empty list if the schema has `minItems`. */
export function list<T>(what: string, item: Shape<T>, schema: JsonSchema, wanted = 'a list'): Shape<readonly T[]> {
  return {
    read(node, reader) {
      const isRefused = node.type !== 'list' || (node.items.length === 0 && 'minItems' in schema);
      if (isRefused) return failWrongType(reader, node, what, wanted);
      return requireAll(node.items.map((each) => item.read(each, reader)));
    },
    schema: (defs) => ({ type: 'array', items: item.schema(defs), ...schema }),
  };
}

/** @param wanted - the advice for an empty list; if undefined, `item` is given the list, and refuses it */
export function oneOrMore<T>(what: string, item: Shape<T>, about: string, wanted?: string): Shape<readonly T[]> {
  return {
    read(node, reader) {
      const isEmpty = node.type === 'list' && node.items.length === 0;
      if (isEmpty && wanted !== undefined) return failWrongType(reader, node, what, wanted);
      const items = node.type === 'list' && !isEmpty ? node.items : [node];
      return requireAll(items.map((each) => item.read(each, reader)));
    },
    schema: (defs) => ({
      anyOf: [item.schema(defs), { type: 'array', items: item.schema(defs), minItems: 1 }],
      description: about,
    }),
  };
}

export function requireAll<T>(items: readonly (T | undefined)[]): readonly T[] | undefined {
  return items.every((item) => item !== undefined) ? items : undefined;
}

export function converted<A, B>(
  inner: Shape<A>,
  convert: (value: A, reader: Reader, node: TreeNode) => B | undefined,
): Shape<B> {
  return {
    read(node, reader) {
      const value = inner.read(node, reader);
      return value === undefined ? undefined : convert(value, reader, node);
    },
    schema: (defs) => inner.schema(defs),
  };
}

/** Wraps the schema in `allOf`, because JSON Schema ignores a description next to a `$ref`. */
export function described<T>(description: string, inner: Shape<T>): Shape<T> {
  return { ...inner, schema: (defs) => ({ description, allOf: [inner.schema(defs)] }) };
}

/** Refers to a part of the schema by name. Reserves the name first, because a part may contain itself. */
export function named<T>(name: string, inner: Shape<T>): Shape<T> {
  return {
    read: (node, reader) => inner.read(node, reader),
    schema(defs) {
      if (!defs.has(name)) {
        defs.set(name, {});
        defs.set(name, inner.schema(defs));
      }
      return { $ref: `#/definitions/${name}` };
    },
  };
}

export interface Optional<T> extends Shape<T> {
  readonly defaultValue: T;
}

export function optional<T>(inner: Shape<T>): Optional<T | undefined>;
export function optional<T, const D>(inner: Shape<T>, defaultValue: D): Optional<T | D>;
export function optional<T>(inner: Shape<T>, defaultValue?: unknown): Optional<unknown> {
  return { ...inner, defaultValue };
}

type Fields = { readonly [key: string]: Shape<unknown> | Optional<unknown> };

type ValueOf<F> = F extends Optional<infer T> ? T : F extends Shape<infer T> ? T : never;

export type Mapped<F extends Fields> = {
  readonly [K in keyof F]: ValueOf<F[K]>;
} & { readonly at: Position; readonly positions: ReadonlyMap<string, Position> };

interface MappingOptions<F extends Fields> {
  readonly what: string;
  readonly about: string;
  readonly check?: (value: Mapped<F>, reader: Reader) => void;
  readonly schema?: JsonSchema;
}

export function mapping<F extends Fields>(fields: F, options: MappingOptions<F>): Shape<Mapped<F>> {
  const { what, about, check, schema } = options;
  const fieldMap = new Map(Object.entries(fields));
  return {
    read(node, reader) {
      if (node.type !== 'map') return failWrongType(reader, node, what, 'a mapping');
      const problemCount = reader.problems.length;
      const value = readFields(node, fieldMap, what, reader) as Mapped<F>;
      if (reader.problems.length === problemCount) check?.(value, reader);
      return reader.problems.length === problemCount ? value : undefined;
    },
    schema(defs) {
      const required = [...fieldMap].flatMap(([key, field]) => ('defaultValue' in field ? [] : [key]));
      return {
        type: 'object',
        description: about,
        properties: Object.fromEntries([...fieldMap].map(([key, field]) => [key, field.schema(defs)])),
        ...(required.length > 0 ? { required } : {}),
        additionalProperties: false,
        ...schema,
      };
    },
  };
}

function readFields(node: MapNode, fieldMap: ReadonlyMap<string, Fields[string]>, what: string, reader: Reader) {
  const value: Record<string, unknown> = Object.create(null);
  const positions = new Map<string, Position>();
  for (const entry of node.entries) {
    const field = fieldMap.get(entry.key);
    if (field === undefined) {
      failUnknownKey(entry, [...fieldMap.keys()], what, reader);
      continue;
    }
    positions.set(entry.key, entry.at);
    value[entry.key] = field.read(entry.value, reader);
  }
  for (const [key, field] of fieldMap) {
    if (positions.has(key)) continue;
    if ('defaultValue' in field) value[key] = field.defaultValue;
    else fail(reader, node.at, 'missing-key', `${what} has no "${key}". Add it.`);
  }
  return Object.assign(value, { at: node.at, positions });
}

export function failUnknownKey(entry: TreeEntry, keys: readonly string[], what: string, reader: Reader): undefined {
  const message = `${what} has no key ${JSON.stringify(entry.key)}. ${suggest(entry.key, keys)}`;
  return fail(reader, entry.at, 'unknown-key', message);
}

/** Makes objects without a prototype, so that `__proto__` is a key like any other. */
export function toJson(node: TreeNode): Json {
  if (node.type === 'plain') return node.value;
  if (node.type === 'list') return node.items.map(toJson);
  const object: Record<string, Json> = Object.create(null);
  for (const entry of node.entries) object[entry.key] = toJson(entry.value);
  return object;
}

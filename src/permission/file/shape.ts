// What a part of the policy file may look like: one definition that both reads it and describes it as JSON Schema.

import type { Json, Plain } from '../text/json.ts';
import { nearest } from '../text/nearest.ts';
import type { Place } from '../text/place.ts';
import type { Engines } from './engines.ts';
import type { Problem, ProblemCode, TreeNode } from './tree.ts';

/** A JSON Schema, as far as we write one. */
export type JsonSchema = { readonly [keyword: string]: Json };

/** Reads one kind of node, and describes it. */
export interface Shape<T> {
  /** The value of a node; undefined when it is wrong, and then the reader has been told why. */
  read(node: TreeNode, reader: Reader): T | undefined;
  /** The JSON Schema of the same; named parts are put into `defs`. */
  schema(defs: Map<string, JsonSchema>): JsonSchema;
}

/** What reading has found wrong so far, and the libraries that patterns need. */
export interface Reader {
  readonly engines: Engines;
  readonly problems: Problem[];
}

/** A value and the place where it stands. */
export interface Placed<T> {
  readonly at: Place;
  readonly value: T;
}

/** Tell the reader of a problem; the undefined that it returns is what a failed `read` returns. */
export function fail(reader: Reader, at: Place, code: ProblemCode, message: string): undefined {
  reader.problems.push({ ...at, code, message });
  return undefined;
}

/** The value of a plain node; undefined for a mapping or a list. */
export function plainOf(node: TreeNode): Plain | undefined {
  return node.type === 'plain' ? node.value : undefined;
}

/** The string that a node is; undefined when it is none. */
export function stringOf(node: TreeNode): string | undefined {
  const value = plainOf(node);
  return typeof value === 'string' ? value : undefined;
}

/** A node for a message: `a list`, `the string "x"`, `the number 3`. */
export function describeNode(node: TreeNode): string {
  if (node.type === 'map') return 'a mapping';
  if (node.type === 'list') return 'a list';
  if (node.value === null) return 'empty';
  return `the ${typeof node.value} ${JSON.stringify(node.value)}`;
}

/** Tell the reader that a node is of the wrong type. */
export function wrongType(reader: Reader, node: TreeNode, what: string, wanted: string): undefined {
  return fail(reader, node.at, 'wrong-type', `${what} is ${describeNode(node)}. Write ${wanted}.`);
}

/** A string with something in it. */
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

/** A whole number from 1, or from 0, to a bound where there is one. */
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

/** True or false. */
export function flag(what: string, about: string): Shape<boolean> {
  return {
    read(node, reader) {
      const value = plainOf(node);
      return typeof value === 'boolean' ? value : wrongType(reader, node, what, 'true or false');
    },
    schema: () => ({ type: 'boolean', description: about }),
  };
}

/** One of a few words; a misspelt one is told the nearest. */
export function word<const W extends string>(what: string, words: readonly W[], about: string): Shape<W> {
  const all = words.map((each) => `"${each}"`).join(', ');
  return {
    read(node, reader) {
      const value = plainOf(node);
      const known = words.find((each) => each === value);
      if (known !== undefined) return known;
      if (typeof value !== 'string') return wrongType(reader, node, what, `one of ${all}`);
      const near = nearest(value, words);
      const hint = near === undefined ? `Use one of ${all}.` : `Did you mean "${near}"? Possible are ${all}.`;
      return fail(reader, node.at, 'invalid-value', `${what} is ${JSON.stringify(value)}. ${hint}`);
    },
    schema: () => ({ enum: words, description: about }),
  };
}

/** A list of things of one shape. */
export function list<T>(what: string, of: Shape<T>, about: string): Shape<readonly T[]> {
  return {
    read(node, reader) {
      if (node.type !== 'list') return wrongType(reader, node, what, 'a list');
      return allOf(node.items.map((item) => of.read(item, reader)));
    },
    schema: (defs) => ({ type: 'array', items: of.schema(defs), description: about }),
  };
}

/** The items, when every one of them could be read. */
export function allOf<T>(items: readonly (T | undefined)[]): readonly T[] | undefined {
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** A shape whose value is made into another; what is wrong with it, `convert` tells the reader. */
export function converted<A, B>(of: Shape<A>, convert: (value: A, reader: Reader) => B | undefined): Shape<B> {
  return {
    read(node, reader) {
      const value = of.read(node, reader);
      return value === undefined ? undefined : convert(value, reader);
    },
    schema: (defs) => of.schema(defs),
  };
}

/** A value with its place. */
export function placed<T>(of: Shape<T>): Shape<Placed<T>> {
  return {
    read(node, reader) {
      const value = of.read(node, reader);
      return value === undefined ? undefined : { at: node.at, value };
    },
    schema: (defs) => of.schema(defs),
  };
}

/** A shape that stands in the schema once, under a name. */
export function named<T>(name: string, of: Shape<T>): Shape<T> {
  return {
    read: (node, reader) => of.read(node, reader),
    schema(defs) {
      if (!defs.has(name)) {
        // The name is taken before its content is made, so that a shape may hold itself.
        defs.set(name, {});
        defs.set(name, of.schema(defs));
      }
      return { $ref: `#/definitions/${name}` };
    },
  };
}

/** The JSON value of a node; objects have no prototype, so that no key means more than itself. */
export function toJson(node: TreeNode): Json {
  if (node.type === 'plain') return node.value;
  if (node.type === 'list') return node.items.map(toJson);
  const object: Record<string, Json> = Object.create(null);
  for (const entry of node.entries) object[entry.key] = toJson(entry.value);
  return object;
}

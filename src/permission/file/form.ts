// The description of a form of matcher, and the plain values that a key can have.

import { unknownWord } from '../context.ts';
import type { Test } from '../match/tests.ts';
import type { Plain } from '../text/json.ts';
import { allOf, describeNode, fail, type JsonSchema, type Reader, wrongType } from './shape.ts';
import type { ListNode, PlainNode, TreeNode } from './tree.ts';

/** The list that a matcher stands in; it decides what may be asked. */
export type MatcherPlace = 'guard' | 'rule' | 'question' | 'when';

/** What values the matched key can have; a plain value of another type could never match. */
export type Values = 'text' | 'text-or-null' | 'texts' | 'flag' | 'any';

/** Where and of what a matcher is. */
export interface MatcherOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  /** How the key is called in messages. */
  readonly what: string;
}

/** What reading a form needs. */
export interface FormReading {
  readonly options: MatcherOptions;
  readonly reader: Reader;
  /** Reads a matcher that stands within this one; undefined after the reader has been told why. */
  readonly within: (node: TreeNode) => Test | undefined;
}

/** What describing a form needs. */
export interface FormSchemaOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  /** The schema of a matcher that stands within this one. */
  readonly within: () => JsonSchema;
}

/** A form of a matcher in braces: `{ glob: "fs.*" }`. */
export interface Form {
  /** Its key. */
  readonly key: string;
  /** Why it can't stand here, and what to write instead; undefined where it can. */
  whyNotHere(options: Pick<MatcherOptions, 'place' | 'values'>): string | undefined;
  /** What to write instead of it under `not`; left out where it can stand there. */
  readonly insteadUnderNot?: string;
  /** The test; undefined after the reader has been told what is wrong. */
  read(node: TreeNode, reading: FormReading): Test | undefined;
  /** The JSON Schema of what stands after the key. */
  schema(options: FormSchemaOptions): JsonSchema;
}

/** One value, or a list of values, undefined after the reader has been told what is wrong. */
export function plainValues(node: TreeNode, options: MatcherOptions, reader: Reader): readonly Plain[] | undefined {
  if (node.type === 'map') return wrongType(reader, node, options.what, 'a value, or a list of values');
  if (node.type === 'plain') {
    const value = plainValue(node, options, reader);
    return value === undefined ? undefined : [value];
  }
  return listValues(node, options, reader);
}

function listValues(node: ListNode, options: MatcherOptions, reader: Reader): readonly Plain[] | undefined {
  if (node.items.length === 0)
    return fail(
      reader,
      node.at,
      'invalid-value',
      `${options.what} has an empty list, which never matches. Name at least one value.`,
    );
  return allOf(
    node.items.map((item) =>
      item.type === 'plain'
        ? plainValue(item, options, reader)
        : wrongType(reader, item, `An element of ${options.what}`, 'a plain value'),
    ),
  );
}

function plainValue(node: PlainNode, options: MatcherOptions, reader: Reader): Plain | undefined {
  const { value } = node;
  const fits = {
    text: typeof value === 'string',
    'text-or-null': typeof value === 'string' || value === null,
    texts: typeof value === 'string',
    flag: typeof value === 'boolean' || value === unknownWord,
    any: true,
  }[options.values];
  if (fits) return value;
  const kind = options.values === 'flag' ? 'true, false or "unknown"' : 'a string; put it in quotes';
  return fail(
    reader,
    node.at,
    'wrong-type',
    `${options.what} is ${describeNode(node)}, which never matches. Write ${kind}.`,
  );
}

/** The JSON Schema of one value. */
export function plainSchema(values: Values): JsonSchema {
  return valueSchemas[values];
}

/** The JSON Schemas of one value, and of a list of values. */
export function plainSchemas(values: Values): readonly JsonSchema[] {
  return [plainSchema(values), { type: 'array', items: plainSchema(values), minItems: 1 }];
}

const valueSchemas: Readonly<Record<Values, JsonSchema>> = {
  text: { type: 'string' },
  texts: { type: 'string' },
  'text-or-null': { type: ['string', 'null'] },
  flag: { enum: [true, false, unknownWord] },
  any: { type: ['string', 'number', 'boolean', 'null'] },
};

// The plain values of a matcher: of a type that the key can have, and at least one.

import { unknownWord } from '../context.ts';
import type { Plain } from '../text/json.ts';
import type { MatcherOptions, Values } from './form.ts';
import { allOf, describeNode, fail, type JsonSchema, type Reader, wrongType } from './shape.ts';
import type { ListNode, PlainNode, TreeNode } from './tree.ts';

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

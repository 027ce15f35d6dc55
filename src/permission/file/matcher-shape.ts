// A matcher in the file, per place and per kind of value, with its JSON Schema.

import type { Matcher } from '../match/conditions.ts';
import { type Test, valuesTest } from '../match/tests.ts';
import { type Form, forms, type MatcherOptions, plainSchemas, plainValues } from './forms.ts';
import { fail, type JsonSchema, plainOf, type Reader, reference, type Shape, unknownKey, wrongType } from './shape.ts';
import type { MapNode, TreeEntry, TreeNode } from './tree.ts';

export function matcherShape(options: MatcherOptions): Shape<Matcher> {
  return {
    read: (node, reader) => readMatcher(node, options, reader),
    schema: (defs) => matcherSchema(options, false, defs),
  };
}

function matcherSchema(options: MatcherOptions, isNegated: boolean, defs: Map<string, JsonSchema>): JsonSchema {
  const { place, values } = options;
  return reference(`${isNegated ? 'not-' : ''}${place}-${values}`, defs, () => ({
    anyOf: [...plainSchemas(values), ...bracesSchemas(options, isNegated, defs)],
  }));
}

function bracesSchemas(
  options: MatcherOptions,
  isNegated: boolean,
  defs: Map<string, JsonSchema>,
): readonly JsonSchema[] {
  const { place, values } = options;
  const within = () => matcherSchema(options, true, defs);
  const missing =
    place === 'guard' && !isNegated ? { missing: { const: 'match', description: 'Match a missing field too.' } } : {};
  return forms
    .filter((form) => form.whyNotHere(options) === undefined && !(isNegated && form.insteadUnderNot !== undefined))
    .map((form) => ({
      type: 'object',
      properties: { [form.key]: form.schema({ place, values, within }), ...missing },
      required: [form.key],
      additionalProperties: false,
    }));
}

function readMatcher(node: TreeNode, options: MatcherOptions, reader: Reader): Matcher | undefined {
  if (node.type === 'map') return readBraces(node, options, reader);
  const values = plainValues(node, options, reader);
  return values === undefined ? undefined : { test: valuesTest(values), missing: false };
}

function readBraces(node: MapNode, options: MatcherOptions, reader: Reader): Matcher | undefined {
  const allowed = forms.filter((form) => form.whyNotHere(options) === undefined);
  const missing = node.entries.find((entry) => entry.key === 'missing');
  const others = node.entries.filter((entry) => entry !== missing);
  const stray = others.find((entry) => !allowed.some((form) => form.key === entry.key));
  if (stray !== undefined) return strayForm(stray, allowed, options, reader);
  const [entry, second] = others;
  const form = allowed.find((each) => each.key === entry?.key);
  if (entry === undefined || second !== undefined || form === undefined) {
    const list = allowed.map((each) => `"${each.key}"`).join(', ');
    return fail(reader, node.at, 'invalid-value', `${options.what} needs exactly one of ${list}.`);
  }
  const misses = missing === undefined ? false : readMissing(missing, options, reader);
  const within = (inner: TreeNode): Test | undefined => readNegated(inner, options, reader);
  const test = form.read(entry.value, { options, reader, within });
  return test === undefined || misses === undefined ? undefined : { test, missing: misses };
}

function strayForm(entry: TreeEntry, allowed: readonly Form[], options: MatcherOptions, reader: Reader): undefined {
  const why = forms.find((form) => form.key === entry.key)?.whyNotHere(options);
  if (why === undefined) {
    const keys = allowed.map((form) => form.key);
    return unknownKey(entry, options.place === 'guard' ? [...keys, 'missing'] : keys, options.what, reader);
  }
  const message = `${options.what} can't be matched with "${entry.key}" here. ${why}`;
  return fail(reader, entry.at, 'invalid-value', message);
}

function readMissing(entry: TreeEntry, options: MatcherOptions, reader: Reader): boolean | undefined {
  if (options.place !== 'guard') {
    return fail(reader, entry.at, 'invalid-value', `"missing" stands only in the "match" of guards. Delete it.`);
  }
  if (plainOf(entry.value) === 'match') return true;
  return wrongType(reader, entry.value, '"missing"', 'match');
}

/** Some forms are spelled otherwise under `not`, and `missing` belongs beside it. */
function readNegated(node: TreeNode, options: MatcherOptions, reader: Reader): Test | undefined {
  for (const entry of node.type === 'map' ? node.entries : []) {
    const instead = insteadUnderNot(entry.key);
    if (instead === undefined) continue;
    return fail(reader, entry.at, 'invalid-value', `"not" holds no "${entry.key}". ${instead}`);
  }
  return readMatcher(node, options, reader)?.test;
}

function insteadUnderNot(key: string): string | undefined {
  if (key === 'missing') return 'Put "missing" beside "not".';
  return forms.find((form) => form.key === key)?.insteadUnderNot;
}

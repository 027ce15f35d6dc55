// Defines the shape of a matcher, which depends on its place in the file and on the type of the value.
import type { Matcher } from '../match/conditions.ts';
import { type Test, valuesTest } from '../match/value-tests.ts';
import { forms, type MatcherOptions, valueSchemas, valuesShape } from './forms.ts';
import { fail, failUnknownKey, listQuoted, named, plain, type Reader, type Shape } from './shape.ts';
import type { MapNode, TreeEntry } from './tree.ts';

export function matcherShape(options: MatcherOptions, { isNegated } = { isNegated: false }): Shape<Matcher> {
  const { place, valueType } = options;
  const negatedShape: Shape<Test> = {
    read: (node, reader) => matcherShape(options, { isNegated: true }).read(node, reader)?.test,
    schema: (defs) => matcherShape(options, { isNegated: true }).schema(defs),
  };
  return named(`${isNegated ? 'not-' : ''}${place}-${valueType}`, {
    read(node, reader) {
      if (node.type === 'map') return readBraces(node, options, { isNegated, negatedShape }, reader);
      const listed = valuesShape(options).read(node, reader);
      return listed && { test: valuesTest(listed), missing: false };
    },
    schema(defs) {
      const usable = listForms(options).filter(({ insteadUnderNot }) => !isNegated || insteadUnderNot === undefined);
      const missing = place === 'guard' && !isNegated ? { missing: missingShape.schema(defs) } : {};
      const formSchemas = usable.map(({ key, shape }) => ({
        type: 'object',
        properties: { [key]: shape(options, negatedShape).schema(defs), ...missing },
        required: [key],
        additionalProperties: false,
      }));
      return { anyOf: [...valueSchemas(valueType), ...formSchemas] };
    },
  });
}

function listForms(options: MatcherOptions) {
  return forms.filter((form) => form.whyNotHere?.(options) === undefined);
}

const missingShape = plain(
  '"missing"',
  'match',
  { const: 'match', description: 'Match a missing field too.' },
  (value) => value === 'match',
);

function readBraces(
  node: MapNode,
  options: MatcherOptions,
  { isNegated, negatedShape }: { readonly isNegated: boolean; readonly negatedShape: Shape<Test> },
  reader: Reader,
): Matcher | undefined {
  if (isNegated && refuseUnderNot(node.entries, reader)) return undefined;
  const allowed = listForms(options);
  const keys = allowed.map(({ key }) => key);
  const missing = node.entries.find(({ key }) => key === 'missing');
  const others = node.entries.filter((entry) => entry !== missing);
  const stray = others.find(({ key }) => !keys.includes(key));
  if (stray !== undefined) return failStrayForm(stray, keys, options, reader);
  const [entry, second] = others;
  const form = allowed.find(({ key }) => key === entry?.key);
  if (entry === undefined || second !== undefined || form === undefined) {
    return fail(reader, node.at, 'invalid-value', `${options.what} needs exactly one of ${listQuoted(keys)}.`);
  }
  const isMissingValid = missing === undefined || readMissing(missing, options, reader) !== undefined;
  const test = form.shape(options, negatedShape).read(entry.value, reader);
  return test && isMissingValid ? { test, missing: missing !== undefined } : undefined;
}

/** Reports the first key that can't stand under `not`. Returns whether there is one. */
function refuseUnderNot(entries: readonly TreeEntry[], reader: Reader): boolean {
  return entries.some(({ key, at }) => {
    const form = forms.find((each) => each.key === key);
    const instead = key === 'missing' ? 'Put "missing" beside "not".' : form?.insteadUnderNot;
    if (instead !== undefined) fail(reader, at, 'invalid-value', `"not" can't contain "${key}". ${instead}`);
    return instead !== undefined;
  });
}

function failStrayForm(entry: TreeEntry, keys: readonly string[], options: MatcherOptions, reader: Reader): undefined {
  const why = forms.find(({ key }) => key === entry.key)?.whyNotHere?.(options);
  if (why === undefined) {
    return failUnknownKey(entry, options.place === 'guard' ? [...keys, 'missing'] : keys, options.what, reader);
  }
  const message = `${options.what} can't be matched with "${entry.key}" here. ${why}`;
  return fail(reader, entry.at, 'invalid-value', message);
}

function readMissing(entry: TreeEntry, { place }: MatcherOptions, reader: Reader): 'match' | undefined {
  if (place === 'guard') return missingShape.read(entry.value, reader);
  return fail(reader, entry.at, 'invalid-value', '"missing" belongs only in the "match" of guards. Delete it.');
}

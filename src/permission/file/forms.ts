// Reads the forms of a matcher in braces; `match/tests.ts` judges values by them.

import { unknownWord } from '../context.ts';
import { globTest, hasTest, notTest, pathTest, presentTest, re2Test, type Test, valuesTest } from '../match/tests.ts';
import { compileCommandPattern } from '../shell/pattern.ts';
import { compileGlob, flawOfPathGlob } from '../text/glob.ts';
import type { Plain } from '../text/json.ts';
import {
  allOf,
  describeNode,
  fail,
  type JsonSchema,
  plainOf,
  type Reader,
  stringOf,
  unknownKey,
  wrongType,
} from './shape.ts';
import type { ListNode, PlainNode, TreeEntry, TreeNode } from './tree.ts';

export type MatcherPlace = 'guard' | 'rule' | 'question' | 'when';

/** A plain value of another type could never match. */
export type Values = 'text' | 'text-or-null' | 'texts' | 'flag' | 'any';

export interface MatcherOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  readonly what: string;
}

interface FormReading {
  readonly options: MatcherOptions;
  readonly reader: Reader;
  readonly within: (node: TreeNode) => Test | undefined;
}

interface FormSchemaOptions {
  readonly place: MatcherPlace;
  readonly values: Values;
  readonly within: () => JsonSchema;
}

export interface Form {
  readonly key: string;
  /** Says what to write instead; undefined if the form is allowed here. */
  whyNotHere(options: Pick<MatcherOptions, 'place' | 'values'>): string | undefined;
  readonly insteadUnderNot?: string;
  read(node: TreeNode, reading: FormReading): Test | undefined;
  schema(options: FormSchemaOptions): JsonSchema;
}

export function plainValues(node: TreeNode, options: MatcherOptions, reader: Reader): readonly Plain[] | undefined {
  if (node.type === 'map') return wrongType(reader, node, options.what, 'a value, or a list of values');
  if (node.type === 'list') return listValues(node, options, reader);
  const value = plainValue(node, options, reader);
  return value === undefined ? undefined : [value];
}

function listValues(node: ListNode, options: MatcherOptions, reader: Reader): readonly Plain[] | undefined {
  if (node.items.length === 0) {
    const message = `${options.what} has an empty list, which never matches. Name at least one value.`;
    return fail(reader, node.at, 'invalid-value', message);
  }
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
  const message = `${options.what} is ${describeNode(node)}, which never matches. Write ${kind}.`;
  return fail(reader, node.at, 'wrong-type', message);
}

export function plainSchemas(values: Values): readonly JsonSchema[] {
  return [valueSchemas[values], listSchema(valueSchemas[values])];
}

function listSchema(items: JsonSchema): JsonSchema {
  return { type: 'array', items, minItems: 1 };
}

const valueSchemas: Readonly<Record<Values, JsonSchema>> = {
  text: { type: 'string' },
  texts: { type: 'string' },
  'text-or-null': { type: ['string', 'null'] },
  flag: { enum: [true, false, unknownWord] },
  any: { type: ['string', 'number', 'boolean', 'null'] },
};

function notOfFlags({ values }: Pick<MatcherOptions, 'values'>): string | undefined {
  return values === 'flag' ? 'It is true, false or "unknown"; write one of them.' : undefined;
}

const globForm: Form = {
  key: 'glob',
  whyNotHere: notOfFlags,
  read(node, { options, reader }) {
    const source = stringOf(node);
    if (source === undefined) return wrongType(reader, node, `The glob of ${options.what}`, 'a string');
    const glob = compileGlob(source);
    if (glob !== undefined) return globTest(glob);
    const message = `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`;
    return fail(reader, node.at, 'invalid-pattern', message);
  },
  schema: () => ({
    type: 'string',
    description: '* is any run of characters, ? is one, a backslash escapes. The whole value.',
  }),
};

const re2Form: Form = {
  key: 're2',
  whyNotHere: notOfFlags,
  read(node, { options, reader }) {
    const pattern = stringOf(node);
    if (pattern === undefined) return wrongType(reader, node, `The re2 of ${options.what}`, 'a string');
    const matches = reader.engines.re2?.compile(pattern);
    if (typeof matches === 'function') return re2Test(pattern, matches);
    const why = matches?.error ?? 'the library is not loaded';
    const message = `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`;
    return fail(reader, node.at, 'invalid-pattern', message);
  },
  schema: () => ({ type: 'string', description: 'RE2 syntax. The whole value.' }),
};

const pathForm: Form = {
  key: 'path',
  whyNotHere: ({ place, values }) =>
    place === 'when' || values === 'texts'
      ? '"path" stands in "match", over a text or a list of texts from the arguments.'
      : undefined,
  read(node, { options, reader }) {
    const what = `The path of ${options.what}`;
    const nodes = node.type === 'list' ? node.items : [node];
    if (nodes.length === 0) return wrongType(reader, node, what, 'at least one path glob');
    const globs = allOf(nodes.map((each) => readPathGlob(each, what, reader)));
    return globs === undefined ? undefined : pathTest(globs);
  },
  schema: () => ({
    anyOf: [{ type: 'string' }, listSchema({ type: 'string' })],
    description: 'A relative path: * and ? stay within a segment, ** is any number of segments. The whole value.',
  }),
};

export function readPathGlob(node: TreeNode, what: string, reader: Reader): string | undefined {
  const pattern = stringOf(node);
  if (pattern === undefined) return wrongType(reader, node, what, 'a string');
  const flaw = flawOfPathGlob(pattern);
  if (flaw === undefined) return pattern;
  return fail(reader, node.at, 'invalid-pattern', `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
}

const notForm: Form = {
  key: 'not',
  whyNotHere: () => undefined,
  read(node, { within }) {
    const test = within(node);
    return test === undefined ? undefined : notTest(test);
  },
  schema: ({ within }) => ({ description: 'Any other present value.', allOf: [within()] }),
};

const presentForm: Form = {
  key: 'present',
  whyNotHere: ({ place }) =>
    place === 'when' ? 'A key of "when" is never missing; ask for the word "unknown".' : undefined,
  insteadUnderNot: 'Write "present" with the other value.',
  read(node, { reader }) {
    const present = plainOf(node);
    if (typeof present === 'boolean') return presentTest(present);
    return wrongType(reader, node, '"present"', 'true or false');
  },
  schema: () => ({ type: 'boolean', description: 'Whether the field is there.' }),
};

const hasForm: Form = {
  key: 'has',
  whyNotHere: ({ values }) =>
    values === 'texts' || values === 'any' ? undefined : 'It is never a list; write the value itself.',
  read(node, { options, reader }) {
    const values = plainValues(node, options, reader);
    return values === undefined ? undefined : hasTest(values);
  },
  schema: ({ values }) => ({ description: 'A list with one of these.', anyOf: plainSchemas(values) }),
};

const inForm: Form = {
  key: 'in',
  whyNotHere: () => undefined,
  read(node, { options, reader }) {
    if (node.type !== 'list') return wrongType(reader, node, '"in"', 'a list of values');
    const values = plainValues(node, options, reader);
    return values === undefined ? undefined : valuesTest(values);
  },
  schema: ({ values }) => ({ ...listSchema(valueSchemas[values]), description: 'Any of these.' }),
};

const shellForm: Form = {
  key: 'shell',
  whyNotHere: ({ place, values }) =>
    (place === 'guard' || place === 'rule') && values !== 'texts'
      ? undefined
      : '"shell" stands in the "match" of rules and guards, over a text.',
  insteadUnderNot: 'Write a guard with "any", or a rule with "only".',
  read(node, { options, reader }) {
    const direction = directionAt(options.place);
    if (node.type !== 'map') return wrongType(reader, node, '"shell"', `{ ${direction}: [patterns] }`);
    const [entry, second] = node.entries;
    if (entry === undefined || second !== undefined) {
      return fail(reader, node.at, 'invalid-value', `"shell" needs exactly the key "${direction}" here.`);
    }
    if (entry.key !== direction) return otherDirection(entry, options.place, reader);
    const { value } = entry;
    if (value.type !== 'list' || value.items.length === 0) {
      return wrongType(reader, value, `"${direction}"`, 'a list of at least one pattern');
    }
    const patterns = allOf(value.items.map((item) => readCommandPattern(item, reader)));
    return patterns === undefined ? undefined : reader.engines.shell?.(direction, patterns);
  },
  schema({ place }) {
    const direction = directionAt(place);
    return {
      type: 'object',
      properties: { [direction]: listSchema({ type: 'string' }) },
      required: [direction],
      additionalProperties: false,
      description:
        direction === 'any'
          ? 'Some command of the text is covered by a pattern, or what runs cannot be determined.'
          : 'The text is literal commands joined by && || ; or |, and every one is covered by a pattern.',
    };
  },
};

function directionAt(place: MatcherPlace): 'only' | 'any' {
  return place === 'guard' ? 'any' : 'only';
}

function otherDirection(entry: TreeEntry, place: MatcherPlace, reader: Reader): undefined {
  const direction = directionAt(place);
  if (entry.key !== 'only' && entry.key !== 'any') return unknownKey(entry, [direction], '"shell"', reader);
  const why =
    direction === 'any'
      ? 'a guard asks "any", so that nothing slips by'
      : 'a rule asks "only", so that nothing rides along';
  const message = `"${entry.key}" does not stand in a ${place}: ${why}. Write "${direction}".`;
  return fail(reader, entry.at, 'invalid-value', message);
}

function readCommandPattern(node: TreeNode, reader: Reader) {
  const source = stringOf(node);
  if (source === undefined) return wrongType(reader, node, 'A pattern', 'a string');
  const pattern = compileCommandPattern(source);
  if (!('error' in pattern)) return pattern;
  const message = `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`;
  return fail(reader, node.at, 'invalid-pattern', message);
}

export const forms: readonly Form[] = [globForm, re2Form, pathForm, notForm, presentForm, hasForm, inForm, shellForm];

// Defines the forms of a matcher in braces, such as `{ glob: "src/*" }`. Each is read as a test of `value-tests.ts`.
import type { Plain } from '../../json.ts';
import { unknownWord } from '../context.ts';
import {
  globTest,
  hasTest,
  notTest,
  pathTest,
  presentTest,
  re2Test,
  type Test,
  valuesTest,
} from '../match/value-tests.ts';
import { compileCommandPattern } from '../shell/pattern.ts';
import { compileGlob, findGlobFlaw } from '../text/glob.ts';
import {
  converted,
  described,
  describeNode,
  fail,
  failUnknownKey,
  failWrongType,
  flag,
  isText,
  type JsonSchema,
  list,
  oneOrMore,
  type Reader,
  requireAll,
  type Shape,
  string,
} from './shape.ts';
import type { TreeEntry, TreeNode } from './tree.ts';

export type MatcherPlace = 'guard' | 'rule' | 'question' | 'when';

/** The type of the values that a key may have. A matcher value of another type could never match. */
export type ValueType = 'text' | 'text-or-null' | 'texts' | 'flag' | 'any';

export interface MatcherOptions {
  readonly place: MatcherPlace;
  readonly valueType: ValueType;
  readonly what: string;
}

export interface Form {
  readonly key: string;
  /** Returns why the form is not allowed here, or undefined if it is. */
  readonly whyNotHere?: (options: Pick<MatcherOptions, 'place' | 'valueType'>) => string | undefined;
  /** Set if the form can't be under `not`: what to write instead. */
  readonly insteadUnderNot?: string;
  /** @param negatedShape - the shape of a matcher under `not` */
  readonly shape: (options: MatcherOptions, negatedShape: Shape<Test>) => Shape<Test>;
}

const types: Readonly<Record<ValueType, { readonly schema: JsonSchema; readonly fits: (value: Plain) => boolean }>> = {
  text: { schema: { type: 'string' }, fits: isText },
  texts: { schema: { type: 'string' }, fits: isText },
  'text-or-null': { schema: { type: ['string', 'null'] }, fits: (value) => value === null || isText(value) },
  flag: {
    schema: { enum: [true, false, unknownWord] },
    fits: (value) => typeof value === 'boolean' || value === unknownWord,
  },
  any: { schema: { type: ['string', 'number', 'boolean', 'null'] }, fits: () => true },
};

export function valuesShape(options: MatcherOptions): Shape<readonly Plain[]> {
  const { what, valueType } = options;
  return {
    read(node, reader) {
      if (node.type === 'map') return failWrongType(reader, node, what, 'a value, or a list of values');
      const nodes = node.type === 'list' ? node.items : [node];
      if (nodes.length > 0) return requireAll(nodes.map((each) => readValue(each, options, reader)));
      const message = `${what} has an empty list, which never matches. Name at least one value.`;
      return fail(reader, node.at, 'invalid-value', message);
    },
    schema: () => ({ anyOf: valueSchemas(valueType) }),
  };
}

function readValue(node: TreeNode, { what, valueType }: MatcherOptions, reader: Reader): Plain | undefined {
  if (node.type !== 'plain') return failWrongType(reader, node, `An element of ${what}`, 'a plain value');
  if (types[valueType].fits(node.value)) return node.value;
  const wanted = valueType === 'flag' ? 'true, false or "unknown"' : 'a string; put it in quotes';
  const message = `${what} is ${describeNode(node)}, which never matches. Write ${wanted}.`;
  return fail(reader, node.at, 'wrong-type', message);
}

export function valueSchemas(valueType: ValueType): readonly [JsonSchema, JsonSchema] {
  const { schema } = types[valueType];
  return [schema, { type: 'array', items: schema, minItems: 1 }];
}

export function pathGlob(what: string): Shape<string> {
  return converted(string(what), (pattern, reader, { at }) => {
    const flaw = findGlobFlaw(pattern);
    if (flaw === undefined) return pattern;
    return fail(reader, at, 'invalid-pattern', `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
  });
}

const commandPattern = converted(string('A pattern'), (source, reader, { at }) => {
  const pattern = compileCommandPattern(source);
  if (!('error' in pattern)) return pattern;
  return fail(reader, at, 'invalid-pattern', `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`);
});

function whyNotForFlag({ valueType }: Pick<MatcherOptions, 'valueType'>): string | undefined {
  return valueType === 'flag' ? 'It is true, false or "unknown"; write one of them.' : undefined;
}

function globShape({ what }: MatcherOptions): Shape<Test> {
  const description = '* is any run of characters, ? is one, a backslash escapes. The whole value.';
  return converted(string(`The glob of ${what}`, { description }), (source, reader, { at }) => {
    const glob = compileGlob(source);
    if (glob !== undefined) return globTest(glob);
    const message = `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two to match one.`;
    return fail(reader, at, 'invalid-pattern', message);
  });
}

function re2Shape({ what }: MatcherOptions): Shape<Test> {
  const description = 'RE2 syntax. The whole value.';
  return converted(string(`The re2 of ${what}`, { description }), (pattern, reader, { at }) => {
    const matches = reader.re2?.(pattern);
    if (typeof matches === 'function') return re2Test(pattern, matches);
    const why = matches?.error ?? 'the library is not loaded';
    const message = `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`;
    return fail(reader, at, 'invalid-pattern', message);
  });
}

function pathShape({ what }: MatcherOptions): Shape<Test> {
  const globs = oneOrMore(
    `The path of ${what}`,
    pathGlob(`The path of ${what}`),
    'A relative path: * and ? stay within a segment, ** is any number of segments. The whole value.',
    'at least one path glob',
  );
  return converted(globs, pathTest);
}

function shellShape({ place }: MatcherOptions): Shape<Test> {
  const shellKey = getShellKey(place);
  const patterns = list(`"${shellKey}"`, commandPattern, { minItems: 1 }, 'a list of at least one pattern');
  return {
    read(node, reader) {
      if (node.type !== 'map') return failWrongType(reader, node, '"shell"', `{ ${shellKey}: [patterns] }`);
      const [entry, second] = node.entries;
      if (entry === undefined || second !== undefined) {
        return fail(reader, node.at, 'invalid-value', `"shell" needs exactly the key "${shellKey}" here.`);
      }
      if (entry.key !== shellKey) return failOtherShellKey(entry, place, reader);
      const commandPatterns = patterns.read(entry.value, reader);
      return commandPatterns === undefined ? undefined : reader.shell?.(shellKey, commandPatterns);
    },
    schema: (defs) => ({
      type: 'object',
      properties: { [shellKey]: patterns.schema(defs) },
      required: [shellKey],
      additionalProperties: false,
      description:
        shellKey === 'any'
          ? 'Some command of the text is covered by a pattern, or what runs cannot be determined.'
          : 'The text is literal commands joined by && || ; or |, and every one is covered by a pattern.',
    }),
  };
}

function getShellKey(place: MatcherPlace): 'only' | 'any' {
  return place === 'guard' ? 'any' : 'only';
}

function failOtherShellKey(entry: TreeEntry, place: MatcherPlace, reader: Reader): undefined {
  const shellKey = getShellKey(place);
  if (entry.key !== 'only' && entry.key !== 'any') return failUnknownKey(entry, [shellKey], '"shell"', reader);
  const why =
    shellKey === 'any'
      ? 'a guard uses "any", so that no command slips past it'
      : 'a rule uses "only", so that no other command rides along';
  const message = `"${entry.key}" is not allowed in a ${place}: ${why}. Write "${shellKey}".`;
  return fail(reader, entry.at, 'invalid-value', message);
}

export const forms: readonly Form[] = [
  { key: 'glob', whyNotHere: whyNotForFlag, shape: globShape },
  { key: 're2', whyNotHere: whyNotForFlag, shape: re2Shape },
  {
    key: 'path',
    whyNotHere: ({ place, valueType }) =>
      place === 'when' || valueType === 'texts'
        ? '"path" belongs in "match", over a text or a list of texts from the arguments.'
        : undefined,
    shape: pathShape,
  },
  {
    key: 'not',
    shape: (_, negatedShape) => described('Any other present value.', converted(negatedShape, notTest)),
  },
  {
    key: 'present',
    whyNotHere: ({ place }) =>
      place === 'when' ? 'A key of "when" is never missing: match the word "unknown" instead.' : undefined,
    insteadUnderNot: 'Write "present" with the other value.',
    shape: () => converted(flag('"present"', 'Whether the field is there.'), presentTest),
  },
  {
    key: 'has',
    whyNotHere: ({ valueType }) =>
      valueType === 'texts' || valueType === 'any' ? undefined : 'It is never a list; write the value itself.',
    shape: (options) => ({
      ...converted(valuesShape(options), hasTest),
      schema: () => ({ description: 'A list with one of these.', anyOf: valueSchemas(options.valueType) }),
    }),
  },
  {
    key: 'in',
    shape(options) {
      const values = converted(valuesShape(options), valuesTest);
      return {
        read: (node, reader) =>
          node.type === 'list' ? values.read(node, reader) : failWrongType(reader, node, '"in"', 'a list of values'),
        schema: () => ({ ...valueSchemas(options.valueType)[1], description: 'Any of these.' }),
      };
    },
  },
  {
    key: 'shell',
    whyNotHere: ({ place, valueType }) =>
      (place === 'guard' || place === 'rule') && valueType !== 'texts'
        ? undefined
        : '"shell" belongs in the "match" of rules and guards, over a text.',
    insteadUnderNot: 'Write a guard with "any", or a rule with "only".',
    shape: shellShape,
  },
];

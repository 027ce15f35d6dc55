// Shapes of `match` and `when`, and of a test's `context`, which has the keys of `when`.

import { type ContextKey, contextKeys, type RunContext, unknownContext, unknownWord } from '../context.ts';
import type { MatchCondition, WhenCondition } from '../match/conditions.ts';
import { follow, isList, ownField, readPointer } from '../text/json.ts';
import type { MatcherPlace, Values } from './forms.ts';
import { matcherShape } from './matcher-shape.ts';
import {
  allOf,
  converted,
  fail,
  type JsonSchema,
  type Reader,
  type Shape,
  toJson,
  unknownKey,
  wrongType,
} from './shape.ts';
import type { TreeEntry, TreeNode } from './tree.ts';

interface MatchKey {
  readonly values: Values;
  readonly about: string;
  readonly read: MatchCondition['value'];
}

export const matchKeys: ReadonlyMap<string, MatchKey> = new Map(
  Object.entries<MatchKey>({
    kind: { values: 'text', about: 'permission, or the kind of a question.', read: ({ kind }) => kind },
    operation: {
      values: 'text-or-null',
      about: 'The operation as the intern names it.',
      read: ({ operation }) => operation,
    },
    options: { values: 'texts', about: 'The options offered.', read: argument('options') },
    message: { values: 'text', about: 'The text of a question.', read: argument('message') },
    tool: {
      values: 'text-or-null',
      about: 'shell for "shell command: …", otherwise the operation.',
      read: ({ tool }) => tool,
    },
    command: {
      values: 'text',
      about: 'The text after "shell command: ", otherwise the field command.',
      read: ({ command }) => command,
    },
  }),
);

function argument(name: string): MatchCondition['value'] {
  return (pause) => ownField(pause.arguments, name);
}

export function matchShape(place: Exclude<MatcherPlace, 'when'>): Shape<readonly MatchCondition[]> {
  const pointed = matcherShape({ place, values: 'any', what: 'The field' });
  return {
    read(node, reader) {
      if (node.type !== 'map') return wrongType(reader, node, '"match"', 'a mapping of conditions');
      if (node.entries.length > 0) return allOf(node.entries.map((entry) => readMatch(entry, place, reader)));
      const message = '"match" is empty and would match everything. Name at least one key.';
      return fail(reader, node.at, 'invalid-value', message);
    },
    schema: (defs) => ({
      type: 'object',
      description: 'What the pause must be; all conditions must hold.',
      minProperties: 1,
      properties: Object.fromEntries(
        [...matchKeys].map(([key, { values, about }]) => [
          key,
          { description: about, allOf: [matcherShape({ place, values, what: key }).schema(defs)] },
        ]),
      ),
      patternProperties: { '^/': pointed.schema(defs) },
      additionalProperties: false,
    }),
  };
}

function readMatch(entry: TreeEntry, place: MatcherPlace, reader: Reader): MatchCondition | undefined {
  const { key, at } = entry;
  const known = matchKeys.get(key) ?? pointedKey(entry, reader);
  if (known === undefined) return undefined;
  const matcher = matcherShape({ place, values: known.values, what: `"${key}"` }).read(entry.value, reader);
  return matcher && { key, at, matcher, value: known.read };
}

function pointedKey(entry: TreeEntry, reader: Reader): Omit<MatchKey, 'about'> | undefined {
  if (!entry.key.startsWith('/')) return unknownKey(entry, [...matchKeys.keys(), '/field'], '"match"', reader);
  const steps = readPointer(entry.key);
  if (steps !== undefined) return { values: 'any', read: (pause) => follow(steps, pause.arguments) };
  const message = `"${entry.key}" is no JSON Pointer: after "~" stands 0 for a tilde or 1 for a slash.`;
  return fail(reader, entry.at, 'invalid-value', message);
}

export const whenShape: Shape<readonly WhenCondition[]> = runShape({
  root: 'when',
  wanted: () => 'a mapping of conditions',
  about: 'What the run must be; all conditions must hold. An unknown value is the word "unknown".',
  read(key, { at, value }, reader) {
    const matcher = whenMatcher(key).read(value, reader);
    return matcher && { key: key.path, at, matcher, value: key.read };
  },
  schema: (key, defs) => ({ description: key.about, allOf: [whenMatcher(key).schema(defs)] }),
});

function whenMatcher({ path, value }: ContextKey): ReturnType<typeof matcherShape> {
  return matcherShape({ place: 'when', values: value, what: `"when.${path}"` });
}

interface ContextField {
  readonly key: ContextKey;
  readonly value: boolean | string | readonly string[];
}

const contextFields: Shape<readonly ContextField[]> = runShape({
  root: 'context',
  wanted: (names) => `a mapping with some of ${names.join(', ')}`,
  about: 'The circumstances of the run; what is left out is unknown.',
  read(key, entry, reader) {
    const value = readField(entry.value, key.value);
    if (value !== undefined) return { key, value };
    const what = `"${key.name}" of "${key.group === undefined ? 'context' : `context.${key.group}`}"`;
    return fail(reader, entry.value.at, 'wrong-type', `${what} is not ${fieldForms[key.value].wanted}.`);
  },
  schema: ({ value, about }) => ({ ...fieldForms[value].schema, description: about }),
});

/** A missing key is `unknown` (docs/policy.md, "Tests in the file"). */
export const contextShape: Shape<RunContext> = converted(contextFields, contextOf);

const fieldForms = {
  text: { wanted: 'a string', schema: { type: 'string' } },
  flag: { wanted: 'true, false or "unknown"', schema: { enum: [true, false, unknownWord] } },
  texts: {
    wanted: 'a list of strings, or "unknown"',
    schema: { anyOf: [{ type: 'array', items: { type: 'string' } }, { const: unknownWord }] },
  },
} as const;

function readField(node: TreeNode, kind: ContextKey['value']): ContextField['value'] | undefined {
  const value = toJson(node);
  if (value === unknownWord) return unknownWord;
  if (kind === 'text') return typeof value === 'string' ? value : undefined;
  if (kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  return isList(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}

function contextOf(fields: readonly ContextField[]): RunContext {
  const of = (group: string | undefined) =>
    Object.fromEntries(fields.filter(({ key }) => key.group === group).map(({ key, value }) => [key.name, value]));
  return {
    ...unknownContext,
    ...of(undefined),
    actor: { ...unknownContext.actor, ...of('actor') },
    repository: { ...unknownContext.repository, ...of('repository') },
  };
}

interface RunShapeOptions<T> {
  readonly root: 'when' | 'context';
  readonly wanted: (names: readonly string[]) => string;
  readonly about: string;
  readonly read: (key: ContextKey, entry: TreeEntry, reader: Reader) => T | undefined;
  readonly schema: (key: ContextKey, defs: Map<string, JsonSchema>) => JsonSchema;
}

function runShape<T>(options: RunShapeOptions<T>, group?: string): Shape<readonly T[]> {
  const what = `"${group === undefined ? options.root : `${options.root}.${group}`}"`;
  const keys = contextKeys.filter((each) => each.group === group);
  const groups = new Map(
    group === undefined ? ['actor', 'repository'].map((name) => [name, runShape(options, name)]) : [],
  );
  const names = [...keys.map(({ name }) => name), ...groups.keys()];
  const readEntry = (entry: TreeEntry, reader: Reader): readonly T[] | undefined => {
    const within = groups.get(entry.key);
    if (within !== undefined) return within.read(entry.value, reader);
    const key = keys.find(({ name }) => name === entry.key);
    if (key === undefined) return strangeKey(entry, names, what, reader);
    const read = options.read(key, entry, reader);
    return read && [read];
  };
  return {
    read(node, reader) {
      if (node.type !== 'map') return wrongType(reader, node, what, options.wanted(names));
      return allOf(node.entries.map((entry) => readEntry(entry, reader)))?.flat();
    },
    schema: (defs) => ({
      type: 'object',
      description: options.about,
      properties: Object.fromEntries([
        ...keys.map((key) => [key.name, options.schema(key, defs)] as const),
        ...Array.from(groups, ([name, shape]) => [name, shape.schema(defs)] as const),
      ]),
      additionalProperties: false,
    }),
  };
}

function strangeKey(entry: TreeEntry, names: readonly string[], what: string, reader: Reader): undefined {
  const dotted = contextKeys.find(({ group, path }) => group !== undefined && path === entry.key);
  if (dotted?.group === undefined || !names.includes(dotted.group)) return unknownKey(entry, names, what, reader);
  const spelled = `${dotted.group}: { ${dotted.name}: … }`;
  return fail(reader, entry.at, 'unknown-key', `${what} has no key "${entry.key}". Write "${spelled}".`);
}

// Defines the shapes of `match`, of `when`, and of a test's `context`, which has the keys of `when`.
import { followPointer, isList, type Json, ownField, readPointer } from '../../json.ts';
import { type ContextKey, contextKeys, type RunContext, unknownContext, unknownWord } from '../context.ts';
import type { MatchCondition, WhenCondition } from '../match/conditions.ts';
import type { Position } from '../text/position.ts';
import type { MatcherPlace, ValueType } from './forms.ts';
import { matcherShape } from './matcher-shape.ts';
import {
  converted,
  described,
  fail,
  failUnknownKey,
  failWrongType,
  type JsonSchema,
  type Reader,
  requireAll,
  type Shape,
  toJson,
} from './shape.ts';
import type { TreeEntry } from './tree.ts';

interface MatchKey {
  readonly valueType: ValueType;
  readonly about: string;
  readonly read: MatchCondition['value'];
}

export const matchKeys: ReadonlyMap<string, MatchKey> = new Map<string, MatchKey>([
  createMatchKey('kind', 'text', 'permission, or the kind of a question.', ({ kind }) => kind),
  createMatchKey('operation', 'text-or-null', 'The operation as the intern names it.', ({ operation }) => operation),
  createMatchKey('options', 'texts', 'The options offered.', (p) => ownField(p.arguments, 'options')),
  createMatchKey('message', 'text', 'The text of a question.', (p) => ownField(p.arguments, 'message')),
  createMatchKey('tool', 'text-or-null', 'shell for "shell command: …", otherwise the operation.', ({ tool }) => tool),
  createMatchKey('command', 'text', 'The text after "shell command: ", otherwise the field command.', (p) => p.command),
]);

function createMatchKey(key: string, valueType: ValueType, about: string, read: MatchKey['read']) {
  return [key, { valueType, about, read }] as const;
}

export function matchShape(place: Exclude<MatcherPlace, 'when'>): Shape<readonly MatchCondition[]> {
  const pointedMatcher = matcherShape({ place, valueType: 'any', what: 'The field' });
  return {
    read(node, reader) {
      if (node.type !== 'map') return failWrongType(reader, node, '"match"', 'a mapping of conditions');
      if (node.entries.length > 0) return requireAll(node.entries.map((entry) => readMatch(entry, place, reader)));
      const message = '"match" is empty and would match everything. Name at least one key.';
      return fail(reader, node.at, 'invalid-value', message);
    },
    schema: (defs) => ({
      type: 'object',
      description: 'What the pause must be; all conditions must be met.',
      minProperties: 1,
      properties: Object.fromEntries(
        [...matchKeys].map(([key, { valueType, about }]) => [
          key,
          described(about, matcherShape({ place, valueType, what: key })).schema(defs),
        ]),
      ),
      patternProperties: { '^/': pointedMatcher.schema(defs) },
      additionalProperties: false,
    }),
  };
}

function readMatch(entry: TreeEntry, place: MatcherPlace, reader: Reader): MatchCondition | undefined {
  const { key, at } = entry;
  const definition = matchKeys.get(key) ?? readPointedKey(entry, reader);
  if (definition === undefined) return undefined;
  const matcher = matcherShape({ place, valueType: definition.valueType, what: `"${key}"` }).read(entry.value, reader);
  return matcher && { key, at, matcher, value: definition.read };
}

function readPointedKey(entry: TreeEntry, reader: Reader): Omit<MatchKey, 'about'> | undefined {
  if (!entry.key.startsWith('/')) return failUnknownKey(entry, [...matchKeys.keys(), '/field'], '"match"', reader);
  const steps = readPointer(entry.key);
  if (steps !== undefined) return { valueType: 'any', read: (pause) => followPointer(steps, pause.arguments) };
  const message = `"${entry.key}" is not a JSON Pointer. Write "~0" for a tilde and "~1" for a slash.`;
  return fail(reader, entry.at, 'invalid-value', message);
}

export const whenShape: Shape<readonly WhenCondition[]> = converted(
  runShape('when', {
    about: 'What the run must be; all conditions must be met. An unknown value is the word "unknown".',
    wanted: () => 'a mapping of conditions',
    shapeOf: ({ path, valueType, about }) =>
      described(about, matcherShape({ place: 'when', valueType, what: `"when.${path}"` })),
  }),
  (parts) => parts.map(({ key, at, value }) => ({ key: key.path, at, matcher: value, value: key.read })),
);

const valueTypes: Readonly<
  Record<ContextKey['valueType'], { wanted: string; schema: JsonSchema; fits: (value: Json) => boolean }>
> = {
  text: { wanted: 'a string', schema: { type: 'string' }, fits: (value) => typeof value === 'string' },
  flag: {
    wanted: 'true, false or "unknown"',
    schema: { enum: [true, false, unknownWord] },
    fits: (value) => typeof value === 'boolean' || value === unknownWord,
  },
  texts: {
    wanted: 'a list of strings, or "unknown"',
    schema: { anyOf: [{ type: 'array', items: { type: 'string' } }, { const: unknownWord }] },
    fits: (value) => value === unknownWord || (isList(value) && value.every((each) => typeof each === 'string')),
  },
};

function contextValueShape({ name, group, valueType, about }: ContextKey): Shape<Json> {
  const { wanted, schema, fits } = valueTypes[valueType];
  return {
    read(node, reader) {
      const value = toJson(node);
      if (fits(value)) return value;
      const what = `"${name}" of "${group === undefined ? 'context' : `context.${group}`}"`;
      return fail(reader, node.at, 'wrong-type', `${what} is not ${wanted}.`);
    },
    schema: () => ({ ...schema, description: about }),
  };
}

export const contextShape: Shape<RunContext> = converted(
  runShape('context', {
    about: 'The circumstances of the run; a key that is left out is unknown.',
    wanted: (names) => `a mapping with some of ${names.join(', ')}`,
    shapeOf: contextValueShape,
  }),
  (parts) => {
    const collect = (group: string | undefined) =>
      Object.fromEntries(parts.filter(({ key }) => key.group === group).map(({ key, value }) => [key.name, value]));
    return {
      ...unknownContext,
      ...collect(undefined),
      actor: { ...unknownContext.actor, ...collect('actor') },
      repository: { ...unknownContext.repository, ...collect('repository') },
    };
  },
);

interface RunPart<T> {
  readonly key: ContextKey;
  readonly value: T;
  readonly at?: Position;
}

interface RunShapeOptions<T> {
  readonly about: string;
  readonly wanted: (names: readonly string[]) => string;
  readonly shapeOf: (key: ContextKey) => Shape<T>;
}

/** Makes the shape of a mapping with the keys of a run, or with those of a group such as `actor`. Keeps the file's order. */
function runShape<T>(
  root: 'when' | 'context',
  options: RunShapeOptions<T>,
  group?: string,
): Shape<readonly Required<RunPart<T>>[]> {
  const what = `"${group === undefined ? root : `${root}.${group}`}"`;
  const keys = contextKeys.filter((each) => each.group === group);
  const groups = group === undefined ? ['actor', 'repository'] : [];
  const parts = new Map<string, Shape<readonly RunPart<T>[]>>([
    ...keys.map((key) => [key.name, converted(options.shapeOf(key), (value) => [{ key, value }])] as const),
    ...groups.map((name) => [name, runShape(root, options, name)] as const),
  ]);
  const readEntry = (entry: TreeEntry, reader: Reader) => {
    const part = parts.get(entry.key);
    if (part === undefined) return failUnknownRunKey(entry, [...parts.keys()], what, reader);
    // Keep the position of a part that was read in a group: it is that of the part's own key.
    return part.read(entry.value, reader)?.map((each) => ({ at: entry.at, ...each }));
  };
  return {
    read(node, reader) {
      if (node.type !== 'map') return failWrongType(reader, node, what, options.wanted([...parts.keys()]));
      return requireAll(node.entries.map((entry) => readEntry(entry, reader)))?.flat();
    },
    schema: (defs) => ({
      type: 'object',
      description: options.about,
      properties: Object.fromEntries(Array.from(parts, ([name, part]) => [name, part.schema(defs)])),
      additionalProperties: false,
    }),
  };
}

function failUnknownRunKey(entry: TreeEntry, names: readonly string[], what: string, reader: Reader): undefined {
  const dotted = contextKeys.find(({ group, path }) => group !== undefined && path === entry.key);
  if (dotted?.group === undefined || !names.includes(dotted.group)) return failUnknownKey(entry, names, what, reader);
  const spelled = `${dotted.group}: { ${dotted.name}: … }`;
  return fail(reader, entry.at, 'unknown-key', `${what} has no key "${entry.key}". Write "${spelled}".`);
}

// How `match` and `when` are written in the file.

import { type ContextKey, contextKeyName, contextKeys } from '../context.ts';
import type { MatchCondition, WhenCondition } from '../match/conditions.ts';
import { follow, ownField, readPointer } from '../text/json.ts';
import type { MatcherPlace, Values } from './form.ts';
import { unknownKey } from './mapping.ts';
import { matcherShape } from './matcher-shape.ts';
import { allOf, fail, type JsonSchema, type Reader, type Shape, wrongType } from './shape.ts';
import type { TreeEntry, TreeNode } from './tree.ts';

/** A key of `match`. */
interface MatchKey {
  readonly values: Values;
  readonly about: string;
  readonly read: MatchCondition['value'];
}

/** The keys of `match` beside JSON Pointers (docs/policy.md, "What can be matched"). */
export const matchKeys: ReadonlyMap<string, MatchKey> = new Map<string, MatchKey>([
  ['kind', { values: 'text', about: 'permission, or the kind of a question.', read: (pause) => pause.kind }],
  [
    'operation',
    { values: 'text-or-null', about: 'The operation as the intern names it.', read: (pause) => pause.operation },
  ],
  ['options', { values: 'texts', about: 'The options offered.', read: argument('options') }],
  ['message', { values: 'text', about: 'The text of a question.', read: argument('message') }],
  [
    'tool',
    {
      values: 'text-or-null',
      about: 'shell for "shell command: …", otherwise the operation.',
      read: (pause) => pause.tool,
    },
  ],
  [
    'command',
    {
      values: 'text',
      about: 'The text after "shell command: ", otherwise the field command.',
      read: (pause) => pause.command,
    },
  ],
]);

function argument(name: string): MatchCondition['value'] {
  return (pause) => ownField(pause.arguments, name);
}

/** The conditions of `match` (docs/policy.md, "What can be matched"): at least one. */
export function matchShape(place: Exclude<MatcherPlace, 'when'>): Shape<readonly MatchCondition[]> {
  const pointed = matcherShape({ place, values: 'any', what: 'The field' });
  return {
    read(node, reader) {
      if (node.type !== 'map') return wrongType(reader, node, '"match"', 'a mapping of conditions');
      if (node.entries.length === 0) {
        return fail(
          reader,
          node.at,
          'invalid-value',
          '"match" is empty and would match everything. Name at least one key.',
        );
      }
      return allOf(node.entries.map((entry) => readMatch(entry, place, reader)));
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
  const what = `"${entry.key}"`;
  const known = matchKeys.get(entry.key);
  if (known !== undefined) {
    const matcher = matcherShape({ place, values: known.values, what }).read(entry.value, reader);
    return matcher && { key: entry.key, at: entry.at, matcher, value: known.read };
  }
  if (!entry.key.startsWith('/')) {
    return unknownKey(entry, [...matchKeys.keys(), '/field'], '"match"', reader);
  }
  const steps = readPointer(entry.key);
  if (steps === undefined) {
    return fail(
      reader,
      entry.at,
      'invalid-value',
      `${what} is no JSON Pointer: after "~" stands 0 for a tilde or 1 for a slash.`,
    );
  }
  const matcher = matcherShape({ place, values: 'any', what }).read(entry.value, reader);
  return matcher && { key: entry.key, at: entry.at, matcher, value: (pause) => follow(steps, pause.arguments) };
}

const matcherValues = { text: 'text', flag: 'flag', texts: 'texts' } as const;

/** The conditions of `when` (docs/policy.md, "The run: `when`"). */
export const whenShape: Shape<readonly WhenCondition[]> = {
  read(node, reader) {
    return readWhen(node, undefined, reader);
  },
  schema: (defs) => whenSchema(undefined, defs),
};

function readWhen(node: TreeNode, group: string | undefined, reader: Reader): readonly WhenCondition[] | undefined {
  const what = group === undefined ? '"when"' : `"when.${group}"`;
  if (node.type !== 'map') return wrongType(reader, node, what, 'a mapping of conditions');
  return allOf(node.entries.map((entry) => readWhenEntry(entry, group, what, reader)))?.flat();
}

function readWhenEntry(
  entry: TreeEntry,
  group: string | undefined,
  what: string,
  reader: Reader,
): readonly WhenCondition[] | undefined {
  if (group === undefined && groupNames.includes(entry.key)) return readWhen(entry.value, entry.key, reader);
  const known = contextKeys.find((each) => each.group === group && each.name === entry.key);
  if (known === undefined) return strangeKey(entry, group, what, reader);
  const key = contextKeyName(known);
  const options = { place: 'when', values: matcherValues[known.value], what: `"when.${key}"` } as const;
  const matcher = matcherShape(options).read(entry.value, reader);
  return matcher && [{ key, at: entry.at, matcher, value: known.read }];
}

/** The mappings inside `when` and `context`. */
export const groupNames: readonly string[] = ['actor', 'repository'];

/** The keys that may stand in `when` and `context`, or in one of their mappings. */
export function contextNames(group: string | undefined): readonly string[] {
  const names = contextKeys.filter((each) => each.group === group).map((each) => each.name);
  return group === undefined ? [...names, ...groupNames] : names;
}

/** Tell the reader of a key that `when` and `context` don't have, `actor.login` in one word included. */
export function strangeKey(entry: TreeEntry, group: string | undefined, what: string, reader: Reader): undefined {
  const dotted = group === undefined && contextKeys.find((each) => contextKeyName(each) === entry.key);
  if (dotted) {
    const spelled = `${dotted.group ?? ''}: { ${dotted.name}: … }`;
    return fail(reader, entry.at, 'unknown-key', `${what} has no key "${entry.key}". Write "${spelled}".`);
  }
  return unknownKey(entry, contextNames(group), what, reader);
}

function whenSchema(group: ContextKey['group'], defs: Map<string, JsonSchema>): JsonSchema {
  const own = contextKeys
    .filter((each) => each.group === group)
    .map((each): readonly [string, JsonSchema] => [
      each.name,
      {
        description: each.about,
        allOf: [matcherShape({ place: 'when', values: matcherValues[each.value], what: '' }).schema(defs)],
      },
    ]);
  const groups: readonly (readonly [string, JsonSchema])[] =
    group === undefined
      ? [
          ['actor', whenSchema('actor', defs)],
          ['repository', whenSchema('repository', defs)],
        ]
      : [];
  return {
    type: 'object',
    description: 'What the run must be; all conditions must hold. An unknown value is the word "unknown".',
    properties: Object.fromEntries([...own, ...groups]),
    additionalProperties: false,
  };
}

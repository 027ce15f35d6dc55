// How a context is written: under `tests`, and as JSON after `--context`. What is left out is unknown.

import { type ContextValue, contextKeys, type RunContext, unknownWord } from '../context.ts';
import { isList } from '../text/json.ts';
import { contextNames, groupNames, strangeKey } from './conditions-shape.ts';
import { fail, type JsonSchema, type Reader, type Shape, toJson, wrongType } from './shape.ts';
import type { TreeEntry, TreeNode } from './tree.ts';

type ContextField = boolean | string | readonly string[];

/** A context in which what is left out is `unknown` (docs/policy.md, "Tests in the file"). */
export const contextShape: Shape<RunContext> = {
  read(node, reader) {
    const before = reader.problems.length;
    const fields = new Map<string, ContextField>();
    readGroup(node, undefined, fields, reader);
    return reader.problems.length > before ? undefined : contextOf(fields);
  },
  schema: () => groupSchema(undefined),
};

function readGroup(node: TreeNode, group: string | undefined, fields: Map<string, ContextField>, reader: Reader): void {
  const what = group === undefined ? '"context"' : `"context.${group}"`;
  if (node.type !== 'map') {
    wrongType(reader, node, what, `a mapping with some of ${contextNames(group).join(', ')}`);
    return;
  }
  for (const entry of node.entries) readEntry(entry, group, what, fields, reader);
}

function readEntry(
  entry: TreeEntry,
  group: string | undefined,
  what: string,
  fields: Map<string, ContextField>,
  reader: Reader,
): void {
  if (group === undefined && groupNames.includes(entry.key)) {
    readGroup(entry.value, entry.key, fields, reader);
    return;
  }
  const known = contextKeys.find((each) => each.group === group && each.name === entry.key);
  if (known === undefined) {
    strangeKey(entry, group, what, reader);
    return;
  }
  const value = readField(entry.value, known.value);
  if (value === undefined) {
    fail(reader, entry.value.at, 'wrong-type', `"${entry.key}" of ${what} is not ${wantedField[known.value]}.`);
    return;
  }
  fields.set(entry.key, value);
}

const wantedField = {
  text: 'a string',
  flag: 'true, false or "unknown"',
  texts: 'a list of strings, or "unknown"',
} as const;

function readField(node: TreeNode, kind: ContextValue): ContextField | undefined {
  const value = toJson(node);
  if (value === unknownWord) return unknownWord;
  if (kind === 'text') return typeof value === 'string' ? value : undefined;
  if (kind === 'flag') return typeof value === 'boolean' ? value : undefined;
  return isList(value) && value.every((each) => typeof each === 'string') ? value : undefined;
}

/** Names are unique over the groups, so one flat map holds all fields. */
function contextOf(fields: ReadonlyMap<string, ContextField>): RunContext {
  const textField = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : unknownWord;
  };
  const flag = (name: string): boolean | 'unknown' => {
    const value = fields.get(name);
    return typeof value === 'boolean' ? value : unknownWord;
  };
  const labels = fields.get('labels');
  return {
    event: textField('event'),
    ref: textField('ref'),
    base_ref: textField('base_ref'),
    fork: flag('fork'),
    draft: flag('draft'),
    labels: typeof labels === 'object' ? labels : unknownWord,
    actor: {
      permission: textField('permission'),
      association: textField('association'),
      type: textField('type'),
      login: textField('login'),
    },
    environment: textField('environment'),
    repository: { visibility: textField('visibility') },
  };
}

const fieldSchema: Readonly<Record<ContextValue, JsonSchema>> = {
  text: { type: 'string' },
  flag: { enum: [true, false, unknownWord] },
  texts: { anyOf: [{ type: 'array', items: { type: 'string' } }, { const: unknownWord }] },
};

function groupSchema(group: string | undefined): JsonSchema {
  const own = contextKeys
    .filter((each) => each.group === group)
    .map((each): readonly [string, JsonSchema] => [each.name, { ...fieldSchema[each.value], description: each.about }]);
  const groups =
    group === undefined ? groupNames.map((name): readonly [string, JsonSchema] => [name, groupSchema(name)]) : [];
  const description = 'The circumstances of the run; what is left out is unknown.';
  return {
    type: 'object',
    description,
    properties: Object.fromEntries([...own, ...groups]),
    additionalProperties: false,
  };
}

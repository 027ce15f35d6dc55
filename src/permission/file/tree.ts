// Defines the types of a policy file as a tree of plain nodes with their positions, and of the problems in it.
import { isList, isObject, type Json, type Plain } from '../../json.ts';
import type { Position } from '../text/position.ts';

export interface Problem extends Position {
  readonly code: ProblemCode;
  readonly message: string;
}

export const problemCodes = [
  'missing-file',
  'too-large',
  'not-utf-8',
  'invisible-character',
  'yaml',
  'yaml-feature',
  'duplicate-key',
  'unknown-key',
  'missing-key',
  'wrong-type',
  'invalid-value',
  'invalid-pattern',
  'duplicate-id',
  'unknown-id',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export interface MapNode {
  readonly type: 'map';
  readonly at: Position;
  readonly entries: readonly TreeEntry[];
}

/** A key of a mapping, with its value. No key appears twice in a mapping. */
export interface TreeEntry {
  readonly key: string;
  readonly at: Position;
  readonly value: TreeNode;
}

export type TreeNode =
  | MapNode
  | { readonly type: 'list'; readonly at: Position; readonly items: readonly TreeNode[] }
  | { readonly type: 'plain'; readonly at: Position; readonly value: Plain };

export function jsonToTree(value: Json, at: Position = { line: 1, column: 1 }): TreeNode {
  if (isList(value)) return { type: 'list', at, items: value.map((item) => jsonToTree(item, at)) };
  if (!isObject(value)) return { type: 'plain', at, value };
  const entries = Object.entries(value).map(([key, each]) => ({ key, at, value: jsonToTree(each, at) }));
  return { type: 'map', at, entries };
}

// A policy file as a tree of plain nodes with their places, and the problems found in it.

import { isList, isObject, type Json } from '../text/json.ts';
import type { Place } from '../text/place.ts';

export interface Problem extends Place {
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

export type TreeNode = MapNode | ListNode | PlainNode;

export interface MapNode {
  readonly type: 'map';
  readonly at: Place;
  readonly entries: readonly TreeEntry[];
}

export interface TreeEntry {
  readonly key: string;
  readonly at: Place;
  readonly value: TreeNode;
}

export interface ListNode {
  readonly type: 'list';
  readonly at: Place;
  readonly items: readonly TreeNode[];
}

export interface PlainNode {
  readonly type: 'plain';
  readonly at: Place;
  readonly value: string | number | boolean | null;
}

export type TreeResult = { readonly root: TreeNode } | { readonly problems: readonly Problem[] };

export function treeOfJson(value: Json, at: Place = { line: 1, column: 1 }): TreeNode {
  if (isList(value)) return { type: 'list', at, items: value.map((item) => treeOfJson(item, at)) };
  if (!isObject(value)) return { type: 'plain', at, value };
  const entries: TreeEntry[] = [];
  for (const key of Object.keys(value)) entries.push({ key, at, value: treeOfJson(value[key] ?? null, at) });
  return { type: 'map', at, entries };
}

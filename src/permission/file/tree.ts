// A policy file as a tree of plain nodes with their places, and the problems found in it.

import { isList, isObject, type Json } from '../text/json.ts';
import type { Place } from '../text/place.ts';

/** Something that makes a policy file invalid (docs/policy.md, "How a pause is decided"). */
export interface Problem extends Place {
  /** Word from a closed list, for programs: `unknown-key`. */
  readonly code: ProblemCode;
  /** Names the flaw, with the key or value, and the remedy. */
  readonly message: string;
}

/** Every code that an error of `interns policy check` can carry. */
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

/** A node of the file: a mapping, a list or a plain value, with the place where it begins. */
export type TreeNode = MapNode | ListNode | PlainNode;

/** Keys are strings, each once. */
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

/** Converts a JSON value to nodes, all at the same place. */
export function treeOfJson(value: Json, at: Place = { line: 1, column: 1 }): TreeNode {
  if (isList(value)) return { type: 'list', at, items: value.map((item) => treeOfJson(item, at)) };
  if (!isObject(value)) return { type: 'plain', at, value };
  const entries: TreeEntry[] = [];
  for (const key of Object.keys(value)) entries.push({ key, at, value: treeOfJson(value[key] ?? null, at) });
  return { type: 'map', at, entries };
}

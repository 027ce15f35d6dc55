// A policy file as a tree of plain nodes with their places.
import type { Place } from '../text/place.ts';
import type { Problem } from './problem.ts';

/** A node of the file: a mapping, a list or a plain value, with the place where it begins. */
export type TreeNode = MapNode | ListNode | PlainNode;

/** A mapping; keys are strings, each once. */
export interface MapNode {
  readonly type: 'map';
  readonly at: Place;
  readonly entries: readonly TreeEntry[];
}

/** One key of a mapping with its value. */
export interface TreeEntry {
  readonly key: string;
  readonly at: Place;
  readonly value: TreeNode;
}

/** A list. */
export interface ListNode {
  readonly type: 'list';
  readonly at: Place;
  readonly items: readonly TreeNode[];
}

/** A string, number, boolean or null. */
export interface PlainNode {
  readonly type: 'plain';
  readonly at: Place;
  readonly value: string | number | boolean | null;
}

/** A tree, or what is wrong with the text. */
export type TreeResult = { readonly root: TreeNode } | { readonly problems: readonly Problem[] };

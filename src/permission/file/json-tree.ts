// JSON values as nodes of a policy file, so that what is given as JSON is read by the same shapes.

import { isList, isObject, type Json } from '../text/json.ts';
import type { Place } from '../text/place.ts';
import type { TreeNode } from './tree.ts';

/** The node of a JSON value; all of it stands at one place. */
export function treeOfJson(value: Json, at: Place = { line: 1, column: 1 }): TreeNode {
  if (isList(value)) return { type: 'list', at, items: value.map((item) => treeOfJson(item, at)) };
  if (!isObject(value)) return { type: 'plain', at, value };
  const entries = Object.entries(value).map(([key, each]) => ({ key, at, value: treeOfJson(each, at) }));
  return { type: 'map', at, entries };
}

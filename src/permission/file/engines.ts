// The libraries that some policies need, loaded only for those: RE2 and a Bash grammar.

import type { Re2 } from '../match/regex.ts';
import type { shellTest } from '../match/shell-test.ts';
import type { TreeNode } from './tree.ts';

/** What matchers may need; undefined where no matcher of the file uses it. */
export interface Engines {
  readonly re2: Re2 | undefined;
  readonly shell: typeof shellTest | undefined;
}

/** No libraries: for what holds neither `re2` nor `shell`. */
export const noEngines: Engines = { re2: undefined, shell: undefined };

/** Load the libraries that a file names by its keys, and no other. */
export async function enginesFor(root: TreeNode): Promise<Engines> {
  const keys = new Set<string>();
  collectKeys(root, keys);
  const [re2, shell] = await Promise.all([
    keys.has('re2') ? import('../match/regex.ts').then((module) => module.re2) : undefined,
    keys.has('shell') ? import('../match/shell-test.ts').then((module) => module.shellTest) : undefined,
  ]);
  return { re2, shell };
}

function collectKeys(node: TreeNode, keys: Set<string>): void {
  if (node.type === 'list') for (const item of node.items) collectKeys(item, keys);
  if (node.type !== 'map') return;
  for (const entry of node.entries) {
    keys.add(entry.key);
    collectKeys(entry.value, keys);
  }
}

// The libraries that some policies need, loaded only for those: RE2 and a Bash grammar.

import { type Automaton, matchWhole } from '../match/automaton.ts';
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

/** Patterns of `re2` that were compiled before. */
export type KeptPatterns = ReadonlyMap<string, Automaton>;

/** Load the libraries that a file names by its keys, and no other; none for patterns that are kept. */
export async function enginesFor(root: TreeNode, kept: KeptPatterns = new Map()): Promise<Engines> {
  const keys = new Set<string>();
  collectKeys(root, keys);
  const [re2, shell] = await Promise.all([
    keys.has('re2') ? (keptRe2(root, kept) ?? import('../match/regex.ts').then((module) => module.re2)) : undefined,
    keys.has('shell') ? import('../match/shell-test.ts').then((module) => module.shellTest) : undefined,
  ]);
  return { re2, shell };
}

/** RE2 for a file of which every pattern is kept. */
function keptRe2(root: TreeNode, kept: KeptPatterns): Re2 | undefined {
  if (!patternsOf(root).every((pattern) => kept.has(pattern))) return undefined;
  return {
    compile(pattern) {
      const automaton = kept.get(pattern);
      return automaton === undefined ? { error: 'it is not among the kept patterns' } : matchWhole(automaton);
    },
  };
}

/** The patterns of `re2` in a file. */
export function patternsOf(node: TreeNode): readonly string[] {
  if (node.type === 'list') return node.items.flatMap(patternsOf);
  if (node.type !== 'map') return [];
  return node.entries.flatMap(({ key, value }) =>
    key === 're2' && value.type === 'plain' ? [String(value.value)] : patternsOf(value),
  );
}

function collectKeys(node: TreeNode, keys: Set<string>): void {
  if (node.type === 'list') for (const item of node.items) collectKeys(item, keys);
  if (node.type !== 'map') return;
  for (const entry of node.entries) {
    keys.add(entry.key);
    collectKeys(entry.value, keys);
  }
}

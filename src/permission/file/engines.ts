// The libraries that some policies need, loaded only for those: RE2 and a Bash grammar.

import { type Automaton, matchWhole } from '../match/automaton.ts';
import type { Re2 } from '../match/regex.ts';
import type { shellTest } from '../match/shell-test.ts';
import type { TreeEntry, TreeNode } from './tree.ts';

/** The libraries of matchers; undefined where no matcher of the file needs it. */
export interface Engines {
  readonly re2: Re2 | undefined;
  readonly shell: typeof shellTest | undefined;
}

export const noEngines: Engines = { re2: undefined, shell: undefined };

/** Patterns of `re2` that were compiled before. */
export type KeptPatterns = ReadonlyMap<string, Automaton>;

/** Loads the libraries that a file names by its keys, and no other; none for patterns that are kept. */
export async function enginesFor(root: TreeNode, kept: KeptPatterns = new Map()): Promise<Engines> {
  const keys = new Set(entriesIn(root).map(({ key }) => key));
  const [re2, shell] = await Promise.all([
    keys.has('re2') ? (keptRe2(root, kept) ?? import('../match/regex.ts').then((module) => module.re2)) : undefined,
    keys.has('shell') ? import('../match/shell-test.ts').then((module) => module.shellTest) : undefined,
  ]);
  return { re2, shell };
}

/** Gives RE2 for a file of which every pattern is kept. */
function keptRe2(root: TreeNode, kept: KeptPatterns): Re2 | undefined {
  if (!patternsOf(root).every((pattern) => kept.has(pattern))) return undefined;
  return {
    compile(pattern) {
      const automaton = kept.get(pattern);
      return automaton === undefined ? { error: 'it is not among the kept patterns' } : matchWhole(automaton);
    },
  };
}

export function patternsOf(root: TreeNode): readonly string[] {
  return entriesIn(root).flatMap(({ key, value }) =>
    key === 're2' && value.type === 'plain' ? [String(value.value)] : [],
  );
}

/** Lists the entries of all mappings, at any depth. */
function entriesIn(node: TreeNode, entries: TreeEntry[] = []): readonly TreeEntry[] {
  if (node.type === 'list') for (const item of node.items) entriesIn(item, entries);
  if (node.type !== 'map') return entries;
  for (const entry of node.entries) {
    entries.push(entry);
    entriesIn(entry.value, entries);
  }
  return entries;
}

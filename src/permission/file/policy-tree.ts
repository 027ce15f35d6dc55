// Reads a policy from the parsed tree of its file, without the YAML library.

import { type Automaton, matchWhole } from '../match/automaton.ts';
import type { Re2 } from '../match/regex.ts';
import type { Policy } from '../policy.ts';
import { inFileOrder } from '../text/place.ts';
import { fileShape } from './file-shape.ts';
import type { Reader } from './shape.ts';
import type { Problem, TreeEntry, TreeNode } from './tree.ts';

export type PolicyReading = { readonly policy: Policy } | { readonly problems: readonly Problem[] };

export type KeptPatterns = ReadonlyMap<string, Automaton>;

/** Loads RE2 and the Bash grammar only if the tree has their keys. */
export async function readPolicyTree(
  root: TreeNode,
  source: string,
  kept: KeptPatterns = new Map(),
): Promise<PolicyReading> {
  const keys = new Set(entriesIn(root).map(({ key }) => key));
  const [re2, shell] = await Promise.all([
    keys.has('re2') ? (keptRe2(root, kept) ?? import('../match/regex.ts').then((module) => module.re2)) : undefined,
    keys.has('shell') ? import('../match/shell-test.ts').then((module) => module.shellTest) : undefined,
  ]);
  const reader: Reader = { problems: [], re2, shell };
  const file = fileShape.read(root, reader);
  if (file === undefined) return { problems: inFileOrder(reader.problems) };
  const { guards, rules, questions, changes, tests } = file;
  const { answers, allows, rejects_in_a_row, same_pause, files, bytes, lines } = file.budget;
  const budget = { answers, allows, rejects_in_a_row, same_pause };
  const changeBudget = { files, bytes, lines };
  return { policy: { source, default: file.default, budget, guards, rules, questions, changes, changeBudget, tests } };
}

function keptRe2(root: TreeNode, kept: KeptPatterns): Re2 | undefined {
  if (!patternsOf(root).every((pattern) => kept.has(pattern))) return undefined;
  return (pattern) => {
    const automaton = kept.get(pattern);
    return automaton === undefined ? { error: 'it is not among the kept patterns' } : matchWhole(automaton);
  };
}

export function patternsOf(root: TreeNode): readonly string[] {
  return entriesIn(root).flatMap(({ key, value }) =>
    key === 're2' && value.type === 'plain' ? [String(value.value)] : [],
  );
}

function entriesIn(node: TreeNode, entries: TreeEntry[] = []): readonly TreeEntry[] {
  if (node.type === 'list') for (const item of node.items) entriesIn(item, entries);
  if (node.type !== 'map') return entries;
  for (const entry of node.entries) {
    entries.push(entry);
    entriesIn(entry.value, entries);
  }
  return entries;
}

// Reads a policy from the tree of its file: what was parsed once needs no YAML library.

import { defaultBudget, defaultChangeBudget, type Policy } from '../policy.ts';
import { inFileOrder } from '../text/place.ts';
import { enginesFor, type KeptPatterns } from './engines.ts';
import { fileShape, type PolicyFile } from './file-shape.ts';
import type { Reader } from './shape.ts';
import type { Problem, TreeNode } from './tree.ts';

export type PolicyReading = { readonly policy: Policy } | { readonly problems: readonly Problem[] };

/** Reads a tree; RE2 and the Bash grammar are loaded for those that name them. */
export async function readPolicyTree(root: TreeNode, source: string, kept?: KeptPatterns): Promise<PolicyReading> {
  const reader: Reader = { engines: await enginesFor(root, kept), problems: [] };
  const file = fileShape.read(root, reader);
  if (file === undefined) return { problems: inFileOrder(reader.problems) };
  return { policy: policyOf(file, source) };
}

function policyOf(file: PolicyFile, source: string): Policy {
  return {
    source,
    default: file.default ?? 'reject',
    budget: {
      answers: file.budget?.answers ?? defaultBudget.answers,
      allows: file.budget?.allows ?? defaultBudget.allows,
      rejects_in_a_row: file.budget?.rejects_in_a_row ?? defaultBudget.rejects_in_a_row,
      same_pause: file.budget?.same_pause ?? defaultBudget.same_pause,
    },
    guards: file.guards ?? [],
    rules: file.rules ?? [],
    questions: file.questions ?? [],
    changes: file.changes,
    changeBudget: {
      files: file.budget?.files ?? defaultChangeBudget.files,
      bytes: file.budget?.bytes ?? defaultChangeBudget.bytes,
      lines: file.budget?.lines ?? defaultChangeBudget.lines,
    },
    tests: file.tests ?? [],
  };
}

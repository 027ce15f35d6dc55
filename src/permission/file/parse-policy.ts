// Parses the text of a policy file, with the YAML library; loaded with the first file.

import { type PolicyReading, readPolicyTree } from './policy-tree.ts';
import { readTree } from './read-tree.ts';
import { unquoted } from './unquoted.ts';

export type { PolicyReading } from './policy-tree.ts';

/** Reads a policy file; RE2 and the Bash grammar are loaded for the files that name them. */
export async function parsePolicy(text: string | Uint8Array, source: string): Promise<PolicyReading> {
  const tree = readTree(text);
  const reading = 'problems' in tree ? tree : await readPolicyTree(tree.root, source);
  return 'problems' in reading ? { problems: unquoted(reading.problems, text) } : reading;
}

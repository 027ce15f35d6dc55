// The policy file: from text to a policy, or to everything that is wrong with it.

import { PolicyError } from '../../errors.ts';
import { defaultBudget, type Policy } from '../policy.ts';
import { inFileOrder } from '../text/place.ts';
import type { PolicyFile } from './file-shape.ts';
import type { Problem } from './problem.ts';
import type { Reader } from './shape.ts';
import { unquoted } from './unquoted.ts';

export type { Policy } from '../policy.ts';

/** A policy, or every problem of the file in its order. */
export type PolicyReading = { readonly policy: Policy } | { readonly problems: readonly Problem[] };

/**
 * Read a policy file (docs/policy.md, "How a pause is decided"). The reader is loaded only now, and libraries for YAML, RE2 and
 * Bash only as far as the file needs them: a job without a file pays for none of it.
 *
 * @param text - its text, or its bytes in UTF-8, at most 4 MiB
 * @param source - how messages call the file
 */
export async function readPolicy(text: string | Uint8Array, source: string): Promise<PolicyReading> {
  const [{ readTree }, { enginesFor }, { fileShape, testOf }] = await Promise.all([
    import('./read-tree.ts'),
    import('./engines.ts'),
    import('./file-shape.ts'),
  ]);
  const tree = await readTree(text);
  if ('problems' in tree) return { problems: unquoted(tree.problems, text) };
  const reader: Reader = { engines: await enginesFor(tree.root), problems: [] };
  const file = fileShape.read(tree.root, reader);
  if (file === undefined) return { problems: unquoted(inFileOrder(reader.problems), text) };
  return { policy: policyOf(file, (file.tests ?? []).map(testOf), source) };
}

function policyOf(file: PolicyFile, tests: Policy['tests'], source: string): Policy {
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
    tests,
  };
}

/**
 * Read a policy file that has to be valid.
 *
 * @throws {PolicyError} `policy_invalid` with `source`, `line` and `column` of the first problem; the message names all
 *   of the first three
 */
export async function loadPolicy(text: string | Uint8Array, source: string): Promise<Policy> {
  const reading = await readPolicy(text, source);
  if ('policy' in reading) return reading.policy;
  const [first] = reading.problems;
  throw new PolicyError('policy_invalid', invalidMessage(reading.problems, source), {
    source,
    line: first?.line ?? 1,
    column: first?.column ?? 1,
  });
}

function invalidMessage(problems: readonly Problem[], source: string): string {
  const named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`);
  const more = problems.length - named.length;
  const rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : '';
  return `The permission policy is invalid. ${named.join(' ')}${rest}`;
}

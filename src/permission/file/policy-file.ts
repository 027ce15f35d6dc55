// Reads a policy file. Returns the policy, or all problems of the file.
import { PolicyError } from '../../errors.ts';
import type { Policy } from '../policy.ts';
import type { PolicyReading } from './file-shape.ts';
import type { Problem } from './tree.ts';

export type { Policy } from '../policy.ts';
export type { PolicyReading } from './file-shape.ts';

/** Takes at most 4 MiB of UTF-8; `source` names the file in messages. */
export async function readPolicy(text: string | Uint8Array, source: string): Promise<PolicyReading> {
  const { parsePolicy } = await import('./parse-policy.ts');
  return parsePolicy(text, source);
}

/** @throws {PolicyError} `policy_invalid`, at the position of the first problem; the message names up to three */
export async function loadPolicy(text: string | Uint8Array, source: string): Promise<Policy> {
  const reading = await readPolicy(text, source);
  if ('policy' in reading) return reading.policy;
  const [first] = reading.problems;
  throw new PolicyError('policy_invalid', describeProblems(reading.problems, source), {
    source,
    line: first?.line ?? 1,
    column: first?.column ?? 1,
  });
}

function describeProblems(problems: readonly Problem[], source: string): string {
  const shownProblems = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`);
  const unlistedCount = problems.length - shownProblems.length;
  const rest = unlistedCount > 0 ? ` And ${unlistedCount} more; "interns policy check" lists all.` : '';
  return `The permission policy is invalid. ${shownProblems.join(' ')}${rest}`;
}

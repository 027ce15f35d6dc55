// Runs the tests in a policy file, before the policy decides anything.
import { PolicyError } from '../errors.ts';
import { loadPolicy } from '../permission/file/policy-file.ts';
import type { Policy } from '../permission/policy.ts';
import { runTests } from '../permission/tools/self-test.ts';

export async function loadTestedPolicy(bytes: Uint8Array, path: string): Promise<Policy> {
  const policy = await loadPolicy(bytes, path);
  checkPolicyTests(policy);
  return policy;
}

/** Throws {@link PolicyError} `policy_invalid`, which names the first three tests that fail (docs/policy.md). */
export function checkPolicyTests(policy: Policy): void {
  const failures = runTests(policy);
  const [first] = failures;
  if (first === undefined) return;
  const { source } = policy;
  const { line, column } = first;
  const shown = failures.slice(0, 3).map((one) => `${source}:${one.line}:${one.column}: ${one.name}: ${one.message}`);
  const more = failures.length > 3 ? ` And ${failures.length - 3} more.` : '';
  const message = `Tests of the permission policy fail. ${shown.join(' ')}${more}`;
  throw new PolicyError('policy_invalid', message, { source, line, column });
}

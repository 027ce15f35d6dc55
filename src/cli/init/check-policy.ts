// A policy is written only if "interns policy check --strict" and "interns policy test" have nothing to say about it.
import { PolicyError } from '../../errors.ts';
import { checkPolicyTests } from '../../job/policy-tests.ts';
import { loadPolicy } from '../../permission/file/policy-file.ts';
import { lint } from '../../permission/lint/lint.ts';

/**
 * Holds a policy to its own tests and to every warning.
 *
 * @throws {PolicyError} `policy_invalid`: what was answered can't be allowed so
 */
export async function checkWrittenPolicy(text: string, path: string): Promise<void> {
  const policy = await loadPolicy(text, path);
  checkPolicyTests(policy);
  const [warning] = lint(policy);
  if (warning === undefined) return;
  throw new PolicyError('policy_invalid', `What was answered makes a policy with a warning. ${warning.message}`, {
    source: path,
  });
}

// A policy is written only if "interns policy check --strict" and "interns policy test" have nothing to say about it.
import { PolicyError } from '../../errors.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import { lint } from '../../permission/lint/lint.ts';
import { runTests } from '../../permission/tools/self-test.ts';

/** What is wrong with a policy, in the words of the first problem, failed test or warning; undefined: nothing. */
export async function whyNotPolicy(text: string, path: string): Promise<string | undefined> {
  const reading = await readPolicy(text, path);
  if ('problems' in reading) return reading.problems[0]?.message ?? 'The policy is invalid.';
  const [failure] = runTests(reading.policy);
  if (failure !== undefined) return `The test "${failure.name}" fails: ${failure.message}`;
  return lint(reading.policy)[0]?.message;
}

/**
 * Holds a policy to its own tests and to every warning.
 *
 * @throws {PolicyError} `policy_invalid`: what was answered can't be allowed so
 */
export async function checkWrittenPolicy(text: string, path: string): Promise<void> {
  const reason = await whyNotPolicy(text, path);
  if (reason === undefined) return;
  throw new PolicyError('policy_invalid', `The answers do not make a safe policy. ${reason}`, { source: path });
}

// A policy has to pass its own tests before it decides about anything.
import { expect, test } from 'vitest';
import { checkPolicyTests } from '../../src/job/policy-tests.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';

/** Checks a policy that rejects shells; so many of its tests say that it allows them. */
async function check(failing: number): Promise<void> {
  const pause = '{ kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }';
  const tests = Array.from({ length: failing }, (_, index) => index + 1).map(
    (number) => `  - { name: test ${number}, pause: ${pause}, expect: { answer: allow_once, rule: shells } }`,
  );
  const text = `version: 1
rules:
  - { id: shells, match: { kind: permission, tool: shell }, then: reject }
tests:
  - { name: it rejects, pause: ${pause}, expect: { answer: reject_once, rule: shells } }
${tests.join('\n')}
`;
  checkPolicyTests(await loadPolicy(text, 'policy.yml'));
}

test('a policy that passes its tests is fit', async () => {
  await expect(check(0)).resolves.toBeUndefined();
});

/** A failure as the message says it; the tests begin at line 6. */
const failed = (number: number): string =>
  `policy.yml:${5 + number}:126: test ${number}: Expected "allow_once" from rule "shells", but got "reject_once" from rule "shells".`;

test.each([
  [1, failed(1)],
  [3, `${failed(1)} ${failed(2)} ${failed(3)}`],
  [5, `${failed(1)} ${failed(2)} ${failed(3)} And 2 more.`],
])('of %i tests that fail the first three are named', async (failing, named) => {
  await expect(check(failing)).rejects.toMatchObject({
    code: 'policy_invalid',
    data: { source: 'policy.yml', line: 6, column: 126 },
    message: `Tests of the permission policy fail. ${named}`,
  });
});

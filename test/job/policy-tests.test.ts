// A policy has to pass its own tests before it decides about anything.
import { expect, test } from 'vitest';
import { checkPolicyTests } from '../../src/job/policy-tests.ts';
import { loadPolicy } from '../../src/permission/policy-file.ts';

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

test.each([
  [1, ['policy.yml:6:126: test 1'], ''],
  [3, ['policy.yml:6:126: test 1', 'policy.yml:7:126: test 2', 'policy.yml:8:126: test 3'], ''],
  [5, ['policy.yml:6:126: test 1', 'policy.yml:7:126: test 2', 'policy.yml:8:126: test 3'], ' And 2 more.'],
])('of %i tests that fail the first three are named', async (failing, named, more) => {
  const failure: unknown = await check(failing).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'policy_invalid', data: { source: 'policy.yml', line: 6, column: 126 } });
  const message = failure instanceof Error ? failure.message : '';
  expect(message).toMatch(/^Tests of the permission policy fail\. policy\.yml:6:126: test 1: \S/u);
  expect(message.match(/policy\.yml:\d+:126: test \d/gu)).toEqual(named);
  expect(/ And \d+ more\.$/u.exec(message)?.[0] ?? '').toBe(more);
});

// A policy is written only if nothing is said against it; the first reason is.
import { expect, test } from 'vitest';
import { checkWrittenPolicy, findPolicyProblem, toPolicyText } from '../../../src/cli/init/policy-text.ts';

const good = toPolicyText({ trigger: 'push', commands: ['npm test'], paths: [] });

test('against a policy that was made of good answers nothing is said', async () => {
  expect(await findPolicyProblem(good, 'p.yml')).toBeUndefined();
  await expect(checkWrittenPolicy(good, 'p.yml')).resolves.toBeUndefined();
});

test.each([
  ['a mistake', 'version: 2\n', '"version" is the number 2. Write the number 1.'],
  [
    'a test that fails',
    good.replace('allow_once, rule: run', 'stop, rule: run'),
    'The test "it may run npm test" fails: ',
  ],
  ['a warning', good.replace(/\n +limit: 10/, ''), 'Add a "limit".'],
])('%s is', async (_, text, reason) => {
  expect(await findPolicyProblem(text, 'p.yml')).toContain(reason);
  await expect(checkWrittenPolicy(text, 'p.yml')).rejects.toMatchObject({
    code: 'policy_invalid',
    message: expect.stringMatching(/^These answers do not make a safe policy\. ./),
    data: { source: 'p.yml' },
  });
});

test('what runs every week may do the same when it is started by hand', async () => {
  const weekly = toPolicyText({ trigger: 'schedule', commands: ['npm test'], paths: ['docs/**'] });
  const byHand = weekly.replaceAll('context: { event: schedule,', 'context: { event: workflow_dispatch,');
  expect(byHand).not.toBe(weekly);
  expect(await findPolicyProblem(byHand, 'p.yml')).toBeUndefined();
});

// What is said where a rule would decide, but only in a CI.
import { expect, test } from 'vitest';
import { listUnprovenKeys, whyUndecided } from '../../../src/permission/decide/undecided.ts';
import { decideOnce, permission, policyOf, question } from '../policies.ts';

const policy = await policyOf(`rules:
  - { id: r, when: { event: push, actor: { permission: [write, unknown] } }, match: { tool: build }, then: allow }
  - { id: s, when: { fork: false }, match: { message: known }, then: reject }
`);

test.each([
  [permission({ operation: 'build' }), 'The rule "r" allows this only in a CI: its "when" needs "event", which'],
  [
    permission({ operation: 'x', message: 'known' }),
    'The rule "s" decides about this only in a CI: its "when" needs "fork"',
  ],
  [permission({ operation: 'other' }), 'Nothing in the permission policy decides this.'],
  [question({ message: 'known' }), 'Nothing in the permission policy decides this.'],
])('of %j it is "%s"', (args, why) => {
  expect(whyUndecided(policy, decideOnce(policy, args))).toContain(why);
});

test('only what nothing proves here keeps a rule from matching', () => {
  expect(policy.rules.map(listUnprovenKeys)).toEqual([['event'], ['fork']]);
});

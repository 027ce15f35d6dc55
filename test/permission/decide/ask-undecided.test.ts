// With a person at hand, what the policy leaves open is asked; what it decides is not.
import { describe, expect, test } from 'vitest';
import { askUndecided } from '../../../src/permission/decide/ask-undecided.ts';
import { rejectEverything } from '../../../src/permission/policy.ts';
import { decideOnce, permission, policyOf, question } from '../policies.ts';

const policy = await policyOf(`budget: { answers: 7 }
guards: [{ id: g, match: { tool: danger }, then: reject }]
rules: [{ id: r, match: { tool: build }, then: allow }]
questions: [{ id: q, match: { message: known }, answer: x }]
`);

describe('a policy that asks what it does not decide', () => {
  test('decides what it did before', () => {
    const asking = askUndecided(policy);
    for (const args of [
      permission({ operation: 'danger' }),
      permission({ operation: 'build' }),
      question({ message: 'known' }),
    ]) {
      const [before, after] = [decideOnce(policy, args), decideOnce(asking, args)];
      expect([after.answer, after.rule]).toEqual([before.answer, before.rule]);
    }
    expect(asking.budget).toEqual(policy.budget);
  });

  test('asks the rest, permissions and questions', () => {
    for (const args of [
      permission({ operation: 'other' }),
      question({ message: 'other' }),
      permission({ operation: null }),
    ]) {
      expect(decideOnce(policy, args)).toMatchObject({ rule: 'default' });
      expect(decideOnce(askUndecided(policy), args)).toMatchObject({
        outcome: 'ask',
        verb: 'ask',
        reason: 'Nothing in the permission policy decides this.',
      });
      expect(decideOnce(askUndecided(policy), args).trace.at(-2)).toMatchObject({
        matched: true,
        because: 'anything matches',
      });
    }
  });

  test('has a budget only where there is a file', () => {
    expect(Object.values(askUndecided(rejectEverything).budget).every((count) => count >= 1_000_000)).toBe(true);
  });
});

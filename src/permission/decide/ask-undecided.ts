// Extends a policy so that a person is asked about each pause that no entry decides.
import { personRule } from '../decision.ts';
import type { MatchCondition } from '../match/conditions.ts';
import { presentTest } from '../match/value-tests.ts';
import { type Budget, type Entry, type Policy, rejectEverything } from '../policy.ts';

const anything: MatchCondition = {
  key: 'anything',
  at: { line: 1, column: 1 },
  matcher: { test: presentTest(true), missing: false },
  value: () => true,
};

const catchAll: Entry = {
  id: personRule,
  at: anything.at,
  positions: new Map(),
  reason: 'Nothing in the permission policy decides this.',
  when: [],
  match: [anything],
};

/** Without a policy, nothing but the person limits a run. */
const noBudget: Budget = { answers: 1e6, allows: 1e6, rejects_in_a_row: 1e6, same_pause: 1e6 };

export function askUndecided(policy: Policy): Policy {
  return {
    ...policy,
    budget: policy === rejectEverything ? noBudget : policy.budget,
    rules: [...policy.rules, { ...catchAll, verb: 'ask', limit: undefined }],
    questions: [...policy.questions, { ...catchAll, verb: 'ask', limit: undefined, answer: undefined }],
  };
}

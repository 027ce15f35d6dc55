// A policy for a run with a person in front of it: asks that person what no rule decides.

import type { MatchCondition } from '../match/conditions.ts';
import { presentTest } from '../match/tests.ts';
import { type Budget, type Entry, type Policy, rejectEverything } from '../policy.ts';

/** Decides where a person was asked; no id of a file has parentheses. */
export const personRule = '(person)';

/** Matches every pause, and says so. */
const anything: MatchCondition = {
  key: 'anything',
  at: { line: 1, column: 1 },
  matcher: { test: presentTest(true), missing: false },
  value: () => true,
};

const entry: Entry = {
  id: personRule,
  at: anything.at,
  places: new Map(),
  reason: 'Nothing in the permission policy decides this.',
  when: [],
  match: [anything],
};

/** Lifts the limits: without a policy the person alone sets them. */
const noBudget: Budget = {
  answers: 1_000_000,
  allows: 1_000_000,
  rejects_in_a_row: 1_000_000,
  same_pause: 1_000_000,
};

/**
 * The policy with one more rule and one more question behind all others, which match everything and ask (docs/policy.md,
 * "How a pause is decided"). Guards, rules, questions and budgets of the file hold as they are.
 */
export function askUndecided(policy: Policy): Policy {
  return {
    ...policy,
    budget: policy === rejectEverything ? noBudget : policy.budget,
    rules: [...policy.rules, { ...entry, verb: 'ask', limit: undefined }],
    questions: [...policy.questions, { ...entry, verb: 'ask', limit: undefined, answer: undefined }],
  };
}

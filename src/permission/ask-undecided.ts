// A policy for a run with a person in front of it: what it leaves undecided is asked of that person.
import type { MatchCondition } from './conditions.ts';
import type { Budget, Entry, Policy } from './policy.ts';
import { rejectEverything } from './policy-file.ts';

/** What decides where a person was asked; no id of a file has parentheses. */
export const personRule = '(person)';

/** Matches every pause, and says so. */
const anything: MatchCondition = {
  key: 'anything',
  at: { line: 1, column: 1 },
  matcher: { test: { type: 'present', present: true }, missing: false },
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

/** Without a policy there is nobody but the person to set a limit. */
const noBudget: Budget = {
  answers: Number.MAX_SAFE_INTEGER,
  allows: Number.MAX_SAFE_INTEGER,
  rejects_in_a_row: Number.MAX_SAFE_INTEGER,
  same_pause: Number.MAX_SAFE_INTEGER,
};

/**
 * The policy with one more rule and one more question behind all others, which match everything and ask (design, "Rules of
 * evaluation", 12). Guards, rules, questions and budgets of the file hold as they are.
 */
export function askUndecided(policy: Policy): Policy {
  return {
    ...policy,
    budget: policy === rejectEverything ? noBudget : policy.budget,
    rules: [...policy.rules, { ...entry, verb: 'ask', limit: undefined }],
    questions: [...policy.questions, { ...entry, verb: 'ask', limit: undefined, answer: undefined }],
  };
}

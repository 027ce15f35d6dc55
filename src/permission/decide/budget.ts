// What a run has spent, and what it may still spend.
import type { AnswerClass } from '../decision.ts';
import type { Budget } from '../policy.ts';

/** What the answers of a run have used up so far. */
export interface Spent {
  readonly answers: number;
  readonly allows: number;
  readonly rejectsInARow: number;
}

/** A run that has not answered anything. */
export const nothingSpent: Spent = { answers: 0, allows: 0, rejectsInARow: 0 };

/** What is spent after one more answer: an allow starts the row of rejects anew (docs/policy.md, "How a pause is decided"). */
export function spend(spent: Spent, answer: AnswerClass): Spent {
  return {
    answers: spent.answers + 1,
    allows: spent.allows + (answer === 'allow' ? 1 : 0),
    rejectsInARow: answer === 'allow' ? 0 : spent.rejectsInARow + (answer === 'reject' ? 1 : 0),
  };
}

/** Counts by key, such as how often a rule has been used. */
export interface Tally {
  get(key: string): number;
  add(key: string): void;
}

/** A tally that begins at 0 for every key. */
export function startTally(): Tally {
  const counts = new Map<string, number>();
  return {
    get: (key) => counts.get(key) ?? 0,
    add(key) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
  };
}

/** The budgets of a run on one line, for explanations. */
export function describeBudget(budget: Budget, spent: Spent, samePause: number): string {
  return [
    `answers ${spent.answers} of ${budget.answers}`,
    `allows ${spent.allows} of ${budget.allows}`,
    `rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
    `same pause ${samePause} of ${budget.same_pause}`,
  ].join(', ');
}

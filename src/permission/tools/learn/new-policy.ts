// The beginning of a policy that is learnt from nothing: its budget has room for what the runs did.

import { isAllow } from '../../decide/answering.ts';
import { defaultBudget } from '../../policy.ts';
import type { PastRun } from '../replay.ts';

/** A policy file without entries. */
export function newPolicyText(runs: readonly PastRun[]): string {
  return `# What an intern may do in this repository without a person at hand, learnt from runs by "interns policy learn".
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
version: 1
default: reject
${budgetText(runs)}`;
}

/** Budgets that are larger than those that hold without a word. */
function budgetText(runs: readonly PastRun[]): string {
  const needed = {
    answers: most(runs, ({ pauses }) => pauses.filter(({ decided }) => decided.answer !== null).length),
    allows: most(runs, ({ pauses }) => pauses.filter(({ decided }) => isAllow(decided.answer ?? '')).length),
    rejects_in_a_row: most(runs, longestRowOfRejects),
    same_pause: most(runs, mostOfTheSame),
  };
  const larger = Object.entries(needed).filter(
    ([name, count]) => count > (Object.entries(defaultBudget).find(([each]) => each === name)?.[1] ?? 0),
  );
  if (larger.length === 0) return '';
  return `budget: { ${larger.map(([name, count]) => `${name}: ${count}`).join(', ')} }\n`;
}

function most(runs: readonly PastRun[], count: (run: PastRun) => number): number {
  return Math.max(0, ...runs.map(count));
}

function longestRowOfRejects({ pauses }: PastRun): number {
  let row = 0;
  let longest = 0;
  for (const { how, decided } of pauses) {
    if (how.outcome === 'allow') row = 0;
    if (how.outcome === 'reject' && decided.answer !== null) row += 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

function mostOfTheSame({ pauses }: PastRun): number {
  const counts = new Map<string, number>();
  for (const { request } of pauses) counts.set(request.arguments, (counts.get(request.arguments) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

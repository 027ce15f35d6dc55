// Learns a policy from runs: writes the answers of trusted runs down word for word, tests them, and replays every run.
import { isAllowOption } from '../../decide/answering.ts';
import type { PermissionDecision } from '../../decision.ts';
import { readPolicy } from '../../file/policy-file.ts';
import { lint } from '../../lint/lint.ts';
import { defaultBudget, type Policy, rejectEverything } from '../../policy.ts';
import { type PastRun, replay } from '../replay.ts';
import { findSurvivors, runTests } from '../self-test.ts';
import { adopt, findUnlearnt, type PlacedLesson } from './adopt.ts';
import { generalize } from './generalize.ts';
import {
  countMostAlike,
  countMostInOneRun,
  findLessons,
  judgeTrust,
  type LearnRun,
  type Lesson,
  terminalContext,
} from './lessons.ts';
import { chooseLimit, rateRisk } from './write-lesson.ts';

export interface LearnOptions {
  readonly runs: readonly LearnRun[];
  /** The current policy, which is valid and passes its tests; undefined: begin a new one. */
  readonly current: { readonly text: string; readonly policy: Policy } | undefined;
  readonly source: string;
  readonly generalize: boolean;
  /** Proposes rules for rejected and undecided pauses too. */
  readonly fromRejected: boolean;
}

export type LearntEntry = ReturnType<typeof toEntry>;

export type Learnt = Exclude<Awaited<ReturnType<typeof learn>>, { readonly error: string }>;

/** Learns nothing from a run that an outsider may have caused (docs/policy.md, "Learn from runs"). */
export async function learn(options: LearnOptions) {
  const runs = options.runs.filter((run, index, all) => all.findIndex((one) => one.digest === run.digest) === index);
  const judgedRuns = runs.map((run, index) => ({ run, index, trust: judgeTrust(run) }));
  const trustedRuns = judgedRuns.flatMap(({ trust, ...each }) => ('why' in trust ? [] : [{ ...each, ...trust }]));
  const { fromRejected, current } = options;
  const currentPolicy = current?.policy ?? rejectEverything;
  const found = findLessons(trustedRuns, { fromRejected, fromNothing: current === undefined });
  const compared = found.lessons.map((lesson) => ({ lesson, ...findUnlearnt(lesson, currentPolicy) }));
  const contradicted = compared.flatMap(({ lesson, why }) =>
    why === undefined ? [] : [{ label: lesson.literal.label, why }],
  );
  const unlearnt = compared.flatMap((each) => each.rest ?? []);
  const placedLessons = options.generalize ? generalizeEach(unlearnt) : unlearnt;
  const base = current?.text ?? writeNewPolicy(trustedRuns.map(({ run }) => run));
  const adoption = await adopt({ base, placedLessons, runs, source: options.source });
  if ('error' in adoption) return adoption;
  const { text, adopted, refused } = adoption;
  const reading = await readPolicy(text, options.source);
  if ('problems' in reading) return { error: 'What was learnt does not make a valid policy.' };
  const { policy } = reading;
  return {
    text,
    entries: adopted.map(({ id, lesson }) => toEntry(id, lesson)),
    untrusted: judgedRuns.flatMap(({ run: { name, pauses }, trust }) =>
      'why' in trust ? [{ name, why: trust.why, pauses: pauses.length }] : [],
    ),
    not_learnt: [...found.notLearnt, ...contradicted, ...refused],
    replayed: runs.map((run) => ({ name: run.name, decisions: replay(run, policy) })),
    /** Rules and questions of the current policy that decided nothing in any of the runs. */
    unused: findUnused(currentPolicy, policy, runs),
    warnings: lint(policy),
    /** Ids in the new policy that "interns policy test --mutate" would name; or `tests fail`. */
    survivors: runTests(policy).length > 0 ? ['tests fail'] : findSurvivors(policy).map(({ id }) => id),
  };
}

/** Merges only lessons that are inserted before the same entry. */
function generalizeEach(placedLessons: readonly PlacedLesson[]): readonly PlacedLesson[] {
  return [...Map.groupBy(placedLessons, ({ before }) => before)].flatMap(([before, group]) =>
    generalize(group.map(({ lesson }) => lesson)).map((lesson) => ({ lesson, before })),
  );
}

function toEntry(id: string, lesson: Lesson) {
  const { literal, reply, occurrences, patterns } = lesson;
  return {
    id,
    list: literal.isPermission ? 'rules' : 'questions',
    verb: reply.verb,
    label: literal.label,
    runs: new Set(occurrences.map(({ runIndex }) => runIndex)).size,
    times: occurrences.length,
    most_in_one_run: countMostInOneRun(occurrences),
    limit: chooseLimit(lesson),
    events: lesson.events,
    risk: reply.verb === 'allow' ? rateRisk(lesson) : null,
    generalized: patterns !== undefined,
  };
}

function findUnused(old: Policy, learnt: Policy, runs: readonly PastRun[]): readonly string[] {
  // A run at a terminal also counts as one on GitHub, for which its rules are learnt.
  const replayedRuns = runs.flatMap((run) =>
    run.atTerminal ? [run, { ...run, atTerminal: false, context: terminalContext }] : [run],
  );
  const usedRules = new Set<PermissionDecision['rule']>(
    [old, learnt].flatMap((policy) => replayedRuns.flatMap((run) => replay(run, policy).map(({ now }) => now.rule))),
  );
  return [...old.rules, ...old.questions].map(({ id }) => id).filter((id) => !usedRules.has(id));
}

export function writeNewPolicy(runs: readonly PastRun[]): string {
  return `# What an intern may do in this repository without a person at hand, learnt from runs by "interns policy learn".
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
version: 1
default: reject
${writeBudget(runs)}`;
}

function writeBudget(runs: readonly PastRun[]): string {
  const needed = {
    answers: countMost(runs, ({ pauses }) => pauses.filter(({ decided }) => decided.answer !== null).length),
    allows: countMost(runs, ({ pauses }) => pauses.filter(({ decided }) => isAllowOption(decided.answer ?? '')).length),
    rejects_in_a_row: countMost(runs, countRejectsInARow),
    same_pause: countMost(runs, ({ pauses }) => countMostAlike(pauses, ({ request }) => request.arguments)),
  };
  const names = ['answers', 'allows', 'rejects_in_a_row', 'same_pause'] as const;
  const larger = names.filter((name) => needed[name] > defaultBudget[name]).map((name) => `${name}: ${needed[name]}`);
  return larger.length === 0 ? '' : `budget: { ${larger.join(', ')} }\n`;
}

function countMost(runs: readonly PastRun[], count: (run: PastRun) => number): number {
  return Math.max(0, ...runs.map(count));
}

function countRejectsInARow({ pauses }: PastRun): number {
  let row = 0;
  let longest = 0;
  for (const { how, decided } of pauses) {
    if (how.outcome === 'allow') row = 0;
    if (how.outcome === 'reject' && decided.answer !== null) row += 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

// Adds lessons to a policy file as entries and tests, and refuses those that the rest of the file contradicts.

import { evaluate } from '../../decide/decide.ts';
import { readPolicy } from '../../file/policy-file.ts';
import { readPause } from '../../pause.ts';
import { type Policy, rejectEverything } from '../../policy.ts';
import { runTests } from '../self-test.ts';
import { freeId, idFor } from '../suggest.ts';
import { type Addition, addEntries } from './add-entries.ts';
import type { Lesson, NotLearnt, Occurrence } from './lessons.ts';
import { entryLines, type RunFacts, testLines, tryNeighbour, trySeen } from './written.ts';

export interface Wanted {
  readonly lesson: Lesson;
  readonly before: string | undefined;
}

interface Adopted extends Wanted {
  readonly id: string;
}

interface AdoptOptions {
  readonly base: string;
  readonly wanted: readonly Wanted[];
  readonly runs: readonly RunFacts[];
  readonly source: string;
}

export async function adopt(options: AdoptOptions) {
  const before = await readPolicy(options.base, options.source);
  const { guards, rules, questions } = 'policy' in before ? before.policy : rejectEverything;
  const taken = new Set([...guards, ...rules, ...questions].map(({ id }) => id));
  let kept: readonly Adopted[] = options.wanted.map((each) => {
    const { literal, reply, patterns } = each.lesson;
    const words = patterns === undefined ? literal.title : literal.label;
    const id = freeId(idFor(words).replace(/^allow/u, reply.verb), taken);
    taken.add(id);
    return { ...each, id };
  });
  const refused: NotLearnt[] = [];
  for (;;) {
    const tried = await tryAdopting(kept, options);
    if ('error' in tried) return tried;
    if ('text' in tried) return { ...tried, kept, refused };
    const { flaws } = tried;
    for (const { id, lesson } of kept) {
      const why = flaws.get(id);
      if (why !== undefined) refused.push({ label: lesson.literal.label, why });
    }
    kept = kept.filter(({ id }) => !flaws.has(id));
  }
}

/** Why entries can't stay, by their ids. */
type Flaws = ReadonlyMap<string, string>;

async function tryAdopting(
  kept: readonly Adopted[],
  options: AdoptOptions,
): Promise<{ readonly text: string } | { readonly flaws: Flaws } | { readonly error: string }> {
  const { base, source, runs } = options;
  if (kept.length === 0) return { text: base };
  const entries = kept.map((each) => additionOf(each, runs));
  const added = addEntries(base, entries);
  if ('error' in added) return added;
  const reading = await readPolicy(added.text, source);
  if ('problems' in reading) {
    const flaws = await flawsAlone(kept, options);
    return flaws.size > 0 ? { flaws } : { error: 'What was learnt does not make a valid policy.' };
  }
  const { tests, flaws } = testsOf(kept, reading.policy);
  if (flaws.size > 0) return { flaws };
  return addEntries(base, [...entries, ...tests]);
}

function additionOf({ lesson, id, before }: Adopted, runs: readonly RunFacts[]): Addition {
  return { list: lesson.literal.isPermission ? 'rules' : 'questions', before, lines: entryLines(lesson, id, runs) };
}

function testsOf(
  kept: readonly Adopted[],
  policy: Policy,
): { readonly tests: readonly Addition[]; readonly flaws: Flaws } {
  const flaws = new Map<string, string>();
  for (const { message, name } of runTests(policy)) {
    // If a test fails, its message names the new entry that decided.
    const guilty = kept.filter(({ id }) => message.includes(`from rule "${id}".`));
    for (const { id } of guilty.length > 0 ? guilty : kept) {
      flaws.set(id, `the test ${JSON.stringify(name)} of the file says otherwise`);
    }
  }
  const tests = kept.flatMap(({ lesson, id }): readonly Addition[] => {
    const seen = trySeen(lesson, id, policy);
    const neighbour = seen === undefined ? undefined : tryNeighbour(lesson, seen, policy);
    if (seen === undefined) flaws.set(id, 'another entry decides it before');
    else if (neighbour === undefined) flaws.set(id, 'nothing near to it would stay refused');
    if (seen === undefined || neighbour === undefined) return [];
    return [
      { list: 'tests', lines: testLines(`${id}: what was seen`, seen) },
      { list: 'tests', lines: testLines(`${id}: a neighbour stays refused`, neighbour) },
    ];
  });
  return { tests, flaws };
}

async function flawsAlone(kept: readonly Adopted[], { base, source, runs }: AdoptOptions): Promise<Flaws> {
  const flaws = new Map<string, string>();
  for (const each of kept) {
    const added = addEntries(base, [additionOf(each, runs)]);
    if ('error' in added) continue;
    const reading = await readPolicy(added.text, source);
    const [problem] = 'problems' in reading ? reading.problems : [];
    if (problem !== undefined) flaws.set(each.id, `no policy can say it: ${problem.message}`);
  }
  return flaws;
}

/** Returns neither if the policy has the whole lesson already. */
export function leftToLearn(lesson: Lesson, policy: Policy): { readonly left?: Wanted; readonly why?: string } {
  const open: Occurrence[] = [];
  const asking: string[] = [];
  for (const occurrence of lesson.occurrences) {
    const pause = readPause(occurrence.request.arguments);
    if ('error' in pause) return { why: pause.error };
    const { deciding } = evaluate(policy, pause, occurrence.context);
    if (deciding.list !== 'default') {
      const { id, verb } = deciding.entry;
      if (deciding.list === 'guards') return { why: `the guard "${id}" refuses it, and no rule goes before a guard` };
      // Answers and allows of the file stay, and so do the refusals that somebody wrote.
      if (verb === undefined || verb === 'allow' || verb === 'allow-always') continue;
      if (verb !== 'ask') return { why: `"${id}" of the policy refuses it, and somebody wrote that` };
      asking.push(id);
    }
    open.push(occurrence);
  }
  if (open.length === 0) return {};
  const list = lesson.literal.isPermission ? policy.rules : policy.questions;
  const before = list.find(({ id }) => asking.includes(id))?.id;
  return { left: { lesson: { ...lesson, occurrences: open }, before } };
}

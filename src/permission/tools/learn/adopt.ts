// Adds lessons to a policy file as entries and tests, and refuses those that the rest of the file contradicts.
import { evaluate } from '../../decide/decide.ts';
import { readPolicy } from '../../file/policy-file.ts';
import { readPause } from '../../pause.ts';
import { type Policy, rejectEverything } from '../../policy.ts';
import { runTests } from '../self-test.ts';
import { toRuleId, uniqueId } from '../suggest.ts';
import { type Addition, addEntries } from './add-entries.ts';
import type { Lesson, NotLearnt, Occurrence } from './lessons.ts';
import { type RunFacts, tryNeighbour, trySeen, writeEntry, writeTest } from './write-lesson.ts';

export interface PlacedLesson {
  readonly lesson: Lesson;
  readonly before: string | undefined;
}

interface Adopted extends PlacedLesson {
  readonly id: string;
}

interface AdoptOptions {
  readonly base: string;
  readonly placedLessons: readonly PlacedLesson[];
  readonly runs: readonly RunFacts[];
  readonly source: string;
}

export async function adopt(options: AdoptOptions) {
  const baseReading = await readPolicy(options.base, options.source);
  const { guards, rules, questions } = 'policy' in baseReading ? baseReading.policy : rejectEverything;
  const usedIds = new Set([...guards, ...rules, ...questions].map(({ id }) => id));
  let adopted: readonly Adopted[] = options.placedLessons.map((each) => {
    const { literal, reply, patterns } = each.lesson;
    const words = patterns === undefined ? literal.title : literal.label; // the label of merged commands is the pattern
    const id = uniqueId(toRuleId(words).replace(/^allow/u, reply.verb), usedIds);
    usedIds.add(id);
    return { ...each, id };
  });
  const refused: NotLearnt[] = [];
  for (;;) {
    const attempt = await tryAdopting(adopted, options);
    if ('error' in attempt) return attempt;
    if ('text' in attempt) return { ...attempt, adopted, refused };
    const { flaws } = attempt;
    for (const { id, lesson } of adopted) {
      const why = flaws.get(id);
      if (why !== undefined) refused.push({ label: lesson.literal.label, why });
    }
    adopted = adopted.filter(({ id }) => !flaws.has(id));
  }
}

/** Why entries can't stay, by their ids. */
type Flaws = ReadonlyMap<string, string>;

async function tryAdopting(adopted: readonly Adopted[], options: AdoptOptions) {
  const { base, source, runs } = options;
  if (adopted.length === 0) return { text: base };
  const entries = adopted.map((each) => toAddition(each, runs));
  const addition = addEntries(base, entries);
  if ('error' in addition) return addition;
  const reading = await readPolicy(addition.text, source);
  if ('problems' in reading) {
    const flaws = await findInvalidEntries(adopted, options);
    return flaws.size > 0 ? { flaws } : { error: 'What was learnt does not make a valid policy.' };
  }
  const { tests, flaws } = writeTests(adopted, reading.policy);
  if (flaws.size > 0) return { flaws };
  return addEntries(base, [...entries, ...tests]);
}

function toAddition({ lesson, id, before }: Adopted, runs: readonly RunFacts[]): Addition {
  return { list: lesson.literal.isPermission ? 'rules' : 'questions', before, lines: writeEntry(lesson, id, runs) };
}

function writeTests(adopted: readonly Adopted[], policy: Policy) {
  const flaws = new Map<string, string>();
  for (const { message, name } of runTests(policy)) {
    // The message of a failed test names the entry that decided. If that is none of the new ones, suspect them all.
    const contradicted = adopted.filter(({ id }) => message.includes(`from rule "${id}".`));
    for (const { id } of contradicted.length > 0 ? contradicted : adopted) {
      flaws.set(id, `it contradicts the test ${JSON.stringify(name)} of the file`);
    }
  }
  const tests = adopted.flatMap(({ lesson, id }): readonly Addition[] => {
    const seen = trySeen(lesson, id, policy);
    const neighbour = seen === undefined ? undefined : tryNeighbour(lesson, seen, policy);
    if (seen === undefined) flaws.set(id, 'another entry decides it first');
    else if (neighbour === undefined) flaws.set(id, 'nothing similar would stay refused');
    if (seen === undefined || neighbour === undefined) return [];
    return [
      { list: 'tests', lines: writeTest(`${id}: what was seen`, seen) },
      { list: 'tests', lines: writeTest(`${id}: a neighbour stays refused`, neighbour) },
    ];
  });
  return { tests, flaws };
}

async function findInvalidEntries(adopted: readonly Adopted[], { base, source, runs }: AdoptOptions): Promise<Flaws> {
  const flaws = new Map<string, string>();
  for (const each of adopted) {
    const addition = addEntries(base, [toAddition(each, runs)]);
    if ('error' in addition) continue;
    const reading = await readPolicy(addition.text, source);
    const [problem] = 'problems' in reading ? reading.problems : [];
    if (problem !== undefined) flaws.set(each.id, `no policy can express it: ${problem.message}`);
  }
  return flaws;
}

/** Returns what the policy lacks of the lesson, or why it can't be learnt, or neither if the policy has all of it. */
export function findUnlearnt(lesson: Lesson, policy: Policy): { readonly rest?: PlacedLesson; readonly why?: string } {
  const unlearntOccurrences: Occurrence[] = [];
  const askingIds: string[] = [];
  for (const occurrence of lesson.occurrences) {
    const pause = readPause(occurrence.request.arguments);
    if ('error' in pause) return { why: pause.error };
    const { deciding } = evaluate(policy, pause, occurrence.context);
    if (deciding.list !== 'default') {
      const { id, verb } = deciding.entry;
      if (deciding.list === 'guards') return { why: `the guard "${id}" refuses it, and no rule overrides a guard` };
      // The policy already answers or allows the pause.
      if (verb === undefined || verb === 'allow' || verb === 'allow-always') continue;
      if (verb !== 'ask') return { why: `"${id}" of the policy refuses it on purpose` };
      askingIds.push(id);
    }
    unlearntOccurrences.push(occurrence);
  }
  if (unlearntOccurrences.length === 0) return {};
  const list = lesson.literal.isPermission ? policy.rules : policy.questions;
  const before = list.find(({ id }) => askingIds.includes(id))?.id;
  return { rest: { lesson: { ...lesson, occurrences: unlearntOccurrences }, before } };
}

// A lesson as an entry of a policy file: its evidence in a comment, its conditions, its limit.
import { readWords } from '../../shell/words.ts';
import { riskOfCommands, riskWords } from '../risk.ts';
import { absent } from './fields.ts';
import { type Lesson, mostInOneRun } from './lesson.ts';
import { writers } from './trust.ts';
import { yamlFlow, yamlText, yamlTexts } from './yaml-text.ts';

/** What is told of a run in evidence. */
export interface RunFacts {
  /** SHA-256 of its transcript, hexadecimal. */
  readonly digest: string;
  readonly startedAt: string | undefined;
}

/** Digests are told so far, and runs by so many of them. */
const shownDigest = 12;
const shownRuns = 5;

/** How often one run may use what was learnt: once more than was seen, unless more was refused then (docs/policy.md, "Learn from runs"). */
export function limitOf({ occurrences, isCapped }: Lesson): number {
  return mostInOneRun(occurrences) + (isCapped ? 0 : 1);
}

/** The lines of an entry, to be indented as its list is. */
export function entryLines(lesson: Lesson, id: string, runs: readonly RunFacts[]): readonly string[] {
  const { said } = lesson;
  const isLimited = said.verb === 'allow' || said.verb === 'answer';
  return [
    ...evidenceLines(lesson, runs).map((line) => `# ${line}`),
    ...(lesson.literal.isPermission && said.verb === 'allow' ? [`# Risk: ${riskWords[riskOf(lesson)]}`] : []),
    `- id: ${id}`,
    `  when: ${whenText(lesson)}`,
    `  match: ${matchText(lesson)}`,
    said.verb === 'answer' ? `  answer: ${yamlFlow(said.answer)}` : `  then: ${said.verb}`,
    ...(isLimited ? [`  limit: ${limitOf(lesson)}`] : []),
  ];
}

/** The risk of a lesson, in a word. */
export function riskOf({ literal: { command, tool } }: Lesson): ReturnType<typeof riskOfCommands> {
  const words = command === undefined ? undefined : readWords(command, { pattern: false });
  return riskOfCommands(tool ?? '', words !== undefined && 'commands' in words ? words.commands : undefined);
}

/** Runs, dates and digests; nothing that a run wrote. */
function evidenceLines({ occurrences, said }: Lesson, runs: readonly RunFacts[]): readonly string[] {
  const indexes = [...new Set(occurrences.map(({ run }) => run))];
  const seen = indexes.flatMap((index) => runs[index] ?? []);
  const dates = seen.map(({ startedAt }) => dateOf(startedAt)).toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const span = first === last ? first : `${first} to ${last}`;
  const by = (['policy', 'person', 'rejected'] as const).flatMap((who) => {
    const count = occurrences.filter((each) => each.by === who).length;
    const done =
      who === 'rejected'
        ? 'rejected by the policy'
        : `${past[said.verb]} by ${who === 'policy' ? 'the policy' : 'a person'}`;
    return count === 0 ? [] : [`${done} ${times(count)}`];
  });
  const digests = seen.slice(0, shownRuns).map(({ digest }) => digest.slice(0, shownDigest));
  const more = seen.length > shownRuns ? ` and ${seen.length - shownRuns} more` : '';
  return [
    `Learnt from ${seen.length === 1 ? '1 run' : `${seen.length} runs`} (${span}): ${by.join(', ')}.`,
    `Transcripts, sha256: ${digests.join(' ')}${more}`,
  ];
}

const past = { allow: 'allowed', answer: 'answered', stop: 'stopped', reject: 'declined' } as const;

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function dateOf(at: string | undefined): string {
  return /^\d{4}-\d\d-\d\d(?=T)/u.exec(at ?? '')?.[0] ?? 'no date';
}

/** The runs that the entry is for: no wider than those that it was seen in. */
function whenText({ reach, events, writersOnly, usersOnly }: Lesson): string {
  const actor = [...(writersOnly ? [`permission: [${writers.join(', ')}]`] : []), ...(usersOnly ? ['type: User'] : [])];
  const conditions = [
    ...(events.length === 0 ? [] : [`event: ${yamlTexts(events)}`]),
    ...(reach === 'person' ? ['fork: false'] : []),
    ...(actor.length === 0 ? [] : [`actor: { ${actor.join(', ')} }`]),
  ];
  return `{ ${conditions.join(', ')} }`;
}

function matchText({ literal, patterns, absent: missing }: Lesson): string {
  const { named, command, fields, isPermission } = literal;
  const conditions = [
    ...named,
    ...(isPermission ? [commandCondition(command, patterns)] : []),
    ...fields,
    ...missing.map(absent),
  ];
  return `{ ${conditions.map(({ key, matcher }) => `${key}: ${matcher}`).join(', ')} }`;
}

/** Somebody may come to ask for the same tool with a command, so its absence is said too. */
function commandCondition(
  command: string | undefined,
  patterns: readonly string[] | undefined,
): { readonly key: string; readonly matcher: string } {
  const key = 'command';
  if (patterns !== undefined)
    return { key, matcher: `{ shell: { only: [${patterns.map((each) => JSON.stringify(each)).join(', ')}] } }` };
  // The same text, exactly: a pattern of "shell" would also cover the command joined to itself.
  return { key, matcher: command === undefined ? '{ present: false }' : yamlText(command) };
}

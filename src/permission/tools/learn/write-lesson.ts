// Writes a lesson as lines of a policy file: its entry and its tests.
import type { Json, JsonObject } from '../../../json.ts';
import { type RunContext, unknownContext, unknownWord } from '../../context.ts';
import { startDecisions } from '../../decide/decide.ts';
import type { PermissionDecision } from '../../decision.ts';
import type { Policy } from '../../policy.ts';
import { readWords } from '../../shell/words.ts';
import { quote, toYamlFlow, toYamlText, toYamlTexts, writeAbsence } from '../fields.ts';
import { rateCommands, riskWords } from '../risk.ts';
import { countMostInOneRun, type LearnRun, type Lesson, writePermissions } from './lessons.ts';

export type RunFacts = Pick<LearnRun, 'digest' | 'startedAt'>;

const digestCharacters = 12;
const maxShownRuns = 5;

/** Allows one more than occurred in one run, or no more if a limit refused it (docs/policy.md, "Learn from runs"). */
export function chooseLimit({ occurrences, isCapped }: Lesson): number {
  return countMostInOneRun(occurrences) + (isCapped ? 0 : 1);
}

export function writeEntry(lesson: Lesson, id: string, runs: readonly RunFacts[]): readonly string[] {
  const { reply } = lesson;
  const isLimited = reply.verb === 'allow' || reply.verb === 'answer';
  return [
    ...writeEvidence(lesson, runs).map((line) => `# ${line}`),
    ...(lesson.literal.isPermission && reply.verb === 'allow' ? [`# Risk: ${riskWords[rateRisk(lesson)]}`] : []),
    `- id: ${id}`,
    `  when: ${writeWhen(lesson)}`,
    `  match: ${writeMatch(lesson)}`,
    reply.verb === 'answer' ? `  answer: ${toYamlFlow(reply.answer)}` : `  then: ${reply.verb}`,
    ...(isLimited ? [`  limit: ${chooseLimit(lesson)}`] : []),
  ];
}

export function rateRisk({ literal: { command, tool } }: Lesson): ReturnType<typeof rateCommands> {
  const words = command === undefined ? undefined : readWords(command, { isPattern: false });
  return rateCommands(tool ?? '', words !== undefined && 'commands' in words ? words.commands : undefined);
}

/** Counts runs and names their dates and digests, but quotes no text of a run. */
function writeEvidence({ occurrences, reply }: Lesson, runs: readonly RunFacts[]): readonly string[] {
  const indexes = [...new Set(occurrences.map(({ runIndex }) => runIndex))];
  const seenRuns = indexes.flatMap((index) => runs[index] ?? []);
  const day = /^\d{4}-\d\d-\d\d(?=T)/u;
  const dates = seenRuns.map(({ startedAt }) => day.exec(startedAt ?? '')?.[0] ?? 'no date').toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const span = first === last ? first : `${first} to ${last}`;
  const counts = (['policy', 'person', 'rejected', 'asked'] as const).flatMap((who) => {
    const count = occurrences.filter((each) => each.by === who).length;
    const verbBy = `${pastTense[reply.verb]} by`;
    const words = {
      policy: `${verbBy} the policy`,
      person: `${verbBy} a person`,
      rejected: 'rejected by the policy',
      asked: 'left undecided by the policy',
    };
    return count === 0 ? [] : [`${words[who]} ${count === 1 ? 'once' : `${count} times`}`];
  });
  const digests = seenRuns.slice(0, maxShownRuns).map(({ digest }) => digest.slice(0, digestCharacters));
  const more = seenRuns.length > maxShownRuns ? ` and ${seenRuns.length - maxShownRuns} more` : '';
  return [
    `Learnt from ${seenRuns.length === 1 ? '1 run' : `${seenRuns.length} runs`} (${span}): ${counts.join(', ')}.`,
    `Transcripts, sha256: ${digests.join(' ')}${more}`,
  ];
}

const pastTense = { allow: 'allowed', answer: 'answered', stop: 'stopped', reject: 'declined' } as const;

function writeWhen({ reach, events, writersOnly, usersOnly }: Lesson): string {
  const permission = writersOnly ? [`permission: [${writePermissions.join(', ')}]`] : [];
  const actor = [...permission, ...(usersOnly ? ['type: User'] : [])];
  const conditions = [
    ...(events.length === 0 ? [] : [`event: ${toYamlTexts(events)}`]),
    ...(reach === 'person' ? ['fork: false'] : []),
    ...(actor.length === 0 ? [] : [`actor: { ${actor.join(', ')} }`]),
  ];
  return `{ ${conditions.join(', ')} }`;
}

function writeMatch({ literal, patterns, absent }: Lesson): string {
  const { otherConditions, command, fieldConditions, isPermission } = literal;
  const conditions = [
    ...otherConditions,
    ...(isPermission ? [writeCommandCondition(command, patterns)] : []),
    ...fieldConditions,
    ...absent.map(writeAbsence),
  ];
  return `{ ${conditions.join(', ')} }`;
}

/** Demands that the command is missing if the pause has none: the same tool may later be asked for with one. */
function writeCommandCondition(command: string | undefined, patterns: readonly string[] | undefined): string {
  if (patterns !== undefined) return `command: { shell: { only: [${patterns.map(quote).join(', ')}] } }`;
  // Match the exact text: a pattern of "shell" would also cover the command joined to itself.
  return `command: ${command === undefined ? '{ present: false }' : toYamlText(command)}`;
}

export interface TriedPause {
  readonly context: RunContext;
  readonly pause: JsonObject;
  readonly decision: PermissionDecision;
}

/** Decides the pause of a lesson as a test would. Returns undefined if another entry decides it. */
export function trySeen(lesson: Lesson, id: string, policy: Policy): TriedPause | undefined {
  const [first] = lesson.occurrences;
  if (first === undefined) return undefined;
  const { event, fork, actor } = first.context;
  const { permission, type } = actor;
  const short = { ...unknownContext, event, fork, actor: { ...unknownContext.actor, permission, type } };
  // Try the short context first; a guard may need to know more.
  return [short, first.context]
    .map((context) => tryPause(policy, context, lesson.literal.example))
    .find(({ decision }) => decision.rule === id && decision.outcome === lesson.reply.verb);
}

/** Finds a similar pause, or the same one in a stranger's run, that the policy refuses. Returns undefined if it allows all. */
export function tryNeighbour(lesson: Lesson, seen: TriedPause, policy: Policy): TriedPause | undefined {
  const actor = { ...unknownContext.actor, permission: 'none', type: 'User' };
  const stranger: RunContext = { ...unknownContext, event: 'pull_request', fork: true, actor };
  const refused = [
    ...makeNeighbours(lesson).map((pause) => tryPause(policy, seen.context, pause)),
    tryPause(policy, stranger, lesson.literal.example),
  ].filter(({ decision: { outcome } }) => outcome !== 'allow' && outcome !== 'answer');
  return refused.find(({ decision }) => decision.outcome !== 'ask') ?? refused[0];
}

export function writeTest(name: string, { context, pause, decision }: TriedPause): readonly string[] {
  const { outcome, answer, rule } = decision;
  return [
    `- name: ${quote(name)}`,
    `  context: ${toYamlFlow(dropUnknown(context))}`,
    `  pause: ${toYamlFlow(pause)}`,
    `  expect: { answer: ${toYamlFlow(answer ?? outcome)}, rule: ${rule} }`,
  ];
}

function tryPause(policy: Policy, context: RunContext, pause: JsonObject): TriedPause {
  const request = { toolCallId: 'tried', arguments: JSON.stringify(pause) };
  return { context, pause, decision: startDecisions(policy, context).decide(request) };
}

function makeNeighbours({ literal }: Lesson): readonly JsonObject[] {
  const { example, command, isPermission, tool, title } = literal;
  if (!isPermission) return [{ ...example, message: `${title} And more?` }];
  if (command !== undefined && tool === 'shell') {
    return [`${command} --more`, `${command}; id`, `${command}x`].map((other) => ({
      ...example,
      operation: `shell command: ${other}`,
    }));
  }
  const others = Object.entries(example).flatMap(([name, value]) =>
    name === 'kind' || name === 'options' ? [] : changeValue(value).map((other) => ({ ...example, [name]: other })),
  );
  // Try the arguments first, because they say more than the name of the tool.
  return others.toReversed();
}

function changeValue(value: Json): readonly Json[] {
  if (typeof value === 'string') return [`${value}-other`];
  if (typeof value === 'number') return [value + 1];
  return Array.isArray(value) ? [[...value, 'other']] : [];
}

export function dropUnknown({ actor, repository, labels, ...plain }: RunContext): JsonObject {
  const groups = Object.entries({ actor: keepKnown({ ...actor }), repository: keepKnown({ ...repository }) });
  return {
    ...keepKnown(plain),
    ...(labels === unknownWord ? {} : { labels }),
    ...Object.fromEntries(groups.filter(([, value]) => Object.keys(value).length > 0)),
  };
}

function keepKnown(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== unknownWord));
}

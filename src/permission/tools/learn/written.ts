// Writes a lesson as lines of a policy file: its entry and its tests.

import type { Json, JsonObject } from '../../../json.ts';
import { type RunContext, unknownContext, unknownWord } from '../../context.ts';
import { startDecisions } from '../../decide/decide.ts';
import type { PermissionDecision } from '../../decision.ts';
import type { Policy } from '../../policy.ts';
import { readWords } from '../../shell/words.ts';
import { absent, quoted, yamlFlow, yamlText, yamlTexts } from '../fields.ts';
import { riskOfCommands, riskWords } from '../risk.ts';
import { type LearnRun, type Lesson, mostInOneRun, writers } from './lessons.ts';

export type RunFacts = Pick<LearnRun, 'digest' | 'startedAt'>;

const shownDigest = 12;
const shownRuns = 5;

/** Allows one more than was seen, or no more if more was refused (docs/policy.md, "Learn from runs"). */
export function limitOf({ occurrences, isCapped }: Lesson): number {
  return mostInOneRun(occurrences) + (isCapped ? 0 : 1);
}

export function entryLines(lesson: Lesson, id: string, runs: readonly RunFacts[]): readonly string[] {
  const { reply } = lesson;
  const isLimited = reply.verb === 'allow' || reply.verb === 'answer';
  return [
    ...evidenceLines(lesson, runs).map((line) => `# ${line}`),
    ...(lesson.literal.isPermission && reply.verb === 'allow' ? [`# Risk: ${riskWords[riskOf(lesson)]}`] : []),
    `- id: ${id}`,
    `  when: ${whenText(lesson)}`,
    `  match: ${matchText(lesson)}`,
    reply.verb === 'answer' ? `  answer: ${yamlFlow(reply.answer)}` : `  then: ${reply.verb}`,
    ...(isLimited ? [`  limit: ${limitOf(lesson)}`] : []),
  ];
}

export function riskOf({ literal: { command, tool } }: Lesson): ReturnType<typeof riskOfCommands> {
  const words = command === undefined ? undefined : readWords(command, { pattern: false });
  return riskOfCommands(tool ?? '', words !== undefined && 'commands' in words ? words.commands : undefined);
}

/** Names runs, dates and digests, but has no text of a run. */
function evidenceLines({ occurrences, reply }: Lesson, runs: readonly RunFacts[]): readonly string[] {
  const indexes = [...new Set(occurrences.map(({ run }) => run))];
  const seen = indexes.flatMap((index) => runs[index] ?? []);
  const day = /^\d{4}-\d\d-\d\d(?=T)/u;
  const dates = seen.map(({ startedAt }) => day.exec(startedAt ?? '')?.[0] ?? 'no date').toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const span = first === last ? first : `${first} to ${last}`;
  const by = (['policy', 'person', 'rejected', 'asked'] as const).flatMap((who) => {
    const count = occurrences.filter((each) => each.by === who).length;
    const done = `${past[reply.verb]} by`;
    const words = {
      policy: `${done} the policy`,
      person: `${done} a person`,
      rejected: 'rejected by the policy',
      asked: 'left undecided by the policy',
    };
    return count === 0 ? [] : [`${words[who]} ${times(count)}`];
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
  const { otherConditions: named, command, fieldConditions: fields, isPermission } = literal;
  const conditions = [
    ...named,
    ...(isPermission ? [commandCondition(command, patterns)] : []),
    ...fields,
    ...missing.map(absent),
  ];
  return `{ ${conditions.join(', ')} }`;
}

/** Says so too if there is no command, because the same tool may later be asked for with one. */
function commandCondition(command: string | undefined, patterns: readonly string[] | undefined): string {
  if (patterns !== undefined) return `command: { shell: { only: [${patterns.map(quoted).join(', ')}] } }`;
  // Match the exact text: a pattern of "shell" would also cover the command joined to itself.
  return `command: ${command === undefined ? '{ present: false }' : yamlText(command)}`;
}

export interface Tried {
  readonly context: RunContext;
  readonly pause: JsonObject;
  readonly decision: PermissionDecision;
}

/** Returns undefined if the entry does not decide it. */
export function trySeen(lesson: Lesson, id: string, policy: Policy): Tried | undefined {
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

/** Returns undefined if the policy allows all neighbours. */
export function tryNeighbour(lesson: Lesson, seen: Tried, policy: Policy): Tried | undefined {
  const actor = { ...unknownContext.actor, permission: 'none', type: 'User' };
  const stranger: RunContext = { ...unknownContext, event: 'pull_request', fork: true, actor };
  const tried = [
    ...neighboursOf(lesson).map((pause) => tryPause(policy, seen.context, pause)),
    tryPause(policy, stranger, lesson.literal.example),
  ].filter(({ decision: { outcome } }) => outcome !== 'allow' && outcome !== 'answer');
  return tried.find(({ decision }) => decision.outcome !== 'ask') ?? tried[0];
}

export function testLines(name: string, { context, pause, decision }: Tried): readonly string[] {
  const { outcome, answer, rule } = decision;
  return [
    `- name: ${JSON.stringify(name)}`,
    `  context: ${yamlFlow(knownOf(context))}`,
    `  pause: ${yamlFlow(pause)}`,
    `  expect: { answer: ${yamlFlow(answer ?? outcome)}, rule: ${rule} }`,
  ];
}

function tryPause(policy: Policy, context: RunContext, pause: JsonObject): Tried {
  const request = { toolCallId: 'tried', arguments: JSON.stringify(pause) };
  return { context, pause, decision: startDecisions(policy, context).decide(request) };
}

function neighboursOf({ literal }: Lesson): readonly JsonObject[] {
  const { example, command, isPermission, tool, title } = literal;
  if (!isPermission) return [{ ...example, message: `${title} And more?` }];
  if (command !== undefined && tool === 'shell') {
    return [`${command} --more`, `${command}; id`, `${command}x`].map((other) => ({
      ...example,
      operation: `shell command: ${other}`,
    }));
  }
  const others = Object.entries(example).flatMap(([name, value]) =>
    name === 'kind' || name === 'options' ? [] : changed(value).map((other) => ({ ...example, [name]: other })),
  );
  // Try the arguments first, because they say more than the name of the tool.
  return others.toReversed();
}

function changed(value: Json): readonly Json[] {
  if (typeof value === 'string') return [`${value}-other`];
  if (typeof value === 'number') return [value + 1];
  return Array.isArray(value) ? [[...value, 'other']] : [];
}

export function knownOf({ actor, repository, labels, ...plain }: RunContext): JsonObject {
  const groups = Object.entries({ actor: known({ ...actor }), repository: known({ ...repository }) });
  return {
    ...known(plain),
    ...(labels === unknownWord ? {} : { labels }),
    ...Object.fromEntries(groups.filter(([, value]) => Object.keys(value).length > 0)),
  };
}

function known(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== unknownWord));
}

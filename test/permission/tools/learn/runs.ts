// Past runs for the tests of this folder, written as short as they can be, and policies learnt from them.
import { createHash } from 'node:crypto';
import { type RunContext, unknownContext } from '../../../../src/permission/context.ts';
import { readPolicy } from '../../../../src/permission/file/policy-file.ts';
import type { Policy } from '../../../../src/permission/policy.ts';
import { type LearnOptions, type Learnt, learn } from '../../../../src/permission/tools/learn/learn.ts';
import {
  findLessons,
  judgeTrust,
  type LearnRun,
  type Lesson,
  type LessonOptions,
} from '../../../../src/permission/tools/learn/lessons.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';

/** A push by somebody. */
export const push: RunContext = { ...unknownContext, event: 'push', fork: false };

/** A pull request of a branch, by a person with write permission. */
export const byWriter: RunContext = {
  ...unknownContext,
  event: 'pull_request',
  fork: false,
  actor: { ...unknownContext.actor, permission: 'write', type: 'User' },
};

/** A run with these pauses; its digest is made from its name. */
export function run(
  name: string,
  context: RunContext,
  pauses: readonly PastPause[],
  given: Partial<LearnRun> = {},
): LearnRun {
  return {
    name,
    digest: createHash('sha256').update(name).digest('hex'),
    context,
    startedAt: '2026-11-02T10:00:00.000Z',
    atTerminal: false,
    beginnings: 1,
    pauses,
    ...given,
  };
}

let calls = 0;

function pause(args: string, decided: PastPause['decided'], how: Partial<PastPause['how']>): PastPause {
  calls += 1;
  const standard = { outcome: 'allow', verb: 'allow', by: 'policy', wasRefused: false } as const;
  return { request: { toolCallId: `call-${calls}`, arguments: args }, decided, how: { ...standard, ...how } };
}

/** A pause that a rule allowed. */
export function allowed(args: string, how: Partial<PastPause['how']> = {}): PastPause {
  return pause(args, { answer: 'allow_once', rule: 'some-rule' }, how);
}

/** A pause that a person allowed. */
export function allowedByPerson(args: string): PastPause {
  return pause(args, { answer: 'allow_once', rule: '(person)' }, { verb: 'ask', by: 'person' });
}

/** A pause that a person rejected. */
export function rejectedByPerson(args: string): PastPause {
  return pause(args, { answer: 'reject_once', rule: '(person)' }, { outcome: 'reject', verb: 'ask', by: 'person' });
}

/** A pause that no rule allowed, or the one that is named did not. */
export function rejected(args: string, rule = 'default', how: Partial<PastPause['how']> = {}): PastPause {
  return pause(args, { answer: 'reject_once', rule }, { outcome: 'reject', verb: 'reject', ...how });
}

/** A question that was answered. */
export function answered(args: string, answer: string): PastPause {
  return pause(args, { answer, rule: 'some-question' }, { outcome: 'answer', verb: 'answer' });
}

/** A pause that stopped the run. */
export function stopped(args: string, rule = 'some-rule'): PastPause {
  return pause(args, { answer: null, rule }, { outcome: 'stop', verb: 'stop' });
}

/** The lessons of runs that are all trusted, as they are before they meet a policy. */
export function lessonsFrom(
  runs: readonly LearnRun[],
  options: Partial<LessonOptions> = {},
): ReturnType<typeof findLessons> {
  const trusted = runs.flatMap((each, index) => {
    const trust = judgeTrust(each);
    if ('why' in trust) throw new Error(trust.why);
    return [{ run: each, index, trusted: trust.trusted }];
  });
  return findLessons(trusted, { fromRejected: false, fromNothing: false, ...options });
}

/** The only lesson of runs. */
export function onlyLesson(runs: readonly LearnRun[], options: Partial<LessonOptions> = {}): Lesson {
  const { lessons, notLearnt } = lessonsFrom(runs, options);
  const [lesson] = lessons;
  if (lesson === undefined || lessons.length > 1) throw new Error(JSON.stringify({ lessons, notLearnt }));
  return lesson;
}

/** What is learnt from runs; `text`: the policy that is there. */
export async function learnFrom(
  runs: readonly LearnRun[],
  { text, ...options }: { readonly text?: string } & Partial<LearnOptions> = {},
): Promise<Learnt> {
  const current = text === undefined ? undefined : { text, policy: await read(text) };
  const learnt = await learn({ runs, current, source: 'p.yml', generalize: false, fromRejected: false, ...options });
  if ('error' in learnt) throw new Error(learnt.error);
  return learnt;
}

/** A policy from its text. */
export async function read(text: string): Promise<Policy> {
  const reading = await readPolicy(text, 'p.yml');
  if ('policy' in reading) return reading.policy;
  throw new Error(reading.problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
}

/** The whole line of a file that holds this. */
export function lineWith(text: string, part: string): string | undefined {
  return text
    .split('\n')
    .find((line) => line.includes(part))
    ?.trim();
}

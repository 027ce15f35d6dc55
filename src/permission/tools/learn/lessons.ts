// Turns the pauses of trusted runs into lessons: a pause, its answer, and the runs that it occurred in.

import { type RunContext, unknownContext, unknownWord } from '../../context.ts';
import { isAllow } from '../../decide/answering.ts';
import { declineText } from '../../decide/canned-answer.ts';
import { isPermission } from '../../decide/evaluate.ts';
import type { PermissionRequest } from '../../decision.ts';
import { personRule } from '../../decision.ts';
import { events, trustedEvents } from '../../lint/events.ts';
import { type Pause, readPause } from '../../pause.ts';
import type { CannedAnswer } from '../../policy.ts';
import { hasInvisible } from '../../text/invisible.ts';
import { canonicalJson, isList, isObject, type Json, type JsonObject, ownField, parseJson } from '../../text/json.ts';
import type { PastPause, PastRun } from '../replay.ts';
import { type Literal, literalOf, otherFields } from './literal.ts';

/** The runs that a lesson applies to: runs of events that need write access, or runs by people outside forks. */
export type Reach = 'event' | 'person';

export type Reply =
  | { readonly verb: 'allow' | 'stop' | 'reject' }
  | { readonly verb: 'answer'; readonly answer: CannedAnswer };

export interface Occurrence {
  /** Index among the given runs. */
  readonly run: number;
  readonly by: 'policy' | 'person' | 'rejected' | 'asked';
  readonly request: PermissionRequest;
  /** {@link terminalContext} for a run at a terminal. */
  readonly context: RunContext;
}

export interface Lesson {
  readonly literal: Literal;
  /** Fields that other pauses of the tool had and this pause lacks. */
  readonly absent: readonly string[];
  /** Patterns of `shell: only` in place of the exact command; absent unless generalized. */
  readonly patterns?: readonly string[];
  readonly reply: Reply;
  readonly reach: Reach;
  /** Events of the runs, sorted; empty if one ran at a terminal: then any event by a person with write permission. */
  readonly events: readonly string[];
  readonly writersOnly: boolean;
  readonly usersOnly: boolean;
  readonly occurrences: readonly Occurrence[];
  /** Set if a limit or a budget refused the pause in some run. */
  readonly isCapped: boolean;
}

export const terminalContext: RunContext = {
  ...unknownContext,
  event: 'pull_request',
  fork: false,
  actor: { ...unknownContext.actor, permission: 'write', type: 'User' },
};

export function mostInOneRun(occurrences: readonly Occurrence[]): number {
  return mostAlike(occurrences, ({ run }) => run);
}

export function mostAlike<T>(items: readonly T[], keyOf: (item: T) => unknown): number {
  return Math.max(
    0,
    ...Map.groupBy(items, keyOf)
      .values()
      .map((group) => group.length),
  );
}

export type Trusted = 'event' | 'person' | 'terminal';

export type Trust = { readonly trusted: Trusted } | { readonly why: string };

export const writers: readonly string[] = ['admin', 'maintain', 'write'];

/** Refuses a run that somebody without write permission may have caused (docs/policy.md, "Learn from runs"). */
export function trustOf({ beginnings, atTerminal, context }: PastRun): Trust {
  if (beginnings === 0) return { why: 'it has no beginning, so nobody knows who caused it' };
  if (beginnings > 1) return { why: 'more than one run begins in it' };
  const { event, fork, actor } = context;
  if (atTerminal && event === unknownWord) return { trusted: 'terminal' };
  if (event === unknownWord) return { why: 'nobody knows which event caused it' };
  if (!events.has(event)) return { why: 'its event is none that GitHub has' };
  if (fork === true) return { why: 'a pull request from a fork caused it' };
  if (trustedEvents.has(event)) return { trusted: 'event' };
  if (fork !== false) return { why: `anyone can cause ${event}, and nobody knows whether it was about a fork` };
  if (actor.type === 'Bot') return { why: `a bot caused ${event}, and a bot may act for anyone` };
  if (writers.includes(actor.permission)) return { trusted: 'person' };
  return { why: `anyone can cause ${event}, and whoever did is not known to have write permission` };
}

export interface TrustedRun {
  readonly run: PastRun;
  readonly index: number;
  readonly trusted: Trusted;
}

export interface NotLearnt {
  readonly label: string;
  readonly why: string;
}

export interface LessonOptions {
  readonly fromRejected: boolean;
  /** Also learn stops and declines: set when there is no policy yet. */
  readonly fromNothing: boolean;
}

interface Seen {
  readonly literal: Literal;
  readonly reach: Reach;
  isCapped: boolean;
  atTerminal: boolean;
  readonly replies: { readonly what: Reply; readonly occurrence: Occurrence }[];
}

export function lessonsOf(
  runs: readonly TrustedRun[],
  options: LessonOptions,
): { readonly lessons: readonly Lesson[]; readonly notLearnt: readonly NotLearnt[] } {
  const seen = new Map<string, Seen>();
  const refusedByPerson = new Set<string>();
  const notLearnt = new Map<string, NotLearnt>();
  const names = new Map<string, Set<string>>();
  for (const { run, index, trusted } of runs) {
    for (const past of run.pauses) {
      const pause = readPause(past.request.arguments);
      if ('error' in pause) continue;
      const what = replyIn(past, isPermission(pause), options);
      noteNames(names, pause);
      const literal = literalOf(pause);
      if ('error' in literal) {
        const label = (pause.command ?? pause.tool ?? 'a question').slice(0, 120);
        if (what !== undefined)
          notLearnt.set(`${label} ${literal.error}`, { label: JSON.stringify(label), why: literal.error });
        continue;
      }
      if (isRefusedByPerson(past)) refusedByPerson.add(literal.key);
      const reach = trusted === 'event' ? 'event' : 'person';
      const entry = entryFor(seen, literal, reach);
      entry.isCapped ||= isUsedUp(past);
      if (what === undefined) continue;
      entry.atTerminal ||= trusted === 'terminal';
      const context = trusted === 'terminal' ? terminalContext : run.context;
      entry.replies.push({ what, occurrence: { run: index, by: byOf(past, what), request: past.request, context } });
    }
  }
  const lessons: Lesson[] = [];
  for (const entry of seen.values()) {
    if (entry.replies.length === 0) continue;
    const lesson = toLesson(entry, names, refusedByPerson);
    if ('why' in lesson) notLearnt.set(`${entry.literal.key} ${lesson.why}`, lesson);
    else lessons.push(lesson);
  }
  return { lessons, notLearnt: [...notLearnt.values()] };
}

function entryFor(seen: Map<string, Seen>, literal: Literal, reach: Reach): Seen {
  const key = `${reach} ${literal.key}`;
  const entry = seen.get(key) ?? { literal, reach, isCapped: false, atTerminal: false, replies: [] };
  seen.set(key, entry);
  return entry;
}

/** Collects names: the rule for a pause that lacks a field requires its absence. */
function noteNames(names: Map<string, Set<string>>, pause: Pause): void {
  if (typeof pause.tool !== 'string') return;
  const known = names.get(pause.tool) ?? new Set<string>();
  for (const [name] of otherFields(pause.arguments)) known.add(name);
  names.set(pause.tool, known);
}

function toLesson(
  { literal, reach, replies, isCapped, atTerminal }: Seen,
  names: ReadonlyMap<string, ReadonlySet<string>>,
  refusedByPerson: ReadonlySet<string>,
): Lesson | NotLearnt {
  const { label } = literal;
  const [first] = replies;
  const widens = replies.some(({ what }) => what.verb === 'allow' || what.verb === 'answer');
  if (first === undefined || (widens && refusedByPerson.has(literal.key))) {
    return { label, why: 'a person said no to it in another run, or at another time' };
  }
  if (replies.some(({ what }) => canonicalJson(toJson(what)) !== canonicalJson(toJson(first.what)))) {
    return { label, why: 'it was answered in different ways' };
  }
  const occurrences = replies.map(({ occurrence }) => occurrence);
  const absent = [...(names.get(literal.tool ?? '') ?? [])].filter((name) => !literal.fieldNames.includes(name));
  return {
    literal,
    absent,
    reply: first.what,
    reach,
    events: atTerminal ? [] : [...new Set(occurrences.map(({ context }) => context.event))].toSorted(),
    writersOnly: occurrences.every(({ context }) => writers.includes(context.actor.permission)),
    usersOnly: occurrences.every(({ context }) => context.actor.type === 'User'),
    occurrences,
    isCapped,
  };
}

function toJson(reply: Reply): Json {
  return reply.verb === 'answer' ? [reply.verb, reply.answer] : [reply.verb];
}

function replyIn({ decided, how }: PastPause, isForPermission: boolean, options: LessonOptions): Reply | undefined {
  // An answer that the service refused never took effect.
  if (how.wasRefused) return undefined;
  const { answer, rule } = decided;
  if (!isForPermission) return answerIn(answer, how.outcome, options);
  if (answer !== null && isAllow(answer) && how.outcome === 'allow') return { verb: 'allow' };
  if (options.fromRejected && isUndecided(rule, how) && how.by !== 'person') return { verb: 'allow' };
  if (options.fromRejected && how.outcome === 'reject' && isUsedUp({ decided, how })) return { verb: 'allow' };
  return options.fromNothing && how.outcome === 'stop' && how.verb === 'stop' && rule !== 'malformed'
    ? { verb: 'stop' }
    : undefined;
}

function answerIn(
  answer: string | null,
  outcome: PastPause['how']['outcome'],
  { fromNothing }: LessonOptions,
): Reply | undefined {
  if (answer === null) return undefined;
  if (outcome === 'answer') {
    const canned = cannedOf(answer);
    return canned === undefined ? undefined : { verb: 'answer', answer: canned };
  }
  return fromNothing && answer === declineText && outcome === 'reject' ? { verb: 'reject' } : undefined;
}

/** Returns undefined if a policy can't express it. */
function cannedOf(text: string): CannedAnswer | undefined {
  const content = contentOf(text);
  if (content === undefined) return isSayable(text) ? text : undefined;
  const fields = Object.entries(content);
  const plain = fields.flatMap(([name, value]) =>
    isSayable(name) && !isList(value) && !isObject(value) && value !== null && isSayable(value)
      ? [[name, value] as const]
      : [],
  );
  return plain.length === fields.length ? Object.fromEntries(plain) : undefined;
}

function isSayable(value: string | number | boolean): boolean {
  if (typeof value === 'string') return !hasInvisible(value) && !value.includes('***');
  return typeof value === 'boolean' || /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value));
}

function contentOf(text: string): JsonObject | undefined {
  const value = parseJson(text);
  const content = isObject(value) ? ownField(value, 'content') : undefined;
  return isObject(content) ? content : undefined;
}

function isRefusedByPerson({ decided: { answer }, how }: PastPause): boolean {
  return how.by === 'person' && how.outcome !== 'answer' && !(answer !== null && isAllow(answer));
}

/** Counts a hook's question too: a hook never learns the answer of the person it asked. */
function isUndecided(rule: string, { outcome, by }: PastPause['how']): boolean {
  return rule === 'default' || (rule === personRule && outcome === 'ask' && by === undefined);
}

/** Recognizes a refusal by a limit or a budget: the entry says yes, but the outcome is a reject or a stop. */
function isUsedUp({ how }: Pick<PastPause, 'decided' | 'how'>): boolean {
  const saysYes = how.verb === 'allow' || how.verb === 'allow-always' || how.verb === 'answer';
  return saysYes && how.by !== 'person' && (how.outcome === 'reject' || how.outcome === 'stop');
}

function byOf({ how }: PastPause, what: Reply): Occurrence['by'] {
  if (how.by === 'person') return 'person';
  if (how.outcome === 'ask') return 'asked';
  const wasAllowed = how.outcome === 'allow' || how.outcome === 'answer';
  return what.verb === 'allow' && !wasAllowed ? 'rejected' : 'policy';
}

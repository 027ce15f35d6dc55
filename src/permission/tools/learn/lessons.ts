// From the pauses of trusted runs to lessons: each is a pause, its answer and its runs, word for word.

import { type RunContext, unknownContext, unknownWord } from '../../context.ts';
import { isAllow } from '../../decide/answering.ts';
import { personRule } from '../../decide/ask-undecided.ts';
import { declineText } from '../../decide/canned-answer.ts';
import { isPermission } from '../../decide/evaluate.ts';
import type { PermissionRequest } from '../../decision.ts';
import { events, trustedEvents } from '../../lint/events.ts';
import { type Pause, readPause } from '../../pause.ts';
import type { CannedAnswer } from '../../policy.ts';
import { hasInvisible } from '../../text/invisible.ts';
import { canonicalJson, isList, isObject, type Json, type JsonObject, ownField, parseJson } from '../../text/json.ts';
import type { PastPause, PastRun } from '../replay.ts';
import { type Literal, literalOf, otherFields } from './literal.ts';

export type Reach = 'event' | 'person';

export type Reply =
  | { readonly verb: 'allow' | 'stop' | 'reject' }
  | { readonly verb: 'answer'; readonly answer: CannedAnswer };

export interface Occurrence {
  /** Index of the run among those given. */
  readonly run: number;
  readonly by: 'policy' | 'person' | 'rejected';
  readonly request: PermissionRequest;
  /** The context in which a rule for it would be asked. */
  readonly context: RunContext;
}

/** The lesson about one pause in one kind of runs. */
export interface Lesson {
  readonly literal: Literal;
  /** Fields that other pauses of the tool had, and this one has not. */
  readonly absent: readonly string[];
  /** Patterns of `shell: only` that stand for the command; absent: the command itself. */
  readonly patterns?: readonly string[];
  readonly reply: Reply;
  readonly reach: Reach;
  /** The events that it was seen with, in the order of the alphabet; empty: any that somebody with write permission caused. */
  readonly events: readonly string[];
  /** Set where everyone who was seen has write permission, so that others stay outside. */
  readonly writersOnly: boolean;
  /** Set where only people were seen, so that bots stay outside. */
  readonly usersOnly: boolean;
  readonly occurrences: readonly Occurrence[];
  /** Set where a limit or a budget ended it in some run: more than was seen was refused. */
  readonly isCapped: boolean;
}

/** A run that was started at a terminal, as a rule sees the runs that it is meant for. */
export const terminalContext: RunContext = {
  ...unknownContext,
  event: 'pull_request',
  fork: false,
  actor: { ...unknownContext.actor, permission: 'write', type: 'User' },
};

export function mostInOneRun(occurrences: readonly Occurrence[]): number {
  return mostAlike(occurrences, ({ run }) => run);
}

/** Counts the largest group of items with the same key. */
export function mostAlike<T>(items: readonly T[], keyOf: (item: T) => unknown): number {
  return Math.max(
    0,
    ...Map.groupBy(items, keyOf)
      .values()
      .map((group) => group.length),
  );
}

/** Whose run it was: caused by an event that needs write access, by a person with write permission, or at a terminal. */
export type Trusted = 'event' | 'person' | 'terminal';

export type Trust = { readonly trusted: Trusted } | { readonly why: string };

export const writers: readonly string[] = ['admin', 'maintain', 'write'];

/**
 * Judges if a run may widen a policy (docs/policy.md, "Learn from runs"): one that is not known, or that may be caused
 * by somebody without write permission, may not.
 */
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
  /** Its index among those given. */
  readonly index: number;
  readonly trusted: Trusted;
}

export interface NotLearnt {
  readonly label: string;
  readonly why: string;
}

export interface LessonOptions {
  /** Propose too what no rule allowed. */
  readonly fromRejected: boolean;
  /** Learn what was stopped and declined too: there is no policy yet that says it. */
  readonly fromNothing: boolean;
}

/** The sightings of one pause in one kind of runs. */
interface Seen {
  readonly literal: Literal;
  readonly reach: Reach;
  isCapped: boolean;
  atTerminal: boolean;
  readonly replies: { readonly what: Reply; readonly occurrence: Occurrence }[];
}

/** The lessons of trusted runs in the order in which they were first seen, and what can't be learnt. */
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

/** Collects the fields that a tool was ever asked with: a rule for a pause without one says so. */
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

/** Reads the answer to a pause, where it is something to learn. */
function replyIn({ decided, how }: PastPause, isForPermission: boolean, options: LessonOptions): Reply | undefined {
  // An answer that the service refused was not given.
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

/** Writes an answer as a policy does; undefined for one that a policy can't write. */
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

/** Finds pauses that no rule decided; a hook never hears the answer of a person who was asked then. */
function isUndecided(rule: string, { outcome, by }: PastPause['how']): boolean {
  return rule === 'default' || (rule === personRule && outcome === 'ask' && by === undefined);
}

function isUsedUp({ how }: Pick<PastPause, 'decided' | 'how'>): boolean {
  const saysYes = how.verb === 'allow' || how.verb === 'allow-always' || how.verb === 'answer';
  return saysYes && how.by !== 'person' && (how.outcome === 'reject' || how.outcome === 'stop');
}

function byOf({ how }: PastPause, what: Reply): Occurrence['by'] {
  if (how.by === 'person') return 'person';
  const wasAllowed = how.outcome === 'allow' || how.outcome === 'answer';
  return what.verb === 'allow' && !wasAllowed ? 'rejected' : 'policy';
}

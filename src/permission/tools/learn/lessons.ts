// From the pauses of trusted runs to lessons: what was allowed or answered, word for word.

import { isAllow } from '../../decide/answering.ts';
import { personRule } from '../../decide/ask-undecided.ts';
import { declineText } from '../../decide/canned-answer.ts';
import { isPermission } from '../../decide/evaluate.ts';
import { type Pause, readPause } from '../../pause.ts';
import type { CannedAnswer } from '../../policy.ts';
import { hasInvisible } from '../../text/invisible.ts';
import { canonicalJson, isList, isObject, type Json, ownField } from '../../text/json.ts';
import type { PastPause, PastRun } from '../replay.ts';
import {
  type Lesson,
  type Occurrence,
  type Reach,
  type Reply,
  type Trusted,
  terminalContext,
  writers,
} from './lesson.ts';
import { type Literal, literalOf, otherFields } from './literal.ts';

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

function contentOf(text: string): { readonly [name: string]: Json } | undefined {
  try {
    const value: Json = JSON.parse(text);
    const content = isObject(value) ? ownField(value, 'content') : undefined;
    return isObject(content) ? content : undefined;
  } catch {
    return undefined;
  }
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

// Turns the pauses of trusted runs into lessons: each is a pause, its answer, and the runs in which it occurred.
import { canonicalJson, isObject, type Json, ownField, parseJson } from '../../../json.ts';
import { type RunContext, unknownContext, unknownWord } from '../../context.ts';
import { isAllowOption } from '../../decide/answering.ts';
import { declineText } from '../../decide/canned-answer.ts';
import { type PermissionRequest, personRule } from '../../decision.ts';
import { events } from '../../lint/events.ts';
import { isPermission, type Pause, readPause } from '../../pause.ts';
import type { CannedAnswer } from '../../policy.ts';
import { trustedEvents } from '../../trusted-events.ts';
import { callFields, isExpressible, listToolFields } from '../fields.ts';
import type { PastPause, PastRun } from '../replay.ts';
import { redacted, type WrittenPause, writePause } from './literal.ts';

/** The runs that a lesson is for: their `event` needs write permission, or the `person` has it and no fork is involved. */
export type Reach = 'event' | 'person';

export type Reply =
  | { readonly verb: 'allow' | 'stop' | 'reject' }
  | { readonly verb: 'answer'; readonly answer: CannedAnswer };

export interface Occurrence {
  readonly runIndex: number;
  readonly by: 'policy' | 'person' | 'rejected' | 'asked';
  readonly request: PermissionRequest;
  /** For a run at a terminal, {@link terminalContext}. */
  readonly context: RunContext;
}

export interface Lesson {
  readonly literal: WrittenPause;
  /** Fields that have to be missing: other pauses of the tool had them, or they say what a call acts on. */
  readonly absent: readonly string[];
  /** Patterns of `shell: only` in place of the exact command; absent unless it was generalized. */
  readonly patterns?: readonly string[];
  readonly reply: Reply;
  readonly reach: Reach;
  /** Sorted. Empty if a run was at a terminal: the lesson then holds for any event caused by somebody who may write. */
  readonly events: readonly string[];
  readonly writersOnly: boolean;
  readonly usersOnly: boolean;
  readonly occurrences: readonly Occurrence[];
  /** Set if an entry allowed the pause in some run, and yet it was refused, as by a limit or a budget. */
  readonly isCapped: boolean;
}

export const terminalContext: RunContext = {
  ...unknownContext,
  event: 'pull_request',
  fork: false,
  actor: { ...unknownContext.actor, permission: 'write', type: 'User' },
};

export function countMostInOneRun(occurrences: readonly Occurrence[]): number {
  return countMostAlike(occurrences, ({ runIndex }) => runIndex);
}

export function countMostAlike<T>(items: readonly T[], toKey: (item: T) => unknown): number {
  const groups = Map.groupBy(items, toKey).values();
  return Math.max(0, ...groups.map((group) => group.length));
}

type Trust = { readonly trusted: Reach | 'terminal' } | { readonly why: string };

export const writePermissions: readonly string[] = ['admin', 'maintain', 'write'];

/** Refuses a run that somebody without write permission may have caused (docs/policy.md, "Learn from runs"). */
export function judgeTrust({ beginnings, atTerminal, context }: PastRun): Trust {
  if (beginnings === 0) return { why: 'it has no beginning, so it is unknown who caused it' };
  if (beginnings > 1) return { why: 'more than one run begins in it' };
  const { event, fork, actor } = context;
  if (atTerminal && event === unknownWord) return { trusted: 'terminal' };
  if (event === unknownWord) return { why: 'it is unknown which event caused it' };
  if (!events.has(event)) return { why: 'its event does not exist on GitHub' };
  if (fork === true) return { why: 'a pull request from a fork caused it' };
  if (trustedEvents.has(event)) return { trusted: 'event' };
  if (fork !== false) return { why: `anyone can cause ${event}, and it is unknown whether it was about a fork` };
  if (actor.type === 'Bot') return { why: `a bot caused ${event}, and a bot may act for anyone` };
  if (writePermissions.includes(actor.permission)) return { trusted: 'person' };
  return { why: `anyone can cause ${event}, and the actor is not known to have write permission` };
}

export interface LearnRun extends PastRun {
  readonly name: string;
  /** The SHA-256 of its transcript, in hexadecimal. */
  readonly digest: string;
}

export interface TrustedRun {
  readonly run: PastRun;
  readonly index: number;
  readonly trusted: Reach | 'terminal';
}

export interface NotLearnt {
  readonly label: string;
  readonly why: string;
}

export interface LessonOptions {
  readonly fromRejected: boolean;
  /** Set if there is no policy yet: stops and declines are then learnt too. */
  readonly fromNothing: boolean;
}

/** A pause that can be written down, with one reply to learn, or with none. */
interface Sighting {
  readonly literal: WrittenPause;
  readonly reach: Reach;
  readonly past: PastPause;
  readonly replies: readonly { readonly reply: Reply; readonly occurrence: Occurrence }[];
}

type FieldNames = Map<Pause['tool'], Set<string>>;

export function findLessons(
  runs: readonly TrustedRun[],
  options: LessonOptions,
): { readonly lessons: readonly Lesson[]; readonly notLearnt: readonly NotLearnt[] } {
  const sightings: Sighting[] = [];
  const notLearnt = new Map<string, NotLearnt>();
  const fieldNames: FieldNames = new Map();
  for (const { run, index, trusted } of runs) {
    const reach = trusted === 'event' ? 'event' : 'person';
    const context = trusted === 'terminal' ? terminalContext : run.context;
    for (const past of run.pauses) {
      const pause = readPause(past.request.arguments);
      if ('error' in pause) continue;
      const toolFields = listToolFields(pause.arguments).map(([name]) => name);
      fieldNames.set(pause.tool, new Set([...(fieldNames.get(pause.tool) ?? []), ...toolFields]));
      const reply = findReply(past, isPermission(pause), options);
      const literal = writePause(pause);
      if (!('error' in literal)) {
        const seen = { runIndex: index, request: past.request, context };
        const replies = reply === undefined ? [] : [{ reply, occurrence: { ...seen, by: findDecider(past, reply) } }];
        sightings.push({ literal, reach, past, replies });
      } else if (reply !== undefined) {
        const label = JSON.stringify((pause.command ?? pause.tool ?? 'a question').slice(0, 120));
        notLearnt.set(`${label} ${literal.error}`, { label, why: literal.error });
      }
    }
  }
  const refusedKeys = new Set(sightings.flatMap(({ past, literal }) => (isRefusedByPerson(past) ? [literal.key] : [])));
  const lessons: Lesson[] = [];
  for (const group of Map.groupBy(sightings, ({ literal, reach }) => `${reach} ${literal.key}`).values()) {
    const lesson = toLesson(group, fieldNames, refusedKeys);
    if (lesson === undefined) continue;
    if ('why' in lesson) notLearnt.set(`${group[0]?.literal.key} ${lesson.why}`, lesson);
    else lessons.push(lesson);
  }
  return { lessons, notLearnt: [...notLearnt.values()] };
}

function toLesson(
  sightings: readonly Sighting[],
  fieldNames: FieldNames,
  refusedKeys: ReadonlySet<string>,
): Lesson | NotLearnt | undefined {
  const [sighting] = sightings;
  const replies = sightings.flatMap((one) => one.replies);
  const [first] = replies;
  if (sighting === undefined || first === undefined) return undefined;
  const { literal, reach } = sighting;
  const { label, settledFields } = literal;
  const isWidening = replies.some(({ reply: { verb } }) => verb === 'allow' || verb === 'answer');
  if (isWidening && refusedKeys.has(literal.key)) {
    return { label, why: 'a person rejected it in another run, or at another time' };
  }
  if (replies.some(({ reply }) => canonicalJson(reply) !== canonicalJson(first.reply))) {
    return { label, why: 'it was answered in different ways' };
  }
  const occurrences = replies.map(({ occurrence }) => occurrence);
  const isAtTerminal = occurrences.some(({ context }) => context === terminalContext);
  // The rule demands that other fields seen with the tool are missing; for a call that names nothing, `callFields` too.
  const namesNothing = literal.command === undefined && !settledFields.some((name) => callFields.has(name));
  const toolFields = new Set([...(fieldNames.get(literal.tool) ?? []), ...(namesNothing ? callFields : [])]);
  return {
    literal,
    absent: literal.isPermission ? [...toolFields].filter((name) => !settledFields.includes(name)) : [],
    reply: first.reply,
    reach,
    events: isAtTerminal ? [] : [...new Set(occurrences.map(({ context }) => context.event))].toSorted(),
    writersOnly: occurrences.every(({ context }) => writePermissions.includes(context.actor.permission)),
    usersOnly: occurrences.every(({ context }) => context.actor.type === 'User'),
    occurrences,
    isCapped: sightings.some(({ past }) => isRefusedByLimit(past)),
  };
}

function findReply({ decided, how }: PastPause, isForPermission: boolean, options: LessonOptions): Reply | undefined {
  // An answer that the service refused had no effect.
  if (how.wasRefused) return undefined;
  const { answer, rule } = decided;
  if (!isForPermission) return findAnswer(answer, how, options.fromNothing);
  if (answer !== null && isAllowOption(answer) && how.outcome === 'allow') return { verb: 'allow' };
  if (options.fromRejected && isUndecided(rule, how) && how.by !== 'person') return { verb: 'allow' };
  if (options.fromRejected && how.outcome === 'reject' && isRefusedByLimit({ how })) return { verb: 'allow' };
  const isStoppedByEntry = how.outcome === 'stop' && how.verb === 'stop' && rule !== 'malformed';
  return options.fromNothing && isStoppedByEntry ? { verb: 'stop' } : undefined;
}

function findAnswer(answer: string | null, { outcome }: PastPause['how'], fromNothing: boolean): Reply | undefined {
  if (answer === null) return undefined;
  if (outcome === 'answer') {
    const canned = toCanned(answer);
    return canned === undefined ? undefined : { verb: 'answer', answer: canned };
  }
  return fromNothing && answer === declineText && outcome === 'reject' ? { verb: 'reject' } : undefined;
}

/** Returns undefined if no policy can express the answer. */
function toCanned(text: string): CannedAnswer | undefined {
  const json = parseJson(text);
  const content = isObject(json) ? ownField(json, 'content') : undefined;
  if (!isObject(content)) return isCanned(text) ? text : undefined;
  const fields = Object.entries(content);
  const plain = fields.flatMap(([name, value]) => (isCanned(name) && isCanned(value) ? [[name, value] as const] : []));
  return plain.length === fields.length ? Object.fromEntries(plain) : undefined;
}

function isCanned(value: Json): value is string | number | boolean {
  return value !== null && isExpressible(value) && !String(value).includes(redacted);
}

function isRefusedByPerson({ decided: { answer }, how: { by, outcome } }: PastPause): boolean {
  const isAccepted = outcome === 'answer' || (answer !== null && isAllowOption(answer));
  return by === 'person' && !isAccepted;
}

/** A hook's question counts too, because a hook does not learn the person's answer. */
function isUndecided(rule: string, { outcome, by }: PastPause['how']): boolean {
  return rule === 'default' || (rule === personRule && outcome === 'ask' && by === undefined);
}

/** Tells whether the pause was refused although an entry allows or answers it, as by a limit or a budget. */
function isRefusedByLimit({ how }: Pick<PastPause, 'how'>): boolean {
  const entryAllows = how.verb === 'allow' || how.verb === 'allow-always' || how.verb === 'answer';
  return entryAllows && how.by !== 'person' && (how.outcome === 'reject' || how.outcome === 'stop');
}

function findDecider({ how }: PastPause, reply: Reply): Occurrence['by'] {
  if (how.by === 'person') return 'person';
  if (how.outcome === 'ask') return 'asked';
  const wasAllowed = how.outcome === 'allow' || how.outcome === 'answer';
  return reply.verb === 'allow' && !wasAllowed ? 'rejected' : 'policy';
}

// Reads the transcript of a run, a file of JSON Lines: line by line, or the decisions of the run for a replay.
import { isDeeperThan, isObject, type JsonObject, parseJson } from '../json.ts';
import { unknownContext } from '../permission/context.ts';
import type { PastRun } from '../permission/tools/replay.ts';
import { type EventOf, knownTypes, type RecordedEvent, recordedEvent } from './events.ts';

export interface TranscriptLine {
  /** Counted from 1. */
  readonly number: number;
  /** `unknown`: a type from a later version. `unreadable`: not an event, such as the last, cut line of a killed job. */
  readonly event: RecordedEvent | 'unknown' | 'unreadable';
}

/** Leaves out empty lines (docs/report.md, "The transcript"). */
export function* readTranscript(transcript: string): Generator<TranscriptLine, void, void> {
  let number = 0;
  for (const line of transcript.split('\n')) {
    number += 1;
    if (line.trim() !== '') yield { number, event: readLine(line) };
  }
}

/** Equals the limit for chunks of a stream: the part of an event that can nest deepest is the `usage` of a chunk. */
const maxNesting = 32;

/** Matches the times that we write, in a seventh of the time of `Date.parse`. */
const ownTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

function readLine(line: string): TranscriptLine['event'] {
  const json = parseJson(line);
  if (!isObject(json)) return 'unreadable';
  const { type, at } = json;
  if (typeof type !== 'string') return 'unreadable';
  if (!knownTypes.has(type)) return 'unknown';
  // Refuse a time that is no date: it has no place on a time axis.
  if (typeof at !== 'string' || (!ownTime.test(at) && Number.isNaN(Date.parse(at)))) return 'unreadable';
  if (isTextEvent(json)) return json;
  if (isDeeperThan(json, maxNesting)) return 'unreadable';
  return recordedEvent.safeParse(completeDecision(json)).data ?? 'unreadable';
}

/** Adds the outcome of a decision, which follows from the answer, if another program left it out. */
function completeDecision(json: JsonObject): JsonObject {
  const { type, outcome, answer, kind, decided_by: by } = json;
  if (type !== 'decision' || outcome !== undefined) return json;
  if (typeof answer !== 'string') return { ...json, outcome: by === 'nobody' ? 'ask' : 'stop' };
  if (kind === null || kind === 'permission') {
    return { ...json, outcome: /^(allow|reject)_(?:once|always)$/.exec(answer)?.[1] ?? 'answer' };
  }
  const reply = parseJson(answer);
  // A question with fields is declined or cancelled by its action.
  const isRefused = isObject(reply) && typeof reply['action'] === 'string' && reply['action'] !== 'accept';
  return { ...json, outcome: isRefused ? 'reject' : 'answer' };
}

/** Matches nearly every line of a long run, and takes a quarter of the schema's time. */
function isTextEvent(json: Readonly<Record<string, unknown>>): json is EventOf<'text' | 'reasoning'> {
  const { type, at, text } = json;
  return (type === 'text' || type === 'reasoning') && typeof at === 'string' && typeof text === 'string';
}

/** Ignores events of a later version. Refuses an unreadable line, because it may have been a pause. */
export function toPastRun(lines: Iterable<TranscriptLine>): PastRun | { readonly error: string } {
  const starts: EventOf<'start'>[] = [];
  const pauses: { readonly pause: EventOf<'pause'>; readonly decisions: EventOf<'decision'>[] }[] = [];
  for (const { number, event } of lines) {
    if (event === 'unreadable') return { error: `line ${number} is not an event of a transcript` };
    if (event === 'unknown') continue;
    if (event.type === 'start') starts.push(event);
    if (event.type === 'pause') pauses.push({ pause: event, decisions: [] });
    if (event.type === 'decision') {
      const decisions = pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id)?.decisions ?? [];
      // A second decision is made only if the service refused the first answer, and never allows anything.
      const allows = /^(?:allow|answer)/m.test(`${event.outcome}\n${event.answer}`); // in any line of the answer
      if (decisions.length > 0 && allows) return { error: `line ${number} allows what was answered before` };
      decisions.push(event);
    }
  }
  const lastStart = starts.at(-1);
  return {
    context: lastStart?.context ?? unknownContext,
    startedAt: lastStart?.at,
    atTerminal: lastStart?.at_terminal === true,
    beginnings: starts.length,
    pauses: pauses.flatMap(({ pause, decisions: [first, second] }) => {
      if (first === undefined) return [];
      const { answer, rule, outcome, verb, decided_by: by, person } = first;
      const request = { toolCallId: pause.tool_call_id, arguments: pause.arguments };
      return [
        { request, decided: { answer, rule }, how: { outcome, verb, by, person, wasRefused: second !== undefined } },
      ];
    }),
  };
}

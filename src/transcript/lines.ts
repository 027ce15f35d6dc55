// Reads the file of a transcript, JSON Lines: as much as can be read, or the decisions of a past run.
import { isDeeperThan, isObject, parseJson } from '../json.ts';
import { unknownContext } from '../permission/context.ts';
import type { PastRun } from '../permission/tools/replay.ts';
import { type EventOf, knownTypes, type RecordedEvent, recordedEvent } from './events.ts';

export interface TranscriptLine {
  /** Counted from 1. */
  readonly number: number;
  /** `unknown`: its type is of a later version. `unreadable`: it is no event, such as the last line of a killed job. */
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

/** More than any event has; the same limit as for a chunk, whose usage is nested deepest. */
const maxNesting = 32;

function readLine(line: string): TranscriptLine['event'] {
  const json = parseJson(line);
  if (!isObject(json) || typeof json['type'] !== 'string') return 'unreadable';
  if (isPiece(json)) return json;
  if (isDeeperThan(json, maxNesting)) return 'unreadable';
  return recordedEvent.safeParse(json).data ?? (knownTypes.has(json['type']) ? 'unreadable' : 'unknown');
}

/** Spares nearly every line of a long run three quarters of the time that the schema takes. */
function isPiece(json: Readonly<Record<string, unknown>>): json is EventOf<'text' | 'reasoning'> {
  const { type, at, text } = json;
  return (type === 'text' || type === 'reasoning') && typeof at === 'string' && typeof text === 'string';
}

/** Ignores events of a later version. Refuses a line that can't be read, because it may have been a pause. */
export function toPastRun(lines: Iterable<TranscriptLine>): PastRun | { readonly error: string } {
  const starts: EventOf<'start'>[] = [];
  const pauses: { readonly pause: EventOf<'pause'>; readonly decisions: EventOf<'decision'>[] }[] = [];
  for (const { number, event } of lines) {
    if (event === 'unreadable') return { error: `line ${number} is no event of a transcript` };
    if (event === 'unknown') continue;
    if (event.type === 'start') starts.push(event);
    if (event.type === 'pause') pauses.push({ pause: event, decisions: [] });
    if (event.type === 'decision') {
      pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id)?.decisions.push(event);
    }
  }
  const beginning = starts.at(-1);
  return {
    context: beginning?.context ?? unknownContext,
    startedAt: beginning?.at,
    atTerminal: beginning?.at_terminal === true,
    beginnings: starts.length,
    pauses: pauses.flatMap(({ pause, decisions: [first, second] }) => {
      if (first === undefined) return [];
      const { answer, rule, outcome, verb, decided_by: by } = first;
      const request = { toolCallId: pause.tool_call_id, arguments: pause.arguments };
      // A second decision comes only after an answer that the service refused.
      return [{ request, decided: { answer, rule }, how: { outcome, verb, by, wasRefused: second !== undefined } }];
    }),
  };
}

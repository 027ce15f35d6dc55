// Reads the pauses of a transcript and their decisions, so that they can be decided again.
import { type RunContext, unknownContext } from '../permission/context.ts';
import type { Decided, HowDecided, PastRun } from '../permission/tools/replay.ts';
import type { RecordedEvent } from './events.ts';
import type { TranscriptLine } from './lines.ts';

/** Ignores events of a later version. Refuses an unreadable line, because it may have been a pause. */
export function toPastRun(lines: Iterable<TranscriptLine>): PastRun | { readonly error: string } {
  let beginning: { readonly context: RunContext; readonly at: string; readonly at_terminal?: true } | undefined;
  let beginnings = 0;
  const pauses: OpenPause[] = [];
  for (const { number, event } of lines) {
    if (event === 'unreadable') return { error: `line ${number} is no event of a transcript` };
    if (event === 'unknown') continue;
    if (event.type === 'start') {
      beginning = event;
      beginnings += 1;
    }
    if (event.type === 'pause') pauses.push({ toolCallId: event.tool_call_id, arguments: event.arguments });
    if (event.type === 'decision') take(event, pauses);
  }
  return {
    context: beginning?.context ?? unknownContext,
    startedAt: beginning?.at,
    atTerminal: beginning?.at_terminal === true,
    beginnings,
    pauses: pauses.flatMap(({ decided, how, ...request }) =>
      decided === undefined || how === undefined ? [] : [{ request, decided, how }],
    ),
  };
}

interface OpenPause {
  readonly toolCallId: string;
  readonly arguments: string;
  decided?: Decided;
  how?: HowDecided;
}

/** Skips a second decision: it only follows an answer that the service refused. */
function take(event: Extract<RecordedEvent, { type: 'decision' }>, pauses: readonly OpenPause[]): void {
  const open = pauses.findLast(({ toolCallId }) => toolCallId === event.tool_call_id);
  if (open === undefined) return;
  if (open.how !== undefined) {
    open.how = { ...open.how, wasRefused: true };
    return;
  }
  open.decided = { answer: event.answer, rule: event.rule };
  open.how = { outcome: event.outcome, verb: event.verb, by: event.decided_by, wasRefused: false };
}

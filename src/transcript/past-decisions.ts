// The pauses of a transcript and what was decided about them, to be decided again.
import type { RunContext } from '../permission/context.ts';
import { unknownContext } from '../permission/context.ts';
import type { Decided, PastRun } from '../permission/tools/replay.ts';
import type { TranscriptLine } from './read.ts';

/**
 * The run that wrote a transcript, as a policy sees it. Events of a later version are ignored; a line that can't be read is
 * an error, because a pause may have stood in it.
 */
export function toPastRun(lines: Iterable<TranscriptLine>): PastRun | { readonly error: string } {
  let context: RunContext = unknownContext;
  const pauses: { readonly toolCallId: string; readonly arguments: string; decided: Decided | undefined }[] = [];
  for (const { number, event } of lines) {
    if (event === 'unreadable') return { error: `line ${number} is no event of a transcript` };
    if (event === 'unknown') continue;
    if (event.type === 'start') context = event.context;
    if (event.type === 'pause') {
      pauses.push({ toolCallId: event.tool_call_id, arguments: event.arguments, decided: undefined });
    }
    if (event.type !== 'decision') continue;
    // The first decision of a pause is the policy's; a second one only follows an answer that the service refused.
    const open = pauses.findLast(({ toolCallId }) => toolCallId === event.tool_call_id);
    if (open !== undefined) open.decided ??= { answer: event.answer, rule: event.rule };
  }
  return {
    context,
    pauses: pauses.flatMap(({ decided, ...request }) => (decided === undefined ? [] : [{ request, decided }])),
  };
}

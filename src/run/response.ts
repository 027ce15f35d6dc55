// One response of a run: read to its end, and recorded.
import type { ChatEvent, FinishEvent } from '../client/chat.ts';
import type { ToolCall } from '../contract/chat.ts';
import { StreamError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Recorder } from '../transcript/recorder.ts';

/** A response that has come to its end. */
export interface FollowedResponse {
  readonly finish: FinishEvent;
  /** The tool call that asks, beside finish reason `tool_calls`. */
  readonly toolCall: ToolCall | undefined;
}

/** Where the events of a response go. */
export interface FollowOptions {
  readonly recorder: Recorder;
  readonly log: Log;
  /** Called at the first event: the service has taken the request. */
  readonly onStart?: () => void;
}

/** Reads a response to its end and records what it says; the finish event comes last. */
export async function followResponse(
  events: AsyncIterable<ChatEvent>,
  { recorder, log, onStart }: FollowOptions,
): Promise<FollowedResponse> {
  let toolCall: ToolCall | undefined;
  for await (const event of events) {
    onStart?.();
    switch (event.type) {
      case 'text':
      case 'reasoning':
        recorder.record(event);
        break;
      case 'pause': {
        toolCall = event.toolCall;
        const { id, function: called } = toolCall;
        recorder.record({ type: 'pause', tool_call_id: id, name: called.name, arguments: called.arguments });
        break;
      }
      case 'finish': {
        const { finish_reason, session_id, model, usage, done } = event;
        recorder.record({ type: 'finish', finish_reason, session_id, model });
        if (usage !== null) recorder.record({ type: 'usage', usage });
        if (!done) log.warning('The stream ended after its final chunk, but without [DONE].');
        return { finish: event, toolCall };
      }
      default:
        event satisfies never;
    }
  }
  throw new StreamError('stream_severed', 'The stream ended without a finish.');
}

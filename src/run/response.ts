// One response of a run: read to its end, and recorded.
import type { ChatEvent, FinishEvent } from '../client/chat.ts';
import type { Clock } from '../clock.ts';
import type { ToolCall } from '../contract/chat.ts';
import { StreamError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Recorder } from '../transcript/recorder.ts';

/** A response that has come to its end. */
export interface FollowedResponse {
  readonly finish: FinishEvent;
  /** The tool call that asks, beside finish reason `tool_calls`. */
  readonly asked: AskedCall | undefined;
}

/** A tool call that asks, and when it came: its deadline runs from then on. */
export interface AskedCall {
  readonly toolCall: ToolCall;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** Milliseconds on {@link Clock.monotonic}. */
  readonly at: number;
}

/** Where the events of a response go. */
export interface FollowOptions {
  readonly recorder: Recorder;
  readonly clock: Pick<Clock, 'now' | 'monotonic'>;
  readonly log: Log;
  /** Called at the first event: the service has taken the request. */
  readonly onStart?: () => void;
}

/** Reads a response to its end and records what it says; the finish event comes last. */
export async function followResponse(
  events: AsyncIterable<ChatEvent>,
  { recorder, clock, log, onStart }: FollowOptions,
): Promise<FollowedResponse> {
  let asked: AskedCall | undefined;
  for await (const event of events) {
    onStart?.();
    switch (event.type) {
      case 'text':
      case 'reasoning':
        recorder.record(event);
        break;
      case 'pause': {
        const { id, function: called } = event.toolCall;
        asked = { toolCall: event.toolCall, atMs: clock.now(), at: clock.monotonic() };
        recorder.record({ type: 'pause', tool_call_id: id, name: called.name, arguments: called.arguments });
        break;
      }
      case 'finish': {
        const { finish_reason, session_id, model, usage, done } = event;
        recorder.record({ type: 'finish', finish_reason, session_id, model });
        if (usage !== null) recorder.record({ type: 'usage', usage });
        if (!done) log.warning('The stream ended after its final chunk, but without [DONE].');
        return { finish: event, asked };
      }
      default:
        event satisfies never;
    }
  }
  throw new StreamError('stream_severed', 'The stream ended without a finish.');
}

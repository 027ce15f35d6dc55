// Reads and records one response of a run.
import type { ChatEvent, FinishEvent } from '../client/chat.ts';
import type { Clock } from '../clock.ts';
import type { ToolCall } from '../contract/chat.ts';
import { StreamError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Recorder } from '../transcript/recorder.ts';

export interface FollowedResponse {
  readonly finish: FinishEvent;
  readonly pendingCall:
    | {
        readonly toolCall: ToolCall;
        /** When the tool call arrived, by {@link Clock.now}; `monotonicMs`: by {@link Clock.monotonic}. */
        readonly epochMs: number;
        readonly monotonicMs: number;
      }
    | undefined;
}

interface FollowOptions {
  readonly recorder: Pick<Recorder, 'record'>;
  readonly clock: Pick<Clock, 'now' | 'monotonic'>;
  readonly log: Log;
  /** Called at each event. The first event shows that the service accepted the request. */
  readonly onEvent?: () => void;
}

/** @throws {StreamError} `stream_severed`: the stream ended without a finish */
export async function followResponse(
  events: AsyncIterable<ChatEvent>,
  { recorder, clock, log, onEvent }: FollowOptions,
): Promise<FollowedResponse> {
  let pendingCall: FollowedResponse['pendingCall'];
  for await (const event of events) {
    onEvent?.();
    switch (event.type) {
      case 'text':
      case 'reasoning':
        recorder.record(event);
        break;
      case 'pause': {
        const { id, function: call } = event.toolCall;
        pendingCall = { toolCall: event.toolCall, epochMs: clock.now(), monotonicMs: clock.monotonic() };
        recorder.record({ type: 'pause', tool_call_id: id, name: call.name, arguments: call.arguments });
        break;
      }
      case 'finish': {
        const { finish_reason, session_id, model, usage, done } = event;
        recorder.record({ type: 'finish', finish_reason, session_id, model });
        if (usage !== null) recorder.record({ type: 'usage', usage });
        if (!done) log.warning('The stream ended without [DONE].');
        return { finish: event, pendingCall };
      }
      default:
        event satisfies never;
    }
  }
  throw new StreamError('stream_severed', 'The stream ended without a finish reason.');
}

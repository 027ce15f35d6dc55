// Reads and records one response of a run, and the question that may end it.
import type { ChatEvent, FinishEvent } from '../client/chat.ts';
import type { Clock } from '../clock.ts';
import type { ToolCall } from '../contract/chat.ts';
import { interactionDeadlineMs } from '../contract/limits.ts';
import { provideInputSuffix } from '../contract/words.ts';
import { StreamError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Recorder } from '../transcript/recorder.ts';

export interface FollowedResponse {
  readonly finish: FinishEvent;
  readonly pendingCall:
    | {
        readonly toolCall: ToolCall;
        /** When it arrived, by {@link Clock.now} and {@link Clock.monotonic}. */
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

const answerMarginMs = 20_000;

export interface Question {
  readonly sessionId: string;
  readonly toolCall: ToolCall;
  /** In ISO 8601. The service cancels the run at this time (docs/service-api.md, "Limits"). */
  readonly deadline: string;
  /** The last moment to send an answer, before the deadline, in milliseconds on {@link Clock.monotonic}. */
  readonly answerUntil: number;
}

/** The output `pending`, with which a later step or job answers the question. */
export interface PendingQuestion {
  readonly tool_call_id: string;
  readonly session_id: string;
  readonly name: string;
  readonly arguments: string;
  /** In ISO 8601. */
  readonly deadline: string;
}

/** @throws {StreamError} `stream_malformed`: no tool call, no session_id, or a tool that is no question */
export function readQuestion({ finish, pendingCall }: FollowedResponse): Question {
  const sessionId = finish.session_id;
  if (pendingCall === undefined || sessionId === null) {
    throw new StreamError('stream_malformed', 'The run paused, but the response names no tool call or no session_id.');
  }
  const { toolCall, epochMs, monotonicMs } = pendingCall;
  if (!toolCall.function.name.endsWith(provideInputSuffix)) {
    throw new StreamError(
      'stream_malformed',
      `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${provideInputSuffix}" are questions.`,
    );
  }
  const deadline = new Date(epochMs + interactionDeadlineMs).toISOString();
  return { sessionId, toolCall, deadline, answerUntil: monotonicMs + interactionDeadlineMs - answerMarginMs };
}

export function toPending({ sessionId, toolCall, deadline }: Question): PendingQuestion {
  const { name, arguments: argumentsText } = toolCall.function;
  return { tool_call_id: toolCall.id, session_id: sessionId, name, arguments: argumentsText, deadline };
}

export function toToolCall(pending: Pick<PendingQuestion, 'tool_call_id' | 'name' | 'arguments'>): ToolCall {
  const { tool_call_id, name, arguments: argumentsText } = pending;
  return { index: 0, id: tool_call_id, type: 'function', function: { name, arguments: argumentsText } };
}

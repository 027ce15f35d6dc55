// Reads the question that ends a response, and converts it to and from `pending`, the output for a later job.
import type { ToolCall } from '../contract/chat.ts';
import { interactionDeadlineMs } from '../contract/limits.ts';
import { provideInputSuffix } from '../contract/words.ts';
import { StreamError } from '../errors.ts';
import type { FollowedResponse } from './response.ts';

/** More pauses than this fail a run whose caller sets no limit. The input `max-pauses` has the same default. */
export const defaultMaxPauses = 50;

const answerMarginMs = 20_000;

export interface Question {
  readonly sessionId: string;
  readonly toolCall: ToolCall;
  /** In ISO 8601. The service cancels the run at this time (docs/service-api.md, "Limits"). */
  readonly deadline: string;
  /** The last moment to send an answer, before the deadline, in milliseconds on `Clock.monotonic`. */
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
    const message = `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${provideInputSuffix}" are questions.`;
    throw new StreamError('stream_malformed', message);
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

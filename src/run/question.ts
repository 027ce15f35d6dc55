// A pending question: what asks, in which session, and until when it takes an answer.
import type { ToolCall } from '../contract/chat.ts';
import { interactionDeadlineMs } from '../contract/limits.ts';
import { provideInputSuffix } from '../contract/words.ts';
import { StreamError } from '../errors.ts';
import type { FollowedResponse } from './response.ts';

/** An answer is sent this long before its question's deadline, or not at all. */
const answerMarginMs = 20_000;

/** A question that waits for its answer. */
export interface Question {
  readonly sessionId: string;
  readonly toolCall: ToolCall;
  /** When the service cancels the run, ISO 8601: five minutes after the question came (docs/service-api.md, "Limits"). */
  readonly deadline: string;
  /** Milliseconds on {@link Clock.monotonic} until which an answer is sent: the deadline less a margin. */
  readonly answerUntil: number;
}

/** A question for a later step or job to answer: the output `pending`. */
export interface PendingQuestion {
  readonly tool_call_id: string;
  readonly session_id: string;
  /** Name and arguments are the strings as streamed. */
  readonly name: string;
  readonly arguments: string;
  /** ISO 8601. */
  readonly deadline: string;
}

/**
 * The question that a response paused for.
 *
 * @throws {StreamError} `stream_malformed`: no tool call, no session_id, or a tool that is no question
 */
export function readQuestion({ finish, asked }: FollowedResponse): Question {
  const sessionId = finish.session_id;
  if (asked === undefined || sessionId === null) {
    throw new StreamError('stream_malformed', 'The run paused, but the response names no tool call or no session_id.');
  }
  const { toolCall, atMs, at } = asked;
  if (!toolCall.function.name.endsWith(provideInputSuffix)) {
    throw new StreamError(
      'stream_malformed',
      `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${provideInputSuffix}" are questions.`,
    );
  }
  const deadline = new Date(atMs + interactionDeadlineMs).toISOString();
  return { sessionId, toolCall, deadline, answerUntil: at + interactionDeadlineMs - answerMarginMs };
}

/** The question as the output `pending` has it. */
export function toPending({ sessionId, toolCall, deadline }: Question): PendingQuestion {
  const { name, arguments: text } = toolCall.function;
  return { tool_call_id: toolCall.id, session_id: sessionId, name, arguments: text, deadline };
}

/** The tool call of a pending question, rebuilt to be echoed. */
export function toToolCall(pending: Pick<PendingQuestion, 'tool_call_id' | 'name' | 'arguments'>): ToolCall {
  const { tool_call_id, name, arguments: text } = pending;
  return { index: 0, id: tool_call_id, type: 'function', function: { name, arguments: text } };
}

// Defines the chat route for a client: requests for prompts and answers, chunks and usage.
import * as z from 'zod/mini';
import { chatError } from './errors.ts';
import { identifierLength, maxChatRequestBytes, maxToolCallIdCharacters } from './limits.ts';
import { amount, atLeast, atMost, integer, optionalText, text, textOrNull } from './values.ts';
import { approvalModes } from './words.ts';

export { type ApprovalMode, approvalModes } from './words.ts';

/** The only closed list of words in responses: any other word is malformed (docs/service-api.md, "Stream rules", 1). */
export const finishReasons = ['stop', 'tool_calls', 'error'] as const;

/** Tells how a response ends (docs/service-api.md, "Stream rules", 1). */
export type FinishReason = (typeof finishReasons)[number];

/** The `object` of every chunk (docs/service-api.md, "Chat chunk"). */
export const chunkObject = 'chat.completion.chunk';

/** The data of the event that ends every stream (docs/service-api.md, "Stream rules", 2). */
export const doneMarker = '[DONE]';

/** A model or session id (docs/service-api.md, "Limits"). */
export const identifier = z.string().check(atLeast(identifierLength.min), atMost(identifierLength.max));
/** The id of a tool call (docs/service-api.md, "Limits"). */
export const toolCallId = z.string().check(atLeast(1), atMost(maxToolCallIdCharacters));

/** A tool call, as streamed and as echoed with the answer (docs/service-api.md, "Pauses"). */
export const toolCall = z.looseObject({
  index: z.optional(integer),
  id: toolCallId,
  type: optionalText,
  /** `arguments` is echoed with the answer, so it has to fit into a request. */
  function: z.looseObject({ name: text, arguments: z.string().check(atMost(maxChatRequestBytes)) }),
});

/** A streamed tool call (docs/service-api.md, "Pauses"). */
export type ToolCall = z.infer<typeof toolCall>;

/** Starts a run with one user message (docs/service-api.md, "Chat request body"). */
export const promptRequest = z.strictObject({
  messages: z.tuple([z.strictObject({ role: z.literal('user'), content: z.string().check(atLeast(1)) })]),
  stream: z.literal(true),
  approval_mode: z.enum(approvalModes),
  session_id: z.optional(identifier),
});

export type PromptRequest = z.infer<typeof promptRequest>;

const echoedToolCall = z.strictObject({
  role: z.literal('assistant'),
  content: z.null(),
  tool_calls: z.tuple([toolCall]),
});
const answerMessage = z.strictObject({ role: z.literal('tool'), tool_call_id: toolCallId, content: text });

/** Answers a tool call; echoes the call if it is known (docs/service-api.md, "Stream rules", 3). */
export const answerRequest = z.strictObject({
  messages: z.union([z.tuple([echoedToolCall, answerMessage]), z.tuple([answerMessage])]),
  stream: z.literal(true),
  session_id: identifier,
});

export type AnswerRequest = z.infer<typeof answerRequest>;

/** Usage of a run, with the fields of live deployments; `cost` in USD (docs/service-api.md, "Chat chunk"). */
export const usage = z.looseObject({
  prompt_tokens: z.optional(amount),
  completion_tokens: z.optional(amount),
  total_tokens: z.optional(amount),
  cost: z.optional(z.nullable(amount)),
  prompt_tokens_details: z.optional(z.nullable(z.looseObject({ cached_tokens: z.optional(amount) }))),
});

/** Usage of a run (docs/service-api.md, "Chat chunk"). */
export type Usage = z.infer<typeof usage>;

/** Adds a role, text, reasoning or a pause (docs/service-api.md, "Chat chunk"). */
export const delta = z.looseObject({
  role: optionalText,
  content: z.optional(textOrNull),
  reasoning: z.optional(textOrNull),
  tool_calls: z.optional(z.nullable(z.array(toolCall))),
});

/** One `data:` line of the stream (docs/service-api.md, "Chat chunk"). */
export const chatChunk = z.looseObject({
  id: text,
  object: z.literal(chunkObject),
  /** Unix timestamp in seconds. */
  created: integer,
  model: text,
  /** Empty in the final chunk. */
  choices: z.array(z.looseObject({ index: integer, delta, finish_reason: z.nullable(z.enum(finishReasons)) })),
  /** Only in the final chunk; null if the run failed before it had a session (docs/service-api.md, "Chat chunk"). */
  session_id: z.optional(z.nullable(identifier)),
  /** Only in the final chunk. */
  usage: z.optional(z.nullable(usage)),
  /** Set with the `finish_reason` `error`. */
  error: z.optional(chatError),
});

export type ChatChunk = z.infer<typeof chatChunk>;

/** The 202 response to a prompt for a session whose turn still runs (docs/service-api.md, "Chat request body"). */
export const steeredResponse = z.looseObject({ session_id: text, status: text });

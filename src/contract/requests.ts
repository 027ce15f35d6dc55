// Defines requests as the service reads them. Separate from the client's schemas, so that clients don't load them.
import * as z from 'zod/mini';
import { identifier, toolCall, toolCallId } from './chat.ts';
import { listLimit } from './limits.ts';
import { atLeast } from './values.ts';
import { approvalModes, lifecycleStatuses } from './words.ts';

/** A text, or a list of its parts (docs/service-api.md, "Chat chunk"). */
const messageText = z.union([z.string(), z.array(z.object({ type: z.literal('text'), text: z.string() }))]);

/** Starts a run, as the last message (docs/service-api.md, "Chat request body", "Message shapes"). */
const userMessage = z.object({ role: z.literal('user'), content: messageText });

/** Echoes the tool call of the question; `content` may be null (docs/service-api.md, "Chat request body"). */
const assistantMessage = z.object({
  role: z.literal('assistant'),
  content: z.optional(z.nullable(messageText)),
  tool_calls: z.optional(z.array(toolCall)),
});

/** Answers the interaction, as the last message (docs/service-api.md, "Chat request body", "Message shapes"). */
const toolMessage = z.object({ role: z.literal('tool'), tool_call_id: toolCallId, content: messageText });

/** Accepted but not forwarded, as is a developer message (docs/service-api.md, "Chat chunk"). */
const systemMessage = z.object({ role: z.literal('system'), content: messageText });
const developerMessage = z.object({ role: z.literal('developer'), content: messageText });

const chatMessage = z.discriminatedUnion('role', [
  userMessage,
  assistantMessage,
  toolMessage,
  systemMessage,
  developerMessage,
]);

export type ChatMessage = z.infer<typeof chatMessage>;

/** Drops all other chat fields (docs/service-api.md, "Chat request body"). */
export const receivedChatRequest = z
  .object({
    messages: z.array(chatMessage).check(atLeast(1)),
    stream: z.literal(true),
    approval_mode: z._default(z.enum(approvalModes), 'self-drive'),
    model: z.optional(identifier),
    session_id: z.optional(identifier),
  })
  .check(
    z.refine((request) => request.messages.at(-1)?.role !== 'tool' || request.session_id !== undefined, {
      path: ['session_id'],
      error: 'session_id is required when the last message has role tool',
    }),
  );

export type ReceivedChatRequest = z.infer<typeof receivedChatRequest>;

/** Expects `status` split at the commas (docs/service-api.md, "GET /interns"). */
export const internListQuery = z.strictObject({
  limit: z.optional(z.int().check(z.gte(listLimit.min), z.lte(listLimit.max))),
  status: z.optional(z.array(z.enum(lifecycleStatuses)).check(atLeast(1))),
  starting_after: z.optional(z.string()),
  workspace_id: z.optional(z.uuid()),
});

// Defines requests as the service reads them. Separate from the client's schemas, so that clients don't load them.
import * as z from 'zod/mini';
import { identifier, toolCall, toolCallId } from './chat.ts';
import { listLimit } from './limits.ts';
import { atLeast } from './values.ts';
import { approvalModes, lifecycleStatuses } from './words.ts';

/** A text, or a list of its parts (docs/service-api.md, "Chat request body"). */
const messageText = z.union([z.string(), z.array(z.object({ type: z.literal('text'), text: z.string() }))]);

/** See docs/service-api.md, "Chat request body". */
const chatMessage = z.discriminatedUnion('role', [
  // As the last message, it starts a run.
  z.object({ role: z.literal('user'), content: messageText }),
  // Echoes the tool call of the question.
  z.object({
    role: z.literal('assistant'),
    content: z.optional(z.nullable(messageText)),
    tool_calls: z.optional(z.array(toolCall)),
  }),
  // As the last message, it answers the interaction.
  z.object({ role: z.literal('tool'), tool_call_id: toolCallId, content: messageText }),
  // These two are accepted, but not forwarded (docs/service-api.md, "Chat request body").
  z.object({ role: z.literal('system'), content: messageText }),
  z.object({ role: z.literal('developer'), content: messageText }),
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

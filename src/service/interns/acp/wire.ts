// Schemas of the protocol's messages (https://agentclientprotocol.com). Fields that are not read may have any value.
import * as z from 'zod/mini';

const text = z.nullish(z.string());

export const anyUpdate = z.looseObject({ sessionUpdate: z.string() });

export const chunk = z.looseObject({ content: z.looseObject({ type: z.string(), text: z.optional(z.string()) }) });

export const toolCall = z.looseObject({
  toolCallId: z.string(),
  title: text,
  kind: text,
  status: text,
  name: text,
  locations: z.nullish(z.array(z.looseObject({ path: z.string() }))),
  content: z.nullish(z.array(z.looseObject({ type: z.string(), path: z.optional(z.unknown()) }))),
  rawInput: z.optional(z.unknown()),
});

export type ToolCall = z.infer<typeof toolCall> & {
  /** Set by the service, never by the agent, if `rawInput` may lack arguments. */
  readonly isPartial?: boolean | undefined;
};

/** Refuses an amount above 1,000,000 USD, which can't be real. */
export const usageUpdate = z.looseObject({
  cost: z.looseObject({ amount: z.number().check(z.gte(0), z.lte(1_000_000)), currency: z.literal('USD') }),
});

export const modeUpdate = z.looseObject({ currentModeId: z.string() });

const choice = z.looseObject({
  value: z.optional(z.string()),
  options: z.optional(z.array(z.looseObject({ value: z.string() }))),
});

const configOption = z.looseObject({
  id: z.string(),
  category: text,
  currentValue: z.union([z.string(), z.boolean()]),
  options: z.nullish(z.array(choice)),
});

export type ConfigOption = z.infer<typeof configOption>;

export const configUpdate = z.looseObject({ configOptions: z.array(configOption) });

export const initialized = z.looseObject({
  protocolVersion: z.unknown(),
  agentCapabilities: z.nullish(
    z.looseObject({
      loadSession: z.nullish(z.boolean()),
      sessionCapabilities: z.nullish(z.looseObject({ resume: z.nullish(z.unknown()), close: z.nullish(z.unknown()) })),
    }),
  ),
  authMethods: z.nullish(z.array(z.looseObject({ id: z.string(), name: text }))),
  agentInfo: z.nullish(z.looseObject({ name: text, title: text, version: text })),
});

export type Initialized = z.infer<typeof initialized>;

/** The common fields of the answers to `session/new`, `session/resume` and `session/load`. Older agents have `models`. */
export const sessionState = z.looseObject({
  modes: z.nullish(z.looseObject({ currentModeId: z.string() })),
  configOptions: z.nullish(z.array(configOption)),
  models: z.nullish(
    z.looseObject({
      currentModelId: text,
      availableModels: z.nullish(z.array(z.looseObject({ modelId: z.string() }))),
    }),
  ),
});

export type SessionState = z.infer<typeof sessionState>;

export const newSession = z.extend(sessionState, { sessionId: z.string().check(z.minLength(1)) });

export type NewSession = z.infer<typeof newSession>;

const tokens = z.nullish(z.number());

export const promptResult = z.looseObject({
  stopReason: z.string(),
  usage: z.nullish(
    z.looseObject({ inputTokens: tokens, outputTokens: tokens, totalTokens: tokens, cachedReadTokens: tokens }),
  ),
});

export type PromptResult = z.infer<typeof promptResult>;

export const anyAnswer = z.unknown();

export const permissionRequest = z.looseObject({
  sessionId: z.string(),
  toolCall,
  options: z.array(z.looseObject({ optionId: z.string(), name: z.catch(z.string(), ''), kind: z.unknown() })),
});

export type PermissionRequest = z.infer<typeof permissionRequest>;

const property = z.looseObject({
  type: z.string(),
  title: text,
  description: text,
  enum: z.nullish(z.array(z.unknown())),
  oneOf: z.nullish(z.array(z.looseObject({ const: z.unknown(), title: text }))),
  minimum: z.nullish(z.number()),
  maximum: z.nullish(z.number()),
  minLength: z.nullish(z.number()),
  maxLength: z.nullish(z.number()),
  pattern: text,
  format: text,
});

export type Property = z.infer<typeof property>;

/** Without a `sessionId`, the elicitation belongs to a request that the service sent to the agent, not to a session. */
export const elicitationRequest = z.looseObject({
  mode: z.string(),
  message: z.string(),
  sessionId: z.nullish(z.string()),
  requestedSchema: z.nullish(
    z.looseObject({
      properties: z.nullish(z.record(z.string(), property)),
      required: z.nullish(z.array(z.string())),
    }),
  ),
});

export type ElicitationRequest = z.infer<typeof elicitationRequest>;

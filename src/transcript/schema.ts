// The lines of a transcript as a schema, held to the types of the events in both directions.
import * as z from 'zod/mini';
import { approvalModes, finishReasons, usage } from '../contract/chat.ts';
import { errorCodes } from '../errors.ts';
import type { RecordedEvent } from './events.ts';

const at = z.string();
const text = z.nullable(z.string());
const known = z.union([z.boolean(), z.literal('unknown')]);

const context = z.object({
  event: z.string(),
  ref: z.string(),
  base_ref: z.string(),
  fork: known,
  draft: known,
  labels: z.union([z.array(z.string()), z.literal('unknown')]),
  actor: z.object({ permission: z.string(), association: z.string(), type: z.string(), login: z.string() }),
  environment: z.string(),
  repository: z.object({ visibility: z.string() }),
});

const tool = z.object({ name: z.string(), version: z.string(), digest: z.exactOptional(z.string()) });

const traceEntry = z.object({
  id: z.string(),
  list: z.enum(['guards', 'rules', 'questions', 'default']),
  matched: z.boolean(),
  because: z.string(),
});

const verbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always', 'answer'] as const;

/** A line of a transcript (docs/report.md, "The transcript"). */
export const recordedEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    at,
    intern_id: z.string(),
    intern_name: z.string(),
    approval_mode: z.enum(approvalModes),
    policy: z.object({ path: text, commit: text, digest: text, tests: z.exactOptional(z.number()) }),
    context,
    at_terminal: z.exactOptional(z.literal(true)),
    service: z.exactOptional(z.string()),
    tool: z.exactOptional(tool),
    head_commit: z.exactOptional(z.string()),
    session_ends: z.exactOptional(z.literal(true)),
  }),
  z.object({
    type: z.literal('request'),
    at,
    route: z.string(),
    status: z.number(),
    ms: z.number(),
    request_id: z._default(text, null),
  }),
  z.object({ type: z.literal('prompt'), at, text: z.string(), follow_up: z.exactOptional(z.literal(true)) }),
  z.object({ type: z.literal('reasoning'), at, text: z.string() }),
  z.object({ type: z.literal('text'), at, text: z.string() }),
  z.object({ type: z.literal('pause'), at, tool_call_id: z.string(), name: z.string(), arguments: z.string() }),
  z.object({
    type: z.literal('decision'),
    at,
    tool_call_id: z.string(),
    kind: text,
    operation: text,
    place: z.exactOptional(z.string()),
    answer: text,
    rule: z.string(),
    reason: text,
    outcome: z.enum(['allow', 'answer', 'reject', 'stop', 'ask']),
    verb: z.exactOptional(z.enum(verbs)),
    decided_by: z.exactOptional(z.enum(['policy', 'person', 'nobody'])),
    person: z.exactOptional(z.string()),
    trace: z.array(traceEntry),
    ladder: text,
    budgets: z.string(),
  }),
  z.object({ type: z.literal('error'), at, code: z.enum(errorCodes), message: z.string(), reason: text }),
  z.object({
    type: z.literal('finish'),
    at,
    finish_reason: z.enum(finishReasons),
    session_id: text,
    model: z.string(),
  }),
  z.object({ type: z.literal('usage'), at, usage }),
  z.object({ type: z.literal('remark'), at, message: z.string() }),
  z.object({
    type: z.literal('end'),
    at,
    conclusion: z.enum(['finished', 'paused', 'rejected', 'ended', 'failed', 'skipped']),
    error_code: z.nullable(z.enum(errorCodes)),
  }),
]);

/** A type whose lists and fields are only read, as those of our events are. */
type Kept<T> = T extends object ? { readonly [Name in keyof T]: Kept<T[Name]> } : T;

/** Whether two types take the same values. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

/** One event of each type, as the types have it and as the schema has it. */
type Typed = { readonly [Type in RecordedEvent['type']]: Extract<RecordedEvent, { readonly type: Type }> };
type Read = { readonly [Type in RecordedEvent['type']]: Kept<Extract<z.infer<typeof recordedEvent>, { type: Type }>> };

// An event, or a field of one, that only the types or only the schema know does not compile here.
const held: { readonly [Type in RecordedEvent['type']]: Same<Typed[Type], Read[Type]> } = {
  start: true,
  request: true,
  prompt: true,
  reasoning: true,
  text: true,
  pause: true,
  decision: true,
  error: true,
  finish: true,
  usage: true,
  remark: true,
  end: true,
};

/** Whether this version knows events of a type. */
export function isKnownType(type: string): boolean {
  return Object.hasOwn(held, type);
}

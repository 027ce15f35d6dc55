// Defines the events of a run, which are the lines of its transcript. Each report is made from them. The schemas take
// milliseconds to build, so a module that parses no events imports only the types.
import * as z from 'zod/mini';
import { approvalModes, finishReasons, usage } from '../contract/chat.ts';
import { errorCodes } from '../errors.ts';
import { modelUse } from '../models/broker-types.ts';
import { changeAnswers, changeStatuses } from '../permission/policy.ts';

const at = z.string();
const nullableText = z.nullable(z.string());
const textOrUnknown = z._default(z.string(), 'unknown');
const booleanOrUnknown = z._default(z.union([z.boolean(), z.literal('unknown')]), 'unknown');
const actor = { permission: textOrUnknown, association: textOrUnknown, type: textOrUnknown, login: textOrUnknown };

/** Reads a missing fact as `unknown`: another program may have written the transcript. */
export const runContext = z.object({
  event: textOrUnknown,
  ref: textOrUnknown,
  base_ref: textOrUnknown,
  fork: booleanOrUnknown,
  draft: booleanOrUnknown,
  labels: z._default(z.union([z.array(z.string()), z.literal('unknown')]), 'unknown'),
  actor: z.prefault(z.object(actor), {}),
  environment: textOrUnknown,
  repository: z.prefault(z.object({ visibility: textOrUnknown }), {}),
});

const policy = z.object({
  path: nullableText,
  /** The commit from which the file was read; null for a file of the checkout. */
  commit: nullableText,
  /** The SHA-256 of the file, in hexadecimal. */
  digest: nullableText,
  /** The number of tests in the file. Absent without a file, and in transcripts of earlier versions. */
  tests: z.exactOptional(z.number()),
});

/** Facts about the job of the run. Transcripts of earlier versions lack them. */
const startFacts = {
  /** Present if a person started the run at a terminal, outside any CI. */
  at_terminal: z.exactOptional(z.literal(true)),
  service: z.optional(z.string()),
  tool: z.exactOptional(
    z.object({
      name: z.string(),
      version: z.string(),
      /** SHA-256 of its files (docs/intern-run-v1.md, "The digest of the action"). Only the input `attest` adds it. */
      digest: z.exactOptional(z.string()),
    }),
  ),
  /** The repository of the job as `owner/name`, and the commit that the job is about. */
  repository: z.optional(z.string()),
  commit: z.optional(z.string()),
  /** The commit at the head of the pull request that the run is about. */
  head_commit: z.optional(z.string()),
  /** Present if the service was started for this run, and its sessions end with it. */
  session_ends: z.exactOptional(z.literal(true)),
};

const decisionRecord = {
  tool_call_id: z.string(),
  kind: nullableText,
  operation: nullableText,
  /** The answer that was sent; null if the policy stopped the run, or a hook left the question to the agent's host. */
  answer: nullableText,
  /** The id of the rule that decided, or `default`, `malformed`, `grant` or `(person)`. */
  rule: z.string(),
  reason: nullableText,
};

const changeRow = {
  /** Ends with a slash for a new folder that was left out as a whole, unread. */
  path: z.string(),
  status: z.enum(changeStatuses),
  /** Null for a folder. */
  bytes: z.nullable(z.number()),
  /** The number of added lines; null for a file that is binary or was not read. */
  added: z.nullable(z.number()),
  removed: z.nullable(z.number()),
  answer: z.enum(changeAnswers),
  rule: z.string(),
};

const verbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always', 'answer'] as const;

const explanation = {
  /** A command's folder, variables and other arguments, in words. Absent for a bare one in the work folder's root. */
  place: z.exactOptional(z.string()),
  /** Can differ from the rule's verb: a used-up budget turns an allow into a reject. */
  outcome: z.enum(['allow', 'answer', 'reject', 'stop', 'ask']),
  /** `verb` and `decided_by` are absent in transcripts of earlier versions, `decided_by` also if a host decided. */
  verb: z.exactOptional(z.enum(verbs)),
  decided_by: z.exactOptional(z.enum(['policy', 'person', 'nobody'])),
  person: z.exactOptional(z.string()),
  trace: z.array(
    z.object({
      id: z.string(),
      list: z.enum(['guards', 'rules', 'questions', 'default']),
      matched: z.boolean(),
      because: z.string(),
    }),
  ),
  ladder: z._default(nullableText, null),
  budgets: z._default(z.string(), ''),
};

const line = <Type extends string, Fields extends z.core.$ZodShape>(type: Type, fields: Fields) =>
  z.object({ type: z.literal(type), at, ...fields });

const events = [
  line('start', {
    intern_id: z.string(),
    intern_name: z._default(z.string(), 'The intern'),
    approval_mode: z.enum(approvalModes),
    policy,
    context: runContext,
    ...startFacts,
  }),
  line('request', {
    route: z.string(),
    status: z.number(),
    ms: z.number(),
    /** Null if the service sent none. */
    request_id: z._default(nullableText, null),
  }),
  /** `follow_up`: a second prompt that asks for what the intern's first answer lacks. */
  line('prompt', { text: z.string(), follow_up: z.exactOptional(z.literal(true)) }),
  line('reasoning', { text: z.string() }),
  line('text', { text: z.string() }),
  line('pause', { tool_call_id: z.string(), name: z.string(), arguments: z.string() }),
  line('decision', { ...decisionRecord, ...explanation }),
  line('error', { code: z.enum(errorCodes), message: z.string(), reason: z._default(nullableText, null) }),
  line('finish', { finish_reason: z.enum(finishReasons), session_id: nullableText, model: z._default(z.string(), '') }),
  line('usage', { usage }),
  line('changes', {
    /** The commit that the files were changed from. */
    head: z.string(),
    /** Null if no change is taken. */
    digest: nullableText,
    counts: z.object({ taken: z.number(), left: z.number(), stop: z.number() }),
    /** The changed files without their contents, a thousand at most. */
    entries: z.array(z.object(changeRow)),
  }),
  line('remark', { message: z.string() }),
  /** Totals of one intern's requests to its model, which a broker in this job passed on. */
  line('model_access', { intern: z.string(), ...modelUse.shape }),
  line('end', {
    conclusion: z.enum(['finished', 'paused', 'rejected', 'ended', 'failed', 'skipped']),
    error_code: z.nullable(z.enum(errorCodes)),
  }),
] as const;

export const recordedEvent = z.discriminatedUnion('type', events);

export const knownTypes: ReadonlySet<string> = new Set(events.flatMap(({ shape }) => shape.type.def.values));

type DeepReadonly<T> = T extends object ? { readonly [Name in keyof T]: DeepReadonly<T[Name]> } : T;

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

/** A {@link RunEvent} with its time, ISO 8601: one line of the transcript (docs/report.md, "The transcript"). */
export type RecordedEvent = DeepReadonly<z.infer<typeof recordedEvent>>;

/** An event of a run, before it gets its time. Its fields are those of the transcript (docs/report.md). */
export type RunEvent = WithoutTime<RecordedEvent>;

export type EventOf<Type extends RecordedEvent['type']> = Extract<RecordedEvent, { readonly type: Type }>;

/** The result of a run or a step, in one word. */
export type Conclusion = EventOf<'end'>['conclusion'];

/** Path, commit and digest are null if there is no policy. */
export type PolicyFacts = EventOf<'start'>['policy'];

export type StartFacts = Pick<EventOf<'start'>, keyof typeof startFacts>;

/** One decision, as the output `decisions` and the transcript show it. */
export type DecisionRecord = Pick<EventOf<'decision'>, keyof typeof decisionRecord>;

export type ChangeRow = EventOf<'changes'>['entries'][number];

/** `nobody`: a person should have decided, but none answered. */
export type DecidedBy = NonNullable<EventOf<'decision'>['decided_by']>;

export type RequestEvent = WithoutTime<EventOf<'request'>>;

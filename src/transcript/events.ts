// The events of a run: the lines of the transcript, and the source of every report. The types come from the schema,
// which takes milliseconds to make, so a module that parses no events imports only types.
import * as z from 'zod/mini';
import { approvalModes, finishReasons, usage } from '../contract/chat.ts';
import { errorCodes } from '../errors.ts';
import { changeAnswers, changeStatuses } from '../permission/policy.ts';

const at = z.string();
const text = z.nullable(z.string());
const known = z.union([z.boolean(), z.literal('unknown')]);

export const runContext = z.object({
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

const policy = z.object({
  path: text,
  /** The commit at which the file was read; null for a file of the checkout. */
  commit: text,
  /** The SHA-256 of the file, in hexadecimal. */
  digest: text,
  /** How many tests the file has; absent if there is no file, and in transcripts of earlier versions. */
  tests: z.exactOptional(z.number()),
});

/** Facts about more than the run itself. Transcripts of earlier versions lack them. */
const startFacts = {
  /** Whether a person started it at a terminal, outside any CI. */
  at_terminal: z.exactOptional(z.literal(true)),
  service: z.optional(z.string()),
  tool: z.exactOptional(
    z.object({
      name: z.string(),
      version: z.string(),
      /** SHA-256 of its files (docs/intern-run-v1.md, "The digest of the action"); absent: nobody asked for it. */
      digest: z.exactOptional(z.string()),
    }),
  ),
  /** The repository of the job as `owner/name`, and the commit that the job is about. */
  repository: z.optional(z.string()),
  commit: z.optional(z.string()),
  /** The commit at the head of the pull request that the run is about. */
  head_commit: z.optional(z.string()),
  /** Whether the service was started for the run and keeps nothing, so that its sessions end with it. */
  session_ends: z.exactOptional(z.literal(true)),
};

const decisionRecord = {
  tool_call_id: z.string(),
  kind: text,
  operation: text,
  /** The answer as it was sent; null for a stop. */
  answer: text,
  /** The id of the rule that decided, or `default`, `malformed` or `grant`. */
  rule: z.string(),
  reason: text,
};

const changeRow = {
  /** Ends with a slash if it is a whole new folder, which is left out unread. */
  path: z.string(),
  status: z.enum(changeStatuses),
  /** Null for a folder. */
  bytes: z.nullable(z.number()),
  /** In lines; null for a file that is binary or was not read. */
  added: z.nullable(z.number()),
  removed: z.nullable(z.number()),
  answer: z.enum(changeAnswers),
  rule: z.string(),
};

const verbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always', 'answer'] as const;

const explanation = {
  /** The place of a command, for people; absent in the root of the work folder, without variables of its own. */
  place: z.exactOptional(z.string()),
  /** May be another than the rule says: a budget that is used up turns an allow into a reject. */
  outcome: z.enum(['allow', 'answer', 'reject', 'stop', 'ask']),
  /** Transcripts of earlier versions lack it. */
  verb: z.exactOptional(z.enum(verbs)),
  /** Transcripts of earlier versions lack it. */
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
  ladder: text,
  budgets: z.string(),
};

const line = <Type extends string, Fields extends z.core.$ZodShape>(type: Type, fields: Fields) =>
  z.object({ type: z.literal(type), at, ...fields });

const events = [
  line('start', {
    intern_id: z.string(),
    intern_name: z.string(),
    approval_mode: z.enum(approvalModes),
    policy,
    context: runContext,
    ...startFacts,
  }),
  line('request', {
    route: z.string(),
    status: z.number(),
    ms: z.number(),
    /** Null where the service gives none. */
    request_id: z._default(text, null),
  }),
  /** `follow_up`: it only asks for what the answer to the prompt before lacks. */
  line('prompt', { text: z.string(), follow_up: z.exactOptional(z.literal(true)) }),
  line('reasoning', { text: z.string() }),
  line('text', { text: z.string() }),
  line('pause', { tool_call_id: z.string(), name: z.string(), arguments: z.string() }),
  line('decision', { ...decisionRecord, ...explanation }),
  line('error', { code: z.enum(errorCodes), message: z.string(), reason: text }),
  line('finish', { finish_reason: z.enum(finishReasons), session_id: text, model: z.string() }),
  line('usage', { usage }),
  line('changes', {
    /** The commit from which they start. */
    head: z.string(),
    /** Null if no change is taken. */
    digest: text,
    counts: z.object({ taken: z.number(), left: z.number(), stop: z.number() }),
    /** The first of the changed files, without their contents. */
    entries: z.array(z.object(changeRow)),
  }),
  line('remark', { message: z.string() }),
  /** The use of models through a broker of the run's own service, without content. */
  line('model_access', {
    intern: z.string(),
    provider: z.string(),
    requests: z.number(),
    refused: z.number(),
    errors: z.number(),
    prompt_tokens: z.number(),
    completion_tokens: z.number(),
    total_tokens: z.number(),
    estimated: z.number(),
    /** In USD; null if the provider does not tell it. */
    cost: z.nullable(z.number()),
    exchanges: z.number(),
    /** The cap that refused a request first. */
    cap: text,
    /** The most by which a cap was passed, the cost in USD; absent if none was. */
    over_tokens: z.optional(z.number()),
    over_cost: z.optional(z.number()),
  }),
  line('end', {
    conclusion: z.enum(['finished', 'paused', 'rejected', 'ended', 'failed', 'skipped']),
    error_code: z.nullable(z.enum(errorCodes)),
  }),
] as const;

export const recordedEvent = z.discriminatedUnion('type', events);

export const knownTypes: ReadonlySet<string> = new Set(events.flatMap(({ shape }) => shape.type.def.values));

type Kept<T> = T extends object ? { readonly [Name in keyof T]: Kept<T[Name]> } : T;

type WithoutTime<T> = T extends unknown ? Omit<T, 'at'> : never;

/** A {@link RunEvent} with its time, ISO 8601: one line of the transcript (docs/report.md, "The transcript"). */
export type RecordedEvent = Kept<z.infer<typeof recordedEvent>>;

/** An event of a run as it goes. Field names are those of the transcript file (docs/report.md, "The transcript"). */
export type RunEvent = WithoutTime<RecordedEvent>;

export type EventOf<Type extends RecordedEvent['type']> = Extract<RecordedEvent, { readonly type: Type }>;

/** The end of a run, or of a step. */
export type Conclusion = EventOf<'end'>['conclusion'];

/** All are null if there is no policy. */
export type PolicyFacts = EventOf<'start'>['policy'];

export type StartFacts = Pick<EventOf<'start'>, keyof typeof startFacts>;

/** One decision, as the output `decisions` and the transcript show it. */
export type DecisionRecord = Pick<EventOf<'decision'>, keyof typeof decisionRecord>;

export type ChangeRow = EventOf<'changes'>['entries'][number];

/** `nobody`: a person should have decided, but none answered. */
export type DecidedBy = NonNullable<EventOf<'decision'>['decided_by']>;

export type RequestEvent = WithoutTime<EventOf<'request'>>;

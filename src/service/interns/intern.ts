// Defines interns as the service sees them: each turns a prompt, or an answer to its own question, into events.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { ApprovalMode, Usage } from '../../contract/chat.ts';
import {
  cancelAnswer,
  elicitationAnswer,
  elicitationField,
  type OptionKind,
  optionKinds,
} from '../../contract/interaction.ts';
import type { Intern as InternRecord } from '../../contract/interns.ts';
import { parseJson } from '../../json.ts';
import type { ModelUse } from '../../models/broker-types.ts';

/** The ways in which an intern can end its run (docs/service-api.md, "Chat run" and "Errors"). */
export type Ending =
  | 'run_ended'
  | 'timeout'
  | 'stream_severed'
  | 'attachment_failed'
  | 'intern_unreachable'
  | 'turn_failed';

export interface TurnRefusal {
  /** `intern_not_ready`: the intern can't work in this approval mode, so a retry does not help. */
  readonly ending: Ending | 'intern_not_ready';
  readonly message: string;
}

/** An "always" answer, kept for one operation in a session (docs/local-service.md, "Script an intern"). */
export type StandingChoice = 'allow_always' | 'reject_always';

export interface Turn {
  readonly sessionId: string;
  readonly prompt: string;
  /** The number of the turn in its session, from 1. */
  readonly turn: number;
  readonly approvalMode: ApprovalMode;
  readonly standing: ReadonlyMap<string, StandingChoice>;
}

/** After `question` or `end`, only usage counts. A turn that reports neither is complete. */
export type InternEvent =
  | { readonly type: 'model'; readonly model: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'reasoning'; readonly text: string }
  | { readonly type: 'usage'; readonly usage: Usage; readonly byokCost: number }
  | { readonly type: 'remember'; readonly operation: string; readonly choice: StandingChoice }
  /** `continuation`: JSON that the service stores, and gives back with the answer, even after a restart. */
  | { readonly type: 'question'; readonly question: Question; readonly continuation: unknown }
  | { readonly type: 'summary'; readonly summary: string }
  | { readonly type: 'end'; readonly ending: Ending; readonly message: string };

export type Words = Extract<InternEvent, { readonly type: 'text' | 'reasoning' }>;

export type PausedEvent =
  | Words
  /** Both fields are stored at once: a service killed in between would charge twice, or not at all. */
  | {
      readonly type: 'part';
      readonly usage: Extract<InternEvent, { readonly type: 'usage' }> | undefined;
      readonly continuation: unknown;
    }
  /** The intern no longer waits for an answer, so the run is over. A late answer is refused with the reason `why`. */
  | { readonly type: 'end'; readonly why: string };

interface Io<Event> {
  /** @returns a promise if the listener is behind; the intern reports more once it resolves */
  report(event: Event): Promise<void> | undefined;
  /** Aborts when the run pauses, its question is answered, or the run ends early. After that, only usage counts. */
  readonly signal: AbortSignal;
}

export type TurnIo = Io<InternEvent>;

export interface PausedIo extends Io<PausedEvent> {
  /** After the abort, tells whether an answer caused it. If so, `resume` delivers the answer. */
  isAnswered(): boolean;
}

type PreparedTurn = (io: TurnIo) => Promise<void>;

export interface Intern {
  /** Absent: the intern's record never changes. */
  readonly lifecycle?: () => InternLifecycle;
  /** Called for one turn of a session at a time. @returns a function that runs the turn, or why it can't start */
  begin(turn: Turn): PreparedTurn | TurnRefusal | Promise<PreparedTurn | TurnRefusal>;
  /** Continues while its question is open and no client listens. Resolves when nothing is left to do before the answer. */
  continueWhilePaused(turn: Turn, continuation: unknown, io: PausedIo): Promise<void>;
  /** Judges an answer that fits the fields of the question. Absent: every such answer is accepted. */
  accepts?(continuation: unknown, answer: Answer): boolean;
  resume(turn: Turn, answered: { continuation: unknown; answer: Answer }, io: TurnIo): Promise<void>;
  /** Resolves when the lifecycle is `running`, `failed` or `stopped` for the first time. */
  readonly settled?: Promise<void>;
  modelUse?(): ModelUse | undefined;
  close?(): Promise<void>;
}

/** The part of an intern's record that changes (docs/service-api.md, "Intern lifecycle status"). */
export type InternLifecycle = Pick<InternRecord, 'status' | 'progress' | 'last_failure_message' | 'updated_at'>;

const permissionQuestion = z.object({
  kind: z.literal('permission'),
  operation: z.nullable(z.string()),
  options: z.array(z.enum(optionKinds)),
  // What a real agent reports about its request, for the policy (docs/local-service.md, "What a real agent asks").
  command: z.optional(z.string()),
  cwd: z.optional(z.string()),
  title: z.optional(z.string()),
  tool_kind: z.optional(z.string()),
  tool_name: z.optional(z.string()),
  paths: z.optional(z.array(z.string())),
  inside: z.optional(z.array(z.string())),
  outside: z.optional(z.array(z.string())),
  links: z.optional(z.array(z.object({ argument: z.string(), leads_to: z.array(z.string()) }))),
  env: z.optional(z.unknown()),
  url: z.optional(z.string()),
  arguments: z.optional(z.unknown()),
  scopes: z.optional(z.record(z.string(), z.string())),
});

const elicitationQuestion = z.object({
  kind: z.literal('elicitation'),
  message: z.string(),
  fields: z.array(elicitationField),
});

/** A question as stored; as JSON, it is the arguments of the tool call (docs/service-api.md, "Pauses"). */
export const question = z.discriminatedUnion('kind', [permissionQuestion, elicitationQuestion]);

export type Question = z.infer<typeof question>;

export type Answer =
  | { readonly kind: 'chosen'; readonly option: OptionKind }
  | { readonly kind: 'accepted'; readonly content: Readonly<Record<string, unknown>> }
  | { readonly kind: 'declined' }
  | { readonly kind: 'cancelled' };

export function isAllowing(answer: Answer): boolean {
  return answer.kind === 'chosen' && (answer.option === 'allow_once' || answer.option === 'allow_always');
}

/** Returns undefined if the answer does not fit. The caller then answers 400, and the run stays paused. */
export function readAnswer(pending: Question, content: string): Answer | undefined {
  if (pending.kind === 'elicitation') return readElicitationAnswer(pending, content);
  if (content === cancelAnswer) return { kind: 'cancelled' };
  const option = pending.options.find((choice) => choice === content);
  return option === undefined ? undefined : { kind: 'chosen', option };
}

function readElicitationAnswer({ fields }: z.infer<typeof elicitationQuestion>, text: string): Answer | undefined {
  const answer = elicitationAnswer.safeParse(parseJson(text));
  if (!answer.success) return undefined;
  if (answer.data.action !== 'accept') return { kind: answer.data.action === 'decline' ? 'declined' : 'cancelled' };
  const { content } = answer.data;
  const isKnown = Object.keys(content).every((name) => fields.some((field) => field.name === name));
  return isKnown && fields.every((field) => fitsField(field, content)) ? { kind: 'accepted', content } : undefined;
}

function fitsField(field: z.infer<typeof elicitationField>, content: Readonly<Record<string, unknown>>): boolean {
  if (!Object.hasOwn(content, field.name)) return field.required !== true;
  const value = content[field.name];
  return hasType(value, field.type) && (field.options?.some((option) => isDeepStrictEqual(option, value)) ?? true);
}

function hasType(value: unknown, type: string | undefined): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === undefined || typeof value === type;
}

// What happens in a run, event by event: the lines of the transcript, and the source of every report.

import type { ApprovalMode, FinishReason, Usage } from '../contract/chat.ts';
import type { Intern } from '../contract/interns.ts';
import type { ErrorCode } from '../errors.ts';
import type { AnsweredRequest } from '../http/answered-request.ts';
import type { RunContext } from '../permission/context.ts';
import type { PermissionDecision } from '../permission/decide/decide.ts';
import type { TraceEntry } from '../permission/decision.ts';

/** How a run, or a step, ended. */
export type Conclusion = 'finished' | 'paused' | 'rejected' | 'ended' | 'failed' | 'skipped';

/** Where the permission policy came from; all null when there is none. */
export interface PolicyFacts {
  readonly path: string | null;
  /** Commit that the file was read at; null for a file of the checkout. */
  readonly commit: string | null;
  /** SHA-256 of the file, hexadecimal. */
  readonly digest: string | null;
  /** How many tests the file has; absent where there is none, and in transcripts of earlier versions. */
  readonly tests?: number;
}

/** The program that made a run. */
export interface ToolFacts {
  readonly name: string;
  readonly version: string;
  /** SHA-256 over its files, hexadecimal (docs/intern-run-v1.md, "The digest of the action"); absent where it was not asked for. */
  readonly digest?: string;
}

/** What a start tells beyond the run itself; transcripts of earlier versions lack it. */
export interface StartFacts {
  /** Origin of the service. */
  readonly service?: string;
  readonly tool?: ToolFacts;
  /** Commit at the head of the pull request that the run is about. */
  readonly head_commit?: string;
  /** The service was started for the run and keeps nothing: its sessions end with it. */
  readonly session_ends?: true;
}

/** One decision, as the output `decisions` and the transcript show it. */
export interface DecisionRecord {
  readonly tool_call_id: string;
  readonly kind: string | null;
  readonly operation: string | null;
  /** The answer as sent; null for a stop. */
  readonly answer: string | null;
  /** Id of the deciding rule, `default`, `malformed` or `grant`. */
  readonly rule: string;
  readonly reason: string | null;
}

/** Whose decision it was: the policy's, a person's, or that of nobody, who was asked and did not answer. */
export type DecidedBy = 'policy' | 'person' | 'nobody';

/** How a decision came about, beyond what the output `decisions` shows. */
export interface DecisionExplanation {
  /** Where a command would have run, for people; absent for the root of the work folder without an environment of its own. */
  readonly place?: string;
  /** What came of it, which need not be what the rule says: a used-up budget turns an allow into a reject. */
  readonly outcome: PermissionDecision['outcome'];
  /** What the deciding entry says; transcripts of earlier versions lack it. */
  readonly verb?: PermissionDecision['verb'];
  /** Transcripts of earlier versions lack it. */
  readonly decided_by?: DecidedBy;
  /** Login of the person who decided, if known. */
  readonly person?: string;
  readonly trace: readonly TraceEntry[];
  readonly ladder: string | null;
  readonly budgets: string;
}

/** What a run says as it goes. Field names are those of the transcript file. */
export type RunEvent =
  | ({
      readonly type: 'start';
      readonly intern_id: string;
      readonly intern_name: string;
      readonly approval_mode: ApprovalMode;
      readonly policy: PolicyFacts;
      readonly context: RunContext;
      /** A person started it at a terminal, outside any CI; absent elsewhere, and in transcripts of earlier versions. */
      readonly at_terminal?: true;
    } & StartFacts)
  | {
      readonly type: 'request';
      readonly route: string;
      readonly status: number;
      readonly ms: number;
      /** The service's id of the request; null where it gives none. */
      readonly request_id: string | null;
    }
  /** `follow_up`: it asks for nothing new, but for what the answer to the one before it lacks. */
  | { readonly type: 'prompt'; readonly text: string; readonly follow_up?: true }
  | { readonly type: 'reasoning'; readonly text: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'pause'; readonly tool_call_id: string; readonly name: string; readonly arguments: string }
  | ({ readonly type: 'decision' } & DecisionRecord & DecisionExplanation)
  | { readonly type: 'error'; readonly code: ErrorCode; readonly message: string; readonly reason: string | null }
  | {
      readonly type: 'finish';
      readonly finish_reason: FinishReason;
      readonly session_id: string | null;
      readonly model: string;
    }
  | { readonly type: 'usage'; readonly usage: Usage }
  /** Something that needs attention, though the run goes on. */
  | { readonly type: 'remark'; readonly message: string }
  | { readonly type: 'end'; readonly conclusion: Conclusion; readonly error_code: ErrorCode | null };

/** A {@link RunEvent} with its time, ISO 8601: one line of the transcript. */
export type RecordedEvent = RunEvent & { readonly at: string };

/** The event that a run starts with. */
export function toStartEvent(
  intern: Intern,
  mode: ApprovalMode,
  policy: PolicyFacts,
  context: RunContext,
  facts?: StartFacts,
): RunEvent {
  return {
    type: 'start',
    intern_id: intern.id,
    intern_name: intern.name,
    approval_mode: mode,
    policy,
    context,
    ...facts,
  };
}

/** The event of a request that was answered. */
export function toRequestEvent({ route, status, ms, requestId }: AnsweredRequest): RequestEvent {
  return { type: 'request', route, status, ms, request_id: requestId ?? null };
}

/** The event of a request. */
export type RequestEvent = Extract<RunEvent, { type: 'request' }>;

// The errors of the toolkit: one base with a closed code, one subclass per stage.
import { type CallInput, textOf, type Wording } from './wording.ts';

/** The codes by stage: each names the stage that failed, so only one class has it. */
const codes = {
  input: ['input_invalid', 'input_missing', 'input_conflict', 'prompt_has_secret'],
  identity: ['identity_missing', 'identity_unreachable', 'identity_refused', 'identity_malformed', 'identity_used'],
  exchange: ['exchange_refused', 'exchange_unreachable', 'exchange_malformed'],
  api: [
    'intern_unknown',
    'intern_ambiguous',
    'intern_not_running',
    'api_refused',
    'api_unreachable',
    'api_malformed',
    'request_too_large',
    'key_management_required',
    'key_mismatch',
    'key_unreadable',
    'key_updates_failed',
    'steered',
    'answer_refused',
  ],
  stream: [
    'stream_malformed',
    'stream_severed',
    'stream_idle',
    'run_ended',
    'run_timeout',
    'run_failed',
    'answer_empty',
  ],
  policy: ['policy_missing', 'policy_invalid', 'policy_stopped', 'policy_rejected', 'changes_stopped'],
  findings: ['findings_changes', 'findings_unsure', 'findings_not_posted', 'findings_file_refused'],
  changes: [
    'changes_checkout',
    'changes_unreadable',
    'changes_file_refused',
    'changes_head_moved',
    'changes_differ',
    'changes_not_posted',
  ],
  run: ['too_many_pauses', 'timeout', 'cancelled', 'safety_limit_broken', 'file_unwritable'],
  github: ['github_refused', 'github_unreachable', 'github_malformed'],
  config: ['config_invalid'],
  internal: ['internal'],
} as const;

/** The closed set of error codes. */
export type ErrorCode = (typeof codes)[keyof typeof codes][number];

/** Every code that an error of the toolkit can carry; `docs/troubleshooting.md` has an entry for each. */
export const errorCodes: readonly ErrorCode[] = Object.values(codes).flat();

type CodeOf<Class extends keyof typeof codes> = (typeof codes)[Class][number];

/** The facts of an error beside its message; a field is set only if the error has that fact. */
export interface ErrorData {
  /** HTTP status of the answer. */
  readonly status?: number | undefined;
  /** The service's own reason code, or its OAuth `error`. */
  readonly reason?: string | undefined;
  /** Whether the service said that the same request may be sent again unchanged. */
  readonly retryable?: boolean | undefined;
  /** The wait that `Retry-After` asked for, in milliseconds. */
  readonly retryAfterMs?: number | undefined;
  /** `no`: the request was lost before it left; `unknown`: it may have arrived. */
  readonly sent?: 'no' | 'unknown' | undefined;
  /** The service's id of the request, if it sent one. */
  readonly requestId?: string | undefined;
  /** Name of the input, file or identity source at fault. */
  readonly source?: string | undefined;
  /** The session that the error belongs to, if it is known. */
  readonly sessionId?: string | undefined;
  /** Line and column, from 1, in the file that `source` names. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  /** Possible causes, found in the claims, in one sentence each. */
  readonly remarks?: readonly string[] | undefined;
  /** Claims of the subject token that was refused, whose signature nobody checked. */
  readonly unverifiedClaims?: readonly { readonly name: string; readonly value: string | undefined }[] | undefined;
}

/** The base class of all errors: a code for programs, a message for people, typed data and the cause. */
export abstract class ToolkitError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly data: ErrorData;
  readonly #wording: string | Wording;

  constructor(code: Code, message: string | Wording, data: ErrorData & { readonly cause?: unknown } = {}) {
    const { cause, ...rest } = data;
    super(textOf(message), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.data = rest;
    this.#wording = message;
  }

  /** The message with inputs named by `call`; undefined: named as in the action. */
  messageFor(call: CallInput | undefined): string {
    return textOf(this.#wording, call);
  }
}

/** A wrong, missing or contradictory input, found before any request was sent. */
export class InputError extends ToolkitError<CodeOf<'input'>> {}

/** No subject token could be obtained from the CI's identity provider. */
export class IdentityError extends ToolkitError<CodeOf<'identity'>> {}

/** The token exchange was refused, unreachable or answered outside the contract. */
export class ExchangeError extends ToolkitError<CodeOf<'exchange'>> {}

/** The service refused a request, could not be reached, or answered outside the contract. */
export class ApiError extends ToolkitError<CodeOf<'api'>> {}

/** A response stream broke, fell silent, ended with an error chunk, or said nothing at all. */
export class StreamError extends ToolkitError<CodeOf<'stream'>> {}

export class GitHubError extends ToolkitError<CodeOf<'github'>> {}

/** The permission policy is missing or invalid, or it stopped the run. */
export class PolicyError extends ToolkitError<CodeOf<'policy'>> {}

export class FindingsError extends ToolkitError<CodeOf<'findings'>> {}

export class ChangesError extends ToolkitError<CodeOf<'changes'>> {}

/**
 * The toolkit ended the run: timeout, cancellation, too many pauses, a safety limit, or a file that can't be written.
 */
export class RunError extends ToolkitError<CodeOf<'run'>> {}

export class ConfigError extends ToolkitError<CodeOf<'config'>> {}

/** A defect of the toolkit itself. */
export class InternalError extends ToolkitError<CodeOf<'internal'>> {}

export function toToolkitError(thrown: unknown): ToolkitError {
  if (thrown instanceof ToolkitError) return thrown;
  return new InternalError('internal', describeError(thrown), { cause: thrown });
}

/** Adds those messages of its causes that it does not contain. `call` names an input. */
export function describeError(error: unknown, call?: CallInput): string {
  if (!(error instanceof Error)) return String(error);
  const message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error);
  const causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
  return causes.length === 0 ? message : `${message} (${causes.join(': ')})`;
}

function causesOf({ cause }: Error, said: string): readonly string[] {
  if (cause instanceof Error) {
    return said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)];
  }
  return cause === undefined ? [] : [describeError(cause)];
}

const refusals: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'permission is denied',
  ENOSPC: 'the disk is full',
};

/** Rewrites a message of the system, which begins with a code: puts words first, and leaves out a path already said. */
function systemWords({ message }: Error, said = ''): string {
  const [, code = '', words, path = ''] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
  if (words === undefined) return message;
  return `${path === '' || said.includes(path) ? '' : `"${path}": `}${refusals[code] ?? words}, ${code}`;
}

/** Finds a code such as `ENOENT` in an error, its causes, or the first of several. Our own codes are in lower case. */
export function systemCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[A-Z]/.test(error.code)) return error.code;
  return systemCodeOf(error.cause) ?? (error instanceof AggregateError ? systemCodeOf(error.errors[0]) : undefined);
}

/** Calls `tell` for a {@link ToolkitError}. Throws any other error, and the signal's reason once it has aborted. */
export async function optionally<T>(
  work: () => Promise<T>,
  tell: (why: string) => void,
  signal?: AbortSignal,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ToolkitError)) throw error;
    tell(describeError(error));
    return undefined;
  }
}

// Defines the toolkit's errors: a base class, a closed set of codes, and a subclass for each stage of the work.
import { type NameInput, toMessage, type Wording } from './wording.ts';

/** The codes, grouped by the stage that failed. Each stage has an error class of its own. */
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

/** Every code that a toolkit error can carry. `docs/troubleshooting.md` has an entry for each. */
export const errorCodes: readonly ErrorCode[] = Object.values(codes).flat();

type CodeOf<Class extends keyof typeof codes> = (typeof codes)[Class][number];

/** Facts about an error, besides its message. A field is set only if that fact is known. */
export interface ErrorData {
  /** HTTP status of the response. */
  readonly status?: number | undefined;
  /** The service's own reason code, or its OAuth `error`. */
  readonly reason?: string | undefined;
  /** Whether the service says that the same request may be sent again unchanged. */
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
  /** Possible causes of a refused exchange, derived from the subject token's claims: one sentence each. */
  readonly remarks?: readonly string[] | undefined;
  /** Claims of the refused subject token. Its signature was not checked. */
  readonly unverifiedClaims?: readonly { readonly name: string; readonly value: string | undefined }[] | undefined;
}

/** The base class of all errors: a code for programs, a message for people, typed data and the cause. */
export abstract class ToolkitError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly data: ErrorData;
  readonly #wording: string | Wording;

  constructor(code: Code, message: string | Wording, data: ErrorData & { readonly cause?: unknown } = {}) {
    const { cause, ...rest } = data;
    super(toMessage(message), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.code = code;
    this.data = rest;
    this.#wording = message;
  }

  /** Returns the message with its inputs named by `nameInput`, by default as the action names them. */
  messageFor(nameInput: NameInput | undefined): string {
    return toMessage(this.#wording, nameInput);
  }
}

/** An input is wrong, missing or contradicts another, or the prompt has a secret in it. */
export class InputError extends ToolkitError<CodeOf<'input'>> {}

/** No subject token could be obtained from the CI's identity provider. */
export class IdentityError extends ToolkitError<CodeOf<'identity'>> {}

/** The token exchange was refused, unreachable or answered outside the contract. */
export class ExchangeError extends ToolkitError<CodeOf<'exchange'>> {}

/** The service refused a request, could not be reached or broke the contract, or no single running intern was found. */
export class ApiError extends ToolkitError<CodeOf<'api'>> {}

/** A response stream broke, fell silent, ended with an error chunk, or carried no answer. */
export class StreamError extends ToolkitError<CodeOf<'stream'>> {}

export class GitHubError extends ToolkitError<CodeOf<'github'>> {}

/** The permission policy is missing or invalid, or it stopped or rejected something, which failed the run. */
export class PolicyError extends ToolkitError<CodeOf<'policy'>> {}

export class FindingsError extends ToolkitError<CodeOf<'findings'>> {}

export class ChangesError extends ToolkitError<CodeOf<'changes'>> {}

/** The toolkit ended the run: a timeout, a cancellation, too many pauses, a safety limit, or an unwritable file. */
export class RunError extends ToolkitError<CodeOf<'run'>> {}

export class ConfigError extends ToolkitError<CodeOf<'config'>> {}

/** A defect of the toolkit itself. */
export class InternalError extends ToolkitError<CodeOf<'internal'>> {}

export function toToolkitError(thrown: unknown): ToolkitError {
  if (thrown instanceof ToolkitError) return thrown;
  return new InternalError('internal', describeError(thrown), { cause: thrown });
}

/** Returns the message, and the causes that it does not already mention. `nameInput` names the inputs in it. */
export function describeError(error: unknown, nameInput?: NameInput): string {
  if (!(error instanceof Error)) return String(error);
  const message = error instanceof ToolkitError ? error.messageFor(nameInput) : rewordSystemMessage(error);
  const causes = listCauses(error, error.message).filter((cause) => !error.message.includes(cause));
  return causes.length === 0 ? message : `${message} (${causes.join(': ')})`;
}

function listCauses({ cause }: Error, message: string): readonly string[] {
  if (!(cause instanceof Error)) return cause === undefined ? [] : [describeError(cause)];
  const deeper = listCauses(cause, message);
  return message.includes(cause.message) ? deeper : [rewordSystemMessage(cause, message), ...deeper];
}

const systemReasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'permission is denied',
  ENOSPC: 'the disk is full',
};

/** Rewrites `ENOENT: no such file…` to put the code last. Leaves out a path that the outer message shows. */
function rewordSystemMessage({ message }: Error, outerMessage = ''): string {
  const [, code = '', words, path = ''] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
  if (words === undefined) return message;
  const place = path === '' || outerMessage.includes(path) ? '' : `"${path}": `;
  return `${place}${systemReasons[code] ?? words}, ${code}`;
}

/** Returns undefined if `read` throws. */
export function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Throws what `toError` makes of an error that `read` throws. */
export function orThrow<T>(read: () => T, toError: (cause: unknown) => Error): T {
  try {
    return read();
  } catch (cause) {
    throw toError(cause);
  }
}

/** Finds a system code such as `ENOENT` in an error, its causes, or the first error of an {@link AggregateError}. */
export function findSystemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[A-Z]/.test(error.code)) return error.code; // ours are lowercase
  return findSystemCode(error.cause) ?? (error instanceof AggregateError ? findSystemCode(error.errors[0]) : undefined);
}

/** Reports a {@link ToolkitError} of `work` instead of throwing it. Throws the signal's reason if the signal aborted. */
export async function tryOrReport<T>(
  work: () => Promise<T>,
  report: (why: string) => void,
  signal?: AbortSignal,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ToolkitError)) throw error;
    report(describeError(error));
    return undefined;
  }
}

// Defines the outcome of a job for each key and for all keys, and turns failures into one error.
import type { ApiKeyRecord } from '../contract/keys.ts';
import { ApiError, RunError, type ToolkitError } from '../errors.ts';
import type { HttpRequest } from '../http/transport.ts';
import type { NamedKey } from './entry.ts';
import type { EntryVerdict, FieldChange } from './fold.ts';
import type { BrokenLimit } from './safety.ts';

export type KeyOutcome =
  | {
      readonly state: 'updated';
      readonly record: ApiKeyRecord;
      readonly changes: readonly FieldChange[] | undefined;
      /** Changes of other fields, which somebody else made after the key was read. */
      readonly otherChanges: readonly FieldChange[];
    }
  | { readonly state: 'unchanged'; readonly record: ApiKeyRecord }
  /** The changes of a plan, or of an update that was not sent. */
  | { readonly state: 'planned'; readonly record: ApiKeyRecord; readonly changes: readonly FieldChange[] }
  | { readonly state: 'dry_run'; readonly request: HttpRequest }
  | { readonly state: 'skipped'; readonly record: ApiKeyRecord | undefined }
  | { readonly state: 'failed'; readonly error: ToolkitError };

export interface KeyResult {
  readonly key: NamedKey;
  readonly entries: readonly EntryVerdict[];
  readonly outcome: KeyOutcome;
}

export interface KeysReport {
  readonly mode: 'update' | 'plan' | 'check';
  readonly results: readonly KeyResult[];
  /** The daily limits of all enabled keys that were read, in USD; undefined if none was read. */
  readonly total: { readonly before: number; readonly after: number } | undefined;
  /** If there are any, nothing was sent. */
  readonly brokenLimits: readonly BrokenLimit[];
  /** True if nothing was sent because a key can't be read: without it, safety limits can't be checked. */
  readonly isHeldBack: boolean;
}

const maxNamedFailures = 5;

export function listSettledKeys(results: readonly KeyResult[]): readonly ApiKeyRecord[] {
  return results.flatMap(({ outcome }) =>
    outcome.state === 'updated' || outcome.state === 'unchanged' ? [outcome.record] : [],
  );
}

export function toFailure({ mode, results, isHeldBack }: KeysReport): ToolkitError | null {
  const failures = results.flatMap(({ key, outcome }) =>
    outcome.state === 'failed' ? [{ key, error: outcome.error }] : [],
  );
  const [first] = failures;
  if (first === undefined) return null;
  // A timeout or a cancellation ends the whole job.
  const interruption = failures.find(({ error }) => error instanceof RunError);
  if (interruption !== undefined) return interruption.error;
  if (results.length === 1) return first.error;
  const shown = failures
    .slice(0, maxNamedFailures)
    .map(({ key, error }) => `${key.source} (${key.shownHash}): ${error.message}`);
  const rest = failures.length > shown.length ? ` And ${failures.length - shown.length} more; the log has them.` : '';
  const list = `${shown.join(' ')}${rest}`;
  const count = `${failures.length} of ${results.length}`;
  if (mode === 'update' && !isHeldBack) {
    return new ApiError('key_updates_failed', `${count} key updates failed. ${list}`, { cause: first.error });
  }
  const reason = isHeldBack
    ? ' Nothing was sent, because the limits of safety can only be checked when all keys of the file are known.'
    : '';
  return new ApiError('key_unreadable', `${count} keys could not be read.${reason} ${list}`, { cause: first.error });
}

// What came of each key of a job, and of all of them.
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
      /** Fields outside the update, which somebody else changed since the key was read. */
      readonly elsewhere: readonly FieldChange[];
    }
  | { readonly state: 'unchanged'; readonly record: ApiKeyRecord }
  /** What a plan, or an update that was held back, would change. */
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
  /** In USD a day, of all enabled keys that were read; undefined if none was. */
  readonly total: { readonly before: number; readonly after: number } | undefined;
  /** If there are any, nothing was sent. */
  readonly broken: readonly BrokenLimit[];
  /** Whether nothing was sent because a key can't be read, so that limits of safety can't be judged. */
  readonly isHeldBack: boolean;
}

const namedFailures = 5;

export function keysAsAsked(results: readonly KeyResult[]): readonly ApiKeyRecord[] {
  return results.flatMap(({ outcome }) =>
    outcome.state === 'updated' || outcome.state === 'unchanged' ? [outcome.record] : [],
  );
}

export function failureOf({ mode, results, isHeldBack }: KeysReport): ToolkitError | null {
  const failures = results.flatMap(({ key, outcome }) =>
    outcome.state === 'failed' ? [{ key, error: outcome.error }] : [],
  );
  const [first] = failures;
  if (first === undefined) return null;
  // A timeout or a cancellation ends the job, and not one key.
  const ended = failures.find(({ error }) => error instanceof RunError);
  if (ended !== undefined) return ended.error;
  if (results.length === 1) return first.error;
  const named = failures
    .slice(0, namedFailures)
    .map(({ key, error }) => `${key.source} (${key.shownHash}): ${error.message}`);
  const more = failures.length > named.length ? ` And ${failures.length - named.length} more; the log has them.` : '';
  const list = `${named.join(' ')}${more}`;
  const count = `${failures.length} of ${results.length}`;
  if (mode === 'update' && !isHeldBack) {
    return new ApiError('key_updates_failed', `${count} key updates failed. ${list}`, { cause: first.error });
  }
  const held = isHeldBack ? ' Nothing was sent: a limit of safety counts all keys of the file.' : '';
  return new ApiError('key_unreadable', `${count} keys could not be read.${held} ${list}`, { cause: first.error });
}

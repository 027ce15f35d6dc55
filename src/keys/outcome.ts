// The outcome of each key that a job was asked to update, and of all of them.
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
      /** The changes of the update; undefined if the key was not read first. */
      readonly changes: readonly FieldChange[] | undefined;
      /** Fields outside the update that changed since the key was read: somebody else changed them. */
      readonly elsewhere: readonly FieldChange[];
    }
  /** The key already is as asked. */
  | { readonly state: 'unchanged'; readonly record: ApiKeyRecord }
  /** A plan, or an update that was held back: the changes that it would make. */
  | { readonly state: 'planned'; readonly record: ApiKeyRecord; readonly changes: readonly FieldChange[] }
  /** A dry run: the request that would be sent. */
  | { readonly state: 'dry_run'; readonly request: HttpRequest }
  /** None of the key's entries applies; the record is undefined if it was not read. */
  | { readonly state: 'skipped'; readonly record: ApiKeyRecord | undefined }
  | { readonly state: 'failed'; readonly error: ToolkitError };

export interface KeyResult {
  readonly key: NamedKey;
  /** The outcomes of its entries, in their order; at least one. */
  readonly entries: readonly EntryVerdict[];
  readonly outcome: KeyOutcome;
}

export interface KeysReport {
  readonly asked: 'update' | 'plan' | 'check';
  /** In the order in which the keys were first named. */
  readonly results: readonly KeyResult[];
  /** USD a day of all enabled keys that were read, before and after the plan; undefined if none was read. */
  readonly total: { readonly before: number; readonly after: number } | undefined;
  /** The safety limits that the plan breaks; if there are any, nothing was sent. */
  readonly broken: readonly BrokenLimit[];
  /** True if an update was held back: safety limits can't be judged while a key can't be read. */
  readonly isHeldBack: boolean;
}

const namedFailures = 5;

/** Lists the records of the keys that now are as asked, in the order of the request. */
export function keysAsAsked(results: readonly KeyResult[]): readonly ApiKeyRecord[] {
  return results.flatMap(({ outcome }) =>
    outcome.state === 'updated' || outcome.state === 'unchanged' ? [outcome.record] : [],
  );
}

/** Makes one error from a job's failures: null if there are none, a single key's own error, or a summary. */
export function failureOf({ asked, results, isHeldBack }: KeysReport): ToolkitError | null {
  const failures = results.flatMap(({ key, outcome }) =>
    outcome.state === 'failed' ? [{ key, error: outcome.error }] : [],
  );
  const [first] = failures;
  if (first === undefined) return null;
  // A timeout or a cancellation ends the job, not one key.
  const ended = failures.find(({ error }) => error instanceof RunError);
  if (ended !== undefined) return ended.error;
  if (results.length === 1) return first.error;
  const named = failures
    .slice(0, namedFailures)
    .map(({ key, error }) => `${key.source} (${key.shownHash}): ${error.message}`);
  const more = failures.length > named.length ? ` And ${failures.length - named.length} more; the log has them.` : '';
  const list = `${named.join(' ')}${more}`;
  const count = `${failures.length} of ${results.length}`;
  if (asked === 'update' && !isHeldBack) {
    return new ApiError('key_updates_failed', `${count} key updates failed. ${list}`, { cause: first.error });
  }
  const held = isHeldBack ? ' Nothing was sent: a limit of safety counts all keys of the file.' : '';
  return new ApiError('key_unreadable', `${count} keys could not be read.${held} ${list}`, { cause: first.error });
}

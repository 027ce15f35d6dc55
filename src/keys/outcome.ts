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
      /** The changes of the update; undefined where the key was not read before it was sent. */
      readonly changes: readonly FieldChange[] | undefined;
      /** Fields that nobody asked for and that are another than when the key was read: somebody else changed them. */
      readonly elsewhere: readonly FieldChange[];
    }
  /** It is as asked already. */
  | { readonly state: 'unchanged'; readonly record: ApiKeyRecord }
  /** A plan, or an update that was held back: this would change. */
  | { readonly state: 'planned'; readonly record: ApiKeyRecord; readonly changes: readonly FieldChange[] }
  /** A dry run: this would be sent. */
  | { readonly state: 'dry_run'; readonly request: HttpRequest }
  /** None of its entries applies; the record is there where it was read. */
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
  /** USD a day of all enabled keys that were read, before and after the plan; undefined where none was. */
  readonly total: { readonly before: number; readonly after: number } | undefined;
  /** The limits of safety that the plan breaks: then nothing was sent. */
  readonly broken: readonly BrokenLimit[];
  /** True if an update was held back: a limit of safety can't be judged while a key can't be read. */
  readonly isHeldBack: boolean;
}

const namedFailures = 5;

/** Lists the records of the keys that are as asked now, in the order in which they were asked for. */
export function keysAsAsked(results: readonly KeyResult[]): readonly ApiKeyRecord[] {
  return results.flatMap(({ outcome }) =>
    outcome.state === 'updated' || outcome.state === 'unchanged' ? [outcome.record] : [],
  );
}

/** Makes one error of the failures of a job: null when nothing failed, the one error of a single key, else one for all. */
export function failureOf({ asked, results, isHeldBack }: KeysReport): ToolkitError | null {
  const failures = results.flatMap(({ key, outcome }) =>
    outcome.state === 'failed' ? [{ key, error: outcome.error }] : [],
  );
  const [first] = failures;
  if (first === undefined) return null;
  // Time that ran out, or a cancellation, is the end of the whole, not of one key.
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

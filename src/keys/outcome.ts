// Updates of keys as asked for, and what came of each.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import type { ToolkitError } from '../errors.ts';
import { ApiError, RunError } from '../errors.ts';
import type { HttpRequest } from '../http/transport.ts';
import type { Schedule } from './schedule.ts';

/** One update of a key that was asked for. */
export interface PlannedUpdate {
  /** Where it was asked for, for messages: `keys.yml:4`, or the input. */
  readonly source: string;
  readonly hash: string;
  /** The hash as it is shown until the service has answered with it: one of the environment by the name of its variable. */
  readonly shownHash: string;
  /** At least one field. */
  readonly update: KeyUpdate;
  /** Undefined: always. */
  readonly when: Schedule | undefined;
}

/** What came of an update. */
export type KeyOutcome =
  | {
      readonly state: 'updated';
      readonly record: ApiKeyRecord;
      /** The key before, where an earlier update of the same job had shown it; the API has no way to ask. */
      readonly before: ApiKeyRecord | undefined;
    }
  /** Out of its time. */
  | { readonly state: 'skipped' }
  /** A dry run: this would be sent. */
  | { readonly state: 'planned'; readonly request: HttpRequest }
  | { readonly state: 'failed'; readonly error: ToolkitError };

/** An update and what came of it. */
export interface KeyUpdateResult {
  readonly planned: PlannedUpdate;
  readonly outcome: KeyOutcome;
}

const namedFailures = 5;

/** The records of the updated keys, in the order in which they were asked for. */
export function updatedKeys(results: readonly KeyUpdateResult[]): readonly ApiKeyRecord[] {
  return results.flatMap(({ outcome }) => (outcome.state === 'updated' ? [outcome.record] : []));
}

/** The error that a list of results is: null when nothing failed, the one error of a single update, else one for all. */
export function failureOf(results: readonly KeyUpdateResult[]): ToolkitError | null {
  const failures = results.flatMap(({ planned, outcome }) =>
    outcome.state === 'failed' ? [{ planned, error: outcome.error }] : [],
  );
  const [first] = failures;
  if (first === undefined) return null;
  // Time that ran out, or a cancellation, is the end of the whole, not of one entry.
  const ended = failures.find(({ error }) => error instanceof RunError);
  if (ended !== undefined) return ended.error;
  if (results.length === 1) return first.error;
  const named = failures
    .slice(0, namedFailures)
    .map(({ planned, error }) => `${planned.source} (${planned.shownHash}): ${error.message}`);
  const more = failures.length > named.length ? ` And ${failures.length - named.length} more; the log has them.` : '';
  return new ApiError(
    'key_updates_failed',
    `${failures.length} of ${results.length} key updates failed. ${named.join(' ')}${more}`,
    { cause: first.error },
  );
}

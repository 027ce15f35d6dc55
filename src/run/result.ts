// What a run came to.
import type { ToolkitError } from '../errors.ts';
import type { RunRecord } from './run-record.ts';

/** What a run came to. Text, decisions and all else that it left are in `record`, without secrets. */
export interface RunResult {
  readonly conclusion: 'finished' | 'rejected' | 'ended' | 'failed';
  /** Why it did not finish; null when it did. */
  readonly error: ToolkitError | null;
  readonly record: RunRecord;
}

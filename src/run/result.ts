// What a run came to.
import type { ToolkitError } from '../errors.ts';
import type { RunRecord } from '../transcript/run-record.ts';
import type { PendingQuestion } from './question.ts';

/** What a run came to. Text, decisions and all else that it left are in `record`, without secrets. */
export interface RunResult {
  readonly conclusion: 'finished' | 'paused' | 'rejected' | 'ended' | 'failed';
  /** Why it did not finish; null when it did, or was left paused as asked for. */
  readonly error: ToolkitError | null;
  /** The question that was left open; null unless `paused`. */
  readonly pending: PendingQuestion | null;
  readonly record: RunRecord;
}

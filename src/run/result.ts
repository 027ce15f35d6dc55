// What a run came to.
import type { ToolkitError } from '../errors.ts';
import type { RunRecord } from '../transcript/run-record.ts';
import type { PendingQuestion } from './question.ts';

/** What a run came to. Decisions and all else that it left are in `record`. Secrets are taken out of everything but `pending`. */
export interface RunResult {
  readonly conclusion: 'finished' | 'paused' | 'rejected' | 'ended' | 'failed';
  /** Why it did not finish; null when it did, or was left paused as asked for. */
  readonly error: ToolkitError | null;
  /** The question that was left open; null unless `paused`. */
  readonly pending: PendingQuestion | null;
  /** What the intern said, over all responses; of more than 768 Ki characters the beginning and the end. */
  readonly text: string;
  readonly record: RunRecord;
}

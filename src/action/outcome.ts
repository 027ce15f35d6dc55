// The outcome of a step that ran an intern, or was not to: what it leaves behind.
import { type ToolkitError, toToolkitError } from '../errors.ts';
import type { StartRefusal } from '../github/start.ts';
import { toRunOutputs } from '../report/outputs.ts';
import { loadRichText } from '../report/rich/load-rich-text.ts';
import type { ShownLevel } from '../report/shown-level.ts';
import { toSkippedSummary } from '../report/skipped-summary.ts';
import { toSummary } from '../report/summary.ts';
import type { RunResult } from '../run/result.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { Recorder } from '../transcript/recorder.ts';
import type { ActionIo } from './runner/io.ts';

/** Writes outputs and summary of a run, and its error as an annotation. */
export async function reportRun(io: ActionIo, result: RunResult, level: ShownLevel, transcript: string): Promise<void> {
  io.setOutputs(toRunOutputs(result, transcript));
  if (result.error !== null) io.log.error(`${result.error.message} (${result.error.code})`);
  const render = await loadRichText(result.record, level);
  await io.writeSummary(toSummary(result.record, level, { render }));
}

/**
 * Records what went wrong before a run began, so that the transcript ends with it, and names the transcript as an output.
 * Gives the error back, to be thrown on.
 */
export function recordFailure(io: ActionIo, recorder: Recorder, transcript: string, thrown: unknown): ToolkitError {
  const error = toToolkitError(thrown);
  recorder.record({ type: 'error', code: error.code, message: error.message, reason: error.data.reason ?? null });
  recorder.record({ type: 'end', conclusion: 'failed', error_code: error.code });
  io.setOutputs({ 'transcript-file': transcript });
  return error;
}

/** Says why no run was started; the step is green. */
export async function reportSkipped(io: ActionIo, { why, remedy }: StartRefusal): Promise<Conclusion> {
  io.setOutputs({ conclusion: 'skipped' });
  io.log.notice(`No run was started. ${why} ${remedy}`);
  await io.writeSummary(toSkippedSummary(why, remedy));
  return 'skipped';
}

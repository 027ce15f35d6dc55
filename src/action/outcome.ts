// The outcome of the step: what it leaves behind, whether a run came to a result or never began.
import { describeError, ToolkitError } from '../errors.ts';
import { toFailureOutputs, toRunOutputs } from '../report/outputs.ts';
import type { ShownLevel } from '../report/shown-level.ts';
import { toFailureSummary, toSummary } from '../report/summary.ts';
import type { RunResult } from '../run/result.ts';
import type { ActionIo } from './io.ts';

/** Writes outputs and summary of a run, and its error as an annotation. */
export async function reportRun(io: ActionIo, result: RunResult, level: ShownLevel, transcript: string): Promise<void> {
  io.setOutputs(toRunOutputs(result, transcript));
  if (result.error !== null) io.log.error(`${result.error.message} (${result.error.code})`);
  await io.writeSummary(toSummary(result.record, level));
}

/** Writes outputs and summary of a step that failed before its run began, and the error as an annotation. */
export async function reportFailure(io: ActionIo, thrown: unknown): Promise<void> {
  const error =
    thrown instanceof ToolkitError ? thrown : new ToolkitError('internal', describeError(thrown), { cause: thrown });
  io.setOutputs(toFailureOutputs('failed', error));
  io.log.error(`${describeError(error)} (${error.code})`);
  for (const { name, value } of error.data.unverifiedClaims ?? []) {
    io.log.info(`  ${name}: ${value ?? 'absent'} (unverified)`);
  }
  await io.writeSummary(toFailureSummary(error));
}

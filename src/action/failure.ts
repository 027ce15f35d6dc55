// The failure of a step: what it leaves behind when something was thrown.
import { describeError, toToolkitError } from '../errors.ts';
import { toFailureSummary } from '../report/failure-summary.ts';
import { toFailureOutputs } from '../report/outputs.ts';
import type { ActionIo } from './runner/io.ts';

/** Writes outputs and summary of a step that failed before its run began, and the error as an annotation. */
export async function reportFailure(io: ActionIo, thrown: unknown): Promise<void> {
  const error = toToolkitError(thrown);
  io.setOutputs(toFailureOutputs('failed', error));
  io.log.error(`${describeError(error)} (${error.code})`);
  for (const { name, value } of error.data.unverifiedClaims ?? []) {
    io.log.info(`  ${name}: ${value ?? 'absent'} (unverified)`);
  }
  for (const remark of error.data.remarks ?? []) io.log.notice(remark);
  await io.writeSummary(toFailureSummary(error));
}

// The failure of a step: what it leaves behind when something was thrown.
import { describeError, type ToolkitError, toToolkitError } from '../errors.ts';
import { toFailureOutputs } from '../report/outputs.ts';
import { toFailureSummary } from '../report/summary.ts';
import type { ActionIo } from './runner/io.ts';

/** Writes outputs and summary of a step that failed before its run began, and the error as an annotation. */
export async function reportFailure(io: ActionIo, thrown: unknown): Promise<void> {
  const error = toToolkitError(thrown);
  io.log.error(`${describeError(error)} (${error.code})`);
  for (const { name, value } of error.data.unverifiedClaims ?? []) {
    io.log.info(`  ${name}: ${value ?? 'absent'} (unverified)`);
  }
  for (const remark of error.data.remarks ?? []) io.log.notice(remark);
  await attempt(io, error, () => io.setOutputs(toFailureOutputs('failed', error)));
  await attempt(io, error, () => io.writeSummary(toFailureSummary(error)));
}

/** Writes what can be written: a file that can't be is an error of its own, unless it is the failure that is told of. */
async function attempt(io: ActionIo, told: ToolkitError, write: () => void | Promise<void>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    const error = toToolkitError(thrown);
    if (error.message !== told.message) io.log.error(`${describeError(error)} (${error.code})`);
  }
}

// The failure of a step: what it leaves behind when something was thrown.
import { describeError, type ToolkitError, toToolkitError } from '../errors.ts';
import { toFailureOutputs } from '../report/outputs.ts';
import { toFailureSummary } from '../report/summary.ts';
import type { ActionIo } from './runner/io.ts';

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

/** Reports a file that can't be written as an error of its own, unless that is the failure being reported. */
async function attempt(io: ActionIo, told: ToolkitError, write: () => void | Promise<void>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    const error = toToolkitError(thrown);
    if (error.message !== told.message) io.log.error(`${describeError(error)} (${error.code})`);
  }
}

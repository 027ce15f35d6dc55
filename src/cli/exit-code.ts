// Lists the exit codes of the commands, and chooses the one for an error or a run (docs/cli.md, "Output").
import type { ErrorCode, ToolkitError } from '../errors.ts';
import type { Conclusion } from '../transcript/events.ts';

/** For bad usage, an invalid policy or configuration, or files that a command left unwritten. */
export const usageExitCode = 2;
/** For a broken safety limit, or for claims that differ from the expected ones. */
export const stoppedExitCode = 3;
/** For a plan or a check of keys that found something to change. */
export const differenceExitCode = 4;
/** For an interruption: 128 plus the number of SIGINT. */
export const interruptedExitCode = 130;

export const conclusionExitCodes = {
  finished: 0,
  paused: 4,
  rejected: 3,
  ended: 1,
  failed: 1,
  skipped: 0,
} as const satisfies Readonly<Record<Conclusion, number>>;

const usageCodes: ReadonlySet<ErrorCode> = new Set([
  'input_invalid',
  'input_missing',
  'input_conflict',
  'policy_missing',
  'policy_invalid',
  'config_invalid',
]);

export function toExitCode(error: ToolkitError): number {
  if (error.code === 'cancelled') return interruptedExitCode;
  if (error.code === 'safety_limit_broken') return stoppedExitCode;
  return usageCodes.has(error.code) ? usageExitCode : 1;
}

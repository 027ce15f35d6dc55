// How a command fails: what is said, and the exit code (docs/cli.md, "Commands").
import type { ErrorCode } from '../errors.ts';
import { describeError, type ToolkitError, toToolkitError } from '../errors.ts';
import { envNameOf } from '../inputs/cli-flags.ts';
import type { InputName } from '../inputs/definitions.ts';
import { isInputName } from '../inputs/definitions.ts';
import { oneLine } from '../log.ts';
import type { CliIo } from './io.ts';

/** Exit code of bad usage, of an invalid policy, and of a bad configuration. */
export const usageExitCode = 2;

/** Exit code of a command that was interrupted: 128 and the number of SIGINT. */
export const interruptedExitCode = 130;

/** The end of a command that has said all there is to say. */
export class UsageExit extends Error {
  readonly exitCode: 0 | 2;

  constructor(exitCode: 0 | 2) {
    super('The help was shown.');
    this.exitCode = exitCode;
  }
}

const usageCodes: ReadonlySet<ErrorCode> = new Set([
  'input_invalid',
  'input_missing',
  'input_conflict',
  'policy_missing',
  'policy_invalid',
  'config_invalid',
]);

/** Failures of what the doctor looks at. */
const accessCodes = /^(?:identity|exchange|api|intern)_/;

/** The exit code of a failure. */
export function exitCodeOf(error: ToolkitError): number {
  if (error.code === 'cancelled') return interruptedExitCode;
  return usageCodes.has(error.code) ? usageExitCode : 1;
}

/**
 * Says what failed, to a person and with `--json` to a program, and gives the exit code.
 *
 * @param flags - the inputs that are flags of the command; any other is a word of it
 */
export function reportFailure(
  thrown: unknown,
  name: string,
  json: boolean,
  io: CliIo,
  flags: readonly InputName[] = [],
): number {
  const error = toToolkitError(thrown);
  io.stderr(`interns ${name}: ${oneLine(describeError(thrown))} (${error.code})\n`);
  const missing = error.code === 'input_missing' ? error.data.source : undefined;
  const input = missing !== undefined && isInputName(missing) ? missing : undefined;
  if (input !== undefined) {
    const written = flags.includes(input) ? `--${input}` : input.toUpperCase();
    io.stderr(`  Here that is ${written}, or ${envNameOf(input)} in the environment.\n`);
  }
  for (const { name: claim, value } of error.data.unverifiedClaims ?? []) {
    io.stderr(`  ${claim}: ${oneLine(value ?? 'absent')} (unverified)\n`);
  }
  for (const remark of error.data.remarks ?? []) io.stderr(`  ${oneLine(remark)}\n`);
  if (input !== undefined || accessCodes.test(error.code)) io.stderr('  "interns doctor" says what to fix.\n');
  if (json) io.stdout(`${JSON.stringify({ error: { code: error.code, message: error.message } })}\n`);
  return exitCodeOf(error);
}

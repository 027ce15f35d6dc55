// What the commands around a local service have in common: its log, its failure, its ports.
import { ConfigError, describeError } from '../errors.ts';
import { badValue } from '../inputs/values.ts';
import type { Log } from '../log.ts';
import { oneLine, safeLines } from '../log.ts';
import { usageExitCode } from './exit-codes.ts';
import type { CliIo } from './io.ts';
import { systemCodeOf } from './system-error.ts';

/** A log whose every line is for people, on standard error. */
export function serviceLog(io: CliIo): Log {
  const line = (level: string) => (message: string) => io.stderr(`${level}: ${oneLine(message)}\n`);
  return {
    debug() {},
    info: line('info'),
    notice: line('notice'),
    warning: line('warning'),
    error: line('error'),
    mask() {},
  };
}

/** What to do about what the system refused, where its own words do not tell. */
const remedies: Readonly<Record<string, readonly string[]>> = {
  EADDRINUSE: ['Stop the program that uses the port, or take a free one: --port 0.'],
  ENOENT: ['There is no such file. Check the path; a relative one begins at the current folder.'],
};

/** Says why the service does not run, all mistakes of a configuration at once, and gives the exit code. */
export function reportServiceFailure(error: unknown, io: CliIo): number {
  const remedy = remedies[systemCodeOf(error) ?? ''] ?? [];
  io.stderr(`${[...safeLines(describeError(error)), ...remedy].join('\n')}\n`);
  return error instanceof ConfigError ? usageExitCode : 1;
}

/**
 * The port of a flag; undefined when the flag was not given.
 *
 * @throws {InputError} `input_invalid`
 */
export function readPort(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw badValue(flag, text, 'Use a port from 0 to 65535.');
}

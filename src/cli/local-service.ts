// What the commands around a local service have in common: its log, its failure, its ports.
import { ConfigError, describeError } from '../errors.ts';
import { badValue } from '../inputs/values.ts';
import type { Log } from '../log.ts';
import { oneLine, safeLines } from '../log.ts';
import { usageExitCode } from './exit-codes.ts';
import type { CliIo } from './io.ts';

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

/** Says why the service does not run, all mistakes of a configuration at once, and gives the exit code. */
export function reportServiceFailure(error: unknown, io: CliIo): number {
  io.stderr(`${safeLines(describeError(error)).join('\n')}\n`);
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

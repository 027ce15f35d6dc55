// Log, failures and ports of the commands that run a local service.
import { ConfigError, describeError } from '../../errors.ts';
import { badValue } from '../../inputs/values.ts';
import { type Log, oneLine, safeLines } from '../../log.ts';
import { type CliIo, usageExitCode } from '../command.ts';
import { systemCodeOf } from '../failure.ts';
import { tell } from '../screen.ts';

export function serviceLog(io: CliIo): Log {
  const line = (level: string) => (message: string) => tell(io, `${level}: ${oneLine(message)}`);
  return {
    debug() {},
    info: line('info'),
    notice: line('notice'),
    warning: line('warning'),
    error: line('error'),
    mask() {},
  };
}

export interface AskedAddress {
  readonly host: string;
  readonly port: number;
  readonly issuerPort: number | undefined;
}

/** Shows all mistakes of a configuration at once; gives the exit code. */
export function reportServiceFailure(error: unknown, io: CliIo, command: string, asked?: AskedAddress): number {
  const refused = asked === undefined ? undefined : describeRefusedAddress(error, asked);
  if (!(error instanceof ConfigError)) {
    tell(io, `interns ${command}: ${oneLine(refused ?? describeError(error))}`);
    return 1;
  }
  // Editors recognise a line that begins with its place.
  const remedy =
    systemCodeOf(error) === 'ENOENT' ? ['Check the path; a relative one begins at the current folder.'] : [];
  tell(io, [...safeLines(describeError(error)), ...remedy].join('\n'));
  return usageExitCode;
}

function describeRefusedAddress(error: unknown, { host, port, issuerPort }: AskedAddress): string | undefined {
  const code = systemCodeOf(error) ?? '';
  const found = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : port;
  // If both are at one port, the service, which listens first, has it.
  const flag = found === issuerPort ? '--identity-provider-port' : '--port';
  switch (code) {
    case 'EADDRINUSE':
      if (port !== 0 && port === issuerPort)
        return `--port and --identity-provider-port are both ${port}. Give each its own.`;
      return `Port ${found} is in use. Stop the program that uses it, or take a free one: ${flag} 0. (${code})`;
    case 'EACCES':
      return `You may not listen on port ${found}. Take one above 1023, or a free one: ${flag} 0. (${code})`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `This machine has no address "${host}". Correct --host, or leave it out for 127.0.0.1. (${code})`;
    default:
      return undefined;
  }
}

/** Throws {@link InputError} `input_invalid`. */
export function readPort(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw badValue(flag, text, 'Use a port from 0 to 65535.');
}

export const passingService = 'INTERNS_EXEC';

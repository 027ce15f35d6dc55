// `interns serve`: the local service until it is interrupted.
import { parseArgs } from 'node:util';
import { ConfigError, describeError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { oneLine, safeLines } from '../../log.ts';
import { startService } from '../../service/index.ts';
import { flagsOrExitCode } from '../flags.ts';
import type { CliIo } from '../io.ts';

const defaultPort = 8787;

/** What the service can be told on the command line. */
const serviceFlags = {
  config: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'identity-provider': { type: 'boolean' },
  'identity-provider-port': { type: 'string' },
} as const;

const usage = `Usage: interns serve [--config FILE] [--port N] [--host H] [--data DIR] [--identity-provider] [--identity-provider-port N]

Starts a local Intern Service and prints one JSON line when it accepts connections.

  --config FILE               configuration (YAML); default: a built-in one with one intern
  --port N                    default ${defaultPort}; 0 picks a free port
  --host H                    address to bind; default 127.0.0.1
  --data DIR                  keep keys, usage and sessions here; default: in memory
  --identity-provider         also start an issuer that behaves as GitHub's does
  --identity-provider-port N  its port; default: a free one
`;

/**
 * Runs the service until SIGINT or SIGTERM (docs/local-service.md, "Start it").
 *
 * @returns the exit code: 0 after an interruption, 1 when it can't listen, 2 for bad usage or a bad configuration
 */
export async function serve(args: readonly string[], io: CliIo): Promise<number> {
  const flags = flagsOrExitCode({ read: () => readFlags(args), usage, io });
  if (typeof flags === 'number') return flags;
  const { config, data } = flags;
  // Before anything starts, so that a signal which comes right after the ready line ends the service as it should.
  const interrupted = io.interrupted();
  try {
    const service = await startService({
      port: flags.port,
      host: flags.host,
      ...(config === undefined ? {} : { config }),
      ...(data === undefined ? {} : { data }),
      identityProvider: flags.identityProvider,
      env: io.env,
      cwd: io.cwd,
      log: logTo(io),
      announce: (line) => io.stderr(`${line}\n`),
    });
    io.stdout(`${JSON.stringify(service.ready)}\n`);
    await interrupted;
    await service.stop();
    return 0;
  } catch (error: unknown) {
    io.stderr(`${safeLines(describeError(error)).join('\n')}\n`);
    return error instanceof ConfigError ? 2 : 1;
  }
}

interface ServeFlags {
  readonly config: string | undefined;
  readonly data: string | undefined;
  readonly port: number;
  readonly host: string;
  readonly identityProvider: false | { readonly port: number };
  readonly help: boolean;
}

/** The flags, or what is wrong with them. */
function readFlags(args: readonly string[]): ServeFlags | string {
  const { values } = parseArgs({
    args: [...args],
    options: { ...serviceFlags, help: { type: 'boolean', short: 'h' } },
  });
  const port = readPort('--port', values.port, defaultPort);
  const identityProviderPort = readPort('--identity-provider-port', values['identity-provider-port'], 0);
  if (values['identity-provider-port'] !== undefined && values['identity-provider'] !== true) {
    return 'Flag "--identity-provider-port" needs "--identity-provider".';
  }
  return {
    config: values.config,
    data: values.data,
    port,
    host: values.host ?? '127.0.0.1',
    identityProvider: values['identity-provider'] === true ? { port: identityProviderPort } : false,
    help: values.help === true,
  };
}

function readPort(flag: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new TypeError(`Flag "${flag}" is "${text}". Use a port from 0 to 65535.`);
}

/** A log whose every line is for people, on standard error. */
export function logTo(io: CliIo): Log {
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

// `interns exec -- COMMAND …`: a command with a local service and a job's environment around it.
import { parseArgs } from 'node:util';
import { ConfigError, describeError } from '../../errors.ts';
import { safeLines } from '../../log.ts';
import { type Service, startService } from '../../service/index.ts';
import { runChild } from '../child.ts';
import { flagsOrExitCode } from '../flags.ts';
import type { CliIo } from '../io.ts';
import { logTo } from './serve.ts';

const usage = `Usage: interns exec [--config FILE] -- COMMAND [ARGUMENT …]

Starts a local Intern Service with an identity provider on free ports, runs the command in a job's environment, stops the
service, and exits as the command did.

  --config FILE  configuration (YAML); default: a built-in one with one intern
`;

/**
 * Runs a command against a service of its own (docs/local-service.md, "Test a workflow's prompt and policy, offline").
 *
 * @returns the command's exit code, 128 + the signal's number when a signal ended it, 2 for bad usage or a bad
 *   configuration, 127 when the command can't be started
 */
export async function exec(args: readonly string[], io: CliIo): Promise<number> {
  const flags = flagsOrExitCode({ read: () => readFlags(args), usage, io });
  if (typeof flags === 'number') return flags;
  // Before anything starts: a signal that comes early is not lost, and never leaves a command behind.
  const interrupted = io.interrupted();
  try {
    const service = await startService({
      ...(flags.config === undefined ? {} : { config: flags.config }),
      identityProvider: true,
      env: io.env,
      cwd: io.cwd,
      log: logTo(io),
    });
    try {
      const env = { ...io.env, ...jobEnvironment(service) };
      return await runChild([flags.command, ...flags.commandArgs], { io, interrupted, env });
    } finally {
      await service.stop();
    }
  } catch (error: unknown) {
    io.stderr(`${safeLines(describeError(error)).join('\n')}\n`);
    return error instanceof ConfigError ? 2 : 1;
  }
}

interface ExecFlags {
  readonly config: string | undefined;
  readonly command: string;
  readonly commandArgs: readonly string[];
  readonly help: boolean;
}

/** The flags before `--` and the command after it, or what is wrong with them. */
function readFlags(args: readonly string[]): ExecFlags | string {
  const separator = args.includes('--') ? args.indexOf('--') : args.length;
  const options = { config: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  const { config, help = false } = parseArgs({ args: args.slice(0, separator), options }).values;
  const [command = '', ...commandArgs] = args.slice(separator + 1);
  if (command === '' && !help) return 'Write the command after "--".';
  return { config, command, commandArgs, help };
}

/** What a job has in its environment, and where the service is. */
function jobEnvironment(service: Service): Record<string, string> {
  const job = service.addJob();
  const { federationPolicyId, audience, intern } = service.job;
  const known = {
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: federationPolicyId,
    INTERNS_AUDIENCE: audience,
    INTERNS_INTERN: intern,
    ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

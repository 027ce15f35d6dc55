// `interns serve` and `interns exec`: runs the local service until it is interrupted, or while a command runs.
import path from 'node:path';
import { ConfigError, describeError, findSystemCode, InputError } from '../../errors.ts';
import { serviceInputNames } from '../../inputs/input-lists.ts';
import { toEnvName } from '../../inputs/input-text.ts';
import { readPort } from '../../inputs/values.ts';
import { createLazyBrokers } from '../../job/proxy/lazy-brokers.ts';
import { type Log, oneLine, safeLines, silentLog } from '../../log.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import { type Service, startService } from '../../service/index.ts';
import type { LoadConsole } from '../../service/listen/console.ts';
import { readAgent } from '../agent.ts';
import { type CliIo, defaultPort, execServiceVariable, type Invocation } from '../command.ts';
import { usageExitCode } from '../exit-code.ts';
import { tell, toJsonText } from '../screen.ts';
import { runChild } from './child.ts';

export async function runServe(invocation: Invocation): Promise<number> {
  const { value, has, io } = invocation;
  const sharedOptions = readSharedOptions(invocation);
  const host = value('host') ?? '127.0.0.1';
  const port = readPort('port', value('port')) ?? defaultPort;
  const issuerPort = readPort('identity-provider-port', value('identity-provider-port'));
  if (issuerPort !== undefined && !has('identity-provider')) {
    throw new InputError('input_conflict', '--identity-provider-port needs --identity-provider.');
  }
  if (has('no-console') && value('policy') !== undefined) {
    throw new InputError('input_conflict', '--policy is for the console, which --no-console turns off. Leave one out.');
  }
  // Listen for signals first: a signal right after the ready line must still stop the service cleanly.
  const interrupt = io.waitForInterrupt();
  try {
    const service = await startService({
      ...sharedOptions,
      port,
      host,
      data: value('data'),
      console: has('no-console') ? undefined : createConsoleLoader(value('policy'), io.cwd),
      identityProvider: has('identity-provider') ? { port: issuerPort ?? 0 } : false,
      // Don't wrap an indented line, because it is a command to copy.
      announce: (line) => (line.startsWith('  ') ? io.stderr(`${line}\n`) : tell(io, line)),
    });
    io.stdout(`${toJsonText(service.ready)}\n`);
    await interrupt;
    await service.stop();
    return 0;
  } catch (error) {
    const address = { host, port, issuerPort: has('identity-provider') ? (issuerPort ?? 0) : undefined };
    return reportServiceFailure(error, io, 'serve', address);
  }
}

function readSharedOptions(invocation: Invocation) {
  const { value, io, openJob } = invocation;
  const { env, cwd } = io;
  const agent = readAgent(invocation, io);
  if (agent === undefined && value('model-access') !== undefined) {
    throw new InputError('input_conflict', '--model-access needs --agent. In a configuration it is "model_access".');
  }
  return { config: value('config'), agent, env, cwd, log: createServiceLog(io), models: createLazyBrokers(openJob) };
}

function createConsoleLoader(policyName: string | undefined, cwd: string): LoadConsole {
  const policyFile = { path: path.resolve(cwd, policyName ?? defaultPolicyPath), isDefault: policyName === undefined };
  return async () => {
    const { createConsole } = await import('../../console/console.ts');
    return (view) => createConsole(view, policyFile);
  };
}

export async function runExec(invocation: Invocation): Promise<number> {
  const { commandLine, io } = invocation;
  const sharedOptions = readSharedOptions(invocation);
  if ((commandLine[0] ?? '') === '')
    throw new InputError('input_missing', 'Write the command after "--": interns exec -- interns chat intern "Hello".');
  if (sharedOptions.agent !== undefined) {
    const { describePolicyState } = await import('../policy/chat-policy.ts');
    const policy = describePolicyState(io);
    if (policy !== undefined) tell(io, policy);
  }
  const interrupt = io.waitForInterrupt();
  try {
    const service = await startService({ ...sharedOptions, identityProvider: true });
    const { federationPolicyId, apiKey } = service.job;
    if (federationPolicyId === undefined && apiKey === undefined) tell(io, noIdentityWarning);
    try {
      // Wait until the agent is ready for the prompts of the command.
      await Promise.race([service.provisioned, interrupt]);
      return await runChild(commandLine, io, { name: 'exec', interrupt, env: toJobEnvironment(service, io.env) });
    } finally {
      await service.stop();
    }
  } catch (error) {
    return reportServiceFailure(error, io, 'exec');
  }
}

const noIdentityWarning =
  'warning: The command can\'t sign in: the configuration has no policy with "issuer: identity-provider", and no enabled standard key. Add one of them under "policies" or "keys".';

/** Points the command at this service. Removes settings for another service: their credentials would be sent here. */
function toJobEnvironment(service: Service, env: CliIo['env']): CliIo['env'] {
  const { request_url: requestUrl, request_token: requestToken } = service.addJob();
  const { federationPolicyId, audience, intern = env['INTERNS_INTERN'], apiKey } = service.job;
  const replacedInputs = [...serviceInputNames, 'workspace-id'] as const;
  return {
    ...env,
    ...Object.fromEntries(replacedInputs.map((name) => [toEnvName(name), undefined])),
    INTERNS_BASE_URL: service.baseUrl,
    // Tells the transcript that its session ends with this command.
    [execServiceVariable]: service.keepsSessions ? undefined : service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: federationPolicyId,
    INTERNS_AUDIENCE: audience,
    INTERNS_INTERN: intern,
    INTERNS_API_KEY: apiKey?.reveal(),
    ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken,
  };
}

export function createServiceLog(io: CliIo): Log {
  const say = (level: string) => (message: string) => tell(io, `${level}: ${oneLine(message)}`);
  return { ...silentLog, info: say('info'), notice: say('notice'), warning: say('warning'), error: say('error') };
}

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  readonly issuerPort: number | undefined;
}

export function reportServiceFailure(error: unknown, io: CliIo, command: string, address?: ListenAddress): number {
  if (!(error instanceof ConfigError)) {
    const refusal = address === undefined ? undefined : describeRefusedAddress(error, address);
    tell(io, `interns ${command}: ${oneLine(refusal ?? describeError(error))}`);
    return 1;
  }
  // Begin each mistake with its position in the configuration, without a prefix: editors recognize such lines.
  const lines = safeLines(describeError(error)).join('\n');
  const isMissing = findSystemCode(error) === 'ENOENT';
  tell(io, isMissing ? `${lines}\nCheck the path: a relative path starts at the current folder.` : lines);
  return usageExitCode;
}

function describeRefusedAddress(error: unknown, { host, port, issuerPort }: ListenAddress): string | undefined {
  const code = findSystemCode(error);
  const refusedPort = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : port;
  if (code === 'EADDRINUSE' && port !== 0 && port === issuerPort)
    return `--port and --identity-provider-port are both ${port}. Give each its own.`;
  const flag = refusedPort === issuerPort ? '--identity-provider-port' : '--port';
  if (code === 'EADDRINUSE')
    return `Port ${refusedPort} is in use. Stop the program that uses it, or use a free port: ${flag} 0. (${code})`;
  if (code === 'EACCES')
    return `You are not allowed to listen on port ${refusedPort}. Use one above 1023, or a free port: ${flag} 0. (${code})`;
  if (!['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')) return undefined;
  return `This machine has no address "${host}". Correct --host, or leave it out for 127.0.0.1. (${code})`;
}

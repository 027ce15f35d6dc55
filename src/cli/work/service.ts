// `interns serve` and `interns exec`: the local service until it is interrupted, or while a command runs.
import path from 'node:path';
import { InputError } from '../../errors.ts';
import { lazyModelBrokers } from '../../job/proxy/lazy-brokers.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import { type Service, startService } from '../../service/index.ts';
import type { LoadConsole } from '../../service/listen/console.ts';
import { readAgent } from '../agent.ts';
import type { AskedCommand, CliIo } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { tell } from '../screen.ts';
import { defaultPort } from '../usual-flags.ts';
import { runChild } from './child.ts';
import { passingService, readPort, reportServiceFailure, serviceLog } from './local-service.ts';

export async function runServe(asked: AskedCommand): Promise<number> {
  const { value, has, io } = asked;
  const shared = sharedOptions(asked);
  const host = value('host') ?? '127.0.0.1';
  const port = readPort('port', value('port')) ?? defaultPort;
  const issuerPort = readPort('identity-provider-port', value('identity-provider-port'));
  if (issuerPort !== undefined && !has('identity-provider')) {
    throw new InputError('input_conflict', '--identity-provider-port needs --identity-provider.');
  }
  if (has('no-console') && value('policy') !== undefined) {
    throw new InputError('input_conflict', '--policy is for the console, which --no-console leaves out.');
  }
  // Listen first: a signal right after the ready line must stop the service cleanly.
  const interrupted = io.interrupted();
  try {
    const service = await startService({
      ...shared,
      port,
      host,
      data: value('data'),
      console: has('no-console') ? undefined : consoleFor(value('policy'), io.cwd),
      identityProvider: has('identity-provider') ? { port: issuerPort ?? 0 } : false,
      // An indented line is a command to copy, so it stays in one piece.
      announce: (line) => (line.startsWith('  ') ? io.stderr(`${line}\n`) : tell(io, line)),
    });
    io.stdout(`${toJsonText(service.ready)}\n`);
    await interrupted;
    await service.stop();
    return 0;
  } catch (error) {
    const address = { host, port, issuerPort: has('identity-provider') ? (issuerPort ?? 0) : undefined };
    return reportServiceFailure(error, io, 'serve', address);
  }
}

function sharedOptions(asked: AskedCommand) {
  const { value, io, openJob } = asked;
  const { env, cwd } = io;
  const agent = readAgent(asked, io);
  if (agent !== undefined || value('model-access') === undefined) {
    return { config: value('config'), agent, env, cwd, log: serviceLog(io), models: lazyModelBrokers(openJob) };
  }
  throw new InputError('input_conflict', '--model-access needs --agent. In a configuration it is "model_access".');
}

function consoleFor(named: string | undefined, cwd: string): LoadConsole {
  return async () => {
    const policyFile = { path: path.resolve(cwd, named ?? defaultPolicyPath), isDefault: named === undefined };
    const { openConsole } = await import('../../console/console.ts');
    return (view) => openConsole(view, policyFile);
  };
}

export async function runExec(asked: AskedCommand): Promise<number> {
  const { commandLine, io } = asked;
  const shared = sharedOptions(asked);
  if ((commandLine[0] ?? '') === '')
    throw new InputError('input_missing', 'Write the command after "--": interns exec -- interns chat intern "Hello".');
  if (shared.agent !== undefined) await tellPolicy(io);
  const interrupted = io.interrupted();
  try {
    const service = await startService({ ...shared, identityProvider: true });
    const { federationPolicyId, apiKey } = service.job;
    if (federationPolicyId === undefined && apiKey === undefined) tell(io, noIdentity);
    try {
      // The command must find the agent ready.
      await Promise.race([service.provisioned, interrupted]);
      const env = { ...io.env, ...(await jobEnvironment(service)) };
      return await runChild(commandLine, io, { name: 'exec', interrupted, env });
    } finally {
      await service.stop();
    }
  } catch (error) {
    return reportServiceFailure(error, io, 'exec');
  }
}

async function tellPolicy(io: CliIo): Promise<void> {
  const { describePolicyInUse } = await import('../policy/vouch.ts');
  const policy = describePolicyInUse(io);
  if (policy !== undefined) tell(io, policy);
}

const noIdentity =
  'warning: The command can\'t sign in: the configuration has no policy with "issuer: identity-provider", and no standard key that is enabled. Add one of them under "policies" or "keys".';

async function jobEnvironment(service: Service): Promise<Record<string, string>> {
  const job = service.addJob();
  const { federationPolicyId, audience, intern, apiKey } = service.job;
  const known = {
    INTERNS_BASE_URL: service.baseUrl,
    [passingService]: service.keepsSessions ? undefined : service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: federationPolicyId,
    INTERNS_AUDIENCE: audience,
    INTERNS_INTERN: intern,
    INTERNS_API_KEY: apiKey?.reveal(),
    ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

// `interns exec -- COMMAND …`: a command with a local service and a job's environment around it.
import type { Service } from '../../service/index.ts';
import { agentFlags } from '../agent-flags.ts';
import type { Command } from '../command.ts';

/** `interns exec` (docs/local-service.md, "Test a workflow's prompt and policy, offline") */
export const exec: Command = {
  name: 'exec',
  summary: "run a command against a local Intern Service, with a job's environment set up",
  about: "Run a command against a local Intern Service, with a job's environment set up.",
  details:
    "The service and its identity provider listen on free ports until the command ends. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. It is 2 for bad usage or an invalid configuration.",
  arguments: [],
  inputs: [],
  flags: [
    {
      name: 'config',
      value: 'file',
      offer: 'files',
      about: 'Configuration (YAML). Default: a built-in one with one intern.',
    },
    ...agentFlags,
  ],
  commandLine: '-- COMMAND [ARGUMENT …]',
  examples: [
    { about: 'Talk with the built-in intern', line: 'interns exec -- interns chat intern "Hello"' },
    {
      about: 'Your own program, against your own interns',
      line: 'interns exec --config service.yml -- node review.js',
    },
    {
      about: 'Talk with a real agent that works in this folder',
      line: 'interns exec --agent "opencode acp" -- interns chat intern "Hello"',
    },
  ],
  async run(asked) {
    const { value, commandLine, io } = asked;
    const { readAgent } = await import('../agent/read-agent.ts');
    const { InputError } = await import('../../errors.ts');
    const { startService } = await import('../../service/index.ts');
    const { runChild } = await import('../child.ts');
    const { reportServiceFailure, serviceLog } = await import('../local-service.ts');
    const { tell } = await import('../screen/tell.ts');
    const config = value('config');
    const agent = readAgent(asked, io);
    if ((commandLine[0] ?? '') === '')
      throw new InputError(
        'input_missing',
        'Write the command after "--": interns exec -- interns chat intern "Hello".',
      );
    // Before anything starts: a signal that comes early is not lost, and never leaves a command behind.
    const interrupted = io.interrupted();
    try {
      const service = await startService({
        ...(config === undefined ? {} : { config }),
        ...(agent === undefined ? {} : { agent }),
        identityProvider: true,
        env: io.env,
        cwd: io.cwd,
        log: serviceLog(io),
      });
      const { federationPolicyId, apiKey } = service.job;
      if (federationPolicyId === undefined && apiKey === undefined) tell(io, noIdentity);
      try {
        // An agent takes a while to start, and the command is to find it ready.
        await Promise.race([service.provisioned, interrupted]);
        return await runChild(commandLine, { io, interrupted, env: { ...io.env, ...(await jobEnvironment(service)) } });
      } finally {
        await service.stop();
      }
    } catch (error) {
      return reportServiceFailure(error, io, 'exec');
    }
  },
};

const noIdentity =
  'warning: The command can\'t sign in: the configuration has no policy with "issuer: identity-provider", and no standard key that is enabled. Add one of them under "policies" or "keys".';

/** What a job has in its environment, and where the service is. */
async function jobEnvironment(service: Service): Promise<Record<string, string>> {
  const { passingService } = await import('../chat/passing-service.ts');
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

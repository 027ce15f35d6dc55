// `interns serve`: the local service until it is interrupted.
import path from 'node:path';
import type { LoadConsole } from '../../service/listen/console-door.ts';
import { agentFlags } from '../agent-flags.ts';
import type { Command } from '../command.ts';
import { toJsonText } from '../json-text.ts';

const defaultPort = 8787;

/** `interns serve` (docs/local-service.md, "Start it") */
export const serve: Command = {
  name: 'serve',
  summary: 'start the local Intern Service',
  about: 'Start a local Intern Service, and print one JSON line when it accepts connections.',
  details:
    "It runs until it is interrupted; the exit code is then 0. It is 1 if it can't listen, and 2 for an invalid configuration.",
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
    { name: 'port', value: 'number', about: `The port to listen on; 0 picks a free one. Default: ${defaultPort}.` },
    { name: 'host', value: 'address', about: 'The address to listen on. Default: 127.0.0.1.' },
    {
      name: 'data',
      value: 'folder',
      offer: 'files',
      about: 'Keep keys, usage and sessions here. Default: in memory.',
    },
    {
      name: 'policy',
      value: 'file',
      offer: 'files',
      about: 'Permission policy that the console tries on questions. Default: .github/intern-policy.yml, if it exists.',
    },
    { name: 'no-console', about: 'Serve no page for a browser.' },
    { name: 'identity-provider', about: "Also start an identity provider that behaves like GitHub's." },
    { name: 'identity-provider-port', value: 'number', about: 'The port that it listens on. Default: a free one.' },
  ],
  examples: [
    { about: 'With one intern, and an identity to reach it', line: 'interns serve --identity-provider' },
    { about: 'With your own interns, kept for the next time', line: 'interns serve --config service.yml --data state' },
    { about: 'With a real agent that works in this folder', line: 'interns serve --agent "opencode acp"' },
  ],
  async run(asked) {
    const { value, has, io } = asked;
    const { readAgent } = await import('../agent/read-agent.ts');
    const { startService } = await import('../../service/index.ts');
    const { readPort, reportServiceFailure, serviceLog } = await import('../local-service.ts');
    const { tell } = await import('../screen/tell.ts');
    const { InputError } = await import('../../errors.ts');
    const config = value('config');
    const agent = readAgent(asked, io);
    const host = value('host') ?? '127.0.0.1';
    const data = value('data');
    const port = readPort('port', value('port')) ?? defaultPort;
    const issuerPort = readPort('identity-provider-port', value('identity-provider-port'));
    if (issuerPort !== undefined && !has('identity-provider')) {
      throw new InputError('input_conflict', '--identity-provider-port needs --identity-provider.');
    }
    if (has('no-console') && value('policy') !== undefined) {
      throw new InputError('input_conflict', '--policy is for the console, which --no-console leaves out.');
    }
    // Before anything starts, so that a signal which comes right after the ready line ends the service as it should.
    const interrupted = io.interrupted();
    try {
      const service = await startService({
        port,
        host,
        ...(config === undefined ? {} : { config }),
        ...(agent === undefined ? {} : { agent }),
        ...(data === undefined ? {} : { data }),
        ...(has('no-console') ? {} : { console: consoleFor(value('policy'), io.cwd) }),
        identityProvider: has('identity-provider') ? { port: issuerPort ?? 0 } : false,
        env: io.env,
        cwd: io.cwd,
        log: serviceLog(io),
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
  },
};

/** Loads the console, with the policy that was named or is where policies are. */
function consoleFor(named: string | undefined, cwd: string): LoadConsole {
  return async () => {
    const { openConsole } = await import('../../console/console.ts');
    const { defaultPolicyPath } = await import('../../permission/tools/starter.ts');
    const policyFile = { path: path.resolve(cwd, named ?? defaultPolicyPath), isDefault: named === undefined };
    return (view) => openConsole(view, { policyFile });
  };
}

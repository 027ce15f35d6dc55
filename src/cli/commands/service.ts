// `interns serve`: the local service until it is interrupted.
import type { Command } from '../command.ts';
import { agentFlags, defaultPort } from '../usual-flags.ts';

const loadService = () => import('../work/service.ts');

/** `interns serve` (docs/local-service.md, "Start it") */
export const serve: Command = {
  name: 'serve',
  summary: 'start the local Intern Service',
  about: 'Start a local Intern Service, and print one JSON line when it accepts connections.',
  details:
    "It runs until it is interrupted; the exit code is then 0. It is 1 if it can't listen, and 2 for an invalid configuration.",
  arguments: [],
  inputs: ['model-access'],
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
  run: async (command) => (await loadService()).runServe(command),
};

/** `interns exec` (docs/local-service.md, "Test a workflow's prompt and policy, offline") */
export const exec: Command = {
  name: 'exec',
  summary: "run a command against a local Intern Service, with a job's environment set up",
  about: "Run a command against a local Intern Service, with a job's environment set up.",
  details:
    "The service and its identity provider listen on free ports until the command ends. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. It is 2 for bad usage or an invalid configuration.",
  arguments: [],
  inputs: ['model-access'],
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
  run: async (command) => (await loadService()).runExec(command),
};

// Defines the commands that run a local service or test any service: `serve`, `exec` and `conformance`.
import { agentFlags, type Command, defaultAskingPrompt, defaultPort, jsonFlag } from '../command.ts';

const loadService = () => import('../work/service.ts');

export const serve: Command = {
  name: 'serve',
  summary: 'start the local Intern Service',
  about: 'Start a local Intern Service, and print one JSON line when it accepts connections.',
  details:
    "It runs until it is interrupted; the exit code is then 0. If it can't listen, the exit code is 1; for an invalid configuration it is 2.",
  inputs: ['model-access'],
  flags: {
    'config <file>': 'Configuration (YAML). Default: a built-in one with one intern.',
    ...agentFlags,
    'port <number>': `The port to listen on; 0 picks a free one. Default: ${defaultPort}.`,
    'host <address>': 'The address to listen on. Default: 127.0.0.1.',
    'data <folder>': 'Keep keys, usage and sessions here. Default: in memory.',
    'policy <file>':
      'Permission policy that the console tries on questions. Default: .github/intern-policy.yml, if it exists.',
    'no-console': "Don't serve the console, a page for a browser.",
    'identity-provider': "Also start an identity provider that behaves like GitHub's.",
    'identity-provider-port <number>': 'The port that the identity provider listens on. Default: a free one.',
  },
  examples: {
    'With one intern, and an identity to reach it': 'interns serve --identity-provider',
    'With your own interns, kept for the next time': 'interns serve --config service.yml --data state',
    'With a real agent that works in this folder': 'interns serve --agent "opencode acp"',
  },
  run: async (command) => (await loadService()).runServe(command),
};

export const exec: Command = {
  name: 'exec',
  summary: "run a command against a local Intern Service, with a job's environment set up",
  details:
    "The service and its identity provider listen on free ports until the command ends. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. For bad usage or an invalid configuration it is 2.",
  inputs: ['model-access'],
  flags: { 'config <file>': 'Configuration (YAML). Default: a built-in one with one intern.', ...agentFlags },
  commandLine: '-- COMMAND [ARGUMENT …]',
  examples: {
    'Talk with the built-in intern': 'interns exec -- interns chat intern "Hello"',
    'Your own program, against your own interns': 'interns exec --config service.yml -- node review.js',
    'Talk with a real agent that works in this folder':
      'interns exec --agent "opencode acp" -- interns chat intern "Hello"',
  },
  run: async (command) => (await loadService()).runExec(command),
};

export const conformance: Command = {
  name: 'conformance',
  summary: 'check any deployment against the reference of the API, row by row',
  about:
    'Check a deployment against the reference of the API, and print which rows passed, failed or could not be checked.',
  details:
    'It takes a few turns with one intern. The only key update that it sends is empty. Secrets come from the environment: INTERNS_API_KEY (required), INTERNS_MANAGEMENT_KEY, INTERNS_SUBJECT_TOKEN. The exit code is 0 if no row failed, otherwise 1.',
  flags: {
    'base-url <url>': { about: 'The service, with its version segment. [INTERNS_BASE_URL]', input: 'base-url' },
    'intern <name>': {
      about: 'Name or id of the intern to talk to. Default: the first running one. [INTERNS_INTERN]',
      input: 'intern',
    },
    'asking-prompt <text>': `A prompt that makes the intern use its shell. Default: ${defaultAskingPrompt}`,
    'key-hash <hash>': 'A key for the rows of PATCH /keys, with INTERNS_MANAGEMENT_KEY.',
    'federation-policy-id <id>': {
      about:
        'A federation policy for the rows of the exchange, with INTERNS_SUBJECT_TOKEN. [INTERNS_FEDERATION_POLICY_ID]',
      input: 'federation-policy-id',
    },
    ...jsonFlag,
  },
  examples: {
    'With the key of INTERNS_API_KEY, and one intern':
      'interns conformance --base-url https://service.example/api/v1 --intern reviewer',
  },
  run: async (command) => (await import('../work/conformance.ts')).runConformance(command),
};

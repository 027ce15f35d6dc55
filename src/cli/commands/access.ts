// Defines the commands for access to a service: `doctor`, `identity`, `token`, `proxy` and `keys`.
import { hookNames } from '../../agents/hook-names.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { internProxyInputNames, serviceInputNames } from '../../inputs/input-lists.ts';
import type { KeySettings } from '../../inputs/keys/key-settings.ts';
import type { Argument, Command, CommandFamily } from '../command.ts';
import { agentFlags, defaultTokenVariable, jsonFlag, verboseFlag } from '../command.ts';

export const doctor: Command = {
  name: 'doctor',
  summary: 'check identity, exchange, service, policy and intern, and say what to fix',
  about: 'Check identity, exchange, service, clock, policy and intern, and say what to fix.',
  details: 'It changes nothing and starts no intern. The exit code is 0 if all is well, otherwise 1.',
  arguments: [{ name: 'INTERN', about: 'Also check that this intern runs; or set INTERNS_INTERN', required: false }],
  inputs: [...serviceInputNames, 'model-access', 'policy', 'workspace-id', 'timeout'],
  flags: {
    ...agentFlags,
    'agent <command>': 'Instead, check whether this agent can be an intern of the local service in the current folder.',
    'hook <agent>': { about: 'Instead, check the hook of this agent, and say what gets past it.', offer: hookNames },
    exchange: 'With --model-access: also exchange a token that can be used only once.',
    json: 'Print the checks as one JSON document.',
    ...verboseFlag,
  },
  examples: {
    'Everything but an intern': 'interns doctor',
    'Also whether this intern takes prompts': 'interns doctor reviewer',
    'Access to models without a key, by the text in INTERNS_MODEL_ACCESS':
      'interns doctor --model-access "$INTERNS_MODEL_ACCESS"',
    'Whether OpenCode is installed, and would ask in this folder': 'interns doctor --agent opencode',
    'In a job that fails: put this before the failing step': 'interns doctor reviewer',
  },
  run: async (command) => (await import('../doctor/doctor.ts')).runDoctor(command),
};

const loadIdentity = () => import('../work/identity.ts');

export const identity: Command = {
  name: 'identity',
  summary: 'show which identities this job has, and the claims of its token',
  about: 'Show which identity sources were found, what the others lack, and the claims of the subject token.',
  details:
    'The first source that is ready is used. With an audience or a base URL, its token is fetched and decoded, but never shown, and its signature is not checked. Write a federation policy from these claims, or compare them with one. The exit code is 1 if there is no identity, or if its token could not be read, otherwise 0.',
  inputs: ['base-url', 'audience', 'model-access', 'subject-token', 'subject-token-file', 'timeout'],
  flags: {
    'expect <file>': 'Compare the claims with this file, part by part; the exit code is 3 if one differs.',
    ...jsonFlag,
    ...verboseFlag,
  },
  examples: {
    'In a job, before the federation policy is written': 'interns identity --audience https://service.example',
    'Whether a rule of Anthropic, a mapping of OpenAI or a federation policy accepts this job':
      'interns identity --expect rule.json',
    'Only the subject': "interns identity --json | jq -r '.claims.sub'",
  },
  run: async (command) => (await loadIdentity()).runIdentity(command),
};

export const token: Command = {
  name: 'token',
  summary: 'exchange an identity for an access token, for another program',
  about: "Exchange this job's identity for an access token.",
  details: `The token is printed on standard output or, with --exec, put into the environment of a command, as the variable that --export-env names (default ${defaultTokenVariable}). It lives at most 15 minutes, and never longer than the identity token (five minutes on GitHub).`,
  inputs: ['export-env', ...serviceInputNames, 'timeout'],
  flags: {
    ...jsonFlag,
    ...verboseFlag,
    exec: 'Run the command after "--" with the token in its environment, and print no token.',
  },
  commandLine: '[--exec -- COMMAND [ARGUMENT …]]',
  examples: {
    'A token for curl': 'curl -H "Authorization: Bearer $(interns token)" "$INTERNS_BASE_URL/interns"',
    'A command that gets the token from its environment': 'interns token --exec -- node review.js',
  },
  run: async (command) => (await loadIdentity()).runToken(command),
};

export const proxy: Command = {
  name: 'proxy',
  summary: 'serve clients of an intern for as long as they run, without a key',
  about: 'Start a proxy on this machine that forwards each request to the service with a fresh access token.',
  details:
    "It runs COMMAND, if given, without the job's identity, and with OPENAI_BASE_URL, OPENAI_API_KEY, INTERNS_BASE_URL and INTERNS_API_KEY set to the proxy; with --model-access, only OPENAI_* or ANTHROPIC_* are set. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. Without a command, it prints a JSON line with address and key when it accepts connections, and runs until it is interrupted. OpenAI clients need --intern or --model-access.",
  inputs: [...internProxyInputNames, 'model-access', ...serviceInputNames],
  flags: {
    'port <number>': 'The port to listen on; 0 picks a free one. Default: 0.',
    'transcript-file <file>': {
      about: 'The file for the account of requests (JSON Lines). Default: none. [INTERNS_TRANSCRIPT_FILE]',
      input: 'transcript-file',
    },
    ...verboseFlag,
  },
  commandLine: '[-- COMMAND [ARGUMENT …]]',
  examples: {
    'Tests that talk to an intern, for as long as they take': 'interns proxy --intern reviewer -- npm test',
    'For programs started elsewhere': 'interns proxy --intern reviewer --port 8900',
  },
  run: async (command) => (await import('../work/proxy.ts')).runProxy(command),
};

const safetyInputs: readonly InputName[] = ['max-changes', 'raise-at-most', 'total-at-most', 'never-disable-all'];

const fileArgument: Argument = {
  name: 'FILE',
  about: 'The file of updates.',
  required: true,
  offer: 'files',
  input: 'key-updates',
};

const runKeys =
  (mode: KeySettings['mode']): Command['run'] =>
  async (command) =>
    (await import('../work/keys.ts')).runKeys(command, mode);

const planKeys: Command = {
  name: 'keys plan',
  summary: 'what a file of updates would change',
  about: 'Show what a file of updates would change: field by field, old and new. No change is sent.',
  details:
    'Keys are read by updates without fields, for which deployments require a management key: set INTERNS_API_KEY to one. The exit code is 0 if there is nothing to do, 4 if something would change, 3 if that breaks a limit of safety, 2 for an invalid file, 1 if a key could not be read.',
  arguments: [fileArgument],
  inputs: [...safetyInputs, ...serviceInputNames, 'timeout'],
  flags: { ...jsonFlag, ...verboseFlag },
  examples: {
    'What would change now': 'interns keys plan keys.yml',
    'Does it stay within USD 500 a day?': 'interns keys plan keys.yml --total-at-most 500',
  },
  run: runKeys('plan'),
};

const checkKeys: Command = {
  name: 'keys check',
  summary: 'whether keys are still as a file of updates says',
  about: 'Compare keys with a file of updates, and show each difference. No change is sent.',
  details:
    'Limits of safety do not apply, and entries outside their time or condition do not count as differences. The exit code is 0 if all keys are as the file says, 4 if one differs, 2 for an invalid file, 1 if a key could not be read.',
  arguments: [fileArgument],
  inputs: [...serviceInputNames, 'timeout'],
  flags: { ...jsonFlag, ...verboseFlag },
  examples: { 'Did somebody change a key by hand?': 'interns keys check keys.yml' },
  run: runKeys('check'),
};

const updateKeys: Command = {
  name: 'keys update',
  summary: 'set limits of keys, one by flags or many by a file',
  about: 'Update an API key, or many by a file: limit, reset, disabled, name.',
  details:
    'Deployments require a management key for this: set INTERNS_API_KEY to one, without a federation policy. A value that you leave out stays as it is; null removes limit or reset. A file is first planned, as "interns keys plan" shows, and only what differs is sent. If the plan breaks a limit of safety, nothing is sent and the exit code is 3.',
  arguments: [{ ...fileArgument, required: false }],
  inputs: [
    'key-hash',
    'limit',
    'limit-reset',
    'disabled',
    'include-byok-in-limit',
    'name',
    'key-updates',
    'dry-run',
    ...safetyInputs,
    ...serviceInputNames,
    'timeout',
  ],
  flags: { ...jsonFlag, ...verboseFlag },
  examples: {
    'A limit of USD 50 a day': 'interns keys update --key-hash f01d… --limit 50 --limit-reset daily',
    'Freeze a key': 'interns keys update --key-hash f01d… --disabled true',
    'What a file says, unless that more than doubles a limit': 'interns keys update keys.yml --raise-at-most 2x',
  },
  run: runKeys('update'),
};

export const keys: CommandFamily = {
  name: 'keys',
  summary: 'limits of API keys: "keys plan", "check", "update"',
  about: 'Plan, check and update limits of API keys.',
  members: [planKeys, checkKeys, updateKeys],
};

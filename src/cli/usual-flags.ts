// Flags that several commands share, and presets for both their help and their work.
import type { InputName } from '../inputs/definitions.ts';
import { type Argument, type Flag, flag } from './command.ts';

export const serviceInputs: readonly InputName[] = [
  'base-url',
  'federation-policy-id',
  'audience',
  'api-key',
  'subject-token',
  'subject-token-file',
];

export const runInputs: readonly InputName[] = [
  'approval-mode',
  'policy',
  'policy-ref',
  'on-pause',
  'on-timeout',
  'fail-on-reject',
  'max-pauses',
  'timeout',
  'idle-timeout',
  'wait-for-intern',
  'workspace-id',
  'transcript',
  'transcript-file',
];

export const jsonFlag: Flag = flag('json', 'Print one JSON document on standard output.');

export const verboseFlag: Flag = flag('verbose', 'Show every step on standard error.');

export const policyArgument: Argument = {
  name: 'FILE',
  about: 'The policy file. Default: .github/intern-policy.yml.',
  required: false,
  offer: 'files',
};

export const agentFlags: readonly Flag[] = [
  flag(
    'agent <command>',
    'Run this agent as the one intern, for example "opencode acp". It works in the current folder.',
  ),
  flag('agent-asks', 'Vouch that an unknown agent asks before it acts.'),
  flag('agent-env <name>', 'Pass this variable to the agent.', { repeats: true }),
  flag('any-model', 'Start the agent without a key too: it then takes any model, a hosted one included.'),
  flag('agent-sandbox <kind>', 'Confine the agent, or not. Default: none; with --model-access bubblewrap.', {
    offer: ['none', 'bubblewrap'],
  }),
];

export const shells = ['bash', 'zsh', 'fish'] as const;

export const defaultAskingPrompt = 'Run the shell command "pwd" and tell me what it printed.';

export const defaultPort = 8787;

export const defaultVariable = 'OPENAI_API_KEY';

export const agentsWithPolicy = ['opencode', 'codex', 'gemini', 'claude', 'copilot', 'cursor'] as const;

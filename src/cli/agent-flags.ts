// The flags that run a real agent without a configuration: `--agent`, `--agent-asks`, `--agent-env`.
import type { Flag } from './command.ts';

/** The flags of the commands that start a service. */
export const agentFlags: readonly Flag[] = [
  {
    name: 'agent',
    value: 'command',
    about: 'Run this agent as the one intern, for example "opencode acp". It works in the current folder.',
  },
  { name: 'agent-asks', about: 'Vouch that an unknown agent asks before it acts.' },
  { name: 'agent-env', value: 'name', repeats: true, about: 'Pass this variable to the agent.' },
];

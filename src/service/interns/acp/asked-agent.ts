// An agent that is asked for by its command line, as settings: its profile, and the variables that it is given.
import type { AgentName, WrittenAgentSettings } from './agent-settings.ts';
import { agentOf, profiles } from './profiles/profiles.ts';

/** An agent that is asked for by its command line. */
export interface AskedAgent {
  /** Program and arguments; the name of a profile alone stands for the profile's command. */
  readonly command: readonly string[];
  /** The user vouches that it asks before it acts; for agents without a profile. */
  readonly asks?: boolean;
  /** Variables that it is given beside the profile's for the keys of models. */
  readonly variables?: readonly string[];
  /** The user takes whatever model it finds for itself. */
  readonly anyModel?: boolean;
}

/** What it is, and what it is run with. */
export interface KnownAgent {
  readonly name: AgentName;
  readonly settings: WrittenAgentSettings;
  /** The variables that it is given. */
  readonly given: readonly string[];
}

/** Settings for an agent (docs/agents.md, "Without a configuration"). */
export function knownAgent(
  { command, asks = false, variables = [], anyModel = false }: AskedAgent,
  env: Readonly<Record<string, string | undefined>>,
): KnownAgent {
  const [program = ''] = command;
  const name = agentOf(program);
  const isNameAlone = command.length === 1 && program === name && name !== 'custom';
  const given = [...new Set([...profiles[name].keyVariables, ...variables])].filter((one) => (env[one] ?? '') !== '');
  return {
    name,
    given,
    settings: {
      agent: name,
      ...(isNameAlone ? {} : { command: [...command] }),
      ...(asks ? { asks } : {}),
      ...(anyModel ? { any_model: anyModel } : {}),
      env: Object.fromEntries(given.map((one) => [one, env[one] ?? ''])),
    },
  };
}

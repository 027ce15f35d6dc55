// The profiles of the agents that are known, and how a command line names one of them.
import path from 'node:path';
import { acp as claude } from '../../../agents/claude.ts';
import { acp as codex } from '../../../agents/codex.ts';
import { acp as custom } from '../../../agents/custom.ts';
import { acp as gemini } from '../../../agents/gemini.ts';
import { acp as opencode } from '../../../agents/opencode.ts';
import type { AgentProfile } from '../../../agents/profile.ts';
import { type AgentName, agentNames, type WrittenAgentSettings } from './agent-settings.ts';

/** The profile of each agent. */
export const profiles: Readonly<Record<AgentName, AgentProfile>> = { opencode, codex, gemini, claude, custom };

/** The agent that a program is: by the name of its file, that of the agent or of its default command; else `custom`. */
export function agentOf(program: string): AgentName {
  const name = path.basename(program);
  return agentNames.find((agent) => name === agent || name === profiles[agent].command[0]) ?? 'custom';
}

/** An agent that is asked for by its command line. */
export interface AgentCommand {
  /** Program and arguments; the name of a profile alone stands for the profile's command. */
  readonly command: readonly string[];
  /** The user vouches that it asks before it acts; for agents without a profile. */
  readonly asks?: boolean;
  /** Variables that it is given beside the profile's for the keys of models. */
  readonly variables?: readonly string[];
  /** The user takes whatever model it finds for itself. */
  readonly anyModel?: boolean;
  /** Its models without a key, as `model_access` is written; then no variable for a key is passed on by itself. */
  readonly modelAccess?: object | undefined;
  /** Default: that of the settings. */
  readonly sandbox?: 'none' | 'bubblewrap' | undefined;
}

interface NamedAgent {
  readonly name: AgentName;
  readonly settings: WrittenAgentSettings;
  /** The variables that it is given. */
  readonly passedOn: readonly string[];
}

/** Settings for an agent (docs/agents.md, "Without a configuration"). */
export function readAgentCommand(
  { command, asks = false, variables = [], anyModel = false, modelAccess, sandbox }: AgentCommand,
  env: Readonly<Record<string, string | undefined>>,
): NamedAgent {
  const [program = ''] = command;
  const name = agentOf(program);
  const isNameAlone = command.length === 1 && program === name && name !== 'custom';
  const keyVariables = modelAccess === undefined ? profiles[name].keyVariables : [];
  const passedOn = [...new Set([...keyVariables, ...variables])].filter((one) => (env[one] ?? '') !== '');
  return {
    name,
    passedOn,
    settings: {
      agent: name,
      ...(isNameAlone ? {} : { command: [...command] }),
      ...(asks ? { asks } : {}),
      ...(anyModel ? { any_model: anyModel } : {}),
      // Its form is checked with that of the other settings.
      ...(modelAccess === undefined ? {} : { model_access: modelAccess as WrittenAgentSettings['model_access'] }),
      ...(sandbox === undefined ? {} : { sandbox }),
      env: Object.fromEntries(passedOn.map((one) => [one, env[one] ?? ''])),
    },
  };
}

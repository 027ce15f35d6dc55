// The profiles of the agents that are known, and how a command line is known to be one of them.
import path from 'node:path';
import { type AgentName, agentNames } from '../agent-settings.ts';
import type { AgentProfile } from '../profile.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { custom } from './custom.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';

/** What is known of each agent. */
export const profiles: Readonly<Record<AgentName, AgentProfile>> = { opencode, codex, gemini, claude, custom };

/** The agent that a program is: by the name of its file, that of the agent or of its default command; else `custom`. */
export function agentOf(program: string): AgentName {
  const name = path.basename(program);
  return agentNames.find((agent) => name === agent || name === profiles[agent].command[0]) ?? 'custom';
}

// The agents that speak the Agent Client Protocol, each with its profile.
import { acp as claude } from './claude.ts';
import { acp as codex } from './codex.ts';
import { acp as gemini } from './gemini.ts';
import { acp as opencode } from './opencode.ts';
import type { AgentProfile } from './profile.ts';

/** The profile of any other agent. It gets prompts in manual mode only if the operator vouches that it asks. */
const custom: AgentProfile = {
  command: [],
  keyVariables: [],
  env: {},
  folderSettings: [],
  asking: { by: 'word' },
  folderFields: ['cwd', 'workdir'],
  tools: [],
};

export const agentNames = ['opencode', 'codex', 'gemini', 'claude', 'custom'] as const;

export type AgentName = (typeof agentNames)[number];

export const profiles: Readonly<Record<AgentName, AgentProfile>> = { opencode, codex, gemini, claude, custom };

export const keyVariables: ReadonlySet<string> = new Set(Object.values(profiles).flatMap((one) => one.keyVariables));

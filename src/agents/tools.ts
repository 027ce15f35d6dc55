// The tools of each agent, to begin a policy with.
import { acp as claude } from './claude.ts';
import { acp as codex } from './codex.ts';
import { acp as gemini } from './gemini.ts';
import type { HookName } from './hook-names.ts';
import { hooks } from './hooks.ts';
import { acp as opencode } from './opencode.ts';
import type { AgentProfile } from './profile.ts';

/** Agents that speak the protocol, with the tools told in it; the others' tools come from their hooks. */
const told: Partial<Readonly<Record<HookName, AgentProfile>>> = { claude, codex, gemini, opencode };

export function toolsOf(name: HookName): AgentProfile['tools'] {
  return told[name]?.tools ?? Object.entries(hooks[name].tools).map(([tool, { kind }]) => ({ name: tool, kind }));
}

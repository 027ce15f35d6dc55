// The hooks of the agents that people run themselves.
import { profiles } from './acp-agents.ts';
import { hook as claude } from './claude.ts';
import { hook as codex } from './codex.ts';
import { hook as copilot } from './copilot.ts';
import { hook as cursor } from './cursor.ts';
import { hook as gemini } from './gemini.ts';
import type { HookName } from './hook-names.ts';
import { hook as opencode } from './opencode.ts';
import type { AgentProfile, HookProfile } from './profile.ts';

export const hooks: Readonly<Record<HookName, HookProfile>> = { claude, codex, gemini, copilot, cursor, opencode };

/** Lists the tools of an agent for its starting policy. */
export function listTools(name: HookName): readonly { readonly name: string; readonly kind: string }[] {
  const acpProfiles: Partial<Readonly<Record<HookName, AgentProfile>>> = profiles;
  const { tools: hookTools } = hooks[name];
  const names = acpProfiles[name]?.tools ?? Object.keys(hookTools);
  return names.map((tool) => ({ name: tool, kind: hookTools[tool]?.kind ?? 'other' }));
}

// The tools of each agent, for its starting policy.
import type { HookName } from './hook-names.ts';
import { hooks } from './hooks.ts';
import type { AgentProfile } from './profile.ts';
import { profiles } from './profiles.ts';

export function toolsOf(name: HookName): readonly { readonly name: string; readonly kind: string }[] {
  const speaking: Partial<Readonly<Record<HookName, AgentProfile>>> = profiles;
  const { tools } = hooks[name];
  return (speaking[name]?.tools ?? Object.keys(tools)).map((tool) => ({
    name: tool,
    kind: tools[tool]?.kind ?? 'other',
  }));
}

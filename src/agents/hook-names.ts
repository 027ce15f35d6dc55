// The names of the agents whose hooks are known, without what is known of them.
export const hookNames = ['claude', 'codex', 'gemini', 'copilot', 'cursor', 'opencode'] as const;

export type HookName = (typeof hookNames)[number];

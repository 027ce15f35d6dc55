// Names the agents with a known hook. They are apart from the profiles, so that reading a name loads no profile.
export const hookNames = ['claude', 'codex', 'gemini', 'copilot', 'cursor', 'opencode'] as const;

export type HookName = (typeof hookNames)[number];

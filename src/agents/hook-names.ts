// The names of the agents whose hooks are known, without what is known of them.
/** The hosts that a hook can be installed in. */
export const hookNames = ['claude', 'codex', 'gemini', 'copilot', 'cursor', 'opencode'] as const;

/** The name of a host. */
export type HookName = (typeof hookNames)[number];

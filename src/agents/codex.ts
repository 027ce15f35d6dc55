// Codex (github.com/openai/codex): the mode of a session decides what it asks about.
import { type AgentProfile, gitConfiguration, type HookProfile, shellStartup } from './profile.ts';

/** Codex, measured with version 0.169.0 behind the adapter 2.6.0 (docs/agents.md). */
export const acp: AgentProfile = {
  command: ['codex-acp'],
  package: '@agentclientprotocol/codex-acp',
  keyVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
  authMethodId: 'api-key',
  env: { NO_BROWSER: '1' },
  // The adapter makes Codex trust each session's folder, so Codex starts the folder's MCP servers and obeys its rules.
  folderSettings: [{ path: '.codex', ignoredBy: undefined }],
  homeSettings: [
    ...['.env', 'agents', 'config.toml', 'environments.toml', 'hooks.json', 'rules'].map((name) => `.codex/${name}`),
    ...gitConfiguration,
    ...shellStartup, // Codex starts a login shell for each session, to take a snapshot of its state
  ],
  // "read-only" asks a person before every write and network access. The mode "agent" would ask a second model.
  asking: { by: 'config_option', option: 'mode', manual: 'read-only', selfDrive: 'workspace-write' },
  commandFields: ['command', 'cmd'],
  sendsDiffs: true,
  folderFields: ['workdir', 'cwd'],
  tools: ['exec_command', 'apply_patch'],
};

/** Its hooks, run with version 0.169.0 (docs/hooks.md). */
export const hook: HookProfile = {
  events: { PreToolUse: {}, PermissionRequest: {} },
  confirmEvent: 'PermissionRequest',
  // `folder` is empty: "cwd" would be the command's folder. The session's folder is the one that the hook starts in.
  fields: { session: ['session_id'], turn: ['turn_id'], folder: [], tool: ['tool_name'], input: ['tool_input'] },
  folderFields: ['workdir', 'cwd'],
  tools: {
    Bash: { kind: 'execute', patchProgram: /apply_?patch/i },
    exec_command: { kind: 'execute', patchProgram: /apply_?patch/i },
    apply_patch: { kind: 'edit', patchField: 'command' },
    update_plan: { kind: 'think' },
    web_search: { kind: 'fetch', queryField: 'query' },
  },
  answers: {
    allow: 'silence',
    ask: 'reject',
    stop: 'reject',
    leave: 'silence',
    repeat: () => ({ hookSpecificOutput: { hookEventName: 'PermissionRequest', decision: { behavior: 'allow' } } }),
  },
  asksInMode: { field: 'permission_mode', modes: ['default'] },
  install: {
    file: 'hooks.json',
    home: '.codex',
    variable: 'CODEX_HOME',
    entry: (command) => ({ hooks: [{ type: 'command', command, timeout: 60 }] }),
  },
  knownFrom: 'Codex 0.169.0: run, and its sources',
};

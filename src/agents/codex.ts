// Codex (github.com/openai/codex): the mode of a session decides what it asks about.
import { type AgentProfile, gitConfiguration, type HookProfile, shellStartup } from './profile.ts';

/** Codex, measured with version 0.169.0 behind the adapter 2.6.0 (docs/agents.md). */
export const acp: AgentProfile = {
  command: ['codex-acp'],
  package: '@agentclientprotocol/codex-acp',
  keyVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
  authMethodId: 'api-key',
  env: { NO_BROWSER: '1' },
  // The adapter makes Codex trust the folder of each session: Codex starts its MCP servers and obeys its rules.
  folderSettings: [{ path: '.codex', ignoredBy: undefined }],
  homeSettings: [
    ...['.env', 'agents', 'config.toml', 'environments.toml', 'hooks.json', 'rules'].map((name) => `.codex/${name}`),
    ...gitConfiguration,
    ...shellStartup, // for each session it starts a login shell, to take a snapshot
  ],
  // "read-only" asks a person before every write and network access; "agent" asks a second model instead.
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
  // `folder` is empty: "cwd" is the folder of the command. The hook starts in the folder of the session.
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

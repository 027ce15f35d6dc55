// Claude Code (github.com/anthropics/claude-code), and its adapter for the Agent Client Protocol.
import { type AgentProfile, gitConfiguration, type HookProfile, shellStartup } from './profile.ts';

/** How to run Claude, as read in the source of its adapter, version 0.101.0 (docs/agents.md). */
export const acp: AgentProfile = {
  command: ['claude-agent-acp'],
  package: '@agentclientprotocol/claude-agent-acp',
  keyVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
  // Without this, its shell stays in the folder of the last "cd", and no call names that folder.
  env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: '1' },
  // Without this, it reads each file that a prompt mentions as "@path", also outside of the work folder.
  fixedEnv: { CLAUDE_CODE_DISABLE_ATTACHMENTS: '1' },
  // With no sources, it ignores rules, hooks and skills of folder and home. With any, it obeys rules added in mid-run.
  sessionMeta: { claudeCode: { options: { settingSources: [], strictMcpConfig: true } } },
  folderSettings: [
    // `sessionMeta` keeps the agent from reading it, so `ignoredBy` needs no variable.
    { path: '.claude', ignoredBy: [] },
    // It is unknown whether `sessionMeta` covers this file.
    { path: '.mcp.json', ignoredBy: undefined, isReadFromParents: true },
  ],
  homeSettings: [
    ...['settings.json', 'agents', 'commands', 'skills'].map((name) => `.claude/${name}`),
    ...gitConfiguration,
    ...shellStartup,
  ],
  // Asks in self-drive too. There, the service answers instead of the policy.
  asking: { by: 'config_option', option: 'mode', manual: 'default', selfDrive: 'default' },
  folderFields: [],
  tools: ['Bash', 'Edit', 'Write', 'NotebookEdit', 'WebFetch', 'WebSearch'],
};

const toDecision = (permissionDecision: string) => (permissionDecisionReason: string) => ({
  hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision, permissionDecisionReason },
});

/** Its hooks, from the types of version 2.1.330; not tried with the program itself. */
export const hook: HookProfile = {
  events: { PreToolUse: {} },
  fields: { session: ['session_id'], turn: ['prompt_id'], folder: ['cwd'], tool: ['tool_name'], input: ['tool_input'] },
  folderVariable: 'CLAUDE_PROJECT_DIR',
  folderFields: [],
  tools: {
    Bash: { kind: 'execute' },
    Edit: { kind: 'edit', pathFields: ['file_path'] },
    MultiEdit: { kind: 'edit', pathFields: ['file_path'] },
    Write: { kind: 'edit', pathFields: ['file_path'] },
    NotebookEdit: { kind: 'edit', pathFields: ['notebook_path'] },
    Read: { kind: 'read', pathFields: ['file_path'] },
    Glob: { kind: 'search', pathFields: ['path'], patternFields: ['pattern'] },
    Grep: { kind: 'search', pathFields: ['path'] },
    LS: { kind: 'read', pathFields: ['path'] },
    WebFetch: { kind: 'fetch', queryField: 'url' },
    WebSearch: { kind: 'fetch', queryField: 'query' },
    TodoWrite: { kind: 'think' },
    Task: { kind: 'think' },
    Agent: { kind: 'think' },
    ExitPlanMode: { kind: 'think' },
  },
  answers: {
    allow: toDecision('allow'),
    ask: toDecision('ask'),
    stop: (reason) => ({ ...toDecision('deny')(reason), continue: false, stopReason: reason }),
    leave: 'silence',
  },
  install: {
    file: 'settings.json',
    home: '.claude',
    variable: 'CLAUDE_CONFIG_DIR',
    entry: (command) => ({ hooks: [{ type: 'command', command, timeout: 60, onFailure: 'block' }] }),
  },
  knownFrom: 'Claude Code 2.1.330: the types of its SDK',
};

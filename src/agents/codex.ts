// Codex (github.com/openai/codex): a mode of the session says what it asks for.
import type { AgentProfile, HookFacts, HookProfile } from './profile.ts';

// Codex reads a folder's settings only if the configuration in HOME trusts the folder; ours trusts none.
const untrusted: readonly string[] = [];

/** Codex, measured with version 0.169.0 behind the adapter 2.6.0 (docs/agents.md). */
export const acp: AgentProfile = {
  command: ['codex-acp'],
  package: '@agentclientprotocol/codex-acp',
  keyVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
  authenticate: 'api-key',
  env: { NO_BROWSER: '1' },
  folderSettings: [{ path: '.codex', ignoredBy: untrusted }],
  // "read-only" asks before every write and network access. The mode "agent" asks a second model instead.
  asking: { by: 'config_option', option: 'mode', manual: 'read-only', selfDrive: 'workspace-write' },
  commandFields: ['command', 'cmd'],
  folderFields: ['workdir', 'cwd'],
  titleForms: [],
  tools: [
    { name: 'exec_command', kind: 'execute' },
    { name: 'apply_patch', kind: 'edit' },
  ],
};

/** Its hooks, run with version 0.169.0 (docs/hooks.md). */
export const hook: HookProfile = {
  events: { PreToolUse: {}, PermissionRequest: {} },
  eventField: 'hook_event_name',
  repeats: 'PermissionRequest',
  // "cwd" is the folder of the command; the hook starts in the folder of the session.
  fields: { session: ['session_id'], turn: ['turn_id'], folder: [], tool: ['tool_name'], input: ['tool_input'] },
  commandFields: ['command'],
  folderFields: ['workdir', 'cwd'],
  tools: {
    Bash: { kind: 'execute' },
    exec_command: { kind: 'execute' },
    apply_patch: { kind: 'edit', patch: 'command' },
    update_plan: { kind: 'think' },
    web_search: { kind: 'fetch', query: 'query' },
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
  source: 'Codex 0.169.0: run, and its sources',
};

export const facts: HookFacts = {
  holds: [],
  gaps: [
    { what: 'a hook that nobody trusted in "/hooks" is skipped in silence' },
    { what: 'a hook that reaches its time limit is ignored' },
    { what: 'in the mode "bypassPermissions" nobody is asked: what nothing decides is rejected' },
    {
      what: 'before 0.169.0, at least up to 0.153.3, each command is told with the folder of the session: a rule for the root then allows it wherever it runs',
      said: {
        words:
          'their PreToolUse hook payload contains only the command. The top-level hook cwd is taken from the turn context, not from the resolved per-call execution cwd.',
        in: 'https://github.com/openai/codex/issues/37251',
      },
    },
    {
      what: 'where the folder of the session is gone, no hook runs',
      said: {
        words:
          "When a Codex Desktop session's working directory no longer exists on disk, a trusted user-level `PreToolUse` hook is never executed, and the tool call runs anyway.",
        in: 'https://github.com/openai/codex/issues/45293',
      },
    },
    {
      what: '"features.hooks = false" of a trusted project',
      said: {
        words:
          'Hooks are enabled by default. If you need to turn them off in `config.toml`, set: `[features]` `hooks = false`',
        in: 'https://developers.openai.com/codex/hooks',
      },
    },
    {
      what: '"write_stdin" has no hook: what is typed into a running program is not asked about',
      said: {
        words:
          'The newer `unified_exec` mechanism allows richer streaming stdin/stdout handling of shell, but interception is incomplete.',
        in: 'https://developers.openai.com/codex/hooks',
      },
    },
  ],
};

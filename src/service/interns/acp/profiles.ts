// The profiles of the agents that are known, and how a command line names one of them.
import path from 'node:path';
import { type AgentName, agentNames, type WrittenAgentSettings } from './agent-settings.ts';
import type { AgentProfile } from './profile.ts';

// Everything asks, tools of MCP servers as well, but looking at files of the work folder and keeping its own list.
const rules = {
  '*': 'ask',
  bash: 'ask',
  edit: 'ask',
  webfetch: 'ask',
  task: 'ask',
  external_directory: 'ask',
  read: { '*': 'allow', '*.env': 'ask', '*.env.*': 'ask', '*.env.example': 'allow' },
  glob: 'allow',
  grep: 'allow',
  list: 'allow',
  todowrite: 'allow',
};

/** OpenCode, measured with version 1.18.33 (docs/agents.md). */
export const opencode: AgentProfile = {
  command: ['opencode', 'acp'],
  package: 'opencode-ai',
  keyVariables: [
    'ANTHROPIC_API_KEY',
    'GEMINI_API_KEY',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'GROQ_API_KEY',
    'MISTRAL_API_KEY',
    'OPENAI_API_KEY',
    'OPENCODE_API_KEY',
    'OPENROUTER_API_KEY',
    'XAI_API_KEY',
  ],
  env: {
    OPENCODE_PERMISSION: JSON.stringify(rules),
    OPENCODE_DISABLE_PROJECT_CONFIG: '1',
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
  },
  folderSettings: [
    { path: 'opencode.json', ignoredBy: ['OPENCODE_DISABLE_PROJECT_CONFIG'] },
    { path: 'opencode.jsonc', ignoredBy: ['OPENCODE_DISABLE_PROJECT_CONFIG'] },
    { path: '.opencode/agent', ignoredBy: ['OPENCODE_DISABLE_PROJECT_CONFIG'] },
    { path: '.opencode/tool', ignoredBy: ['OPENCODE_DISABLE_PROJECT_CONFIG'] },
    // Their code is run before any prompt, whatever the switches say.
    { path: '.opencode/plugin', ignoredBy: undefined, isSoughtAbove: true },
    { path: '.opencode/plugins', ignoredBy: undefined, isSoughtAbove: true },
  ],
  asking: {
    by: 'command',
    command: ['debug', 'agent', 'build'],
    manual: 'build',
    selfDrive: 'build',
    tools: ['bash', 'edit', 'webfetch', 'task'],
  },
  commandFields: ['command'],
  folderFields: ['workdir', 'cwd'],
  titleForms: [],
  tools: [
    { name: 'bash', kind: 'execute' },
    { name: 'edit', kind: 'edit' },
    { name: 'write', kind: 'edit' },
    { name: 'webfetch', kind: 'fetch' },
    { name: 'read', kind: 'read' },
    { name: 'task', kind: 'other' },
  ],
};

// A checkout is read only where the user trusts its folder, which is noted in the agent's HOME: ours trusts none.
const untrusted: readonly string[] = [];

/** Codex, measured with version 0.169.0 behind the adapter 2.6.0 (docs/agents.md). */
export const codex: AgentProfile = {
  command: ['codex-acp'],
  package: '@agentclientprotocol/codex-acp',
  keyVariables: ['CODEX_API_KEY', 'OPENAI_API_KEY'],
  authenticate: 'api-key',
  env: { NO_BROWSER: '1' },
  folderSettings: [{ path: '.codex', ignoredBy: untrusted }],
  // Read-only: what writes or reaches the network has to be asked for. The mode "agent" asks a second model instead.
  asking: { by: 'config_option', option: 'mode', manual: 'read-only', selfDrive: 'workspace-write' },
  commandFields: ['command', 'cmd'],
  folderFields: ['workdir', 'cwd'],
  titleForms: [],
  tools: [
    { name: 'exec_command', kind: 'execute' },
    { name: 'apply_patch', kind: 'edit' },
  ],
};

/** Gemini CLI, measured with version 0.61.0 (docs/agents.md). */
export const gemini: AgentProfile = {
  command: ['gemini', '--acp'],
  package: '@google/gemini-cli',
  keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  authenticate: 'gemini-api-key',
  // In a folder that is not trusted no settings, hooks or servers of it are used, and no mode is taken but those that ask.
  env: { GEMINI_CLI_TRUST_WORKSPACE: 'false' },
  folderSettings: [{ path: '.gemini', ignoredBy: ['GEMINI_CLI_TRUST_WORKSPACE'] }],
  asking: { by: 'reload', manual: 'default', selfDrive: 'default' },
  commandFields: ['command'],
  folderFields: ['dir_path', 'directory', 'cwd'],
  // The title of its shell tool, the one tool of the kind "execute", is the command to its last character.
  titleForms: [/^(?<command>[\s\S]+)$/],
  tools: [
    { name: 'run_shell_command', kind: 'execute' },
    { name: 'replace', kind: 'edit' },
    { name: 'write_file', kind: 'edit' },
    { name: 'web_fetch', kind: 'fetch' },
  ],
};

// The session says that it stays unread.
const bySession: readonly string[] = [];

/** Claude, as read in version 0.101.0 of the adapter (docs/agents.md). */
export const claude: AgentProfile = {
  command: ['claude-agent-acp'],
  package: '@agentclientprotocol/claude-agent-acp',
  keyVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
  // Its shell keeps the folder of the last "cd" otherwise, and a call does not tell which that is.
  env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: '1' },
  // Its adapter passes these on to the program, in place of ["user", "project", "local"]: rules that allow, hooks, commands and
  // skills of the folder stay unread, and so does CLAUDE.md.
  sessionMeta: { claudeCode: { options: { settingSources: ['user'], strictMcpConfig: true } } },
  folderSettings: [
    { path: '.claude', ignoredBy: bySession },
    // Not known to be covered by those options.
    { path: '.mcp.json', ignoredBy: undefined, isSoughtAbove: true },
  ],
  asking: { by: 'config_option', option: 'mode', manual: 'default', selfDrive: 'default' },
  commandFields: ['command'],
  folderFields: ['cwd'],
  titleForms: [],
  tools: [
    { name: 'Bash', kind: 'execute' },
    { name: 'Edit', kind: 'edit' },
    { name: 'Write', kind: 'edit' },
    { name: 'NotebookEdit', kind: 'edit' },
    { name: 'WebFetch', kind: 'fetch' },
    { name: 'WebSearch', kind: 'fetch' },
  ],
};

/** Every agent without a profile of its own. */
export const custom: AgentProfile = {
  command: [],
  keyVariables: [],
  env: {},
  folderSettings: [],
  asking: { by: 'word' },
  commandFields: ['command'],
  folderFields: ['cwd', 'workdir'],
  titleForms: [],
  tools: [],
};

/** The profile of each agent. */
export const profiles: Readonly<Record<AgentName, AgentProfile>> = { opencode, codex, gemini, claude, custom };

/** The agent that a program is: by the name of its file, that of the agent or of its default command; else `custom`. */
export function agentOf(program: string): AgentName {
  const name = path.basename(program);
  return agentNames.find((agent) => name === agent || name === profiles[agent].command[0]) ?? 'custom';
}

/** An agent that is asked for by its command line. */
export interface AgentCommand {
  /** Program and arguments; the name of a profile alone stands for the profile's command. */
  readonly command: readonly string[];
  /** The user vouches that it asks before it acts; for agents without a profile. */
  readonly asks?: boolean;
  /** Variables that it is given beside the profile's for the keys of models. */
  readonly variables?: readonly string[];
  /** The user takes whatever model it finds for itself. */
  readonly anyModel?: boolean;
}

interface NamedAgent {
  readonly name: AgentName;
  readonly settings: WrittenAgentSettings;
  /** The variables that it is given. */
  readonly passedOn: readonly string[];
}

/** Settings for an agent (docs/agents.md, "Without a configuration"). */
export function readAgentCommand(
  { command, asks = false, variables = [], anyModel = false }: AgentCommand,
  env: Readonly<Record<string, string | undefined>>,
): NamedAgent {
  const [program = ''] = command;
  const name = agentOf(program);
  const isNameAlone = command.length === 1 && program === name && name !== 'custom';
  const passedOn = [...new Set([...profiles[name].keyVariables, ...variables])].filter(
    (one) => (env[one] ?? '') !== '',
  );
  return {
    name,
    passedOn,
    settings: {
      agent: name,
      ...(isNameAlone ? {} : { command: [...command] }),
      ...(asks ? { asks } : {}),
      ...(anyModel ? { any_model: anyModel } : {}),
      env: Object.fromEntries(passedOn.map((one) => [one, env[one] ?? ''])),
    },
  };
}

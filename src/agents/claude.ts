// Claude Code (github.com/anthropics/claude-code), and its adapter for the Agent Client Protocol.
import type { AgentProfile } from './profile.ts';

// The session says that it stays unread.
const bySession: readonly string[] = [];

/** Claude, as read in version 0.101.0 of the adapter (docs/agents.md). */
export const acp: AgentProfile = {
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

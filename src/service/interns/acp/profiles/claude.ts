// Claude Code behind its adapter (github.com/agentclientprotocol/claude-agent-acp): reads the settings of the folder in every case.
import type { AgentProfile } from '../profile.ts';

/** Claude, as read in version 0.101.0 of the adapter (docs/agents.md). */
export const claude: AgentProfile = {
  command: ['claude-agent-acp'],
  package: '@agentclientprotocol/claude-agent-acp',
  keyVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
  // Its shell keeps the folder of the last "cd" otherwise, and a call does not tell which that is.
  env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: '1' },
  // Rules that allow, hooks and servers: no variable makes it ignore them.
  folderSettings: [
    { path: '.claude', ignoredBy: undefined },
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

// Claude Code behind its adapter (github.com/agentclientprotocol/claude-agent-acp): reads the settings of the folder in every case.
import type { AgentProfile } from '../profile.ts';

/** Claude, as read in version 0.101.0 of the adapter (docs/agents.md). */
export const claude: AgentProfile = {
  command: ['claude-agent-acp'],
  package: '@agentclientprotocol/claude-agent-acp',
  keyVariables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'],
  env: {},
  // Rules that allow, hooks and servers: no variable makes it ignore them.
  folderSettings: [
    { path: '.claude', ignoredBy: undefined },
    { path: '.mcp.json', ignoredBy: undefined, isSoughtAbove: true },
  ],
  asking: { by: 'config_option', option: 'mode', manual: 'default', selfDrive: 'default' },
  commandFields: ['command'],
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

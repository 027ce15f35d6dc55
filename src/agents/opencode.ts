// OpenCode (opencode.ai): asks for what its rules say, and the rules can be read back as they are resolved.
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
export const acp: AgentProfile = {
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

// Codex (github.com/openai/codex): a mode of the session says what it asks for.
import type { AgentProfile } from './profile.ts';

// A checkout is read only where the user trusts its folder, which is noted in the agent's HOME: ours trusts none.
const untrusted: readonly string[] = [];

/** Codex, measured with version 0.169.0 behind the adapter 2.6.0 (docs/agents.md). */
export const acp: AgentProfile = {
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

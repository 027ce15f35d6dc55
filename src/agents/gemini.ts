// Gemini CLI (github.com/google-gemini/gemini-cli): a mode of the session says what it asks for; a command stands in the title alone.
import type { AgentProfile } from './profile.ts';

/** Gemini CLI, measured with version 0.61.0 (docs/agents.md). */
export const acp: AgentProfile = {
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

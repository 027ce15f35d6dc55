// Gemini CLI (github.com/google-gemini/gemini-cli): its mode decides what it asks about; a call has its command only in its title.
import type { AgentProfile, HookProfile } from './profile.ts';

/** Gemini CLI, measured with version 0.61.0 (docs/agents.md). */
export const acp: AgentProfile = {
  command: ['gemini', '--acp'],
  package: '@google/gemini-cli',
  keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  authMethodId: 'gemini-api-key',
  // In an untrusted folder, it ignores the folder's settings, hooks and servers, and accepts only modes that ask.
  // A stranger's `.env` in or above the folder can't change a variable that is set here, even to nothing.
  env: { GEMINI_CLI_TRUST_WORKSPACE: 'false', GEMINI_API_KEY: '', GOOGLE_API_KEY: '', GOOGLE_CLOUD_PROJECT: '' },
  folderSettings: [{ path: '.gemini', ignoredBy: ['GEMINI_CLI_TRUST_WORKSPACE'] }],
  homeSettings: [
    '.env',
    '.node_modules', // Node.js looks here for modules that Gemini CLI lacks
    '.node_libraries',
    ...['.env', 'agents', 'extensions', 'policies', 'settings.json', 'trustedFolders.json', 'trusted_hooks.json'].map(
      (name) => `.gemini/${name}`,
    ),
  ],
  asking: { by: 'reload', manual: 'default', selfDrive: 'default' },
  folderFields: ['dir_path'],
  // The shell tool is the only one of the kind "execute", and its title is exactly the command.
  titleForms: [/^(?<command>[\s\S]+)$/],
  // A folder's name with a bracket could end the text early, so such a folder counts as unknown.
  folderForms: [/^\[(?:in|current working directory) (?<cwd>[^\]]+)\](?: \([^\]]*\))?$/],
  tools: ['run_shell_command', 'replace', 'write_file', 'web_fetch'],
};

const toDecision = (decision: string) => (reason: string) => ({ decision, reason });

/** Its hooks, run with version 0.61.0 (docs/hooks.md). */
export const hook: HookProfile = {
  events: { BeforeTool: {} },
  fields: { session: ['session_id'], turn: [], folder: ['cwd'], tool: ['tool_name'], input: ['tool_input'] },
  folderFields: ['dir_path'],
  respelledPath: /^@|%[0-9a-f]{2}/i, // its file tools drop the "@", and decode "%2e" (its resolveToRealPath)
  tools: {
    run_shell_command: { kind: 'execute' },
    replace: { kind: 'edit', pathFields: ['file_path'], takesPathEnd: true },
    write_file: { kind: 'edit', pathFields: ['file_path'] },
    read_file: { kind: 'read', pathFields: ['file_path'] },
    read_many_files: { kind: 'read', patternFields: ['include', 'paths'] },
    list_directory: { kind: 'read', pathFields: ['dir_path'] },
    glob: { kind: 'search', pathFields: ['dir_path'], patternFields: ['pattern'] },
    grep_search: { kind: 'search', pathFields: ['dir_path'] },
    search_file_content: { kind: 'search', pathFields: ['dir_path'] },
    web_fetch: { kind: 'fetch', queryField: 'prompt' },
    google_web_search: { kind: 'fetch', queryField: 'query' },
    write_todos: { kind: 'think' },
  },
  answers: {
    allow: 'silence',
    ask: toDecision('ask'),
    stop: (reason) => ({ ...toDecision('deny')(reason), continue: false, stopReason: reason }),
    leave: 'silence',
  },
  install: {
    file: 'settings.json',
    home: '.gemini',
    entry: (command) => ({ matcher: '*', hooks: [{ name: 'interns', type: 'command', command, timeout: 60_000 }] }),
  },
  knownFrom: 'Gemini CLI 0.61.0: run, and its documentation',
};

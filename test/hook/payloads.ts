// Payloads in the form of each host: recorded from a run where the source says so, else written after its types or documentation.
import type { HookName } from '../../src/agents/hook-names.ts';

/** One call in the words of a host, and what of it is a pause. */
export interface Payload {
  readonly host: HookName;
  readonly source: string;
  readonly about: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The fields of the pause that it becomes; `FOLDER` stands for the work folder. */
  readonly pause: Readonly<Record<string, unknown>>;
}

const claude = {
  session_id: 's',
  prompt_id: 't',
  cwd: 'FOLDER',
  hook_event_name: 'PreToolUse',
  permission_mode: 'default',
};
const codex = {
  session_id: 's',
  turn_id: 't',
  cwd: 'FOLDER',
  hook_event_name: 'PreToolUse',
  permission_mode: 'default',
};
const gemini = { session_id: 's', cwd: 'FOLDER', hook_event_name: 'BeforeTool', timestamp: '2026-11-23T12:00:00.000Z' };
const copilot = { sessionId: 's', timestamp: 1_795_000_000_000, cwd: 'FOLDER' };
const cursor = { conversation_id: 's', generation_id: 't', workspace_roots: ['FOLDER'] };
const opencode = { hook_event_name: 'tool.execute.before', session: 's', worktree: 'FOLDER', cwd: 'FOLDER' };

const types = 'types of the SDK, @anthropic-ai/claude-agent-sdk 0.3.330 (Claude Code 2.1.330); not run here';
const rust = 'codex-rs/hooks, Codex 0.169.0';
const docs = 'docs/hooks of Gemini CLI 0.61.0';
const ran = 'recorded from a run on the fake model of tools/agents';
const reference = 'github/docs, hooks-reference, Copilot CLI 1.0.102; not run here';
const reports = 'reports of users, Cursor 3.21; not run here';
const plugin = 'written by our plugin, OpenCode 1.18.33';

const shell = {
  operation: 'shell command: npm test',
  command: 'npm test',
  cwd: 'FOLDER',
  inside: ['.'],
  tool_kind: 'execute',
};
const write = { operation: 'fs.write', inside: ['src/a.ts'], tool_kind: 'edit' };
const patch =
  '*** Begin Patch\n*** Update File: a.ts\n*** Move to: src/a.ts\n@@\n-a\n+b\n*** Delete File: c.ts\n*** End Patch';

/** Every recorded payload. */
export const payloads: readonly Payload[] = [
  {
    host: 'claude',
    source: types,
    about: 'a command',
    payload: { ...claude, tool_name: 'Bash', tool_input: { command: 'npm test', description: 'x' } },
    pause: { ...shell, tool_name: 'Bash' },
  },
  {
    host: 'claude',
    source: types,
    about: 'a file is written',
    payload: { ...claude, tool_name: 'Write', tool_input: { file_path: 'FOLDER/src/a.ts', content: 'secret' } },
    pause: { ...write, tool_name: 'Write', arguments: undefined },
  },
  {
    host: 'claude',
    source: types,
    about: 'an address',
    payload: { ...claude, tool_name: 'WebFetch', tool_input: { url: 'https://example.com/', prompt: 'x' } },
    pause: { operation: 'network', url: 'https://example.com/', title: 'https://example.com/' },
  },
  {
    host: 'claude',
    source: types,
    about: 'a tool of an MCP server',
    payload: { ...claude, tool_name: 'mcp__files__drop', tool_input: { name: 'a' } },
    pause: { operation: 'other', tool_name: 'mcp__files__drop', arguments: { name: 'a' } },
  },
  {
    host: 'claude',
    source: types,
    about: 'a search without a path',
    payload: { ...claude, cwd: 'FOLDER/src', tool_name: 'Grep', tool_input: { pattern: 'x' } },
    pause: { operation: 'fs.read', inside: ['src'], tool_kind: 'search' },
  },
  {
    host: 'claude',
    source: types,
    about: 'a sub-agent',
    payload: { ...claude, tool_name: 'Task', tool_input: { prompt: 'x' } },
    pause: { operation: 'think' },
  },
  {
    host: 'codex',
    source: `Codex 0.169.0, ${ran}`,
    about: 'a command',
    payload: {
      session_id: '01a20a60-91a7-77e1-bad9-c9ad8b7ab8d6',
      turn_id: '01a20a60-91c0-7272-a613-b288c40567f6',
      transcript_path: '/home/u/.codex/sessions/2026/11/23/rollout-2026-11-23T21-47-10.jsonl',
      cwd: 'FOLDER',
      hook_event_name: 'PreToolUse',
      model: 'gpt-5.4',
      permission_mode: 'default',
      tool_name: 'Bash',
      tool_input: { command: 'npm test' },
      tool_use_id: 'call_1795470430767_0',
    },
    pause: shell,
  },
  {
    host: 'codex',
    source: rust,
    about: 'a command in another folder',
    payload: { ...codex, cwd: 'FOLDER/src', tool_name: 'Bash', tool_input: { command: 'npm test' } },
    pause: { ...shell, cwd: 'FOLDER/src', inside: ['src'] },
  },
  {
    host: 'codex',
    source: rust,
    about: 'a patch',
    payload: { ...codex, tool_name: 'apply_patch', tool_input: { command: patch } },
    pause: { operation: 'fs.write', tool_kind: 'delete', inside: ['a.ts', 'src/a.ts', 'c.ts'] },
  },
  {
    host: 'gemini',
    source: `Gemini CLI 0.61.0, ${ran}`,
    about: 'a command',
    payload: {
      session_id: '53dd1095-5d32-4979-868e-182ddc1ef36e',
      transcript_path: '/home/u/.gemini/tmp/work/chats/session-2026-11-23T21-48-53dd1095.jsonl',
      cwd: 'FOLDER',
      hook_event_name: 'BeforeTool',
      timestamp: '2026-11-23T21:48:31.242Z',
      tool_name: 'run_shell_command',
      tool_input: { command: 'npm test', description: 'What the prompt asks for' },
    },
    pause: shell,
  },
  {
    host: 'gemini',
    source: docs,
    about: 'a command in a folder of its own',
    payload: { ...gemini, tool_name: 'run_shell_command', tool_input: { command: 'npm test', dir_path: 'src' } },
    pause: { ...shell, cwd: 'FOLDER/src', inside: ['src'] },
  },
  {
    host: 'gemini',
    source: docs,
    about: 'a file is changed',
    payload: {
      ...gemini,
      tool_name: 'replace',
      tool_input: { file_path: 'FOLDER/src/a.ts', old_string: 'a', new_string: 'b' },
    },
    pause: write,
  },
  {
    host: 'copilot',
    source: reference,
    about: 'a command, its arguments as JSON in a text',
    payload: { ...copilot, toolName: 'bash', toolArgs: '{"command":"npm test"}' },
    pause: shell,
  },
  {
    host: 'copilot',
    source: reference,
    about: 'a file is made',
    payload: { ...copilot, toolName: 'create', toolArgs: { path: 'src/a.ts', file_text: 'x' } },
    pause: write,
  },
  {
    host: 'cursor',
    source: reports,
    about: 'a command',
    payload: { ...cursor, hook_event_name: 'beforeShellExecution', command: 'npm test', cwd: 'FOLDER' },
    pause: shell,
  },
  {
    host: 'cursor',
    source: reports,
    about: 'a tool of an MCP server',
    payload: {
      ...cursor,
      hook_event_name: 'beforeMCPExecution',
      tool_name: 'drop',
      tool_input: '{"name":"a"}',
      command: 'x',
    },
    pause: { operation: 'other', tool_name: 'drop', arguments: { name: 'a' } },
  },
  {
    host: 'cursor',
    source: reports,
    about: 'a file is written',
    payload: {
      ...cursor,
      hook_event_name: 'preToolUse',
      tool_name: 'Write',
      tool_input: { file_path: 'FOLDER/src/a.ts' },
    },
    pause: write,
  },
  {
    host: 'opencode',
    source: plugin,
    about: 'a command',
    payload: { ...opencode, tool: 'bash', args: { command: 'npm test', workdir: 'src' } },
    pause: { ...shell, cwd: 'FOLDER/src', inside: ['src'] },
  },
  {
    host: 'opencode',
    source: plugin,
    about: 'a file is written',
    payload: { ...opencode, tool: 'write', args: { filePath: 'FOLDER/src/a.ts', content: 'x' } },
    pause: write,
  },
];

// Cursor (cursor.com): some kinds of tools have a hook event of their own.
import type { HookProfile } from './profile.ts';

const toPermission = (permission: string) => (why: string) => ({ permission, user_message: why, agent_message: why });

/** The tools that need `preToolUse`: shells and MCP servers have their own events. The form of `ApplyPatch` is unknown. */
const preToolUseTools = 'Write|Edit|StrReplace|ApplyPatch|Delete|Read|ReadFile|Grep|Glob|Task|TodoWrite';

/** Its hooks, from cursor.com/docs/hooks for version 3.21; never tried with the program itself. */
export const hook: HookProfile = {
  events: { beforeShellExecution: { tool: 'Shell' }, beforeMCPExecution: { isMcp: true }, preToolUse: {} },
  fields: {
    session: ['conversation_id'],
    turn: ['generation_id'],
    folder: ['workspace_roots', 'cwd'],
    tool: ['tool_name'],
    input: ['tool_input'],
  },
  folderFields: ['cwd'],
  // Fields of every event. A shell event has them beside the command, but they are no arguments of the call.
  inertFields: [
    'conversation_id',
    'cursor_version',
    'generation_id',
    'hook_event_name',
    'model',
    'sandbox',
    'transcript_path',
    'user_email',
    'workspace_roots',
  ],
  tools: {
    Shell: { kind: 'execute' },
    Write: { kind: 'edit', pathFields: ['file_path', 'path'] },
    Edit: { kind: 'edit', pathFields: ['file_path', 'path'] },
    StrReplace: { kind: 'edit', pathFields: ['file_path', 'path'] },
    Delete: { kind: 'delete', pathFields: ['file_path', 'path'] },
    Read: { kind: 'read', pathFields: ['file_path', 'path'] },
    ReadFile: { kind: 'read', pathFields: ['file_path', 'path'] },
    Grep: { kind: 'search', pathFields: ['path'] },
    Glob: { kind: 'search', pathFields: ['target_directory', 'path'], patternFields: ['glob_pattern', 'pattern'] },
    Task: { kind: 'think' },
    TodoWrite: { kind: 'think' },
  },
  answers: { allow: toPermission('allow'), ask: toPermission('ask'), stop: 'reject', leave: toPermission('allow') },
  asksAt: ['beforeShellExecution', 'beforeMCPExecution'],
  install: {
    file: 'hooks.json',
    home: '.cursor',
    topLevel: { version: 1 },
    entry: (command, event) => ({
      command,
      timeout: 60,
      failClosed: true,
      ...(event === 'preToolUse' ? { matcher: preToolUseTools } : {}),
    }),
  },
  knownFrom: 'Cursor 3.21: its documentation, cursor.com/docs/hooks, and reports of its users',
};

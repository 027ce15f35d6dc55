// A call at both doors: as the hook of an agent is told it, and as the intern of the same agent asks.

import { profiles } from '../../src/agents/acp-agents.ts';
import { hooks } from '../../src/agents/hooks.ts';
import { type HookPause, toPause } from '../../src/hook/pause.ts';
import { parsePayload, readCall } from '../../src/hook/payload.ts';
import { toPermission } from '../../src/service/interns/acp/agent-questions.ts';
import { type Bench, commandOf } from './bench.ts';

/** The tools of each agent that both doors know, by what they do. */
const hosts = {
  claude: { run: 'Bash', edit: 'Write', read: 'Read', path: 'file_path', folder: undefined },
  codex: { run: 'exec_command', edit: undefined, read: undefined, path: '', folder: 'workdir' },
  gemini: { run: 'run_shell_command', edit: 'write_file', read: 'read_file', path: 'file_path', folder: 'dir_path' },
  opencode: { run: 'bash', edit: 'write', read: 'read', path: 'filePath', folder: 'workdir' },
} as const;

/** A call, whichever agent makes it. */
export type Call =
  | { readonly kind: 'execute'; readonly command: string; readonly folder: string | null }
  | { readonly kind: 'edit' | 'read'; readonly path: string };

/** The input of a call, and the same in the words of the Agent Client Protocol. */
function inputOf(call: Call, host: keyof typeof hosts, work: string) {
  const words = hosts[host];
  if (call.kind === 'execute') {
    const { command, folder } = call;
    // The shell of Claude Code has no field for a folder.
    if (words.folder === undefined)
      return { name: folder === null ? words.run : undefined, input: { command }, asked: { rawInput: { command } } };
    const input = { command, ...(folder === null ? {} : { [words.folder]: `${work}/${folder}` }) };
    return {
      name: words.run,
      input,
      asked: { rawInput: { ...input, [words.folder]: `${work}/${folder ?? ''}` } },
    };
  }
  const path = `${work}/${call.path}`;
  return { name: words[call.kind], input: { [words.path]: path }, asked: { locations: [{ path }] } };
}

/** The payload of a call's hook; undefined: the agent has no such tool. */
export function payloadOf(call: Call, host: keyof typeof hosts, work: string): Record<string, unknown> | undefined {
  const { name, input } = inputOf(call, host, work);
  if (name === undefined) return undefined;
  const base = commandOf(host, 'x');
  return host === 'opencode' ? { ...base, tool: name, args: input } : { ...base, tool_name: name, tool_input: input };
}

/** The pauses that a call becomes at the hook, and at the intern. */
export function pausesOf(
  call: Call,
  host: keyof typeof hosts,
  bench: Bench,
): { readonly hook: HookPause; readonly intern: HookPause } | undefined {
  const { name, asked } = inputOf(call, host, bench.work);
  const payload = payloadOf(call, host, bench.work);
  if (name === undefined || payload === undefined) return undefined;
  const read = readCall(parsePayload(Buffer.from(bench.placed(payload))), hooks[host]);
  const options = [
    { optionId: 'a', kind: 'allow_once', name: '' },
    { optionId: 'r', kind: 'reject_once', name: '' },
  ] as const;
  const there = toPermission(
    { sessionId: 's', options: [...options], toolCall: { toolCallId: 'c' } },
    {
      call: { toolCallId: 'c', kind: call.kind, name, ...asked },
      profile: profiles[host],
      folder: bench.work,
      signal: new AbortController().signal,
      respond: () => undefined,
    },
  );
  return {
    hook: toPause(read, hooks[host], bench.work),
    intern: { arguments: JSON.stringify(there?.question), kind: call.kind },
  };
}

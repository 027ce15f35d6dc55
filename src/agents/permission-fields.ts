// The fields of a pause that describe a tool call, the same for a service and a hook.
import {
  type CallForms,
  commandOf,
  folderOfCommand,
  pathsOf,
  rawArgumentsOf,
  type ToolCall,
  unknownPath,
} from './tool-call.ts';

export type PermissionFields = ReturnType<typeof permissionFields>;

/** Gives all that a policy may match in a tool call (docs/local-service.md, "What a real agent asks"). */
export function permissionFields(call: ToolCall, profile: CallForms, folder: string) {
  const told = call.kind ?? undefined;
  const operation = operations.get(told ?? '') ?? 'other';
  const kind = operation === 'other' ? operation : told;
  const run = kind === 'execute' ? commandOf(call, profile) : noCommand;
  const named = pathsOf(call, folder, run.cwd === undefined && run.command !== undefined ? folder : run.cwd);
  // For these operations, paths are enough: a policy does not judge the new contents of a file.
  const isOfPaths = operation.startsWith('fs.');
  // Without them, any field of the raw input may name a path, so the paths count as unknown.
  const lies = named.paths === undefined && isOfPaths ? pathsOf(call, folder, null) : named;
  const isExplained = run.command !== undefined || (named.paths !== undefined && isOfPaths);
  return {
    operation: run.command === undefined ? operation : `shell command: ${run.command}`,
    command: run.command,
    cwd: (run.cwd === null ? undefined : folderOfCommand(run.cwd ?? '', folder)) ?? unknownFolder,
    title: call.title ?? undefined,
    tool_kind: told === undefined ? undefined : kind,
    tool_name: call.name ?? undefined,
    ...lies,
    env: run.env,
    ...(isExplained && run.rest === undefined ? {} : rawArgumentsOf(isExplained ? run.rest : call.rawInput)),
  };
}

/** Tells whether the folder and all paths are known. If not, the same words may mean another place next time. */
export function isPlaceKnown({ cwd, outside }: PermissionFields): boolean {
  return cwd !== unknownFolder && outside?.includes(unknownPath) !== true;
}

const noCommand = { command: undefined, cwd: undefined, env: undefined, rest: undefined };

/** Stands in `cwd` for an unknown folder; no rule allows a command there (docs/policy.md, "Where a command runs"). */
const unknownFolder = 'unknown';

/** Operations of the kinds of tool calls (Agent Client Protocol, "Tool Calls", `ToolKind`); any other is `other`. */
const operations: ReadonlyMap<string, string> = new Map([
  ['execute', 'shell'],
  ['edit', 'fs.write'],
  ['delete', 'fs.write'],
  ['move', 'fs.write'],
  ['read', 'fs.read'],
  ['search', 'fs.read'],
  ['fetch', 'network'],
  ['think', 'think'],
  ['switch_mode', 'switch_mode'],
]);

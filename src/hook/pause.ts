// Turns a host's tool call into a pause, the question that a policy decides, with the same code as for agents in a job.
import path from 'node:path';
import type { HookProfile, HookTool } from '../agents/profile.ts';
import { isReadInTwoWays, readPermissionFields, type ToolCall } from '../agents/tool-call.ts';
import { type Fields, type HookCall, HookRefusal, readText, readTexts } from './payload.ts';

/** Stands for any tool that the profile lacks, from an MCP server or a newer host. */
const unknownTool: HookTool = { kind: 'other' };

export interface HookPause {
  readonly arguments: string;
  readonly kind: string;
}

export function toPause(call: HookCall, profile: HookProfile, folder: string): HookPause {
  const toolCall = toToolCall(call, profile, folder);
  const fields = readPermissionFields(toolCall, profile, folder);
  if (toolCall.kind === 'execute' && fields.command === undefined) throw new HookRefusal('the call has no command');
  const pause = { kind: 'permission', options: ['allow_once', 'reject_once'], ...fields, server: call.server };
  return { arguments: JSON.stringify(pause), kind: toolCall.kind ?? 'other' };
}

function toToolCall(
  { tool: name, ownTool: tool = unknownTool, input, payload, folders: [named] }: HookCall,
  profile: HookProfile,
  folder: string,
): ToolCall {
  const here = resolveFolder(folder, readText(payload, ['cwd']) ?? named ?? '');
  const { kind } = tool;
  // Where the payload itself is the input, it has to name the folder: the terminal may have kept an earlier one.
  const commandFolder = input === payload && readText(payload, profile.folderFields) === undefined ? null : here;
  if (kind === 'execute') {
    return { kind, name, rawInput: resolveFolders(input, profile.folderFields, here), folder: commandFolder };
  }
  if (tool.patchField !== undefined) {
    const { paths, deletes } = readPatch(readText(input, [tool.patchField]) ?? '');
    return { kind: deletes ? 'delete' : kind, name, locations: toLocations(paths, here) };
  }
  const paths = (tool.pathFields ?? []).flatMap((field) => readTexts(input, [field]));
  if (kind === 'read' || kind === 'search') {
    return { kind, name, locations: toSearchLocations(paths, readTexts(input, tool.patternFields ?? []), here) };
  }
  if (tool.pathFields !== undefined) {
    if (paths.length === 0) throw new HookRefusal('the call names no path');
    return { kind, name, locations: toLocations(paths, here) };
  }
  const title = tool.queryField === undefined ? undefined : readText(input, [tool.queryField]);
  // A model may add an address that the tool ignores.
  return { kind, name, title, rawInput: input, ignoresUrl: tool.queryField !== undefined && tool.queryField !== 'url' };
}

function resolveFolders(input: Fields, folderFields: readonly string[], here: string): Fields {
  const folders = folderFields.flatMap((field) => {
    const name = readText(input, [field]);
    return name === undefined ? [] : [[field, resolveFolder(here, name)]];
  });
  const { workspace_roots: _roots, ...rest } = input;
  return { ...rest, ...Object.fromEntries(folders) };
}

/** Keeps ".." as written, because programs differ in how they resolve ".." behind a link. */
function resolveFolder(here: string, name: string): string {
  if (isReadInTwoWays(name)) return name;
  const written = name === '' || path.isAbsolute(name) ? name || here : `${here}${path.sep}${name}`;
  return written.split(path.sep).includes('..') ? written : path.resolve(written);
}

function toSearchLocations(paths: readonly string[], patterns: readonly string[], here: string): ToolCall['locations'] {
  const folders = paths.length === 0 ? [{ path: here }] : toLocations(paths, here);
  const beginnings = patterns.map(readFixedPart);
  return beginnings.length === 0 ? folders : folders.flatMap((one) => toLocations(beginnings, one.path));
}

/** Reads a pattern up to its first wildcard. Refuses a pattern whose rest may lead out of that folder. */
function readFixedPart(pattern: string): string {
  const [beginning = ''] = /^(?:[^*?[\]{}()!+@\\]*(?:\/|$))?/.exec(pattern) ?? [];
  if (/\.\.|[{,(|]\s*[/~]/.test(pattern.slice(beginning.length))) {
    throw new HookRefusal('the pattern is in a form of which nobody can say where it looks');
  }
  return beginning === '' ? '.' : beginning;
}

/** Keeps every "..", because links on the disk decide where ".." leads. */
function toLocations(paths: readonly string[], here: string): readonly { readonly path: string }[] {
  return paths.map((one) => ({
    path: path.isAbsolute(one) || isReadInTwoWays(one) ? one : `${here}${path.sep}${one}`,
  }));
}

const header = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/;
/** Matches a line that Codex may take for a header, because Codex trims more characters than JavaScript does. */
const paddedHeader = /^[^+-][\s\S]*\*\*\* (?:Add|Update|Delete|Move|Environment|Begin|End)\b/;
const body = /^(?:[-+ ]|@@|$|\*\*\* End of File$)/;

/** Refuses a patch with any line that `apply_patch` does not define. */
function readPatch(text: string): { readonly paths: readonly string[]; readonly deletes: boolean } {
  const lines = text.trim().split('\n');
  if (lines.shift() !== '*** Begin Patch' || lines.pop() !== '*** End Patch') throw unknownPatch();
  const paths: string[] = [];
  let deletes = false;
  for (const line of lines) {
    const [, what, namedPath] = header.exec(line) ?? [];
    if (namedPath !== undefined) {
      if (namedPath.trim() !== namedPath || /\p{Cc}/u.test(namedPath) || (what === 'Move to' && paths.length === 0))
        throw unknownPatch();
      paths.push(namedPath);
      deletes ||= what === 'Delete File';
    } else if (paths.length === 0 || paddedHeader.test(line) || !body.test(line)) {
      throw unknownPatch();
    }
  }
  if (paths.length === 0) throw unknownPatch();
  return { paths, deletes };
}

function unknownPatch(): HookRefusal {
  return new HookRefusal('the patch is in a form that is not known, so nobody can say which files it changes');
}

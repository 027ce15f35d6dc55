// Turns a tool call of the agent that runs the hook into a pause, the question that a policy decides.
import path from 'node:path';
import type { HookProfile, HookTool } from '../agents/profile.ts';
import { isReadInTwoWays, readPermissionFields, type ToolCall } from '../agents/tool-call.ts';
import { isFolder } from '../folders.ts';
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
  { tool: name, hostTool: tool = unknownTool, input, payload, folders: [firstFolder] }: HookCall,
  profile: HookProfile,
  folder: string,
): ToolCall {
  const cwd = resolveFolder(folder, readText(payload, ['cwd']) ?? firstFolder ?? '');
  const { kind } = tool;
  if (kind === 'execute') {
    // Cursor's shell event is the input itself. If it names no folder, an earlier `cd` may have moved the shell.
    const isUnnamed = input === payload && readText(payload, profile.folderFields) === undefined;
    const rawInput = resolveFolders(input, profile.folderFields, cwd);
    return { kind, name, rawInput, commandFolder: isUnnamed ? null : cwd };
  }
  if (tool.patchField !== undefined) {
    const { paths, deletes } = readPatch(readText(input, [tool.patchField]) ?? '');
    return { kind: deletes ? 'delete' : kind, name, locations: toLocations(paths, cwd) };
  }
  const paths = (tool.pathFields ?? []).flatMap((field) => readTexts(input, [field]));
  if (tool.pathFields !== undefined) {
    const isOptional = kind === 'search' || tool.isPathOptional === true;
    if (paths.length === 0 && !isOptional) throw new HookRefusal('the call names no path');
    refuseOtherPath(paths, cwd, { ...tool, ...profile });
  }
  if (kind === 'read' || kind === 'search') {
    const places = tool.searchesWholeFolder === true ? [...paths, ...listFoldersOfFiles(paths, cwd)] : paths;
    return { kind, name, locations: toSearchLocations(places, readTexts(input, tool.patternFields ?? []), cwd) };
  }
  if (tool.pathFields !== undefined) return { kind, name, locations: toLocations(paths, cwd) };
  const title = tool.queryField === undefined ? undefined : readText(input, [tool.queryField]);
  const ignoresUrl = tool.queryField !== undefined && tool.queryField !== 'url'; // a model may add a `url` all the same
  return { kind, name, title, rawInput: input, ignoresUrl };
}

/** Refuses a path that the host's tool may take for the path of another file. */
function refuseOtherPath(
  paths: readonly string[],
  cwd: string,
  { respelledPath, takesPathEnd }: Pick<HookProfile, 'respelledPath'> & Pick<HookTool, 'takesPathEnd'>,
): void {
  const mayBeEnd = (name: string): boolean => takesPathEnd === true && !path.isAbsolute(name);
  const other = [...paths, cwd].find((name) => mayBeEnd(name) || respelledPath?.test(name));
  if (other === undefined) return;
  const advice = 'write the absolute path, without "%"';
  throw new HookRefusal(`${JSON.stringify(other)} may be taken for the path of another file: ${advice}`);
}

function resolveFolders(input: Fields, folderFields: readonly string[], cwd: string): Fields {
  const folders = folderFields.flatMap((field) => {
    const name = readText(input, [field]);
    return name === undefined ? [] : [[field, resolveFolder(cwd, name)]];
  });
  // Omit the session's folders: with "root" in that field's name, the command's folder would count as unknown.
  const { workspace_roots: _roots, ...rest } = input;
  return { ...rest, ...Object.fromEntries(folders) };
}

/** Keeps ".." as written, because programs differ in how they resolve ".." behind a link. */
function resolveFolder(cwd: string, name: string): string {
  if (isReadInTwoWays(name)) return name;
  const fullPath = name === '' ? cwd : joinPath(cwd, name);
  return fullPath.split(path.sep).includes('..') ? fullPath : path.resolve(fullPath);
}

function joinPath(folder: string, name: string): string {
  return path.isAbsolute(name) ? name : `${folder}${path.sep}${name}`;
}

/** Lists the parent folder of each path that is not a folder. */
function listFoldersOfFiles(paths: readonly string[], cwd: string): readonly string[] {
  const places = toLocations(paths, cwd).map((location) => location.path);
  return places.filter((place) => !isFolder(place)).map((place) => path.dirname(place));
}

function toSearchLocations(paths: readonly string[], patterns: readonly string[], cwd: string): ToolCall['locations'] {
  const folders = paths.length === 0 ? [{ path: cwd }] : toLocations(paths, cwd);
  const fixedParts = patterns.map(readFixedPart);
  return fixedParts.length === 0 ? folders : folders.flatMap((one) => toLocations(fixedParts, one.path));
}

/** Returns the fixed folder of a pattern: `src/` of `src/*.ts`. Refuses a pattern that may match outside of its folder. */
function readFixedPart(pattern: string): string {
  const [folder = ''] = /^(?:[^*?[\]{}()!+@\\]*(?:\/|$))?/.exec(pattern) ?? [];
  const rest = pattern.slice(folder.length);
  const relativeRest = folder === '' ? rest : `./${rest}`; // below `src/`, the rest `~*` is not the home folder
  // Test both readings of a backslash: some libraries take it for an escape, others for a slash.
  if (['', '/'].some((sign) => mayLeadOut(relativeRest.replaceAll('\\', sign)))) {
    throw new HookRefusal('it is unknown where the pattern looks');
  }
  return folder === '' ? '.' : folder;
}

function mayLeadOut(pattern: string): boolean {
  if (pattern.includes('..') || pattern.split('/').some(mayBeParent)) return true;
  if (/(?:^|[{,(|[])\s*[/~]/.test(pattern)) return true; // `/etc/*`, `~/*`, `{a,/etc}/*`
  // In `{,a}/*`, the empty alternative makes the path absolute.
  return pattern.startsWith('{') && pattern.includes('}/') && /[{,]\s*[,}]/.test(pattern);
}

/** Tells whether dots of the segment may make "..", as in `{.,x}.`. Takes a class such as `[.]` for a dot, as libraries do. */
function mayBeParent(segment: string): boolean {
  const withoutClasses = segment.replaceAll(/\[[^[\]]*\]/g, (each) => (each.includes('.') ? '.' : 'x'));
  const parts = withoutClasses.split(/[{}(),|@!+?*[\]]/);
  return parts.filter((part) => /^\.+$/.test(part)).join('').length > 1;
}

function toLocations(paths: readonly string[], cwd: string): readonly { readonly path: string }[] {
  return paths.map((name) => ({ path: isReadInTwoWays(name) ? name : joinPath(cwd, name) }));
}

/** Refuses a patch with any line that `apply_patch` does not define. */
function readPatch(text: string): { readonly paths: readonly string[]; readonly deletes: boolean } {
  const lines = text.trim().split('\n');
  if (lines.shift() !== '*** Begin Patch' || lines.pop() !== '*** End Patch') throw createPatchRefusal();
  const paths: string[] = [];
  let deletes = false;
  for (const line of lines) {
    const [, change, namedPath] = header.exec(line) ?? [];
    if (namedPath !== undefined) {
      const isPlainPath = namedPath.trim() === namedPath && !/\p{Cc}/u.test(namedPath);
      if (!isPlainPath || (change === 'Move to' && paths.length === 0)) throw createPatchRefusal();
      paths.push(namedPath);
      deletes ||= change === 'Delete File';
    } else if (paths.length === 0 || paddedHeader.test(line) || !body.test(line)) {
      throw createPatchRefusal();
    }
  }
  if (paths.length === 0) throw createPatchRefusal();
  return { paths, deletes };
}

const header = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/;
/** Matches a line that Codex may take for a header, because Codex trims more characters than JavaScript does. */
const paddedHeader = /^[^+-][\s\S]*\*\*\* (?:Add|Update|Delete|Move|Environment|Begin|End)\b/;
const body = /^(?:[-+ ]|@@|$|\*\*\* End of File$)/;

function createPatchRefusal(): HookRefusal {
  return new HookRefusal('the patch has an unknown form, so it is unknown which files it changes');
}

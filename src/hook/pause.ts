// Turns a host's tool call into the pause that a policy decides, by the code that does so for the agent in a job.
import path from 'node:path';
import type { HookProfile, HookTool } from '../agents/profile.ts';
import { permissionFields, type ToolCall } from '../agents/tool-call.ts';
import { type Fields, type HookCall, HookRefusal, textOf, textsOf } from './payload.ts';

/** Any tool that the profile lacks: one of an MCP server, or one newer than the profile. */
const unknownTool: HookTool = { kind: 'other' };

export interface HookPause {
  readonly arguments: string;
  readonly kind: string;
}

export function toPause(call: HookCall, profile: HookProfile, folder: string): HookPause {
  const told = toToolCall(call, profile, folder);
  const fields = permissionFields(told, profile, folder);
  if (told.kind === 'execute' && fields.command === undefined) throw new HookRefusal('the call has no command');
  const pause = { kind: 'permission', options: ['allow_once', 'reject_once'], ...fields };
  return { arguments: JSON.stringify(pause), kind: told.kind ?? 'other' };
}

function toToolCall(
  { tool: name, known: tool = unknownTool, input, payload, folders: [named] }: HookCall,
  profile: HookProfile,
  folder: string,
): ToolCall {
  const here = folderFrom(folder, textOf(payload, ['cwd']) ?? named ?? '');
  const { kind } = tool;
  if (kind === 'execute') return { kind, name, rawInput: placed(input, profile.folderFields, here) };
  if (tool.patch !== undefined) {
    const { paths, deletes } = readPatch(textOf(input, [tool.patch]) ?? '');
    return { kind: deletes ? 'delete' : kind, name, locations: locationsOf(paths, here) };
  }
  const paths = (tool.paths ?? []).flatMap((field) => textsOf(input, [field]));
  if (kind === 'read' || kind === 'search') {
    return { kind, name, locations: lookedAt(paths, textsOf(input, tool.patterns ?? []), here) };
  }
  if (tool.paths !== undefined) {
    if (paths.length === 0) throw new HookRefusal('the call names no path');
    return { kind, name, locations: locationsOf(paths, here) };
  }
  const title = tool.query === undefined ? undefined : textOf(input, [tool.query]);
  return { kind, name, title, rawInput: input };
}

/** Adds the folder that the host names, if the input names none. */
function placed(input: Fields, folderFields: readonly string[], here: string): Fields {
  const [first = 'cwd'] = folderFields;
  const named = folderFields.filter((field) => textOf(input, [field]) !== undefined);
  const folders = (named.length === 0 ? [first] : named).map((field) => {
    return [field, folderFrom(here, textOf(input, [field]) ?? '')];
  });
  const { workspace_roots: _roots, ...rest } = input;
  return { ...rest, ...Object.fromEntries(folders) };
}

/** Keeps ".." as written, because programs read it in two ways behind a link. */
function folderFrom(here: string, name: string): string {
  const written = name === '' || path.isAbsolute(name) ? name || here : `${here}${path.sep}${name}`;
  return written.split(path.sep).includes('..') ? written : path.resolve(written);
}

function lookedAt(paths: readonly string[], patterns: readonly string[], here: string): ToolCall['locations'] {
  const folders = paths.length === 0 ? [{ path: here }] : locationsOf(paths, here);
  const beginnings = patterns.map(beginningOf);
  return beginnings.length === 0 ? folders : folders.flatMap((one) => locationsOf(beginnings, one.path));
}

/** Takes a pattern up to its first wildcard, and refuses one whose rest may lead out of that folder. */
function beginningOf(pattern: string): string {
  const [beginning = ''] = /^(?:[^*?[\]{}()!+@\\]*(?:\/|$))?/.exec(pattern) ?? [];
  if (/\.\.|[{,(|]\s*[/~]/.test(pattern.slice(beginning.length))) {
    throw new HookRefusal('the pattern is in a form of which nobody can say where it looks');
  }
  return beginning === '' ? '.' : beginning;
}

/** Keeps every "..", because only the disk can resolve it. */
function locationsOf(paths: readonly string[], here: string): readonly { readonly path: string }[] {
  return paths.map((one) => ({ path: path.isAbsolute(one) ? one : `${here}${path.sep}${one}` }));
}

const header = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/;
/** A line that Codex may take for a header, as it trims more characters than JavaScript does. */
const paddedHeader = /^[^+-][\s\S]*\*\*\* (?:Add|Update|Delete|Move|Environment|Begin|End)\b/;
const body = /^(?:[-+ ]|@@|$|\*\*\* End of File$)/;

/** Refuses a patch in which any line has another form than `apply_patch` defines. */
function readPatch(text: string): { readonly paths: readonly string[]; readonly deletes: boolean } {
  const lines = text.trim().split('\n');
  if (lines.shift() !== '*** Begin Patch' || lines.pop() !== '*** End Patch') throw unread();
  const paths: string[] = [];
  let deletes = false;
  for (const line of lines) {
    const [, what, named] = header.exec(line) ?? [];
    if (named !== undefined) {
      if (named.trim() !== named || /\p{Cc}/u.test(named) || (what === 'Move to' && paths.length === 0)) throw unread();
      paths.push(named);
      deletes ||= what === 'Delete File';
    } else if (paths.length === 0 || paddedHeader.test(line) || !body.test(line)) {
      throw unread();
    }
  }
  if (paths.length === 0) throw unread();
  return { paths, deletes };
}

function unread(): HookRefusal {
  return new HookRefusal('the patch is in a form that is not known, so nobody can say which files it changes');
}

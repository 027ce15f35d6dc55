// Reads a tool call into the fields of a pause, for services and hooks alike: command, folder, paths, arguments.
import path from 'node:path';
import { isObject } from '../json.ts';
import { type FollowedPath, followPath, isWithin, resolveLinks } from '../resolved-path.ts';
import { findCommandLinks } from './command-links.ts';
import type { AgentProfile, HookProfile } from './profile.ts';

/** A tool call as an agent reports it (Agent Client Protocol, "Tool Calls"). */
export interface ToolCall {
  readonly kind?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly locations?: readonly { readonly path: string }[] | null | undefined;
  readonly content?:
    | readonly { readonly type: string; readonly path?: unknown; readonly content?: unknown }[]
    | null
    | undefined;
  readonly rawInput?: unknown;
  /** The folder of a command whose raw input names none. */
  readonly commandFolder?: CommandFolder;
  /** The tool does not use an address in its raw input. */
  readonly ignoresUrl?: boolean | undefined;
  /** The raw input may lack arguments, the folder of a command among them. */
  readonly isPartial?: boolean | undefined;
}

/** Null: nobody knows it. Undefined: the work folder. */
type CommandFolder = string | null | undefined;

type FormKey = 'commandFields' | 'folderFields' | 'sessionFolderField' | 'titleForms' | 'folderForms' | 'sendsDiffs';

export type CallForms = Pick<AgentProfile, FormKey> & Pick<HookProfile, 'inertFields'>;

/** Returns the fields of a tool call that a policy can match (docs/local-service.md, "What a real agent asks"). */
export function readPermissionFields(call: ToolCall, profile: CallForms, workFolder: string) {
  const reportedKind = call.kind ?? undefined;
  const operation = operations.get(reportedKind ?? '') ?? 'other';
  const kind = operation === 'other' ? operation : reportedKind;
  const { command, cwd, env, unknownFields } =
    kind === 'execute' ? readCommand(dropSessionFolder(call, profile, workFolder), profile) : noCommand;
  const links = command === undefined || cwd === null ? undefined : findLinks(command, cwd, workFolder);
  const isFileOperation = operation.startsWith('fs.');
  const namesPath = listPathNames(call).length > 0;
  // A path that is not reported may be in any field of the raw input, so it counts as unknown.
  const mayMissPath = isFileOperation && (!namesPath || lacksDiff(call, profile));
  const hasUnknownPath = cwd === null || links === null || mayMissPath;
  const commandFolder = command === undefined ? cwd : (cwd ?? workFolder);
  // Paths say all that a policy judges of a file operation: new contents are not judged, so the raw input is left out.
  const isExplained = command !== undefined || (isFileOperation && namesPath);
  return {
    operation: command === undefined ? operation : `shell command: ${command}`,
    command,
    cwd: (cwd === null ? undefined : resolveCommandFolder(cwd ?? '', workFolder)) ?? unknownFolder,
    title: call.title ?? undefined,
    tool_kind: reportedKind === undefined ? undefined : kind,
    tool_name: call.name ?? undefined,
    ...findPaths(call, workFolder, hasUnknownPath ? null : commandFolder),
    links: links ?? undefined,
    env,
    ...limitArguments(isExplained ? unknownFields : call.rawInput, call),
  };
}

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

const noCommand = { command: undefined, cwd: undefined, env: undefined, unknownFields: undefined };

function dropSessionFolder(call: ToolCall, { sessionFolderField: name }: CallForms, workFolder: string): ToolCall {
  if (name === undefined || !isObject(call.rawInput)) return call;
  const { [name]: value, ...rest } = call.rawInput;
  return value === workFolder ? { ...call, rawInput: rest } : call;
}

export function readCommand(call: ToolCall, profile: CallForms) {
  const { commandFields = ['command'], folderFields, inertFields = [] } = profile;
  const fields = toFields(call.rawInput);
  const folderInFields = readFolder(fields, folderFields);
  const folderInText = readFolderInText(call.content, profile.folderForms);
  const cwd = call.isPartial === true ? null : firstNamed(folderInFields, folderInText, call.commandFolder);
  const env = fields['env'] ?? undefined;
  const field = commandFields.find((name) => isPresent(fields[name]));
  const understood = [field, 'env', ...(folderInFields === null ? [] : folderFields), ...inertFields];
  const unknownFields = findUnknownFields(fields, new Set(understood));
  if (field !== undefined) return { command: toCommandText(fields[field]), cwd, env, unknownFields };
  const groups = findWholeMatch(profile.titleForms, call.title ?? '');
  return { command: groups?.['command'], cwd: firstNamed(cwd, groups?.['cwd']), env, unknownFields };
}

/** Returns null if an unknown field may name a folder too, or if two fields name different folders. */
function readFolder(fields: Readonly<Record<string, unknown>>, names: readonly string[]): CommandFolder {
  const mayNameFolder = Object.entries(fields).some(
    ([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && isPresent(value),
  );
  if (mayNameFolder) return null;
  const folders = new Set(names.map((name) => fields[name]).filter((value) => isPresent(value) && value !== ''));
  const [first, second] = folders;
  if (second !== undefined) return null; // the agent does not say which of the two it uses
  return first === undefined || typeof first === 'string' ? first : null;
}

/** Returns undefined for an agent that never writes the folder in the text, and null if no pattern fits. */
function readFolderInText(content: ToolCall['content'], forms: readonly RegExp[] | undefined): CommandFolder {
  if (forms === undefined) return undefined;
  const [block, ...more] = content ?? [];
  const { type, text } = block?.type === 'content' && isObject(block.content) ? block.content : {};
  if (type !== 'text' || typeof text !== 'string' || more.length > 0) return null;
  return findWholeMatch(forms, text)?.['cwd'] ?? null;
}

/** An unknown folder (null) counts as named: a later source must not replace it. */
function firstNamed(...folders: readonly CommandFolder[]): CommandFolder {
  return folders.find((folder) => folder !== undefined);
}

/** Collects fields that we do not understand and that may matter, such as a shell's input or extra rights. */
function findUnknownFields(fields: Readonly<Record<string, unknown>>, understood: ReadonlySet<string | undefined>) {
  const rest = Object.entries(fields).filter(
    ([name, value]) => isPresent(value) && !understood.has(name) && !usualInertFields.has(name),
  );
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

const usualInertFields: ReadonlySet<string> = new Set(
  'description explanation justification reason timeout timeout_ms run_in_background is_background'.split(' '),
);

/** Reads the list `bash -c TEXT` as TEXT. It is unknown how an agent would run any other list. */
function toCommandText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [program, flag, text]: readonly unknown[] = value;
  const isShell = typeof program === 'string' && shellPath.test(program) && (flag === '-c' || flag === '-lc');
  return isShell && typeof text === 'string' ? text : undefined;
}

const shellPath = /^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/;

function findWholeMatch(forms: readonly RegExp[] = [], text: string) {
  const matches = forms.map((form) => form.exec(text));
  return matches.find((match) => match?.[0].length === text.length)?.groups;
}

function toFields(raw: unknown): Readonly<Record<string, unknown>> {
  return isObject(raw) ? raw : {};
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** Returns null if the folder in which the command starts can't be resolved. */
function findLinks(command: string, cwd: string | undefined, workFolder: string) {
  const root = resolveLinks(workFolder);
  const startFolder = cwd === undefined ? root : followFrom(cwd, workFolder)?.end;
  return startFolder === undefined ? null : findCommandLinks(command, startFolder, root);
}

function lacksDiff({ kind, locations, content }: ToolCall, { sendsDiffs }: CallForms): boolean {
  if (sendsDiffs !== true || kind !== 'edit') return false;
  // One file may have several diffs, and must not make up for another that has none.
  const diffs = new Set((content ?? []).flatMap((block) => (block.type === 'diff' ? [block.path] : [])));
  return diffs.size < new Set((locations ?? []).map((location) => location.path)).size;
}

/** Follows links below the work folder, so that each folder has one name. Returns undefined if it can't be resolved. */
function resolveCommandFolder(name: string, workFolder: string): string | undefined {
  const followed = followFrom(name, workFolder);
  if (followed === undefined) return undefined;
  const [lexicalPath, root] = [path.resolve(workFolder, name), resolveLinks(workFolder)];
  if (!isWithin(lexicalPath, path.resolve(workFolder))) return lexicalPath;
  return isWithin(followed.end, root) ? path.resolve(workFolder, path.relative(root, followed.end)) : followed.end;
}

/** Stands in `cwd` for an unknown folder; no rule allows a command there (docs/policy.md, "Where a command runs"). */
const unknownFolder = 'unknown';

/** Resolves paths as they are on the disk now. `cwd`: the folder of a command; null: a path is unknown. */
export function findPaths(call: ToolCall, workFolder: string, cwd?: string | null) {
  const root = resolveLinks(workFolder);
  // The work folder may be a link itself; a command in it still counts as inside.
  const names = listPathNames(call, cwd === workFolder ? root : cwd);
  const followedNames = names.map((name) => {
    const followed = followFrom(name, workFolder);
    return { name, places: followed && [followed.end, ...followed.links] };
  });
  const paths = followedNames.flatMap(({ name, places }) => places ?? [path.resolve(workFolder, name)]);
  const knownPlaces = followedNames.flatMap(({ places }) => places ?? []);
  const inside = knownPlaces.filter((place) => isWithin(place, root)).map((place) => path.relative(root, place) || '.');
  const outside = knownPlaces.filter((place) => !isWithin(place, root));
  const isUnknown = cwd === null || followedNames.some(({ places }) => places === undefined);
  const toField = (list: readonly string[], unknownMark: string): string[] | undefined => {
    const all = new Set(isUnknown ? [...list, unknownMark] : list);
    return all.size === 0 ? undefined : [...all]; // a rule about all paths would match an empty list
  };
  return {
    paths: toField(paths, unknownPath),
    inside: toField(inside, unknownInside),
    outside: toField(outside, unknownPath),
  };
}

/** Stands in `outside` for a path that can't be resolved; no rule allows it. */
const unknownPath = 'unknown';
/** Stands in `inside` for such a path. It is not a plain path, so every guard on paths matches it. */
const unknownInside = './unknown';

function listPathNames({ kind, locations, content, rawInput }: ToolCall, commandFolder?: CommandFolder) {
  const locationPaths = (locations ?? []).map((location) => location.path);
  const diffPaths = (content ?? []).map((block) => (block.type === 'diff' ? block.path : undefined));
  // The target of a move may be any text of its raw input, in a field of any name.
  const moveTexts = kind === 'move' ? findTexts(findUnknownFields(toFields(rawInput), new Set())) : [];
  const candidates = [...locationPaths, ...diffPaths, ...moveTexts, commandFolder];
  return candidates.filter((name): name is string => typeof name === 'string' && name !== '');
}

function* findTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* findTexts(each);
}

/** Follows a path from the work folder. Keeps ".." as written, because programs disagree about ".." behind a link. */
function followFrom(name: string, workFolder: string): FollowedPath | undefined {
  if (isReadInTwoWays(name)) return undefined;
  return followPath(path.isAbsolute(name) ? name : `${workFolder}${path.sep}${name}`);
}

/** Tells whether programs disagree about a path: some take "~" for the home folder, some trim white space. */
export function isReadInTwoWays(name: string): boolean {
  return name.startsWith('~') || name.trim() !== name;
}

/** Tells whether the folder and all paths are known. If not, the same call may act elsewhere next time. */
export function isPlaceKnown({ cwd, outside }: ReturnType<typeof readPermissionFields>): boolean {
  return cwd !== unknownFolder && outside?.includes(unknownPath) !== true;
}

/** Limits of raw arguments: characters of a text, elements of a list or object, levels of nesting. */
const maxText = 4000;
const maxElements = 100;
const maxDepth = 8;
/** Limit of the JSON of all arguments, in characters, because a pause above 64 KiB can't be judged. */
const maxJson = 32_000;

const cutMark = '… (cut)'; // in place of what a limit cuts off

function limitArguments(raw: unknown, { kind, ignoresUrl = false }: Pick<ToolCall, 'kind' | 'ignoresUrl'>) {
  if (raw === undefined || raw === null) return {};
  const limited = limitValue(raw, 1);
  const field = ignoresUrl ? undefined : toFields(raw)['url'];
  const url = typeof field === 'string' && field.length <= maxText ? field : undefined;
  return {
    url: kind === 'fetch' && url !== undefined && !isPlainAddress(url) ? cutMark : url,
    arguments: JSON.stringify(limited).length > maxJson ? cutMark : limited,
  };
}

/** Tells whether the text of an address shows the host and folder that a request would reach (url.spec.whatwg.org). */
function isPlainAddress(url: string): boolean {
  const { protocol, host } = URL.parse(url) ?? { protocol: '', host: '' };
  const origin = `${protocol}//${host}`;
  const isOriginPlain = host !== '' && !/\.(?::|$)/.test(host) && url.startsWith(origin);
  return isOriginPlain && /^(?:[/?#]|$)/.test(url.slice(origin.length)) && !respelledPart.test(url);
}

/** Matches what parsers of addresses drop, turn into a slash, or resolve. */
const respelledPart = /[\\\t\n\r]|^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

const limitText = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText)}${cutMark}` : text);

function limitValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return limitText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return cutMark;
  if (Array.isArray(value)) {
    const first = value.slice(0, maxElements).map((each: unknown) => limitValue(each, depth + 1));
    return value.length > maxElements ? [...first, cutMark] : first;
  }
  const entries = Object.entries(value);
  const first = entries.slice(0, maxElements).map(([name, each]) => [limitText(name), limitValue(each, depth + 1)]);
  return Object.fromEntries(entries.length > maxElements ? [...first, [cutMark, cutMark]] : first);
}

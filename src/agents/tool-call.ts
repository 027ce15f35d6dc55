// A tool call as the fields of a pause, the same for a service and a hook: command, folder, paths, raw arguments.
import path from 'node:path';
import { isObject } from '../json.ts';
import { findWay, isWithin, resolveLinks, type Way } from '../resolved-path.ts';
import type { AgentProfile } from './profile.ts';

/** What a tool call says of itself in the words of the Agent Client Protocol ("Tool Calls"). */
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
  /** The raw input may lack arguments, the folder of a command among them. */
  readonly isPartial?: boolean | undefined;
}

type Forms = 'commandFields' | 'folderFields' | 'titleForms' | 'folderForms' | 'tellsDiffs';

export type CallForms = Pick<AgentProfile, Forms> & {
  readonly inertFields?: readonly string[];
};

type PermissionFields = ReturnType<typeof permissionFields>;

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
  const isUntold = named.paths === undefined || lacksDiff(call, profile);
  const lies = isUntold && isOfPaths ? pathsOf(call, folder, null) : named;
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

function lacksDiff({ kind, locations, content }: ToolCall, { tellsDiffs }: CallForms): boolean {
  if (tellsDiffs !== true || kind !== 'edit') return false;
  // One file may have several diffs, and must not make up for another that has none.
  const diffs = new Set((content ?? []).flatMap((block) => (block.type === 'diff' ? [block.path] : [])));
  return diffs.size < new Set((locations ?? []).map((location) => location.path)).size;
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

const usualInertFields: ReadonlySet<string> = new Set([
  'description',
  'explanation',
  'justification',
  'reason',
  'timeout',
  'timeout_ms',
  'run_in_background',
  'is_background',
]);

const shell = /^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/;

/** Returns null for an unknown folder, and fields of unknown effect as `rest`. */
export function commandOf({ rawInput: raw, title, content, isPartial = false }: ToolCall, profile: CallForms) {
  const fields = fieldsOf(raw);
  const inFields = folderOf(fields, profile.folderFields);
  const inCall = inFields === undefined ? folderInText(content, profile.folderForms) : inFields;
  const named = isPartial ? null : inCall;
  const env = fields['env'] ?? undefined;
  const { commandFields = ['command'], folderFields, inertFields = [] } = profile;
  const field = commandFields.find((name) => isGiven(fields[name]));
  const understood = [...(field === undefined ? [] : [field]), ...(inFields === null ? [] : folderFields), 'env'];
  const rest = restOf(fields, new Set([...understood, ...inertFields]));
  if (field !== undefined) return { command: asText(fields[field]), cwd: named, env, rest };
  const groups = firstWholeMatch(profile.titleForms, title ?? '');
  return { command: groups?.['command'], cwd: named === undefined ? groups?.['cwd'] : named, env, rest };
}

function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return isObject(raw) ? raw : {};
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Collects the fields that nobody understands and that may matter: a shell's input, rights beyond its sandbox. */
function restOf(
  fields: Readonly<Record<string, unknown>>,
  understood: ReadonlySet<string>,
): Readonly<Record<string, unknown>> | undefined {
  const rest = Object.entries(fields).filter(
    ([name, value]) => isGiven(value) && !understood.has(name) && !usualInertFields.has(name),
  );
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** Reads the folder of a command. Null if an unknown field may name a folder too, or two fields name different ones. */
function folderOf(fields: Readonly<Record<string, unknown>>, names: readonly string[]): string | null | undefined {
  const isStrange = Object.entries(fields).some(
    ([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && isGiven(value),
  );
  if (isStrange) return null;
  const named = new Set(names.map((name) => fields[name]).filter((value) => isGiven(value) && value !== ''));
  const [first, second] = named;
  if (second !== undefined) return null; // the agent does not say which of the two it uses
  return first === undefined || typeof first === 'string' ? first : null;
}

/** Reads the folder from the text of a call, if the agent tells it there. Null if no pattern fits. */
function folderInText(content: ToolCall['content'], forms: readonly RegExp[] | undefined): string | null | undefined {
  if (forms === undefined) return undefined;
  const [block, ...more] = content ?? [];
  const said = block?.type === 'content' && isObject(block.content) ? block.content : {};
  const { type, text } = said;
  if (type !== 'text' || typeof text !== 'string' || more.length > 0) return null;
  return firstWholeMatch(forms, text)?.['cwd'] ?? null;
}

/** Takes the list `bash -c TEXT` as TEXT; nothing says how any other list becomes one command. */
function asText(written: unknown): string | undefined {
  if (typeof written === 'string') return written === '' ? undefined : written;
  if (!Array.isArray(written) || written.length !== 3) return undefined;
  const [program, flag, text]: readonly unknown[] = written;
  const isShell = typeof program === 'string' && shell.test(program) && (flag === '-c' || flag === '-lc');
  return isShell && typeof text === 'string' ? text : undefined;
}

function firstWholeMatch(forms: readonly RegExp[] = [], text: string) {
  const matches = forms.map((form) => form.exec(text));
  return matches.find((match) => match?.[0].length === text.length)?.groups;
}

/** Stands in `outside` for a path that can't be resolved; no rule allows it. */
const unknownPath = 'unknown';
/** Stands in `inside` for such a path; it is not a plain path, so every guard on paths matches. */
const unknownInside = './unknown';

/** Resolves paths as they are on the disk now. `cwd`: the folder of the command, if there is one; null: unknown. */
export function pathsOf(call: ToolCall, folder: string, cwd?: string | null) {
  const { locations, content } = call;
  const changed = (content ?? []).map((block) => (block.type === 'diff' ? block.path : undefined));
  const root = resolveLinks(folder);
  // The work folder may be a link itself; a command in it still counts as inside.
  const here = cwd === folder ? root : cwd;
  const named = [...(locations ?? []).map((location) => location.path), ...changed, ...pathsOfMove(call), here];
  const names = named.filter((name): name is string => typeof name === 'string' && name !== '');
  const ways = names.map((name) => wayFrom(name, folder));
  const known = ways.flatMap((way) => (way === undefined ? [] : [way.end, ...way.links]));
  const isUnknown = cwd === null || ways.includes(undefined);
  const isInside = (one: string): boolean => isWithin(one, root);
  /** Returns undefined in place of an empty list, which a rule about all paths would match. */
  const told = (paths: readonly string[], unknown: string): string[] | undefined => {
    const all = new Set(isUnknown ? [...paths, unknown] : paths);
    return all.size === 0 ? undefined : [...all];
  };
  return {
    paths: told(
      ways.flatMap((way, index) => (way ? [way.end, ...way.links] : path.resolve(folder, names[index] ?? ''))),
      unknownPath,
    ),
    inside: told(
      known.filter(isInside).map((one) => path.relative(root, one) || '.'),
      unknownInside,
    ),
    outside: told(
      known.filter((one) => !isInside(one)),
      unknownPath,
    ),
  };
}

/** Collects all texts in the raw input of a move: its target may be any of them, in a field of any name. */
function pathsOfMove({ kind, rawInput: raw }: ToolCall): readonly string[] {
  return kind === 'move' ? [...textsIn(restOf(fieldsOf(raw), new Set()))] : [];
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}

/** Follows a name from the work folder. Keeps ".." as written, because programs read it in two ways behind a link. */
function wayFrom(name: string, folder: string): Way | undefined {
  return findWay(path.isAbsolute(name) ? name : `${folder}${path.sep}${name}`);
}

/** Follows links below the work folder, so that each folder has one name; undefined if it can't be resolved. */
function folderOfCommand(name: string, folder: string): string | undefined {
  const way = wayFrom(name, folder);
  if (way === undefined) return undefined;
  const [lexical, root] = [path.resolve(folder, name), resolveLinks(folder)];
  if (!isWithin(lexical, path.resolve(folder))) return lexical;
  return isWithin(way.end, root) ? path.resolve(folder, path.relative(root, way.end)) : way.end;
}

/** Most characters of a text, elements of a list or object, and levels of a raw argument; a policy knows the mark of a cut. */
const maxText = 4000;
const maxElements = 100;
const maxDepth = 8;
/** Most characters of all arguments as JSON, so that the pause stays far below 64 KiB, the most that can be judged. */
const maxJson = 32_000;

const cut = '… (cut)';

function rawArgumentsOf(raw: unknown) {
  if (raw === undefined || raw === null) return { url: undefined, arguments: undefined };
  const bounded = bound(raw, 1);
  const url = typeof raw === 'object' && 'url' in raw && typeof raw.url === 'string' ? raw.url : undefined;
  return {
    url: url === undefined || url.length > maxText ? undefined : url,
    arguments: JSON.stringify(bounded).length > maxJson ? cut : bounded,
  };
}

const boundText = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText)}${cut}` : text);

function bound(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return boundText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return cut;
  if (Array.isArray(value)) {
    const first = value.slice(0, maxElements).map((each: unknown) => bound(each, depth + 1));
    return value.length > maxElements ? [...first, cut] : first;
  }
  const entries = Object.entries(value);
  const first = entries.slice(0, maxElements).map(([name, each]) => [boundText(name), bound(each, depth + 1)]);
  return Object.fromEntries(entries.length > maxElements ? [...first, [cut, cut]] : first);
}

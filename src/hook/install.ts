// Plans how to add our hook to the user settings of a host (an agent that calls it), or remove it, and nothing else.
import { lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HookProfile } from '../agents/profile.ts';
import { isObject, parseJson } from '../json.ts';
import { findStructuralFlaw } from '../permission/pause.ts';
import { toShellWord } from '../shell-word.ts';
import type { Fields } from './payload.ts';
import type { HookSettings } from './settings.ts';

export interface SettingsChange {
  readonly file: string;
  /** Undefined if the file does not exist. */
  readonly before: string | undefined;
  /** Undefined to delete the file. */
  readonly after: string | undefined;
}

/** Thrown if a program can't change the settings file safely. A person then has to paste the entry. */
export class UnfitSettings extends Error {
  override readonly name = 'UnfitSettings';
}

/** Returns a command that turns a crash, a kill, an endless loop and a missing program into exit code 2, a refusal. */
export function createEntryCommand(
  { host, policy, rejectsUndecided, transcript }: HookSettings,
  { node, program }: { readonly node: string; readonly program: string },
): string {
  const words = [
    node,
    program,
    '--for',
    host,
    ...(rejectsUndecided ? ['--undecided', 'reject'] : []),
    ...(policy === undefined ? [] : ['--policy', policy]),
    ...(transcript === undefined ? [] : ['--transcript', transcript]),
  ];
  const script = 'ulimit -t 10; "$0" "$@" || { echo "interns: refused" >&2; exit 2; }';
  return ['/bin/sh', '-c', script, ...words].map(toShellWord).join(' ');
}

export interface UserFolders {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

export function getSettingsFile(profile: HookProfile, user: UserFolders): string {
  return path.join(getSettingsFolder(profile, user), profile.install.file);
}

export function getSettingsFolder({ install }: HookProfile, { env, home }: UserFolders): string {
  const configuredFolder = install.variable === undefined ? '' : (env[install.variable] ?? '');
  return configuredFolder === '' ? path.join(home, install.home) : path.join(configuredFolder, install.subfolder ?? '');
}

export function planEntry({ install, events }: HookProfile, file: string, command: string): SettingsChange {
  const before = readRegularFile(file);
  if (install.script !== undefined) {
    if (before !== undefined && !hasEntry(before)) throw new UnfitSettings(`${file} was not written by this program.`);
    return { file, before, after: install.script(command) };
  }
  const settings = { ...install.topLevel, ...dropEntry(readSettings(before, file)) };
  const hooks = { ...requireObject(settings['hooks'], file) };
  for (const event of Object.keys(events)) {
    hooks[event] = [...requireList(hooks[event], file), install.entry?.(command, event)];
  }
  return { file, before, after: formatSettings({ ...settings, hooks }, before) };
}

export function planRemoval({ install }: HookProfile, file: string): SettingsChange {
  const before = readRegularFile(file);
  if (before === undefined) return { file, before, after: undefined };
  if (install.script !== undefined) return { file, before, after: hasEntry(before) ? undefined : before };
  const settings = readSettings(before, file);
  if (!hasEntry(before)) return { file, before, after: before };
  const rest = dropEntry(settings);
  const isBare = Object.keys(rest).every((key) => Object.hasOwn(install.topLevel ?? {}, key));
  return { file, before, after: isBare ? undefined : formatSettings(rest, before) };
}

/** Plans a second settings file, which makes the agent ask if the hook ever fails to load. Undefined: no change. */
export function planFallback({ install }: HookProfile, folder: string, isWanted: boolean): SettingsChange | undefined {
  if (install.fallback === undefined) return undefined;
  const { field, value } = install.fallback;
  const file = path.join(folder, install.fallback.file);
  const before = readRegularFile(file);
  const { [field]: current, ...rest } = readSettings(before, file);
  if (isWanted && current !== undefined) return undefined;
  if (isWanted) return { file, before, after: formatSettings({ ...rest, [field]: value }, before) };
  if (JSON.stringify(current) !== JSON.stringify(value)) return undefined;
  return { file, before, after: Object.keys(rest).length === 0 ? undefined : formatSettings(rest, before) };
}

/** Keeps the indentation and the line ends of the old text. */
function formatSettings(settings: Fields, before = ''): string {
  const old = before.trim();
  const isNew = old === '' || old === '{}';
  const [, end = '\n', indent = '  '] = /(\r?\n)([ \t]+)"/.exec(old) ?? [];
  const text = JSON.stringify(settings, null, isNew || old.includes('\n') ? indent : '').replaceAll('\n', end);
  return isNew || before.endsWith('\n') ? `${text}${end}` : text;
}

function hasEntry(text: string): boolean {
  return text.includes('/hook.js') && text.includes('interns: refused');
}

/** Also removes lists and objects that had nothing but our command. */
function dropEntry(settings: Fields): Fields {
  const { hooks, ...rest } = settings;
  if (!isObject(hooks)) return settings;
  const remaining = Object.entries(hooks).flatMap(([event, entries]) => {
    if (!Array.isArray(entries)) return [[event, entries] as const];
    const others = entries.flatMap(dropCommand);
    return others.length === 0 && entries.length > 0 ? [] : [[event, others] as const];
  });
  return remaining.length === 0 && Object.keys(hooks).length > 0
    ? rest
    : { ...settings, hooks: Object.fromEntries(remaining) };
}

/** An entry is a command or, for some hosts, a group of them, in which other programs may have put theirs. */
function dropCommand(entry: unknown): readonly unknown[] {
  if (!hasEntry(JSON.stringify(entry))) return [entry];
  if (!isObject(entry) || !Array.isArray(entry['hooks'])) return [];
  const others = entry['hooks'].filter((command) => !hasEntry(JSON.stringify(command)));
  return others.length === 0 ? [] : [{ ...entry, hooks: others }];
}

function readRegularFile(file: string): string | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  if (!stats.isFile()) throw new UnfitSettings(`${file} is not a regular file.`);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch {
    throw new UnfitSettings(`${file} can't be read, or is not UTF-8.`);
  }
}

const maxDepth = 64;

function readSettings(text: string | undefined, file: string): Fields {
  if (text === undefined || text.trim() === '') return {};
  const settings = requireObject(parseJson(text) ?? null, file);
  const flaw = findStructuralFlaw(text, maxDepth);
  if (flaw !== undefined) throw new UnfitSettings(`${file} can't be changed safely: ${flaw}.`);
  return settings;
}

function requireObject(value: unknown, file: string): Fields {
  if (value === undefined) return {};
  if (!isObject(value)) throw new UnfitSettings(`${file} is not strict JSON, or has an unknown structure.`);
  return value;
}

function requireList(value: unknown, file: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new UnfitSettings(`${file} has an unknown structure.`);
  return value;
}

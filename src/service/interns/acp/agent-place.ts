// Makes an agent's folders and environment, and finds settings that could let it act without asking for permission.
import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { AgentProfile } from '../../../agents/profile.ts';
import { findSystemCode } from '../../../errors.ts';
import { isOpenedAt, listFoldersUpwards, makeFolders } from '../../../folders.ts';
import { isWithin, resolveLinks } from '../../../resolved-path.ts';
import { makeSessionFolder } from '../work-folder.ts';
import type { AgentSettings } from './agent-settings.ts';

export function makeAgentFolders(folder: string, internId: string, workdir: string | undefined) {
  const home = makePrivate(path.join(folder, 'home'));
  stopTsconfigSearch(home);
  const sessions = workdir ?? makePrivate(path.join(folder, 'sessions'));
  return {
    home,
    writable: [home, sessions],
    getSessionFolder: (sessionId: string): string => workdir ?? makeSessionFolder(sessions, internId, sessionId),
  };
}

function makePrivate(folder: string): string {
  makeFolders(folder, 0o700);
  // Refuse a link: a command that the agent ran earlier may have made it.
  if (!lstatSync(folder).isDirectory()) throw new Error(`"${folder}" is a link. Remove it.`);
  chmodSync(folder, 0o700);
  return folder;
}

/**
 * Writes an empty `tsconfig.json`. The agent's program starts in `folder` or below. If Bun compiled it, it obeys the nearest
 * such file, and `paths` in it can replace its own modules (https://bun.sh/reference/bun/CompileBuildOptions, "autoloadTsconfig").
 */
function stopTsconfigSearch(folder: string): void {
  const file = path.join(folder, 'tsconfig.json');
  rmSync(file, { recursive: true, force: true });
  writeFileSync(file, '{}', { flag: 'wx' });
}

interface EnvironmentOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly writable: readonly string[];
  readonly profile: AgentProfile;
  readonly settings: AgentSettings;
}

/** `settings.env` overrides `profile.env`, except what makes the agent ignore files of `folderSettings`. */
export function createAgentEnvironment(options: EnvironmentOptions): Record<string, string> {
  const { env, home, writable, profile, settings } = options;
  const { PATH, LANG, TMPDIR } = env;
  return {
    ...(PATH === undefined ? {} : { PATH: removeUnsafeFolders(PATH, writable) }),
    ...(LANG === undefined ? {} : { LANG }),
    ...(TMPDIR === undefined ? {} : { TMPDIR }),
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: path.join(home, '.local/share'),
    XDG_STATE_HOME: path.join(home, '.local/state'),
    XDG_CACHE_HOME: path.join(home, '.cache'),
    ...profile.env,
    ...Object.fromEntries(Object.entries(settings.env).map(([name, value]) => [name, value.reveal()])),
    ...findIgnoreVariables(profile),
    ...profile.fixedEnv,
  };
}

/** Removes relative folders, which would start at the work folder, and folders that an agent can write to. */
export function removeUnsafeFolders(searchPath: string, writable: readonly string[]): string {
  const unsafe = writable.map(resolveLinks);
  return searchPath
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !unsafe.some((root) => isWithin(resolveLinks(folder), root)))
    .join(path.delimiter);
}

function findIgnoreVariables({ env, folderSettings }: AgentProfile): Record<string, string> {
  const names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}

export function findFolderProblem(folder: string, { folderSettings }: Pick<AgentProfile, 'folderSettings'>) {
  const folders = listFolders(folder);
  const dangerousFile = folderSettings
    .filter(({ ignoredBy }) => ignoredBy === undefined)
    .flatMap(({ path: name, isReadFromParents = false, isHarmless }) => {
      const files = (isReadFromParents ? folders : folders.slice(0, 1)).map((base) => path.join(base, name));
      return files.filter((file) => exists(file) && !(isHarmless && isHarmlessFile(file, isHarmless)));
    })
    .at(0);
  if (dangerousFile === undefined) return undefined;
  return `"${dangerousFile}" can make the agent act without asking, and the agent can't be made to ignore it. Remove it.`;
}

/** Lists the folder first, then those above it, both as named and as resolved, because it may be a link. */
function listFolders(folder: string): readonly string[] {
  const absolute = path.resolve(folder);
  return [...new Set([absolute, resolveLinks(absolute)].flatMap(listFoldersUpwards))];
}

const maxSettingsBytes = 1024 * 1024;

/** Reads no link, which may lead elsewhere for the agent, and no large file, which could keep the service busy. */
function isHarmlessFile(file: string, isHarmless: (text: string) => boolean): boolean {
  try {
    const stats = lstatSync(file);
    return stats.isFile() && stats.size <= maxSettingsBytes && isHarmless(readFileSync(file, 'utf8'));
  } catch {
    return false;
  }
}

/** Counts a broken link, and a path that can't be inspected, as existing. */
function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return findSystemCode(error) !== 'ENOTDIR';
  }
}

/**
 * Runs `work`, which starts the agent's program, in a copy of the settings that a session in `folder` would obey. Folders
 * stay nested. Code is left out, because the program could load it before it prints its permission rules. The copy is made
 * in `place`, where the agent can't write.
 */
export async function withSettingsCopy<Result>(
  { folder, place, profile }: { readonly folder: string; readonly place: string; readonly profile: AgentProfile },
  work: (copy: string, root: string) => Promise<Result>,
): Promise<Result> {
  const names = profile.folderSettings.map(({ path: name }) => name);
  const root = mkdtempSync(path.join(place, 'settings-'));
  try {
    stopTsconfigSearch(root);
    let copy = root;
    for (const source of listFolders(folder).toReversed()) {
      const present = names.filter((name) => exists(path.join(source, name)));
      if (present.length === 0) continue;
      copy = path.join(copy, 'below');
      mkdirSync(copy);
      for (const name of present) copySettings(source, name, copy);
    }
    return await work(copy, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function copySettings(source: string, name: string, copy: string): void {
  const file = path.join(source, name);
  if (lstatSync(file).isDirectory()) {
    for (const entry of readdirSync(file)) copySettings(source, path.join(name, entry), copy);
  } else if (/\.(?:jsonc?|md)$/.test(name)) {
    const content = readSettings(file);
    if (content === undefined) return;
    makeFolders(path.dirname(path.join(copy, name)));
    writeFileSync(path.join(copy, name), content);
  }
}

/** Follows no link, on Linux also on the way: a process that the agent left could exchange folders meanwhile. */
function readSettings(file: string): Uint8Array | undefined {
  if (!lstatSync(file).isFile()) return undefined;
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = fstatSync(descriptor);
    return isOpenedAt(descriptor, file) && size <= maxSettingsBytes ? readFileSync(descriptor) : undefined;
  } finally {
    closeSync(descriptor);
  }
}

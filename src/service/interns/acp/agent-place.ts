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
 * Writes an empty `tsconfig.json`. The agent's program starts in `folder` or below. A program that Bun compiled obeys the
 * nearest such file, whose `paths` can replace its modules (https://bun.sh/reference/bun/CompileBuildOptions, "autoloadTsconfig").
 */
export function stopTsconfigSearch(folder: string): void {
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

/** `settings.env` overrides `profile.env`, but neither `fixedEnv` nor what makes the agent ignore `folderSettings`. */
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
      const bases = (isReadFromParents ? folders : folders.slice(0, 1)).filter((base) => exists(base, name));
      const files = bases.map((base) => path.join(base, name));
      return files.filter((file) => !(isHarmless && isHarmlessFile(file, isHarmless)));
    })
    .at(0);
  if (dangerousFile === undefined) return undefined;
  return `"${dangerousFile}" can make the agent act without asking, and the agent can't be made to ignore it. Remove it.`;
}

/** Finds settings that an earlier command of the agent could have left. With them, no policy would decide any more. */
export function findHomeProblem(home: string, { homeSettings = [] }: AgentProfile): string | undefined {
  const found = homeSettings.find((name) => exists(home, name));
  if (found === undefined) return undefined;
  return `"${path.join(home, found)}" can make the agent act without asking. Remove it, and start the service again.`;
}

/** Lists the folder first, then those above it, both as named and as resolved, because it may be a link. */
function listFolders(folder: string): readonly string[] {
  const absolute = path.resolve(folder);
  return [...new Set([absolute, resolveLinks(absolute)].flatMap(listFoldersUpwards))];
}

const maxSettingsBytes = 1024 * 1024;

function isHarmlessFile(file: string, isHarmless: (text: string) => boolean): boolean {
  try {
    const content = readSettings(file);
    return content !== undefined && isHarmless(content.toString());
  } catch {
    return false;
  }
}

/** Counts as existing: a broken link, a path through a link (which may lead elsewhere in a sandbox), what can't be read. */
function exists(base: string, name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  const entry = path.join(base, first);
  try {
    const stats = lstatSync(entry, { throwIfNoEntry: false });
    if (stats === undefined) return false;
    return rest.length === 0 || stats.isSymbolicLink() || exists(entry, rest.join('/'));
  } catch (error) {
    return findSystemCode(error) !== 'ENOTDIR';
  }
}

/**
 * Runs `work`, which starts the agent's program, in a copy of the settings that a session in `folder` would obey. Folders
 * stay nested. Leaves code out: the program could load the code before it prints its permission rules. Makes the copy in
 * `place`, where the agent can't write.
 */
export async function withSettingsCopy<Result>(
  { folder, place, profile }: { readonly folder: string; readonly place: string; readonly profile: AgentProfile },
  work: (copy: string, root: string) => Promise<Result>,
): Promise<Result> {
  const names = profile.folderSettings.map(({ path: name }) => name);
  const root = mkdtempSync(path.join(place, 'settings-'));
  try {
    stopTsconfigSearch(root);
    const budget = { entries: maxEntries, bytes: maxCopiedBytes };
    let copy = root;
    for (const source of listFolders(folder).toReversed()) {
      const present = names.filter((name) => exists(path.join(source, path.dirname(name)), path.basename(name)));
      if (present.length === 0) continue;
      copy = path.join(copy, 'below');
      mkdirSync(copy);
      for (const name of present) if (!copySettings(source, name, copy, budget)) throw tooManySettings(source);
    }
    return await work(copy, root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const maxEntries = 1000;
const maxCopiedBytes = 4 * maxSettingsBytes;

function tooManySettings(folder: string): Error {
  const limit = `${maxEntries} files and ${maxCopiedBytes / maxSettingsBytes} MiB`;
  return new Error(
    `The settings in "${folder}" are too many or too large: the service copies at most ${limit}. Remove what is not needed.`,
  );
}

/** Counts `budget` down, because a copy takes time and disk space. @returns whether the budget was enough */
function copySettings(source: string, name: string, copy: string, budget: { entries: number; bytes: number }): boolean {
  const file = path.join(source, name);
  budget.entries -= 1;
  if (budget.entries < 0) return false;
  if (lstatSync(file).isDirectory()) {
    return readdirSync(file).every((entry) => copySettings(source, path.join(name, entry), copy, budget));
  }
  const content = /\.(?:jsonc?|md)$/.test(name) ? readSettings(file, isOpenedAt) : undefined;
  if (content === undefined) return true;
  budget.bytes -= content.length;
  if (budget.bytes < 0) return false;
  makeFolders(path.dirname(path.join(copy, name)));
  writeFileSync(path.join(copy, name), content);
  return true;
}

/**
 * Reads no link or pipe, and no large file. Checks the file again once it is open: a process that the agent left could have
 * replaced it since the first check. With `isOpenedAt` as `isRight`, refuses a path through a link too.
 */
function readSettings(file: string, isRight: typeof isOpenedAt = () => true): Buffer | undefined {
  if (!lstatSync(file).isFile()) return undefined;
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    const isFit = stats.isFile() && stats.size <= maxSettingsBytes && isRight(descriptor, file);
    return isFit ? readFileSync(descriptor) : undefined;
  } finally {
    closeSync(descriptor);
  }
}

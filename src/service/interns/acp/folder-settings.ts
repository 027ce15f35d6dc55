// Finds an agent's own settings in its work folder and home that could let it act without asking for permission.
import { closeSync, constants, fstatSync, lstatSync, mkdtempSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { AgentProfile, FolderSetting } from '../../../agents/profile.ts';
import { findSystemCode } from '../../../errors.ts';
import { isOpenedAt, listFoldersUpwards, makeFolders } from '../../../folders.ts';
import { resolveLinks } from '../../../resolved-path.ts';

/** @returns why a prompt in the folder is refused */
export function findFolderProblem(folder: string, { folderSettings }: Pick<AgentProfile, 'folderSettings'>) {
  const folders = listSettingsFolders(folder);
  const dangerousFile = folderSettings
    .map((setting) => findDangerousFile(setting, folders))
    .find((file) => file !== undefined);
  if (dangerousFile === undefined) return undefined;
  return `"${dangerousFile}" can make the agent act without asking, and the agent can't be made to ignore it. Remove it.`;
}

function findDangerousFile(setting: FolderSetting, folders: readonly string[]): string | undefined {
  const { path: name, ignoredBy, isReadFromParents = false, isHarmless } = setting;
  if (ignoredBy !== undefined) return undefined;
  return (isReadFromParents ? folders : folders.slice(0, 1))
    .filter((base) => mayExist(base, name))
    .map((base) => path.join(base, name))
    .find((file) => isHarmless === undefined || !isHarmlessFile(file, isHarmless));
}

/** Finds a setting that the agent's commands could have left, and that would bypass the policy. */
export function findHomeProblem(home: string, { homeSettings = [] }: AgentProfile): string | undefined {
  const found = homeSettings.find((name) => mayExist(home, name));
  if (found === undefined) return undefined;
  return `"${path.join(home, found)}" can make the agent act without asking. Start the service again: it moves that out of the home.`;
}

/** Moves what `findHomeProblem` looks for out of the home: the agent could load it. @returns each with its new place */
export function setHomeSettingsAside(home: string, aside: string, { homeSettings = [] }: AgentProfile) {
  return homeSettings.flatMap((name) => {
    const entry = findEntry(home, name);
    if (entry === undefined) return [];
    makeFolders(aside, 0o700);
    const target = path.join(mkdtempSync(path.join(aside, 'home-')), path.basename(entry));
    renameSync(entry, target);
    return [`"${entry}" to "${target}"`];
  });
}

/** Lists a folder and those above it, as named and then with links resolved, because they can be other folders. */
export function listSettingsFolders(folder: string): readonly string[] {
  const absolute = path.resolve(folder);
  return [...new Set([absolute, resolveLinks(absolute)].flatMap(listFoldersUpwards))];
}

export function mayExist(base: string, name: string): boolean {
  return findEntry(base, name) !== undefined;
}

/** Finds the end of a path or, on the way, a link (which may lead elsewhere in a sandbox) or what can't be read. */
function findEntry(base: string, name: string): string | undefined {
  const [first = '', ...rest] = name.split('/');
  const entry = path.join(base, first);
  try {
    const stats = lstatSync(entry, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    return rest.length === 0 || stats.isSymbolicLink() ? entry : findEntry(entry, rest.join('/'));
  } catch (error) {
    return findSystemCode(error) === 'ENOTDIR' ? undefined : entry;
  }
}

function isHarmlessFile(file: string, isHarmless: (text: string) => boolean): boolean {
  try {
    const content = readSettings(file, { followsFolders: true });
    return content !== undefined && isHarmless(content.toString());
  } catch {
    return false;
  }
}

export const maxSettingsBytes = 1024 * 1024;

/** Reads no link or pipe, and no large file. If `followsFolders`, a folder on the way to the file may be a link. */
export function readSettings(file: string, { followsFolders = false } = {}): Buffer | undefined {
  if (!lstatSync(file).isFile()) return undefined;
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    // Check again: a process that the agent left could have replaced the file since the first check.
    const stats = fstatSync(descriptor);
    const isFit = stats.isFile() && stats.size <= maxSettingsBytes && (followsFolders || isOpenedAt(descriptor, file));
    return isFit ? readFileSync(descriptor) : undefined;
  } finally {
    closeSync(descriptor);
  }
}

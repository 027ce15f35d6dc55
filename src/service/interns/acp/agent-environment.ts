// Makes the folders and the environment of an agent's process.
import { chmodSync, lstatSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AgentProfile } from '../../../agents/profile.ts';
import { makeFolders } from '../../../folders.ts';
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
 * Writes an empty `tsconfig.json` for a program that starts in `folder` or below. A program that Bun compiled obeys the
 * nearest one, which can replace the program's modules (https://bun.sh/reference/bun/CompileBuildOptions, "autoloadTsconfig").
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
    // Let no setting override these: otherwise, the agent could obey files of its work folder, or act without asking.
    ...pickIgnoreVariables(profile),
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

/** Picks variables that make the agent ignore its work folder's settings, as `OPENCODE_DISABLE_PROJECT_CONFIG` does. */
function pickIgnoreVariables({ env, folderSettings }: AgentProfile): Record<string, string> {
  const names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}

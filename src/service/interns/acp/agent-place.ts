// An agent's folders, the settings in them that could let it act unasked, and its environment, without our own.
import { chmodSync, lstatSync } from 'node:fs';
import path from 'node:path';
import type { AgentProfile } from '../../../agents/profile.ts';
import { systemCodeOf } from '../../../errors.ts';
import { makeFolders } from '../../../folders.ts';
import { isWithin, resolveLinks } from '../../../resolved-path.ts';
import { sessionFolder } from '../work-folder.ts';
import type { AgentSettings } from './agent-settings.ts';

export function makeAgentFolders(folder: string, internId: string, workdir: string | undefined) {
  const home = makePrivate(path.join(folder, 'home'));
  const sessions = workdir ?? makePrivate(path.join(folder, 'sessions'));
  return {
    home,
    writable: [home, sessions],
    ofSession: (sessionId: string): string => workdir ?? sessionFolder(sessions, internId, sessionId),
  };
}

function makePrivate(folder: string): string {
  makeFolders(folder, 0o700);
  // Refuse a link, which an earlier command may have made.
  if (!lstatSync(folder).isDirectory()) throw new Error(`"${folder}" is a link. Remove it.`);
  chmodSync(folder, 0o700);
  return folder;
}

interface EnvironmentOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly writable: readonly string[];
  readonly profile: AgentProfile;
  readonly settings: AgentSettings;
}

/** Lets settings override the profile, except for the switches that make the agent ignore the work folder. */
export function agentEnvironment(options: EnvironmentOptions): Record<string, string> {
  const { env, home, writable, profile, settings } = options;
  const { PATH, LANG, TMPDIR } = env;
  return {
    ...(PATH === undefined ? {} : { PATH: pathWithout(PATH, writable) }),
    ...(LANG === undefined ? {} : { LANG }),
    ...(TMPDIR === undefined ? {} : { TMPDIR }),
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: path.join(home, '.local/share'),
    XDG_STATE_HOME: path.join(home, '.local/state'),
    XDG_CACHE_HOME: path.join(home, '.cache'),
    ...profile.env,
    ...Object.fromEntries(Object.entries(settings.env).map(([name, value]) => [name, value.reveal()])),
    ...switchesOf(profile),
  };
}

/** Drops from a search path what starts at the work folder, because it is relative, and what the agent can write. */
function pathWithout(searched: string, writable: readonly string[]): string {
  const unsafe = writable.map(resolveLinks);
  return searched
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !unsafe.some((one) => isWithin(resolveLinks(folder), one)))
    .join(path.delimiter);
}

function switchesOf({ env, folderSettings }: AgentProfile): Record<string, string> {
  const names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}

export function whyFolderUnfit(
  folder: string,
  { folderSettings }: Pick<AgentProfile, 'folderSettings'>,
): string | undefined {
  const here = path.resolve(folder);
  // Look above the path as named, and as resolved, since it may be a link.
  const above = [here, resolveLinks(here)].flatMap(foldersAbove);
  const found = folderSettings
    .filter(({ ignoredBy }) => ignoredBy === undefined)
    .flatMap((setting) => {
      const sought = setting.isSoughtAbove === true ? [here, ...above] : [here];
      return sought.map((place) => path.join(place, setting.path));
    })
    .find(isThere);
  if (found === undefined) return undefined;
  return `"${found}" can make the agent act without asking, and nothing makes the agent ignore it. Remove it from the work folder.`;
}

function foldersAbove(folder: string): readonly string[] {
  const above = path.dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/** Takes a link that leads nowhere, and a path that can't be looked at, for something that is there. */
function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return systemCodeOf(error) !== 'ENOTDIR';
  }
}

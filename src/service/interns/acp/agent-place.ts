// The place of an agent: its folders, and an environment with nothing of the service's own.
import { chmodSync, lstatSync } from 'node:fs';
import path from 'node:path';
import type { AgentProfile } from '../../../agents/profile.ts';
import { makeFolders } from '../../../folders.ts';
import { isWithin, resolveLinks } from '../../../resolved-path.ts';
import { sessionFolder } from '../work-folder.ts';
import type { AgentSettings } from './agent-settings.ts';

/** The folders of an agent. */
interface AgentFolders {
  /** Its HOME, which nobody else may read. */
  readonly home: string;
  /** Those that it may write to. */
  readonly writable: readonly string[];
  /** Names the work folder of a session. */
  ofSession(sessionId: string): string;
}

/** Makes the folders of an agent; `workdir`: where all its sessions work, undefined: each in a folder of its own. */
export function makeAgentFolders(folder: string, internId: string, workdir: string | undefined): AgentFolders {
  const home = makePrivate(path.join(folder, 'home'));
  const sessions = workdir ?? makePrivate(path.join(folder, 'sessions'));
  return {
    home,
    writable: [home, sessions],
    ofSession: (sessionId) => workdir ?? sessionFolder(sessions, internId, sessionId),
  };
}

function makePrivate(folder: string): string {
  makeFolders(folder, 0o700);
  // An earlier command may have put a link in its place.
  if (!lstatSync(folder).isDirectory()) throw new Error(`"${folder}" is a link. Remove it.`);
  chmodSync(folder, 0o700);
  return folder;
}

interface EnvironmentOptions {
  /** The service's environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** The folders that it may write to. Programs in them are nobody's that the starter of the service named. */
  readonly writable: readonly string[];
  readonly profile: AgentProfile;
  readonly settings: AgentSettings;
}

const passedOn = ['LANG', 'TMPDIR'];

/** All variables of an agent. The settings win over the profile, but not over what makes the agent ignore the work folder. */
export function agentEnvironment({
  env,
  home,
  writable,
  profile,
  settings,
}: EnvironmentOptions): Record<string, string> {
  const PATH = env['PATH'];
  return {
    ...(PATH === undefined ? {} : { PATH: pathWithout(PATH, writable) }),
    ...Object.fromEntries(passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
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

/** A search path without relative folders, which start at the work folder, and without those that lie in folders of the agent. */
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

// The environment of an agent: where programs are, and what its settings give it; nothing of the service's own.
import path from 'node:path';
import { isWithin, resolveLinks } from '../../resolved-path.ts';
import type { AgentSettings } from '../agent-settings.ts';
import type { AgentProfile } from '../profile.ts';

/** What an environment is made of. */
export interface EnvironmentOptions {
  /** Of the service. */
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
  const own = writable.map(resolveLinks);
  return searched
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !own.some((one) => isWithin(resolveLinks(folder), one)))
    .join(path.delimiter);
}

function switchesOf({ env, folderSettings }: AgentProfile): Record<string, string> {
  const names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}

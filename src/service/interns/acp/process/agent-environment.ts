// The environment of an agent: nothing of the service's own but where programs are, and what its settings give it.
import path from 'node:path';
import type { AgentSettings } from '../agent-settings.ts';
import type { AgentProfile } from '../profile.ts';

/** What an environment is made of. */
export interface EnvironmentOptions {
  /** Of the service. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly profile: AgentProfile;
  readonly settings: AgentSettings;
}

const passedOn = ['PATH', 'LANG', 'TMPDIR'];

/** All variables of an agent. The settings win over the profile, but not over what makes the agent ignore the work folder. */
export function agentEnvironment({ env, home, profile, settings }: EnvironmentOptions): Record<string, string> {
  return {
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

function switchesOf({ env, folderSettings }: AgentProfile): Record<string, string> {
  const names = new Set(folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy));
  return Object.fromEntries(Object.entries(env).filter(([name]) => names.has(name)));
}

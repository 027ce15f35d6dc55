// From the settings of an agent to the intern that it is: its profile, its sandbox, the way that it is told to ask.
import type { Intern } from '../intern.ts';
import type { WorkFolder } from '../work-folder.ts';
import { createAcpIntern } from './acp-intern.ts';
import type { AgentGroundOptions } from './agent-ground.ts';
import { launchPlain } from './launch.ts';
import { profiles } from './profiles/profiles.ts';
import { setAsking } from './proof/set-asking.ts';
import { confine } from './sandbox/bubblewrap.ts';

/** What a service knows of an agent. */
export interface OpenAgentOptions
  extends Pick<AgentGroundOptions, 'internId' | 'name' | 'settings' | 'workdir' | 'env' | 'clock' | 'log' | 'table'> {
  readonly workFolder: WorkFolder;
}

/** Makes an intern of an agent, and begins to provision it. */
export type OpenAgent = (options: OpenAgentOptions) => Intern;

/** Makes an intern of an agent, and begins to provision it (docs/local-service.md, "Run a real agent"). */
export const openAgent: OpenAgent = ({ workFolder, ...options }) => {
  const { sandbox, network, agent } = options.settings;
  return createAcpIntern({
    ...options,
    profile: profiles[agent],
    setAsking,
    launch: sandbox === 'bubblewrap' ? confine({ network, hidden: [workFolder.hidden] }) : launchPlain,
    folder: workFolder.ofAgent(options.internId),
  });
};

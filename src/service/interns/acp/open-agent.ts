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
  /** Told of each process that is started. */
  readonly onProcess?: ((pid: number, mark: string) => void) | undefined;
}

/** Makes an intern of an agent, and begins to provision it. */
export type OpenAgent = (options: OpenAgentOptions) => Intern;

/** Makes an intern of an agent, and begins to provision it (docs/local-service.md, "Run a real agent"). */
export const openAgent: OpenAgent = ({ workFolder, onProcess, ...options }) => {
  const { sandbox, network, agent } = options.settings;
  const start = sandbox === 'bubblewrap' ? confine({ network, hidden: [workFolder.hidden] }) : launchPlain;
  return createAcpIntern({
    ...options,
    profile: profiles[agent],
    setAsking,
    async launch(order) {
      const started = await start(order);
      onProcess?.(started.pid, started.mark);
      return started;
    },
    folder: workFolder.ofAgent(options.internId),
  });
};

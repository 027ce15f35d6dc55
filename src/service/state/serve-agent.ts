// Interns that are real agents, as the service has them: a record that changes, and what they need of the service.
import type { Intern as InternRecord } from '../../contract/interns.ts';
import type { Log } from '../../log.ts';
import type { Deployment } from '../config/deployment.ts';
import type { AgentSettings } from '../interns/acp/agent-settings.ts';
import type { Intern } from '../interns/intern.ts';
import type { WorkFolder } from '../interns/work-folder.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { ServedIntern } from './state.ts';

/** An agent of the configuration. */
export interface ConfiguredAgent {
  readonly settings: AgentSettings;
  /** Where all its sessions work; undefined: each in a folder of its own. */
  readonly workdir: string | undefined;
}

/** Makes an intern of an agent, and begins to provision it. */
export type OpenConfiguredAgent = (named: Pick<InternRecord, 'id' | 'name'>, agent: ConfiguredAgent) => Intern;

/** What agents need of the service. */
export interface AgentNeeds {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workFolder: WorkFolder;
  /** Told of each process that is started for one. */
  readonly onProcess?: ((pid: number, mark: string) => void) | undefined;
}

/** Whether an intern of a deployment is an agent. */
export function hasAgent(deployment: Deployment | undefined): boolean {
  return [...(deployment?.runs.values() ?? [])].some(({ does }) => 'acp' in does);
}

/** What makes agents; undefined where there are none, and nothing is loaded for them then. */
export async function loadAgents(
  isNeeded: boolean,
  { store, ...needs }: AgentNeeds,
): Promise<OpenConfiguredAgent | undefined> {
  if (!isNeeded) return undefined;
  const { openAgent } = await import('../interns/acp/open-agent.ts');
  return ({ id, name }, agent) =>
    openAgent({
      ...needs,
      ...agent,
      internId: id,
      name,
      table: {
        read: (sessionId) => store.agentSession(id, sessionId),
        write: (sessionId, kept) => store.saveAgentSession(id, sessionId, kept),
      },
    });
}

/** An intern that is a real agent. */
export function serveAgent(
  record: InternRecord,
  agent: ConfiguredAgent,
  open: OpenConfiguredAgent | undefined,
): ServedIntern {
  if (open === undefined) throw new TypeError(`Intern "${record.id}" is an agent, and nothing was loaded for one.`);
  const intern = open(record, agent);
  const description = describeAgent(agent.settings, record.description);
  return {
    intern,
    get record() {
      return { ...record, description, ...intern.lifecycle?.() };
    },
  };
}

/** What whoever reads the list has to know of an agent: what keeps it from the machine. */
function describeAgent({ agent, sandbox }: AgentSettings, description: string | null): string {
  const walls =
    sandbox === 'none'
      ? 'No sandbox: it can read whatever the user of the service can.'
      : `It runs in a sandbox (${sandbox}).`;
  return [...(description === null ? [] : [description]), `A real agent (${agent}).`, walls].join(' ');
}

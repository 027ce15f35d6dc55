// Saves which agents the step started, so that the post step can end those that a killed step left behind.
import * as z from 'zod/mini';
import { parseJson } from '../../json.ts';
import { killFamily, signalGroup } from '../../process-family.ts';
import { identifyProcess, type ProcessIdentity, processIdentity } from '../proxy/process-start.ts';
import type { ActionIo } from '../runner/io.ts';

/** `mark` is in the environment of every process that an agent started. */
const savedAgents = z.array(z.object({ ...processIdentity.shape, mark: z.string() }));

/** Keeps agents that have ended too: a later process with the same PID has another start time, so it is not killed. */
export function createAgentSaver(io: Pick<ActionIo, 'saveState'>): (pid: number, mark: string) => void {
  const agents: z.infer<typeof savedAgents> = [];
  return (pid, mark) => {
    const agentProcess = identifyProcess(pid);
    if (agentProcess === undefined) return;
    agents.push({ ...agentProcess, mark });
    io.saveState('agents', JSON.stringify(agents));
  };
}

export function endAgents(io: Pick<ActionIo, 'log'>, state: string): void {
  const agents = savedAgents.safeParse(parseJson(state)).data ?? [];
  const endedAgents = agents.filter((agent) => {
    const isGroupEnded = endGroup(agent);
    return killFamily(agent.mark) > 0 || isGroupEnded;
  });
  if (endedAgents.length > 0)
    io.log.notice(`The step ended before its agents (${endedAgents.length}) did. They have now been ended.`);
}

/** Ends the group even if its leader is gone: the system does not reuse the group's id while a member lives. */
function endGroup({ pid, started }: ProcessIdentity): boolean {
  const leader = identifyProcess(pid);
  if (leader !== undefined && leader.started !== started) return false;
  return signalGroup(pid, 'SIGKILL');
}

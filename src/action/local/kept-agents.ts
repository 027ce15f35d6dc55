// Keeps track of the step's agents, so that the post step can end those that a killed step left behind.
import * as z from 'zod/mini';
import { parseJson } from '../../json.ts';
import { killFamily, signalGroup } from '../../process-family.ts';
import { findProcess, type KnownProcess, knownProcess } from '../proxy/process-start.ts';
import type { ActionIo } from '../runner/io.ts';

/** `mark` is in the environment of every process that an agent started. */
const keptAgents = z.array(z.object({ ...knownProcess.shape, mark: z.string() }));

/** Lists ended processes too; the start time tells them from a process that got the same PID later. */
export function keepAgents(io: Pick<ActionIo, 'saveState'>): (pid: number, mark: string) => void {
  const known: z.infer<typeof keptAgents> = [];
  return (pid, mark) => {
    const found = findProcess(pid);
    if (found === undefined) return;
    known.push({ ...found, mark });
    io.saveState('agents', JSON.stringify(known));
  };
}

export function endAgents(io: Pick<ActionIo, 'log'>, state: string): void {
  const kept = keptAgents.safeParse(parseJson(state)).data ?? [];
  const ended = kept.filter((agent) => [endGroup(agent), killFamily(agent.mark) > 0].includes(true));
  if (ended.length > 0) io.log.notice(`The step was ended before its agents (${ended.length}). They were ended now.`);
}

/** Ends the group even if its leader is gone: the system does not reuse its number while a member lives. */
function endGroup({ pid, started }: KnownProcess): boolean {
  const leader = findProcess(pid);
  if (leader !== undefined && leader.started !== started) return false;
  return signalGroup(pid, 'SIGKILL');
}

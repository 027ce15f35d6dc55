// Keeps track of the processes of the step's agents, so that the post step ends those that a killed step left.
import * as z from 'zod/mini';
import { endFamily } from '../../process-family.ts';
import type { KnownProcess } from '../proxy/process-start.ts';
import { findProcess } from '../proxy/process-start.ts';
import type { ActionIo } from '../runner/io.ts';

interface KeptAgent extends KnownProcess {
  /** Stands in the environment of all that it started. */
  readonly mark: string;
}

const kept = z.array(z.object({ pid: z.number(), started: z.string(), mark: z.string() }));

/** Keeps each process that it is told of; all of them stay kept, for one that ended is told from a later one of its number. */
export function keepAgents(io: Pick<ActionIo, 'saveState'>): (pid: number, mark: string) => void {
  const known: KeptAgent[] = [];
  return (pid, mark) => {
    const found = findProcess(pid);
    if (found === undefined) return;
    known.push({ ...found, mark });
    io.saveState('agents', JSON.stringify(known));
  };
}

/** Ends the agents with all that they started, and what is left of one that is gone already. */
export function endAgents(io: Pick<ActionIo, 'log'>, state: string): void {
  const ended = readKept(state).filter((agent) => [endGroup(agent), endFamily(agent.mark) > 0].includes(true));
  if (ended.length > 0) io.log.notice(`The step was ended before its agents (${ended.length}). They were ended now.`);
}

function readKept(state: string): readonly KeptAgent[] {
  try {
    return kept.safeParse(JSON.parse(state)).data ?? [];
  } catch {
    return [];
  }
}

/** Tells if there was something to end. The number of a group is given to nobody else while one of the group lives. */
function endGroup({ pid, started }: KnownProcess): boolean {
  const leader = findProcess(pid);
  if (leader !== undefined && leader.started !== started) return false;
  try {
    return process.kill(-pid, 'SIGKILL');
  } catch {
    return false;
  }
}

// Kills all processes that a program started, even outside its process group, by a mark in their environment (Linux).
import { readdirSync, readFileSync } from 'node:fs';
import { orUndefined } from './errors.ts';

/** The variable that holds the mark. Child processes inherit it, unless their parent removes it. */
export const markVariable = 'INTERN_PROCESS';

/** Gives up on a program that starts processes faster than they can be killed. */
const maxRounds = 20;

/**
 * Kills the marked processes, `leader`, and the descendants of all these. Finds an unmarked descendant only if all
 * its ancestors up to one of these still run. Returns the number of killed processes.
 */
export function killFamily(mark: string, leader?: number): number {
  const killed = new Set<number>();
  for (let round = 0; round < maxRounds; round += 1) {
    const pids = findFamily(mark, leader).filter((pid) => !killed.has(pid));
    if (pids.length === 0) break;
    for (const pid of pids) {
      sendSignal(pid, 'SIGKILL');
      killed.add(pid);
    }
  }
  return killed.size;
}

function findFamily(mark: string, leader: number | undefined): readonly number[] {
  const processes = listProcesses(`${markVariable}=${mark}`);
  const family = new Set(processes.filter(({ pid, isMarked }) => isMarked || pid === leader).map(({ pid }) => pid));
  let size = 0;
  while (size !== family.size) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

function listProcesses(markEntry: string) {
  if (process.platform !== 'linux') return [];
  const others = readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  return others.flatMap((pid) => readProcess(pid, markEntry) ?? []);
}

/** Returns undefined for a process that has ended. */
function readProcess(pid: number, markEntry: string) {
  const [parent] = readStatus(pid);
  if (parent === undefined) return undefined;
  return { pid, parent: Number(parent), isMarked: readEnvironment(pid).split('\0').includes(markEntry) };
}

/** Reads the fields from the fourth on (proc_pid_stat(5)). There are none once the process is gone, or a zombie. */
export function readStatus(pid: number): readonly string[] {
  const text = orUndefined(() => readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? '';
  // The program's name, in parentheses, may contain any character.
  const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? [] : fields;
}

/** Returns an empty text for another user's process. */
function readEnvironment(pid: number): string {
  return orUndefined(() => readFileSync(`/proc/${pid}/environ`, 'latin1')) ?? '';
}

/** Returns false if the process is gone, or belongs to another user. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  return orUndefined(() => process.kill(pid, signal)) ?? false;
}

export function signalGroup(leader: number, signal: NodeJS.Signals): boolean {
  return sendSignal(-leader, signal);
}

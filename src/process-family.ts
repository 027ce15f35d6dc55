// Everything that a process started, also what left its process group: found by a mark in the environment (Linux alone).
import { readdirSync, readFileSync } from 'node:fs';

/** Name of the variable that holds the mark: whatever is started inherits it, unless it is taken away. */
export const markVariable = 'INTERN_PROCESS';

interface SeenProcess {
  readonly pid: number;
  readonly parent: number;
  readonly isMarked: boolean;
}

/** A family that starts others faster than they are ended is not followed for ever. */
const mostLooks = 20;

/**
 * Ends every process with the mark, and what those have started. One that took the mark out of its environment is found as
 * long as one that has it is its parent, or its parent's.
 *
 * @param leader - a process that counts as marked
 * @returns how many there were
 */
export function endFamily(mark: string, leader?: number): number {
  const ended = new Set<number>();
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const found = familyOf(mark, leader).filter((pid) => !ended.has(pid));
    if (found.length === 0) break;
    for (const pid of found) {
      end(pid);
      ended.add(pid);
    }
  }
  return ended.size;
}

function familyOf(mark: string, leader: number | undefined): readonly number[] {
  const seen = lookAround(`${markVariable}=${mark}`);
  const family = new Set(seen.flatMap(({ pid, isMarked }) => (isMarked || pid === leader ? [pid] : [])));
  let size = 0;
  while (size !== family.size) {
    size = family.size;
    for (const { pid, parent } of seen) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** The processes of this machine that run, as far as they can be seen. */
function lookAround(marked: string): readonly SeenProcess[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    const seen = Number.isInteger(pid) && pid !== process.pid ? look(pid, marked) : undefined;
    return seen === undefined ? [] : [seen];
  });
}

/** The state and the parent stand behind the name, which may hold anything (proc_pid_stat(5)). */
function look(pid: number, marked: string): SeenProcess | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    return { pid, parent: Number(parent), isMarked: environmentOf(pid).split('\0').includes(marked) };
  } catch {
    return undefined;
  }
}

/** Empty for a process of somebody else. */
function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already, or somebody else's.
  }
}

/** Sends a signal to a process group, by the process that leads it. @returns false for one that is gone, or somebody else's */
export function signalGroup(leader: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

// Ends everything that a process started, even outside its process group, by a mark in the environment (Linux only).
import { readdirSync, readFileSync } from 'node:fs';

/** Child processes inherit it unless it is taken out. */
export const markVariable = 'INTERN_PROCESS';

/** Limits the chase of a family that starts processes faster than they are ended. */
const mostLooks = 20;

/** Finds processes without the mark too: their running parents lead to one that has it, or to `leader`. */
export function endFamily(mark: string, leader?: number): number {
  const ended = new Set<number>();
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const found = familyOf(mark, leader).filter((pid) => !ended.has(pid));
    if (found.length === 0) break;
    for (const pid of found) {
      send(pid, 'SIGKILL');
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

function lookAround(marked: string) {
  if (process.platform !== 'linux') return [];
  const others = readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  return others.flatMap((pid) => look(pid, marked) ?? []);
}

/** Reads what follows the name, which may have any character in it (proc_pid_stat(5)). */
function look(pid: number, marked: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    return { pid, parent: Number(parent), isMarked: environmentOf(pid).split('\0').includes(marked) };
  } catch {
    return undefined;
  }
}

/** Returns an empty text for a process of another user. */
function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}

/** Returns false if the process is gone, or belongs to another user. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

export function signalGroup(leader: number, signal: NodeJS.Signals): boolean {
  return send(-leader, signal);
}

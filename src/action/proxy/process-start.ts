// Identifies a process by its PID and its start time, because the system reuses PIDs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export const processIdentity = z.object({ pid: z.number(), started: z.string() });

export type ProcessIdentity = z.infer<typeof processIdentity>;

/** Returns undefined if no process has this PID, or this process may not see it. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  const started = process.platform === 'linux' ? readStartOnLinux(pid) : readStartByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return identifyProcess(pid)?.started === started;
}

/** Reads `starttime`, field 22 (proc_pid_stat(5)); field 3 follows the last `)`. A zombie (Z) or dead (X) process has ended. */
function readStartOnLinux(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

function readStartByPs(pid: number): string | undefined {
  try {
    const options = { encoding: 'utf8', stdio: 'pipe', timeout: 5_000 } as const;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined;
  } catch {
    return undefined;
  }
}

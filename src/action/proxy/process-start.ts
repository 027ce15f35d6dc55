// Reads when a process started, which tells it from a later process with the same PID.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export const knownProcess = z.object({ pid: z.number(), started: z.string() });

export type KnownProcess = z.infer<typeof knownProcess>;

/** Returns undefined if no process has this PID, or this process may not see it. */
export function findProcess(pid: number): KnownProcess | undefined {
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  const started = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning({ pid, started }: KnownProcess): boolean {
  return findProcess(pid)?.started === started;
}

/** Reads `starttime`, field 22 (proc_pid_stat(5)); what follows the last `)` begins with field 3. */
function startOnLinux(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const [state, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? undefined : fields[18];
  } catch {
    return undefined;
  }
}

function startByPs(pid: number): string | undefined {
  try {
    const shown = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 5_000,
    });
    return shown.trim() || undefined;
  } catch {
    return undefined;
  }
}

// Reads when a process started: the system may reuse a PID, but not with the same start time.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export const knownProcess = z.object({ pid: z.number(), started: z.string() });

export type KnownProcess = z.infer<typeof knownProcess>;

/** Undefined if no process has this PID, or it can't be seen from here. */
export function findProcess(pid: number): KnownProcess | undefined {
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  const started = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning({ pid, started }: KnownProcess): boolean {
  return findProcess(pid)?.started === started;
}

/** Reads the 22nd field, counted from after the name, which may contain anything (proc_pid_stat(5)). */
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

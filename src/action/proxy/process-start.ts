// Reads when a process began: its PID may be given to a later process, but not with the same start time.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process of this machine. */
export interface KnownProcess {
  readonly pid: number;
  /** Its beginning, in the words of the system. */
  readonly started: string;
}

/** A process that runs; undefined when there is none with this number, or it can't be seen from here. */
export function findProcess(pid: number): KnownProcess | undefined {
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  const started = process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Tells if a process still runs. */
export function isRunning({ pid, started }: KnownProcess): boolean {
  return findProcess(pid)?.started === started;
}

/** The 22nd field, counted from behind the name, which may hold anything (proc_pid_stat(5)). */
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

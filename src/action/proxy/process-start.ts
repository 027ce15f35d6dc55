// Identifies a process by its PID and its start time, because the system reuses PIDs.
import { execFileSync } from 'node:child_process';
import * as z from 'zod/mini';
import { orUndefined } from '../../errors.ts';
import { readStatus } from '../../process-family.ts';

export const processIdentity = z.object({ pid: z.number(), started: z.string() });

export type ProcessIdentity = z.infer<typeof processIdentity>;

/** Returns undefined if no process has this PID, or the current process may not see it. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  if (!Number.isInteger(pid) || pid < 1) return undefined;
  // On Linux, read field 22, `starttime`.
  const started = process.platform === 'linux' ? readStatus(pid)[18] : readStartByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export function isRunning({ pid, started }: ProcessIdentity): boolean {
  return identifyProcess(pid)?.started === started;
}

function readStartByPs(pid: number): string | undefined {
  const options = { encoding: 'utf8', stdio: 'pipe', timeout: 5_000 } as const;
  return orUndefined(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim()) || undefined;
}

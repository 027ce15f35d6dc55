// Runs one shell command in a new process group, limited in time and output.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { signalGroup } from '../../process-family.ts';
import type { Clock } from '../time/clock.ts';

interface ShellOptions {
  readonly command: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const maxCapturedBytes = 64 * 1024;

/** None of these variables holds a secret or a job's credential. */
const passedVariables = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE', 'TERM'];

export function pickShellEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const names = [...passedVariables, ...Object.keys(env).filter((name) => name.startsWith('LC_'))];
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** Kills the command's process group when the command ends. @throws the system's error, or the reason of `signal` */
export async function runShell({ command, workdir, env, timeoutMs, clock, signal }: ShellOptions) {
  signal.throwIfAborted();
  // Make a process group, so that remaining children can be killed with the command.
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: workdir,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const killGroup = (): void => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
  };
  const captured: Buffer[] = [];
  let capturedBytes = 0;
  child.stdout.on('data', (bytes: Buffer) => {
    const chunk = bytes.subarray(0, maxCapturedBytes - capturedBytes);
    capturedBytes += chunk.length;
    if (chunk.length > 0) captured.push(chunk);
  });

  let isTimedOut = false;
  const cancelTimer = clock.setTimer(timeoutMs, () => {
    isTimedOut = true;
    killGroup();
  });
  signal.addEventListener('abort', killGroup, { once: true });
  try {
    const exitStatus = await new Promise<number>((resolve, reject) => {
      let status = 0;
      child.once('error', reject);
      child.once('exit', (code, signalName) => {
        // Like a shell, report a signal as 128 plus its number.
        status = code ?? 128 + (signalName === null ? 0 : constants.signals[signalName]);
        // A process in the background would hold the output open for ever.
        killGroup();
      });
      child.once('close', () => resolve(status));
    });
    const stdout = new TextDecoder().decode(Buffer.concat(captured));
    return { stdout, exitStatus: isTimedOut ? 124 : exitStatus }; // as timeout(1) does
  } finally {
    cancelTimer();
    signal.removeEventListener('abort', killGroup);
  }
}

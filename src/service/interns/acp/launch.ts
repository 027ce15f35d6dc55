// Starts agent processes: the interface of all launchers, and the launcher without a sandbox.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { orUndefined } from '../../../errors.ts';
import { killFamily, markVariable, signalGroup } from '../../../process-family.ts';

export interface LaunchOrder {
  /** The program and its arguments; never a shell. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** The folders that the program may write to; its HOME is one. */
  readonly writable: readonly string[];
  /** One more folder, which the program may only read. */
  readonly readable?: string | undefined;
}

export interface AgentProcess {
  readonly pid: number;
  /** The value of `markVariable` in the process, which its descendants inherit. */
  readonly mark: string;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Resolves to `exit status N` or `signal NAME`, once the process is gone and its output has been read. */
  readonly exit: Promise<string>;
  /** Signals the whole group. On Linux, `SIGKILL` also ends the descendants that left the group. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
}

/** @throws {Error} with a helpful message, if the process can't be started or confined */
export type Launch = (order: LaunchOrder) => Promise<AgentProcess>;

/** The real time for which descendants may hold the output open after the program has ended. */
const drainMs = 2000;

/** Puts `/dev/null` in place of inheritable descriptors above 2: an open folder would be a hole in any sandbox. */
function hideInheritedDescriptors(): readonly (number | 'ignore')[] {
  const entries = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [];
  const fds = entries.map(Number).filter(isInherited);
  if (fds.length === 0) return [];
  openedDevNull ??= openSync('/dev/null', 'r');
  const devNull = openedDevNull;
  // The list begins with descriptor 3.
  return Array.from({ length: Math.max(...fds) - 2 }, (_, index) => (fds.includes(index + 3) ? devNull : 'ignore'));
}

let openedDevNull: number | undefined;

/** Tells whether a descriptor lacks `O_CLOEXEC`, octal 2000000 (proc(5), "/proc/pid/fdinfo"). */
function isInherited(descriptor: number): boolean {
  const info = orUndefined(() => readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'));
  if (info === undefined || descriptor <= 2) return false;
  const [, flags = '0'] = /^flags:\s*([0-7]+)$/m.exec(info) ?? [];
  return (Number.parseInt(flags, 8) & 0o2000000) === 0;
}

export const launchPlain: Launch = ({ command: [program = '', ...args], env, cwd }) =>
  new Promise((resolve, reject) => {
    const mark = randomUUID();
    const child = spawn(program, args, {
      cwd,
      env: { ...env, [markVariable]: mark },
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', ...hideInheritedDescriptors()],
    });
    const { stdin, stdout, stderr } = child;
    if (stdin === null || stdout === null || stderr === null) throw new TypeError('The process has no pipes.');
    // Ignore write errors: the exit of the process is reported instead.
    stdin.on('error', () => {});
    child.once('exit', () => {
      killFamily(mark);
      const drain = setTimeout(() => [stdout, stderr].map((output) => output.destroy()), drainMs);
      child.once('close', () => clearTimeout(drain));
    });
    const exit = new Promise<string>((resolveExit) => {
      child.once('close', (code, signal) => resolveExit(signal === null ? `exit status ${code}` : `signal ${signal}`));
    });
    child.once('error', (error: Error) => reject(error));
    child.once('spawn', () => {
      const pid = child.pid ?? 0;
      const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
      resolve({
        pid,
        mark,
        stdin,
        stdout,
        stderr,
        exit,
        signal(name) {
          // Kill descendants before the group: those that dropped the mark can be found only while the process runs.
          if (name === 'SIGKILL' && !hasEnded()) killFamily(mark, pid);
          signalGroup(pid, name);
        },
      });
    });
  });

export function launchUntil(signal: AbortSignal, launch: Launch = launchPlain): Launch {
  return async (order) => {
    signal.throwIfAborted();
    const agentProcess = await launch(order);
    const kill = (): void => agentProcess.signal('SIGKILL');
    signal.addEventListener('abort', kill);
    void agentProcess.exit.then(() => signal.removeEventListener('abort', kill));
    if (signal.aborted) kill();
    return agentProcess;
  };
}

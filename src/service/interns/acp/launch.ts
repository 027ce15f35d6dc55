// Starts the processes of agents: the interface of a sandbox, and the launcher without one.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { killFamily, markVariable, signalGroup } from '../../../process-family.ts';

export interface LaunchOrder {
  /** The program and its arguments; never a shell. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** The folders that the program may write to; its HOME is one. */
  readonly writable: readonly string[];
}

export interface AgentProcess {
  readonly pid: number;
  readonly mark: string;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Says how it ended, once the process is gone and its output has been read. */
  readonly exit: Promise<string>;
  /** Signals the whole group. `SIGKILL` also ends the descendants that left the group. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
}

/** @throws {Error} with a helpful message, if the process can't be started or confined */
export type Launch = (order: LaunchOrder) => Promise<AgentProcess>;

/** How long descendants may hold the output open after the end, in real time. */
const drainMs = 2000;

/** Puts `/dev/null` in place of inheritable descriptors above 2: through an open folder, every sandbox has a hole. */
function coverInherited(): readonly (number | 'ignore')[] {
  const listed = existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd') : [];
  const open = listed.map(Number).filter(isInherited);
  if (open.length === 0) return [];
  nothing ??= openSync('/dev/null', 'r');
  const cover = nothing;
  return Array.from({ length: Math.max(2, ...open) - 2 }, (_, index) => (open.includes(index + 3) ? cover : 'ignore'));
}

let nothing: number | undefined;

/** Tells whether a descriptor lacks `O_CLOEXEC`, octal 2000000 (proc(5), "/proc/pid/fdinfo"). */
function isInherited(descriptor: number): boolean {
  try {
    const [, flags = '0'] = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')) ?? [];
    return descriptor > 2 && (Number.parseInt(flags, 8) & 0o2000000) === 0;
  } catch {
    return false;
  }
}

export const launchPlain: Launch = ({ command: [program = '', ...args], env, cwd }) =>
  new Promise((resolve, reject) => {
    const mark = randomUUID();
    const marked = { ...env, [markVariable]: mark };
    const child = spawn(program, args, {
      cwd,
      env: marked,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', ...coverInherited()],
    });
    const { stdin, stdout, stderr } = child;
    if (stdin === null || stdout === null || stderr === null) throw new TypeError('The process has no pipes.');
    // Ignore errors of writing: the exit of the process tells of its end.
    stdin.on('error', () => {});
    child.once('exit', () => {
      killFamily(mark);
      const drain = setTimeout(() => [stdout, stderr].map((output) => output.destroy()), drainMs);
      child.once('close', () => clearTimeout(drain));
    });
    const exit = new Promise<string>((tell) => {
      child.once('close', (code, signal) => tell(signal === null ? `exit status ${code}` : `signal ${signal}`));
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
          // End these before the group: once the process is gone, its children can't be recognised.
          if (name === 'SIGKILL' && !hasEnded()) killFamily(mark, pid);
          signalGroup(pid, name);
        },
      });
    });
  });

export function launchUntil(signal: AbortSignal, launch: Launch = launchPlain): Launch {
  return async (order) => {
    signal.throwIfAborted();
    const started = await launch(order);
    const end = (): void => started.signal('SIGKILL');
    signal.addEventListener('abort', end);
    void started.exit.then(() => signal.removeEventListener('abort', end));
    if (signal.aborted) end();
    return started;
  };
}

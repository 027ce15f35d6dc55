// Starts the process of an agent: the port behind which a sandbox is, and the plain way.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { endFamily, markVariable, signalGroup } from '../../../process-family.ts';

export interface LaunchOrder {
  /** Program and arguments; never a shell. */
  readonly command: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** The folders that it may write to, its HOME among them. */
  readonly writable: readonly string[];
}

/** A process that leads a process group of its own. */
export interface AgentProcess {
  readonly pid: number;
  /** Its mark, which everything that it starts inherits. */
  readonly mark: string;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Tells its end in words, once the process is gone and its output was read. */
  readonly exit: Promise<string>;
  /** Sends a signal to everything in the group; `SIGKILL` ends all that it started beside. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
}

/**
 * Starts a process.
 *
 * @throws {Error} with words that help, when it can't be started or can't be confined as it has to be
 */
export type Launch = (order: LaunchOrder) => Promise<AgentProcess>;

/** The rest of a process may hold its output open this long, in real time. */
const drainMs = 2000;

/**
 * Covers descriptors above 2 that whoever started this process left open for its children: one of a folder is a way to the disk
 * past every wall. Each becomes one of `/dev/null`.
 */
function coverInherited(): readonly (number | 'ignore')[] {
  const open = readOpenDescriptors().filter(isInherited);
  if (open.length === 0) return [];
  nothing ??= openSync('/dev/null', 'r');
  const cover = nothing;
  return Array.from({ length: Math.max(2, ...open) - 2 }, (_, index) => (open.includes(index + 3) ? cover : 'ignore'));
}

/** `/dev/null`, once something has to be covered by it. */
let nothing: number | undefined;

/** No list is to be had where there is no `/proc`. */
function readOpenDescriptors(): readonly number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number);
  } catch {
    return [];
  }
}

/** Tells whether a descriptor lacks `O_CLOEXEC`, octal 2000000 (proc(5), "/proc/pid/fdinfo"). */
function isInherited(descriptor: number): boolean {
  try {
    const [, flags = '0'] = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')) ?? [];
    return descriptor > 2 && (Number.parseInt(flags, 8) & 0o2000000) === 0;
  } catch {
    return false;
  }
}

/** Starts a process without a sandbox. */
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
    // A process that is gone takes no more input; that it is gone is told by its end.
    stdin.on('error', () => {});
    child.once('exit', () => {
      endFamily(mark);
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
          // Before the group: children of one that is gone are no longer known to be its own.
          if (name === 'SIGKILL' && !hasEnded()) endFamily(mark, pid);
          signalGroup(pid, name);
        },
      });
    });
  });

/** Starts nothing more once the signal has come, and ends what runs. */
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

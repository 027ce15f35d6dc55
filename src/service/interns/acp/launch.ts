// How the process of an agent is started: the port behind which a sandbox is, and the plain way.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { endFamily, markVariable } from '../../../process-family.ts';

/** What to start. */
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
  /** How it ended, in words; resolves when the process is gone and its output was read. */
  readonly ended: Promise<string>;
  /** Sends a signal to everything in the group; `SIGKILL` ends all that it started beside. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
}

/**
 * Starts a process.
 *
 * @throws {Error} with words that help, when it can't be started or can't be confined as it has to be
 */
export type Launch = (order: LaunchOrder) => Promise<AgentProcess>;

/** How long what is left of a process may hold its output open, in real time. */
const drainMs = 2000;

/** Starts a process without a sandbox. */
export const launchPlain: Launch = ({ command: [program = '', ...args], env, cwd }) =>
  new Promise((resolve, reject) => {
    const mark = randomUUID();
    const marked = { ...env, [markVariable]: mark };
    const child = spawn(program, args, { cwd, env: marked, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const { stdin, stdout, stderr } = child;
    // A process that is gone takes no more input; that it is gone is told by its end.
    stdin.on('error', () => {});
    child.once('exit', () => {
      endFamily(mark);
      const drain = setTimeout(() => [stdout, stderr].map((output) => output.destroy()), drainMs);
      child.once('close', () => clearTimeout(drain));
    });
    const ended = new Promise<string>((tell) => {
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
        ended,
        signal(name) {
          // Before the group: children of one that is gone are no longer known to be its own.
          if (name === 'SIGKILL' && !hasEnded()) endFamily(mark, pid);
          signalGroup(pid, name);
        },
      });
    });
  });

function signalGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

// How the process of an agent is started: the port behind which a sandbox is, and the plain way.
import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

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
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** How it ended, in words; resolves when the process is gone and its output was read. */
  readonly ended: Promise<string>;
  /** Sends a signal to everything in the group. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
}

/**
 * Starts a process.
 *
 * @throws {Error} with words that help, when it can't be started or can't be confined as it has to be
 */
export type Launch = (order: LaunchOrder) => Promise<AgentProcess>;

/** Starts a process without a sandbox. */
export const launchPlain: Launch = ({ command: [program = '', ...args], env, cwd }) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...env }, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const { stdin, stdout, stderr } = child;
    // A process that is gone takes no more input; that it is gone is told by its end.
    stdin.on('error', () => {});
    const ended = new Promise<string>((tell) => {
      child.once('close', (code, signal) => tell(signal === null ? `exit status ${code}` : `signal ${signal}`));
    });
    child.once('error', (error: Error) => reject(error));
    child.once('spawn', () => {
      const pid = child.pid ?? 0;
      resolve({ pid, stdin, stdout, stderr, ended, signal: (name) => signalGroup(pid, name) });
    });
  });

function signalGroup(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}

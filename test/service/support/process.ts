// The built command line in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

export const built = path.join(root, 'dist/cli/index.js');
/** The command line that is not built: for what a test tells by the names of modules. */
export const source = path.join(root, 'src/cli/index.ts');

/** A process that was started. */
export interface Started {
  readonly child: ChildProcess;
  /** The first line of its standard output, as JSON. */
  readonly ready: Promise<Record<string, string>>;
  readonly ended: Promise<Ended>;
}

/** How a process ended. */
export interface Ended {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `interns` with these arguments; it ends with the test. */
export function runCli(
  args: readonly string[],
  env: Record<string, string> = {},
  { cwd = process.cwd(), entry = built } = {},
): Started {
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (bytes: Buffer) => {
    stderr += bytes.toString();
  });
  const firstLine = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes: Buffer) => {
      stdout += bytes.toString();
      if (stdout.includes('\n')) resolve(stdout.slice(0, stdout.indexOf('\n')));
    });
    child.once('exit', () => reject(new Error(`ended before it was ready: ${stderr}`)));
  });
  const ready = firstLine.then((line): Record<string, string> => JSON.parse(line));
  // Most commands have no ready line, and nobody waits for one.
  ready.catch(() => {});
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, ready, ended };
}

// Defines what a job needs from outside its process: environment, files, a time limit, and the programs that it starts.
import type { Clock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { RunError } from '../errors.ts';
import type { Fetch } from '../http/transport.ts';
import type { IdentityIo } from '../identity/source.ts';
import type { Log } from '../log.ts';
import type { Redactor } from '../secret.ts';

export interface JobIo extends TimeLimited {
  readonly env: Environment;
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /**
   * Limits the places of files. `workspace`, for the action: the workspace or the runner's temp folder. `checkout`, for
   * the command line in a CI: any, but no link in the checkout is followed. `anywhere`, for a person's command line.
   */
  readonly files: 'workspace' | 'checkout' | 'anywhere';
  readonly execute: IdentityIo['execute'];
  readonly fetch: Fetch;
  readonly log: Log;
  /** Knows every secret that the log masks. */
  readonly redactor: Redactor;
}

export interface TimeLimited {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** In milliseconds of {@link Clock.monotonic}. */
  readonly deadline?: number;
}

/** Aborts `work` with the {@link RunError} `timeout` when its time is over. A nested call keeps the outer deadline. */
export async function withinTime<Io extends TimeLimited, T>(
  io: Io,
  timeoutMs: number,
  work: (io: Io & { readonly deadline: number }) => Promise<T>,
): Promise<T> {
  const { deadline } = io;
  if (deadline !== undefined) return work({ ...io, deadline });
  const timeLimit = new AbortController();
  const timer = setTimeout(() => {
    const message = `The step took longer than ${Math.round(timeoutMs / 1000)} s. Raise "timeout" if the work needs it.`;
    timeLimit.abort(new RunError('timeout', message));
  }, timeoutMs);
  const signal = AbortSignal.any([timeLimit.signal, io.signal]);
  try {
    return await work({ ...io, signal, deadline: io.clock.monotonic() + timeoutMs });
  } finally {
    clearTimeout(timer); // it would keep the process alive
  }
}

/** Calls `load` at the first call only. Each call returns the same promise. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= load();
    return result;
  };
}

const maxOutputBytes = 1024 * 1024;

/** The variables that every program gets; others may hold secrets. */
const passedVariables =
  /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;

/** Runs a program without a shell. Rejects if the program fails or the signal aborts. */
export function execute(program: string, args: readonly string[], signal: AbortSignal, variables?: RegExp) {
  const { execFile } = process.getBuiltinModule('node:child_process'); // loaded only to run a program
  const isPassed = (name: string): boolean => passedVariables.test(name) || variables?.test(name) === true;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isPassed(name)));
  return new Promise<string>((resolve, reject) => {
    execFile(program, args, { signal, maxBuffer: maxOutputBytes, env, encoding: 'utf8' }, (error, stdout) => {
      // Don't pass on the error: it quotes the command line and output, which may hold a token.
      if (error === null) resolve(stdout);
      else reject(new Error(`it ended with ${error.code ?? error.signal}`));
    });
  });
}

// The effects of a job outside this process: environment, files, time limit, and the programs that it starts.

import type { Clock } from '../clock.ts';
import type { Environment } from '../environment.ts';
import { RunError } from '../errors.ts';
import type { Fetch } from '../http/transport.ts';
import type { IdentityIo } from '../identity/source.ts';
import type { Log } from '../log.ts';
import type { Redactor } from '../secret.ts';

export interface JobIo extends Endable {
  readonly env: Environment;
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /**
   * `workspace`: a step of the action, only in its workspace and the runner's temp folder. `checkout`: a command line in
   * a CI, any path, but follows no link of the checkout. `anywhere`: a command line in front of a person.
   */
  readonly files: 'workspace' | 'checkout' | 'anywhere';
  readonly execute: IdentityIo['execute'];
  readonly fetch: Fetch;
  readonly log: Log;
  /** Knows every secret that the log masks. */
  readonly redactor: Redactor;
}

export interface TimedIo extends JobIo {
  readonly deadline: number;
}

export interface Endable {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** In milliseconds of {@link Clock.monotonic}. */
  readonly deadline?: number;
}

/** Aborts `work` with the {@link RunError} `timeout` when its time is over; work within keeps the outer deadline. */
export async function withinTime<Io extends Endable, T>(
  io: Io,
  timeoutMs: number,
  work: (io: Io & { readonly deadline: number }) => Promise<T>,
): Promise<T> {
  const { deadline } = io;
  if (deadline !== undefined) return work({ ...io, deadline });
  const limit = new AbortController();
  const timer = setTimeout(() => {
    const spent = `${Math.round(timeoutMs / 1000)} s`;
    limit.abort(new RunError('timeout', `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
  }, timeoutMs);
  const signal = AbortSignal.any([limit.signal, io.signal]);
  try {
    return await work({ ...io, signal, deadline: io.clock.monotonic() + timeoutMs });
  } finally {
    clearTimeout(timer); // would keep the process alive
  }
}

/** Asks at the first call, and never again. */
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}

const maxOutputBytes = 1024 * 1024;

const basics =
  /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;

/** Runs a program without a shell. Rejects if the program fails or the signal aborts. */
export function execute(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
  variables?: RegExp,
): Promise<string> {
  const { execFile } = process.getBuiltinModule('node:child_process'); // is loaded only to run a program
  const isIts = (name: string): boolean => basics.test(name) || variables?.test(name) === true;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isIts(name)));
  const options = { signal, maxBuffer: maxOutputBytes, env };
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...options, encoding: 'utf8' }, (error, stdout) => {
      // Don't pass on the error: it quotes the command line and output, which may hold a token.
      if (error === null) resolve(stdout);
      else reject(new Error(`it ended with ${error.code ?? error.signal}`));
    });
  });
}

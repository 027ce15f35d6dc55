// Effects of a job, whoever runs it: its environment, its files, its time limit, and the programs that it starts.

import type { Clock } from '../clock.ts';
import { RunError } from '../errors.ts';
import type { Fetch } from '../http/transport.ts';
import type { IdentityIo } from '../identity/source.ts';
import type { Log } from '../log.ts';
import type { Redactor } from '../secret.ts';
import type { FileReach } from './workspace.ts';

/** The effects of a job. */
export interface JobIo extends Endable {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Reach of the files that inputs name. */
  readonly files: FileReach;
  /** Runs a program without a shell and gives its standard output. */
  readonly execute: IdentityIo['execute'];
  readonly fetch: Fetch;
  readonly log: Log;
  /** Knows every secret that the log was told to mask. */
  readonly redactor: Redactor;
}

/** The effects of a job whose time has begun. */
export interface TimedIo extends JobIo {
  readonly deadline: number;
}

/** Work that can be given an end. */
export interface Endable {
  readonly clock: Clock;
  /** Aborts with the error of the job when it is cancelled, or when its time is over. */
  readonly signal: AbortSignal;
  /** Milliseconds on {@link Clock.monotonic} when its time is over; absent: it has no end yet. */
  readonly deadline?: number;
}

/**
 * Do a piece of work within its time. The signal of the work aborts with the {@link RunError} `timeout`, or with the reason of
 * the outer signal. Work that is a part of other work keeps the end of that: a step has one time limit, from its beginning.
 */
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
    clearTimeout(timer); // it would hold the process
  }
}

const maxOutputBytes = 1024 * 1024;

/** Variables that every program gets: where things are, how to speak, and the way out to the network. */
const basics =
  /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;

/** Runs a program without a shell and gives its standard output; rejects when it fails, or when the signal aborts. */
export function execute(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
  variables?: RegExp,
): Promise<string> {
  const { execFile } = process.getBuiltinModule('node:child_process'); // loaded when there is a program to run
  const options = { signal, maxBuffer: maxOutputBytes, env: environmentFor(process.env, variables) };
  return new Promise((resolve, reject) => {
    execFile(program, args, { ...options, encoding: 'utf8' }, (error, stdout) => {
      // The error would quote the command line and what was printed: a token may stand there.
      if (error === null) resolve(stdout);
      else reject(new Error(`it ended with ${error.code ?? error.signal}`));
    });
  });
}

/** The variables that a program gets: the basics, and those of its own. */
function environmentFor(env: NodeJS.ProcessEnv, variables: RegExp | undefined): NodeJS.ProcessEnv {
  const isIts = (name: string): boolean => basics.test(name) || variables?.test(name) === true;
  return Object.fromEntries(Object.entries(env).filter(([name]) => isIts(name)));
}

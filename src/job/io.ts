// Effects of a job, whoever runs it: its environment, its files, its time limit, and the programs that it starts.

import type { Clock } from '../clock.ts';
import { RunError } from '../errors.ts';
import type { Fetch } from '../http/transport.ts';
import type { IdentityIo } from '../identity/source.ts';
import type { Log } from '../log.ts';
import type { Redactor } from '../secret.ts';
import type { FileReach } from './workspace.ts';

export interface JobIo extends Endable {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** How far names in inputs reach. */
  readonly files: FileReach;
  readonly execute: IdentityIo['execute'];
  readonly fetch: Fetch;
  readonly log: Log;
  /** Knows every secret that the log was told to mask. */
  readonly redactor: Redactor;
}

export interface TimedIo extends JobIo {
  readonly deadline: number;
}

/** Can be given an end. */
export interface Endable {
  readonly clock: Clock;
  /** Aborts with the job's error when it is cancelled, or when its time is over. */
  readonly signal: AbortSignal;
  /** On {@link Clock.monotonic}, in milliseconds; absent: it has no end yet. */
  readonly deadline?: number;
}

/**
 * Does work within its time: its signal aborts with the {@link RunError} `timeout`, or as the outer one. Work within other work
 * keeps the end of that: a step has one time limit, from its beginning.
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

/** Every program gets these: where things are, how to speak, and the way out to the network. */
const basics =
  /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;

/** Runs a program without a shell and gives its output; rejects when it fails or the signal aborts. */
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
      // The error would quote the command line and the output: a token may stand there.
      if (error === null) resolve(stdout);
      else reject(new Error(`it ended with ${error.code ?? error.signal}`));
    });
  });
}

/** Takes the basics, and the variables of the program. */
function environmentFor(env: NodeJS.ProcessEnv, variables: RegExp | undefined): NodeJS.ProcessEnv {
  const isIts = (name: string): boolean => basics.test(name) || variables?.test(name) === true;
  return Object.fromEntries(Object.entries(env).filter(([name]) => isIts(name)));
}

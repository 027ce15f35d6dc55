// What a job may touch of the world, whether an action or a command line runs it.
import type { Clock } from '../clock.ts';
import type { Fetch } from '../http/transport.ts';
import type { IdentityIo } from '../identity/source.ts';
import type { Log } from '../log.ts';
import type { Redactor } from '../secret.ts';

/** The effects of a job. */
export interface JobIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the working directory. */
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Runs a program without a shell and gives its standard output. */
  readonly execute: IdentityIo['execute'];
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** Knows every secret that the log was told to mask. */
  readonly redactor: Redactor;
  /** Aborts with the error of the job when it is cancelled. */
  readonly signal: AbortSignal;
}

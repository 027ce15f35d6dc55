// Effects of a job, whether an action or a command line runs it.
import type { Fetch } from '../http/transport.ts';
import type { IdentityIo } from '../identity/source.ts';
import type { Log } from '../log.ts';
import type { Redactor } from '../secret.ts';
import type { Endable } from './deadline.ts';
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

// Files and folders that only their owner may read: created that way, narrowed if they are wider, and never links.
import { closeSync, constants, fchmodSync, fstatSync, lstatSync, openSync, statSync } from 'node:fs';
import { ConfigError } from '../../errors.ts';
import { makeFolders } from '../../folders.ts';
import type { Log } from '../../log.ts';

const ownerOnly = 0o600;

interface PrivateFileOptions {
  readonly log: Log;
  /** False: a file that is not there stays away. */
  readonly isNeeded: boolean;
}

/**
 * Makes a file that its owner alone may read and write, and mends one that others could (docs/local-service.md, "The data folder").
 *
 * @throws {ConfigError} `config_invalid` for a link, for anything else that is no plain file, and for a file of another user
 * @throws {Error} the system's
 */
export function makePrivateFile(file: string, { log, isNeeded }: PrivateFileOptions): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined && !isNeeded) return;
  if (found !== undefined && !found.isFile()) throw refused(file, 'is a link or no plain file');
  const create = found === undefined ? constants.O_CREAT | constants.O_EXCL : 0;
  // Between the look above and here nobody can put a link in its place.
  const handle = openSync(file, constants.O_RDWR | constants.O_NOFOLLOW | create, ownerOnly);
  try {
    const { mode, uid } = fstatSync(handle);
    // Whoever owns a file can read it, whatever its mode says.
    if (process.getuid !== undefined && uid !== process.getuid()) throw refused(file, 'belongs to another user');
    if ((mode & 0o777) === ownerOnly) return;
    fchmodSync(handle, ownerOnly);
    if ((mode & 0o077) === 0) return;
    const was = (mode & 0o777).toString(8).padStart(4, '0');
    log.warning(
      `"${file}" could be read by others (mode ${was}); now it can't (0600). It holds the key that signs access tokens: if somebody may have read it, start with a new folder.`,
    );
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes a folder that its owner alone may look into. One that is there stays as it is, with a warning when others may write
 * into it: whoever can may put another database in the place of ours.
 *
 * @throws {Error} the system's
 */
export function makePrivateFolder(folder: string, log: Log): void {
  makeFolders(folder, 0o700);
  const mode = statSync(folder).mode & 0o777;
  if ((mode & 0o022) === 0) return;
  const shown = mode.toString(8).padStart(4, '0');
  log.warning(
    `Others may write into the data folder "${folder}" (mode ${shown}), and so replace what is kept there. Run "chmod 700" on it, or use a folder of its own.`,
  );
}

function refused(file: string, problem: string): ConfigError {
  return new ConfigError('config_invalid', `"${file}" ${problem}. Use another data folder.`, { source: file });
}

// Folders: made with those above them, and known where anybody may write. Files: read where a pipe would be waited for without end, and written whole.
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder, and each above it that is not there. What Node offers for this never returns where a folder can't be made
 * although the one above it is there, as below `/proc`.
 *
 * @param mode - of each folder that is made, less the umask
 * @throws {Error} the system's
 */
export function makeFolders(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolders(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // somebody else may have made it meanwhile
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Tells whether anybody may put something into a folder, as into `/tmp`: a `.git` there makes it nobody's checkout. */
export function isForEverybody(folder: string): boolean {
  return (statSync(folder).mode & 0o002) !== 0;
}

/**
 * Reads a file as UTF-8.
 *
 * @throws {Error} the system's, or that it is no regular file
 */
export function readRegularFile(path: string): string {
  const opened = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!fstatSync(opened).isFile()) throw new Error(`${path} is no regular file`);
    return readFileSync(opened, 'utf8');
  } finally {
    closeSync(opened);
  }
}

/**
 * Writes a file beside its place and puts it there, so that nobody reads half of it and no link is followed.
 *
 * @param put - by default whatever is there is replaced; `linkSync` fails where something is
 * @throws {Error} the system's
 */
export function writeWhole(path: string, content: string, mode = 0o600, put = renameSync): void {
  const beside = join(dirname(path), `.${globalThis.crypto.randomUUID()}`);
  try {
    writeFileSync(beside, content, { mode, flag: 'wx', flush: true });
    put(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}

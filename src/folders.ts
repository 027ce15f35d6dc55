// Folders: made with those above them, and known where anybody may write. Files: read where a pipe would be waited for without end.
import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

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

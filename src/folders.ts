// Makes folders, and tells who may write to them; reads files without waiting on a pipe, writes them whole, names them.
import {
  accessSync,
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
import { dirname, join, resolve } from 'node:path';
import { sha256 } from './crypto.ts';

/**
 * Makes folders. Node's recursive `mkdir` never returns if no folder can be made in an existing one, as below `/proc`.
 *
 * @throws {Error} the system's
 */
export function makeFolders(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolders(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // another process may have made it meanwhile
  }
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Recognizes folders like `/tmp`, where a `.git` makes a checkout of nobody. */
export function isForEverybody(folder: string): boolean {
  return (statSync(folder).mode & 0o002) !== 0;
}

export function findProgram(program: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => resolve(folder, program)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @throws {Error} the system's, or that the file is not a regular one */
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
 * Moves the file into place, so that nobody reads half of it, and no link is followed. `linkSync` replaces no file.
 *
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

/** In bytes. File systems allow 255, with the prefix and suffix that callers add. */
const maxPlain = 200;

/** Gives two texts one name only if a file system ignores case. Does without node:crypto, slow to load for a hook. */
export function fileNameFor(text: string): string {
  const plain = text.isWellFormed() ? encodeURIComponent(text) : '';
  return plain !== '' && plain.length <= maxPlain ? plain : `=${sha256(text)}`;
}

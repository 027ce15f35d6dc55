// Makes folders, checks who may write to them, finds programs in them, and reads, writes and names files safely.
import fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sha256 } from './crypto.ts';

/** Replaces Node's recursive `mkdir`, which hangs where nothing can be created. @throws {Error} the system error */
export function makeFolders(folder: string, mode = 0o777): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent, mode);
  try {
    fs.mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error; // another process may have made it meanwhile
  }
}

/** Lists a folder and all above it, the nearest first. */
export function listFoldersUpwards(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
}

export function isFolder(path: string): boolean {
  return fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Recognizes folders such as `/tmp`, where any user may have planted files, such as a `.git`. */
export function isWorldWritable(folder: string): boolean {
  return (fs.statSync(folder).mode & 0o002) !== 0;
}

export function findProgram(program: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => resolve(folder, program)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Does not block on a named pipe. @throws {Error} the system error, or that the file is not a regular file */
export function readRegularFile(path: string): string {
  const file = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
  try {
    if (!fs.fstatSync(file).isFile()) throw new Error(`${path} is not a regular file`);
    return fs.readFileSync(file, 'utf8');
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Tells whether an opened file is at this path, and no folder on the way has become a link. Returns true outside Linux,
 * where nothing tells the path of an opened file. @throws {Error} the system error, on a Linux without `/proc`
 */
export function isOpenedAt(file: number, path: string): boolean {
  return process.platform !== 'linux' || fs.readlinkSync(`/proc/self/fd/${file}`) === path;
}

/**
 * Writes a temporary file and moves it into place, so that no reader sees half of it and no link is followed. To fail
 * if the file exists, pass `linkSync` as `move`. @throws {Error} the system error
 */
export function writeAtomically(path: string, content: string, mode = 0o600, move = fs.renameSync): void {
  const temporary = join(dirname(path), `.${globalThis.crypto.randomUUID()}`);
  try {
    fs.writeFileSync(temporary, content, { mode, flag: 'wx', flush: true });
    move(temporary, path);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}

/** File systems allow names of 255 bytes; the rest is for the prefix and suffix that callers add. */
const maxEncodedBytes = 200;

/**
 * Returns a different name for each text, if the file system respects case. Hashes only long, empty or malformed text,
 * because loading node:crypto slows the hook of an agent down.
 */
export function toFileName(text: string): string {
  const encoded = text.isWellFormed() ? encodeURIComponent(text) : '';
  return encoded !== '' && encoded.length <= maxEncodedBytes ? encoded : `=${sha256(text)}`;
}

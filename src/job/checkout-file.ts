// Files that inputs name, in a checkout that a stranger may have written: opened so that no link is followed.
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  unlinkSync,
} from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** A file that is not opened; the message says why. */
export class FileRefusal extends Error {}

/** Place of a file. */
interface Place {
  /** A folder without links on the way to it. */
  readonly root: string;
  /** The folders below it, and the file. */
  readonly names: readonly string[];
}

// Windows has neither flag: there the look at each part before is what there is. A pipe would wait for its other end.
const flags: Readonly<Partial<Record<string, number>>> = constants;
const noFollow = flags['O_NOFOLLOW'] ?? 0;
const noWait = flags['O_NONBLOCK'] ?? 0;

/** Finds the place of a path below one of these folders; undefined when it leads out of all of them. */
export function placeOf(path: string, roots: readonly string[]): Place | undefined {
  for (const root of roots.filter((one) => existsSync(one))) {
    const real = realpathSync(root);
    for (const base of [root, real]) {
      const below = relative(base, path);
      const isOutside = below === '' || below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
      if (!isOutside) return { root: real, names: below.split(sep) };
    }
  }
  return undefined;
}

/**
 * The bytes of a regular file. Each part of the way to it is looked at, the last one is opened without following a link, and
 * what was opened has to be what was looked at. A hard link can't be told from a file; git makes none.
 *
 * @throws {FileRefusal} a link, no regular file, or larger than `maxBytes`; and what the system throws
 */
export function readCheckoutFile({ root, names }: Place, maxBytes: number): Uint8Array {
  const path = walk(root, names);
  const seen = lstatSync(path, { bigint: true });
  if (!seen.isFile()) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
  const file = openSync(path, constants.O_RDONLY | noFollow | noWait);
  try {
    const { dev, ino, size } = fstatSync(file, { bigint: true });
    if (dev !== seen.dev || ino !== seen.ino || isElsewhere(file, path)) throw new FileRefusal(replaced);
    if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, at most ${maxBytes} are read`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Create a file that only its owner reads, and the folders that it needs. A file of that name from before is replaced, not
 * written to: another name of it (a hard link) keeps what it had.
 *
 * @throws {FileRefusal} a link on the way or in its place, or something that is no regular file; and what the system throws
 */
export function createCheckoutFile({ root, names }: Place): number {
  for (const index of names.slice(1).keys()) makeFolder(walk(root, names.slice(0, index + 1)));
  const path = walk(root, names);
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before?.isFile() === false) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
  if (before !== undefined) unlinkSync(path);
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | noFollow, 0o600);
  if (!isElsewhere(file, path)) return file;
  closeSync(file);
  throw new FileRefusal(replaced);
}

const replaced = 'it was replaced while it was opened';

/** Tells if a folder on the way was replaced by a link since it was looked at: Linux says where what was opened lies. */
function isElsewhere(file: number, path: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return readlinkSync(`/proc/self/fd/${file}`) !== path;
  } catch {
    return false; // a system without /proc
  }
}

function makeFolder(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) mkdirSync(path);
}

/** The path, when no part of it is a link; its last part need not be there. */
function walk(root: string, names: readonly string[]): string {
  let path = root;
  for (const name of names) {
    path = join(path, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    throw new FileRefusal(`"${relative(root, path)}" is a link, and no link is followed. Name the file itself`);
  }
  return path;
}

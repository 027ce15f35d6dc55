// The names and contents of a workspace, looked at from outside: no link is followed, no Git runs, `.git` is not opened.
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { ChangesError } from '../errors.ts';
import { blobSha } from './git-objects.ts';

/** A name of head's tree by its path; folders are not in it. */
export type HeadTree = ReadonlyMap<string, { readonly mode: string; readonly sha: string; readonly type: string }>;

/** A name in the workspace. */
export type Seen =
  | { readonly kind: 'file'; readonly sha: string; readonly mode: string }
  | { readonly kind: 'new' | 'folder' }
  | { readonly kind: 'odd'; readonly why: string };

/** More names are not walked. */
const maxNames = 200_000;

// Windows has neither flag. A pipe would wait for its other end.
const flags: Readonly<Partial<Record<string, number>>> = constants;
const openFlags = constants.O_RDONLY | (flags['O_NOFOLLOW'] ?? 0) | (flags['O_NONBLOCK'] ?? 0);

/**
 * Walks a workspace: contents of the paths that head has are hashed, other files are names alone, and a folder without a path
 * of head is one name that is never opened. Names that are not UTF-8 hold U+FFFD, which no policy takes.
 *
 * @throws {ChangesError} `changes_unreadable`: more than 200,000 names, or a folder of head can't be listed
 */
export function lookAtWorkspace(root: string, head: HeadTree): ReadonlyMap<string, Seen> {
  const folders = foldersOf(head);
  const seen = new Map<string, Seen>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of namesIn(join(root, folder))) {
      if (folder === '' && name === '.git') continue;
      const path = folder === '' ? name : `${folder}/${name}`;
      const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
      if (stats === undefined) continue;
      if (stats.isDirectory() && folders.has(path)) waiting.push(path);
      else seen.set(path, stats.isDirectory() ? { kind: 'folder' } : seenFile(join(root, path), stats, head.has(path)));
      if (seen.size > maxNames) throw unreadable(`it has more than ${maxNames} names`);
    }
  }
  return seen;
}

/** The bytes of a plain file with one name, opened without following a link; otherwise the reason why it is not read. */
export function readPlainFile(
  path: string,
): { readonly bytes: Uint8Array; readonly mode: string } | { readonly why: string } {
  let file: number;
  try {
    file = openSync(path, openFlags);
  } catch {
    return { why: 'it is a link, or can not be opened' };
  }
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) return { why: 'it is no regular file' };
    if (stats.nlink !== 1) return { why: 'it has more than one name (a hard link)' };
    return { bytes: readFileSync(file), mode: modeOf(stats) };
  } finally {
    closeSync(file);
  }
}

function seenFile(path: string, stats: Stats, isInHead: boolean): Seen {
  if (stats.isSymbolicLink()) return { kind: 'odd', why: 'it is a link' };
  if (!stats.isFile()) return { kind: 'odd', why: 'it is no regular file' };
  if (!isInHead) return { kind: 'new' };
  const read = readPlainFile(path);
  return 'why' in read ? { kind: 'odd', why: read.why } : { kind: 'file', sha: blobSha(read.bytes), mode: read.mode };
}

function modeOf({ mode }: Stats): string {
  return (mode & 0o100) === 0 ? '100644' : '100755';
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    throw unreadable('a folder of it can not be listed', cause);
  }
}

function foldersOf(head: HeadTree): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of head.keys()) {
    for (
      let end = path.lastIndexOf('/');
      end > 0 && !folders.has(path.slice(0, end));
      end = path.lastIndexOf('/', end - 1)
    ) {
      folders.add(path.slice(0, end));
    }
  }
  return folders;
}

function unreadable(why: string, cause?: unknown): ChangesError {
  return new ChangesError('changes_unreadable', `The workspace can't be looked at for changes: ${why}.`, { cause });
}

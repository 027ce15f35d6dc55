// Looks at the workspace: its commit, and the files, links and folders that it holds.
import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  type Stats,
} from 'node:fs';
import { join, posix } from 'node:path';
import { ChangesError } from '../errors.ts';
import { blobSha, type Folders, folderMode, pathIn } from './git-objects.ts';

export type HeadTree = ReadonlyMap<string, { readonly mode: string; readonly sha: string }>;

export type Seen =
  /** `sha` is undefined if the size alone shows that the file changed. */
  | { readonly kind: 'file'; readonly sha: string | undefined; readonly size: number; readonly mode: string }
  | { readonly kind: 'new' | 'folder' }
  /** `target`: Git's name of the text of a link, or of the content of a hard link. */
  | { readonly kind: 'odd'; readonly why: string; readonly target?: string | undefined; readonly size?: number };

const maxNames = 200_000;

// Windows has neither flag. Without the second, opening a pipe would wait for its other end.
const flags: Readonly<Partial<Record<string, number>>> = constants;
const openFlags = constants.O_RDONLY | (flags['O_NOFOLLOW'] ?? 0) | (flags['O_NONBLOCK'] ?? 0);

export function filesOf(folders: Folders): HeadTree {
  const files = [...folders].flatMap(([folder, entries]) => entries.map((entry) => ({ folder, ...entry })));
  const plain = files.filter(({ mode }) => mode !== folderMode);
  return new Map(plain.map(({ folder, name, mode, sha }) => [pathIn(folder, name), { mode, sha }]));
}

/**
 * Hashes only paths of head whose size is as before: an agent can make sparse files of terabytes. A name that is not
 * UTF-8 contains U+FFFD, which no policy takes.
 * @throws {ChangesError} `changes_unreadable`: more than 200,000 names, or a folder of head that can't be listed
 */
export function lookAtWorkspace(
  root: string,
  head: HeadTree,
  { opens, before }: { opens?: (folder: string) => boolean; before?: ReadonlyMap<string, Seen> } = {},
): ReadonlyMap<string, Seen> {
  const folders = foldersOf(head);
  const seen = new Map<string, Seen>();
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const place = join(root, folder);
    for (const name of orUnreadable('a folder of it can not be listed', () => readdirSync(place))) {
      if (folder === '' && name === '.git') continue;
      const path = pathIn(folder, name);
      const stats = orUnreadable('a name in it is too long, or in a folder that lets nobody in', () => {
        return lstatSync(join(place, name), { throwIfNoEntry: false });
      });
      if (stats === undefined) {
        // Either the file is gone, or its name is not UTF-8, so that it can't be looked up by what we read.
        if (name.includes('\ufffd')) seen.set(path, { kind: 'odd', why: 'its name is no UTF-8' });
        continue;
      }
      if (stats.isDirectory() && (folders.has(path) || opens?.(path) === true)) waiting.push(path);
      else if (stats.isDirectory()) seen.set(path, { kind: 'folder' });
      else seen.set(path, seenFile(join(place, name), stats, head.has(path) ? mayHash(before, path) : undefined));
      if (seen.size + waiting.length > maxNames) throw unreadable(`it has more than ${maxNames} names`);
    }
  }
  return seen;
}

/** Reads a file that has one name, and follows no link. The path of `root` must have no link in it. */
export function readPlainFile(
  root: string,
  path: string,
  maxBytes: number,
): { readonly bytes?: Uint8Array; readonly why?: string } {
  return withFile(join(root, path), (file, stats) => {
    if (stats.nlink !== 1) return { why: hardLink };
    // Only Linux says where an opened file lies.
    const isThere = process.platform !== 'linux' || readlinkSync(`/proc/self/fd/${file}`) === join(root, path);
    if (!isThere) return { why: 'a folder on its way is a link' };
    return stats.size > maxBytes ? { why: `it has more than ${maxBytes} bytes` } : { bytes: readFileSync(file) };
  });
}

const hardLink = 'it has more than one name (a hard link)';

function withFile<T>(path: string, use: (file: number, stats: Stats) => T): T | { readonly why: string } {
  let file: number;
  try {
    file = openSync(path, openFlags);
  } catch {
    return { why: 'it is a link, or can not be opened' };
  }
  try {
    const stats = fstatSync(file);
    return stats.isFile() ? use(file, stats) : { why: 'it is no regular file' };
  } finally {
    closeSync(file);
  }
}

function mayHash(before: ReadonlyMap<string, Seen> | undefined, path: string): (size: number) => boolean {
  const was = before?.get(path);
  return (size) => before === undefined || (was !== undefined && 'size' in was && was.size === size);
}

/** `hashes` is undefined if the file is not in head. */
function seenFile(path: string, stats: Stats, hashes: ((size: number) => boolean) | undefined): Seen {
  if (stats.isSymbolicLink()) {
    const target = hashes && blobSha(readlinkSync(path, { encoding: 'buffer' }));
    return { kind: 'odd', why: 'it is a link', target };
  }
  if (!stats.isFile()) return { kind: 'odd', why: 'it is no regular file' };
  if (hashes === undefined) return { kind: 'new' };
  const read = withFile(path, (file, { size, mode, nlink }): Seen => {
    const sha = hashes(size) ? hashFile(file, size) : undefined;
    if (nlink > 1) return { kind: 'odd', why: hardLink, target: sha, size };
    return { kind: 'file', sha, size, mode: (mode & 0o100) === 0 ? '100644' : '100755' };
  });
  return 'kind' in read ? read : { kind: 'odd', why: read.why };
}

const chunk = Buffer.allocUnsafe(256 * 1024);

/** Hashes in pieces, so that memory does not grow with the file. */
function hashFile(file: number, size: number): string {
  const hash = createHash('sha1').update(`blob ${size}\0`);
  for (let count = readSync(file, chunk); count > 0; count = readSync(file, chunk))
    hash.update(chunk.subarray(0, count));
  return hash.digest('hex');
}

function orUnreadable<T>(why: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw unreadable(why, cause);
  }
}

export function foldersOf(head: HeadTree): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of head.keys()) {
    for (let at = posix.dirname(path); at !== '.' && !folders.has(at); at = posix.dirname(at)) folders.add(at);
  }
  return folders;
}

function unreadable(why: string, cause?: unknown): ChangesError {
  return new ChangesError('changes_unreadable', `The workspace can't be looked at for changes: ${why}.`, { cause });
}

/** @throws {ChangesError} `changes_checkout`: the workspace is at a different commit, or no checkout */
export function refuseOtherCommit(root: string, head: string): void {
  const found = commitOf(root);
  if (found === head) return;
  const is = found === undefined ? 'is no checkout' : `stands at ${found}`;
  throw new ChangesError(
    'changes_checkout',
    `The workspace ${is}, and the intern's changes are to be those of ${head}. Check that commit out into the workspace itself: "ref: \${{ github.event.pull_request.head.sha }}" for actions/checkout on pull_request, "ref: refs/pull/NUMBER/head" on a comment.`,
  );
}

/** Reads a commit, or the commit of a branch, loose or packed (gitrepository-layout(5)). */
function commitOf(root: string): string | undefined {
  const read = (name: string): string => {
    try {
      return readFileSync(join(root, '.git', name), 'utf8');
    } catch {
      return '';
    }
  };
  const head = read('HEAD').trim();
  const branch = /^ref: (refs\/heads\/[^\s]+)$/u.exec(head)?.[1];
  if (branch?.split('/').includes('..') === true) return undefined;
  const commit = branch === undefined ? head : read(branch).trim();
  if (/^[0-9a-f]{40}$/.test(commit)) return commit;
  const packed = branch === undefined ? [] : read('packed-refs').split('\n');
  return packed.find((line) => line.endsWith(` ${branch}`))?.slice(0, 40);
}

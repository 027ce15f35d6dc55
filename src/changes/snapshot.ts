// Lists the files, links and folders of the workspace, and checks which commit is checked out there.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join, posix } from 'node:path';
import { ChangesError, orThrow, orUndefined } from '../errors.ts';
import { isOpenedAt } from '../folders.ts';
import { computeBlobSha, type Folders, folderMode, joinPath } from './git-objects.ts';

export type HeadTree = ReadonlyMap<string, { readonly mode: string; readonly sha: string }>;

export type PathState =
  /** `sha` is undefined if the file has another size than before, and so needs no hash. */
  | { readonly kind: 'file'; readonly sha: string | undefined; readonly size: number; readonly mode: string }
  /** `new` is a file that is not in head, and `folder` a folder that was not entered. */
  | { readonly kind: 'new' | 'folder' }
  /** Anything that can't be posted. `sha` is that of a blob with a link's text, or with a hard link's content. */
  | { readonly kind: 'odd'; readonly why: string; readonly sha?: string | undefined; readonly size?: number };

const maxNames = 200_000;

// Windows has neither flag. Without O_NONBLOCK, opening a pipe would wait for its other end.
const flags: Readonly<Partial<Record<string, number>>> = fs.constants;
const openFlags = fs.constants.O_RDONLY | (flags['O_NOFOLLOW'] ?? 0) | (flags['O_NONBLOCK'] ?? 0);

export function toHeadTree(folders: Folders): HeadTree {
  const files = [...folders].flatMap(([folder, entries]) => entries.map((entry) => ({ folder, ...entry })));
  const plain = files.filter(({ mode }) => mode !== folderMode);
  return new Map(plain.map(({ folder, name, mode, sha }) => [joinPath(folder, name), { mode, sha }]));
}

/**
 * Hashes only files of head, and with `before` only those that kept their size: an agent can create sparse files of
 * terabytes. A file name that is not UTF-8 is read with U+FFFD in it, which no policy accepts.
 * @throws {ChangesError} `changes_unreadable`: more than 200,000 names, or an entered folder or a path that can't be read
 */
export function scanWorkspace(
  root: string,
  head: HeadTree,
  { enters, before }: { enters?: (folder: string) => boolean; before?: ReadonlyMap<string, PathState> } = {},
): ReadonlyMap<string, PathState> {
  const folders = listParents(head);
  const seen = new Map<string, PathState>();
  const pendingFolders = [''];
  for (let folder = pendingFolders.pop(); folder !== undefined; folder = pendingFolders.pop()) {
    const folderPath = join(root, folder);
    for (const name of orThrowUnreadable("a folder in it can't be listed", () => fs.readdirSync(folderPath))) {
      if (folder === '' && name === '.git') continue;
      const path = joinPath(folder, name);
      const filePath = join(folderPath, name);
      const stats = orThrowUnreadable("a name in it is too long, or in a folder that can't be entered", () => {
        return fs.lstatSync(filePath, { throwIfNoEntry: false });
      });
      if (stats === undefined) {
        // Either the file is gone, or its name is not UTF-8: the decoded name then finds no file.
        if (name.includes('\ufffd')) seen.set(path, { kind: 'odd', why: "its name isn't UTF-8" });
        continue;
      }
      if (stats.isDirectory() && (folders.has(path) || enters?.(path) === true)) pendingFolders.push(path);
      else if (stats.isDirectory()) seen.set(path, { kind: 'folder' });
      else seen.set(path, inspectFile(filePath, stats, head.has(path) ? toHashRule(before, path) : undefined));
      if (seen.size + pendingFolders.length > maxNames) throw unreadable(`it has more than ${maxNames} names`);
    }
  }
  return seen;
}

/** Refuses a link (on Linux, also on the way) and a hard link. The path `root` itself must have no link in it. */
export function readPlainFile(
  root: string,
  path: string,
  maxBytes: number,
): { readonly bytes?: Uint8Array; readonly why?: string } {
  return withFile(join(root, path), (file, stats) => {
    if (stats.nlink !== 1) return { why: hardLink };
    if (!isOpenedAt(file, join(root, path))) return { why: 'a folder in its path is a link' };
    return stats.size > maxBytes ? { why: `it has more than ${maxBytes} bytes` } : { bytes: fs.readFileSync(file) };
  });
}

const hardLink = 'it has more than one name (a hard link)';

function withFile<T>(path: string, read: (file: number, stats: fs.Stats) => T): T | { readonly why: string } {
  const file = orUndefined(() => fs.openSync(path, openFlags));
  if (file === undefined) return { why: "it is a link, or can't be opened" };
  try {
    const stats = fs.fstatSync(file);
    return stats.isFile() ? read(file, stats) : { why: 'it is not a regular file' };
  } finally {
    fs.closeSync(file);
  }
}

function toHashRule(before: ReadonlyMap<string, PathState> | undefined, path: string): (size: number) => boolean {
  const previous = before?.get(path);
  return (size) => before === undefined || (previous !== undefined && 'size' in previous && previous.size === size);
}

/** @param shouldHash - decides by the size; undefined if the file is not in head */
function inspectFile(path: string, stats: fs.Stats, shouldHash: ((size: number) => boolean) | undefined): PathState {
  const isInHead = shouldHash !== undefined;
  if (stats.isSymbolicLink()) {
    const sha = isInHead ? computeBlobSha(fs.readlinkSync(path, { encoding: 'buffer' })) : undefined;
    return { kind: 'odd', why: 'it is a link', sha };
  }
  if (!stats.isFile()) return { kind: 'odd', why: 'it is not a regular file' };
  if (!isInHead) return { kind: 'new' };
  const result = withFile(path, (file, { size, mode, nlink }): PathState => {
    const sha = shouldHash(size) ? hashFile(file, size) : undefined;
    if (nlink > 1) return { kind: 'odd', why: hardLink, sha, size };
    return { kind: 'file', sha, size, mode: (mode & 0o100) === 0 ? '100644' : '100755' };
  });
  return 'kind' in result ? result : { kind: 'odd', why: result.why };
}

const chunk = Buffer.allocUnsafe(256 * 1024);

/** Reads in pieces, so that memory does not grow with the file. */
function hashFile(file: number, size: number): string {
  const hash = createHash('sha1').update(`blob ${size}\0`);
  for (let count = fs.readSync(file, chunk); count > 0; count = fs.readSync(file, chunk))
    hash.update(chunk.subarray(0, count));
  return hash.digest('hex');
}

function orThrowUnreadable<T>(why: string, read: () => T): T {
  return orThrow(read, (cause) => unreadable(why, cause));
}

export function listParents(head: HeadTree): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of head.keys()) {
    for (let at = posix.dirname(path); at !== '.' && !folders.has(at); at = posix.dirname(at)) folders.add(at);
  }
  return folders;
}

function unreadable(why: string, cause?: unknown): ChangesError {
  return new ChangesError('changes_unreadable', `The workspace can't be searched for changes: ${why}.`, { cause });
}

/** @throws {ChangesError} `changes_checkout`: the workspace is at another commit, or is not a checkout */
export function refuseOtherCommit(root: string, head: string): void {
  const commit = readCheckedOutCommit(root);
  if (commit === head) return;
  const state = commit === undefined ? 'is not a checkout' : `is at ${commit}`;
  const message = `The workspace ${state}, but the intern's changes must start from ${head}. Check out that commit into the workspace itself: "ref: \${{ github.event.pull_request.head.sha }}" for actions/checkout on pull_request, "ref: refs/pull/NUMBER/head" on a comment.`;
  throw new ChangesError('changes_checkout', message);
}

/** Follows a branch to its commit, in its own file or in `packed-refs` (gitrepository-layout(5)). */
function readCheckedOutCommit(root: string): string | undefined {
  const read = (name: string): string => orUndefined(() => fs.readFileSync(join(root, '.git', name), 'utf8')) ?? '';
  const head = read('HEAD').trim();
  const branch = /^ref: (refs\/heads\/[^\s]+)$/u.exec(head)?.[1];
  if (branch?.split('/').includes('..') === true) return undefined;
  const commit = branch === undefined ? head : read(branch).trim();
  if (/^[0-9a-f]{40}$/.test(commit)) return commit;
  const packed = branch === undefined ? [] : read('packed-refs').split('\n');
  return packed.find((line) => line.endsWith(` ${branch}`))?.slice(0, 40);
}

// Computes Git's names (SHA-1) of files and folders, and of the root folder after changes.
import { nodeCrypto } from '../crypto.ts';

export interface TreeEntry {
  /** `100644`, `100755`, `120000` (a link), `040000` (a folder), `160000` (a submodule). */
  readonly mode: string;
  readonly name: string;
  readonly sha: string;
}

/** Maps the path of each folder to its entries; the root is `''`. */
export type Folders = ReadonlyMap<string, readonly TreeEntry[]>;

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Returns `a`, `a/b`, … up to the path itself. */
export function listPrefixes(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

export const folderMode = '040000';
export const plainMode = '100644';

/** Hashes as git-hash-object(1) does. */
export function computeBlobSha(bytes: Uint8Array): string {
  return computeObjectSha('blob', bytes);
}

/** Sorts as Git does: a folder as if its name ended with a slash. */
export function computeTreeSha(entries: readonly TreeEntry[]): string {
  const rows = entries.map(({ mode, name, sha }) => ({
    key: Buffer.from(mode === folderMode ? `${name}/` : name),
    bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(sha, 'hex')]),
  }));
  const sorted = rows.toSorted((a, b) => Buffer.compare(a.key, b.key));
  return computeObjectSha('tree', Buffer.concat(sorted.map(({ bytes }) => bytes)));
}

/**
 * Drops a folder that becomes empty, because Git keeps no empty folders.
 * @param folders - every existing folder on the way to a changed path
 * @param changes - by path, Git's name of the new content (which gets mode 100644), or null to remove the path
 * @throws {RangeError} `folders` lacks an existing folder, a removed path is missing, or a file and a folder share a path
 */
export function computeRootTree(folders: Folders, changes: ReadonlyMap<string, string | null>): string {
  const edits = [...changes].map(([path, sha]) => ({ names: path.split('/'), sha }));
  return computeFolderSha(folders, '', edits) ?? computeTreeSha([]);
}

/** A change somewhere below a folder. `names` is the path from that folder; it is empty at the file itself. */
interface PathEdit {
  readonly names: readonly string[];
  readonly sha: string | null;
}

function computeFolderSha(folders: Folders, path: string, edits: readonly PathEdit[]): string | undefined {
  const entries = new Map((folders.get(path) ?? []).map((entry) => [entry.name, entry]));
  for (const [name, group] of Map.groupBy(edits, ({ names }) => names[0] ?? '')) {
    const nestedEdits = group.map(({ names, sha }) => ({ names: names.slice(1), sha }));
    const newEntry = computeEntry(folders, joinPath(path, name), entries.get(name), nestedEdits);
    if (newEntry === undefined) entries.delete(name);
    else entries.set(name, { ...newEntry, name });
  }
  return entries.size === 0 ? undefined : computeTreeSha([...entries.values()]);
}

function computeEntry(
  folders: Folders,
  at: string,
  before: TreeEntry | undefined,
  edits: readonly PathEdit[],
): Pick<TreeEntry, 'mode' | 'sha'> | undefined {
  const [edit] = edits;
  if (edit === undefined || at === '' || at.endsWith('/')) throw new RangeError(`"${at}" is not a path.`);
  if (edit.names.length === 0) {
    if (edits.length > 1 || before?.mode === folderMode) throw new RangeError(`"${at}" is a folder.`);
    if (edit.sha !== null) return { mode: plainMode, sha: edit.sha };
    if (before === undefined) throw new RangeError(`"${at}" is not there.`);
    return undefined;
  }
  const isFile = edits.some(({ names }) => names.length === 0) || (before !== undefined && before.mode !== folderMode);
  if (isFile) throw new RangeError(`"${at}" is a file.`);
  if (before !== undefined && !folders.has(at)) throw new RangeError(`The folder "${at}" was not read.`);
  const sha = computeFolderSha(before === undefined ? new Map() : folders, at, edits);
  return sha === undefined ? undefined : { mode: folderMode, sha };
}

function computeObjectSha(kind: 'blob' | 'tree', bytes: Uint8Array): string {
  return nodeCrypto().createHash('sha1').update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest('hex');
}

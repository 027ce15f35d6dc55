// Computes the names that Git gives to files and folders, and to the root tree after changes.
import { nodeCrypto } from '../crypto.ts';

export interface TreeEntry {
  /** `100644`, `100755`, `120000` (a link), `040000` (a folder), `160000` (a submodule). */
  readonly mode: string;
  readonly name: string;
  readonly sha: string;
}

/** The entries of folders by path; the root is `''`. */
export type Folders = ReadonlyMap<string, readonly TreeEntry[]>;

/** Joins a folder and a name; the root folder is `''`. */
export function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Returns `a`, `a/b`, … up to the path itself. */
export function prefixesOf(path: string): readonly string[] {
  const names = path.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

export const folderMode = '040000';

export const plainMode = '100644';

/** Hashes as git-hash-object(1) does. */
export function blobSha(bytes: Uint8Array): string {
  return objectSha('blob', bytes);
}

/** Sorts entries as Git does: a folder's name with a slash at its end. */
export function treeSha(entries: readonly TreeEntry[]): string {
  const rows = entries.map(({ mode, name, sha }) => ({
    key: Buffer.from(mode === folderMode ? `${name}/` : name),
    bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(sha, 'hex')]),
  }));
  const sorted = rows.toSorted((one, other) => Buffer.compare(one.key, other.key));
  return objectSha('tree', Buffer.concat(sorted.map(({ bytes }) => bytes)));
}

/**
 * Drops a folder that becomes empty, because Git keeps none.
 * @param folders - every folder of the tree on a changed path
 * @param changes - SHA-1 of the new content, of mode 100644, or null for a removed path
 * @throws {RangeError} a folder or removed path is missing, or a path leads through a file or names a folder
 */
export function changedRoot(folders: Folders, changes: ReadonlyMap<string, string | null>): string {
  const steps = [...changes].map(([path, sha]) => ({ names: path.split('/'), sha }));
  return changedFolder(folders, '', steps) ?? treeSha([]);
}

/** A change below a folder, with the rest of its path in names. */
interface Step {
  readonly names: readonly string[];
  readonly sha: string | null;
}

function changedFolder(folders: Folders, path: string, steps: readonly Step[]): string | undefined {
  const entries = new Map((folders.get(path) ?? []).map((entry) => [entry.name, entry]));
  for (const [name, some] of Map.groupBy(steps, ({ names }) => names[0] ?? '')) {
    const below = some.map(({ names, sha }) => ({ names: names.slice(1), sha }));
    const after = changedName(folders, pathIn(path, name), entries.get(name), below);
    if (after === undefined) entries.delete(name);
    else entries.set(name, { ...after, name });
  }
  return entries.size === 0 ? undefined : treeSha([...entries.values()]);
}

function changedName(
  folders: Folders,
  at: string,
  before: TreeEntry | undefined,
  steps: readonly Step[],
): Pick<TreeEntry, 'mode' | 'sha'> | undefined {
  const [first] = steps;
  if (first === undefined || at === '' || at.endsWith('/')) throw new RangeError(`"${at}" is no path.`);
  if (first.names.length === 0) {
    if (steps.length > 1 || before?.mode === folderMode) throw new RangeError(`"${at}" is a folder.`);
    if (first.sha !== null) return { mode: plainMode, sha: first.sha };
    if (before === undefined) throw new RangeError(`"${at}" is not there.`);
    return undefined;
  }
  const isFile = steps.some(({ names }) => names.length === 0) || (before !== undefined && before.mode !== folderMode);
  if (isFile) throw new RangeError(`"${at}" is a file.`);
  if (before !== undefined && !folders.has(at)) throw new RangeError(`The folder "${at}" was not read.`);
  const sha = changedFolder(before === undefined ? new Map() : folders, at, steps);
  return sha === undefined ? undefined : { mode: folderMode, sha };
}

function objectSha(kind: 'blob' | 'tree', bytes: Uint8Array): string {
  return nodeCrypto().createHash('sha1').update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
